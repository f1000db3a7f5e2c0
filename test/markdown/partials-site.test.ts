/** Partials of a whole site, through the real command line: links, images, search, and mistakes by their file. */

import { expect, test } from "bun:test";
import { buildFixture, runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = configText({
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  themeConfig: { search: { local: true } },
  onBrokenLinks: "warn",
  onBrokenAnchors: "warn",
  onBrokenMarkdownLinks: "warn",
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>';

test(
  "pages have the text, links and images of their partials",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx": 'import Part from "./parts/_part.mdx";\n\n# Home\n\n<Part name="Ann" />\n',
      "docs/deep/code.mdx":
        'import Part from "@site/docs/parts/_part.mdx";\n\nexport const name = "Bo";\n\n# Code\n\n<Part name={name} />\n',
      "docs/deep/mixed.mdx": 'import Note from "../parts/_note.mdx";\n\n# Mixed\n\n<Note count={3} />\n',
      "docs/rooted.mdx":
        'import Part from "/docs/parts/_part.mdx";\nimport More from "/_more.md";\n\n# Rooted\n\n<Part name="Cy" /> <More />\n',
      "static/_more.md": "of a *static* folder\n",
      "docs/parts/_part.mdx":
        "## Hello {props.name}\n\nmarmalade ![dot](./dot.svg) [code](../deep/code.mdx) [up](#hello-ann)\n",
      "docs/parts/_note.mdx":
        'export const twice = 2;\n\n## Notes\n\n<Tabs><TabItem value="one">**{props.count * twice}**</TabItem></Tabs>\n',
      "docs/parts/dot.svg": SVG,
    });
    expect(built.stderr).not.toContain("error");
    const home = await built.main("index.html");
    expect(home).toContain('<h2 class="anchor" id="hello-ann">Hello Ann');
    expect(home).toMatch(/<img [^>]*src="\/assets\/images\/dot-\w+\.svg" width="4" height="2"/);
    expect(home).toContain('<a href="/deep/code">code</a>');
    expect(home).toContain('<a href="#hello-ann" class="table-of-contents__link');
    const rooted = (await built.main("rooted/index.html")).replaceAll("<!-- -->", "");
    expect(rooted).toContain("Hello Cy");
    expect(rooted).toContain("of a <em>static</em> folder");
    const code = await built.main("deep/code/index.html");
    expect(code.replaceAll("<!-- -->", "")).toContain("Hello Bo");
    expect(code).toContain('href="/deep/code">code</a>');
    const mixed = await built.main("deep/mixed/index.html");
    expect(mixed).toMatch(/<strong data-prose="[^"]*">6<\/strong>/);
    expect(mixed).toContain('<a href="#notes" class="table-of-contents__link');
    const texts = (await built.files()).filter((path) => /-text-/.test(path));
    expect((await Promise.all(texts.map((path) => built.read(path)))).join("")).toContain("marmalade");
  },
  TIMEOUT_MS,
);

test(
  "docs beside the site folder have partials inside of it, by a path into the folder",
  async () => {
    await using repository = await makeSite({
      "website/docusaurus.config.mjs": configText({
        presets: [["classic", { docs: { path: "../docs", routeBasePath: "/" }, blog: false }]],
      }),
      "website/parts/_outer.md": 'import Inner from "../../website/parts/_inner.md";\n\nouter\n\n<Inner />\n',
      "website/parts/_inner.md": "inner *text*\n",
      "docs/index.mdx": 'import Outer from "../website/parts/_outer.md";\n\n# Home\n\n<Outer />\n',
      "docs/code.mdx":
        'import Outer from "../website/parts/_outer.md";\n\nexport const Kept = () => <div><Outer /></div>;\n\n# Code\n\n<Kept />\n',
    });
    const { code, stderr } = await runCli(["build", repository.path("website")]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const page of ["index.html", "code/index.html"]) {
      const html = await repository.read(`website/dist/${page}`);
      expect(html).toMatch(/outer<\/p>/);
      expect(html).toContain("inner <em>text</em>");
    }
  },
  TIMEOUT_MS,
);

test(
  "mistakes in a partial are reported once, with its file and line",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": CONFIG,
      "docs/index.mdx": 'import Part from "./parts/_part.mdx";\n\n# Home\n\n<Part />\n',
      "docs/b.mdx": 'import Part from "./parts/_part.mdx";\n\n# B\n\n<Part /> <Part />\n',
      "docs/parts/_part.mdx": "text\n\n[gone](./gone.md) and [nowhere](#nowhere)\n",
    });
    const places = [...built.stderr.matchAll(/\[(broken-[\w-]+)\][^\n]*\n\s+(\S+)/g)].map(([, ...found]) =>
      found.join(" "),
    );
    expect(places).toEqual([
      "broken-markdown-link docs/parts/_part.mdx:3:8",
      "broken-anchor docs/parts/_part.mdx:3:33",
    ]);
  },
  TIMEOUT_MS,
);
