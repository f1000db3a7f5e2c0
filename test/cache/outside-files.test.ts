/** A build notices changes of files outside of the site folder that it uses. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

test("a page that includes a file from above the site folder is built again after a change of it", async () => {
  await using repository = await makeSite({
    "README.md": "First readme.\n\nimport Part from './part.md';\n\n<Part />\n",
    "part.md": "First part.\n",
    "site/docusaurus.config.mjs": configText({ presets: [["classic", { blog: false }]] }),
    "site/docs/a.mdx": "import Readme from '../../README.md';\n\n# A\n\n<Readme />\n",
    "site/docs/b.md": "# B\n",
  });
  const build = async (): Promise<string> => {
    // Longer than a step of the system's clock for files.
    await Bun.sleep(50);
    const built = await runCli(["build", repository.path("site")]);
    expect([built.code, built.stderr]).toEqual([0, ""]);
    return built.stdout;
  };
  const page = (): Promise<string> => repository.read("site/dist/docs/a/index.html");
  expect(await build()).not.toContain("Nothing has changed");
  expect(await build()).toContain("Nothing has changed");
  for (const name of ["README.md", "part.md"]) {
    await repository.write(name, (await repository.read(name)).replace("First", "Second"));
    expect(await build()).not.toContain("Nothing has changed");
  }
  for (const text of ["Second readme.", "Second part."]) expect(await page()).toContain(text);
  await repository.write("site/docs/b.md", "# B\n\nMore.\n");
  await build();
  await repository.write("part.md", "Third part.\n");
  await build();
  expect(await page()).toContain("Third part.");
}, 30_000);

test.each([
  { kind: "a style sheet", path: "shared/_vars.scss", first: "$color: teal;\n", shown: "assets/css/" },
  { kind: "code", path: "shared/raw.txt", first: "teal", shown: "index.html" },
])(
  "$kind that reads a file from above the site folder is compiled again after a change of it",
  async ({ path, first, shown }) => {
    await using repository = await makeSite({
      "shared/_vars.scss": "$color: gold;\n",
      "shared/raw.txt": "gold",
      [path]: first,
      "site/docusaurus.config.mjs": configText({
        presets: [["classic", { docs: false, blog: false, theme: { customCss: "./custom.scss" } }]],
      }),
      "site/custom.scss": '@use "../shared/vars";\n.colored { color: vars.$color; }\n',
      "site/src/pages/index.jsx":
        'import Layout from "@theme/Layout";\nimport text from "!!raw-loader!../../../shared/raw.txt";\nexport default () => <Layout><p>{text}</p></Layout>;\n',
    });
    const build = async (): Promise<string> => {
      await Bun.sleep(50);
      const built = await runCli(["build", repository.path("site")]);
      expect([built.code, built.stderr]).toEqual([0, ""]);
      const files = (await repository.list("site/dist")).filter((file) => file.startsWith(shown));
      return (await Promise.all(files.map((file) => repository.read(`site/dist/${file}`)))).join("\n");
    };
    expect(await build()).toMatch(/color:teal|>teal</);
    await repository.write(path, first.replace("teal", "maroon"));
    expect(await build()).toMatch(/color:maroon|>maroon</);
  },
  30_000,
);

describe("a site whose options name files outside of its folder", () => {
  const POST = "---\ntags: [news]\nauthors: [ann]\n---\n\n# Post\n\nText.\n\n<!-- truncate -->\n";
  const blog = {
    authorsMapPath: "../../shared/authors.yml",
    tags: "../../shared/post-tags.yml",
    feedOptions: { xslt: { rss: "../../shared/feed.xsl" } },
  };
  const FILES = {
    "shared/sidebars.mjs":
      "export default { docs: [{ type: 'category', label: 'First sidebar', collapsed: false, items: ['a'] }] };\n",
    "shared/doc-tags.yml": "basics:\n  label: First doc tag\n",
    "shared/post-tags.yml": "news:\n  label: First post tag\n",
    "shared/authors.yml": "ann:\n  name: First author\n",
    "shared/feed.xsl": "<!-- First style -->\n",
    "assets/note.txt": "First note\n",
    "pages/own.md": "# Own\n\nFirst page\n",
    "docs/a.md": "---\ntags: [basics]\n---\n\n# A\n\nFirst doc\n",
    "site/blog/2024-01-01-post.md": POST,
    "site/docusaurus.config.mjs": configText({
      staticDirectories: ["../assets"],
      presets: [
        [
          "classic",
          {
            docs: { path: "../docs", sidebarPath: "../shared/sidebars.mjs", tags: "../shared/doc-tags.yml" },
            blog,
            pages: { path: "../pages" },
          },
        ],
      ],
    }),
  };
  let repository: TestSite;
  const build = async (): Promise<string> => {
    await Bun.sleep(50);
    const built = await runCli(["build", repository.path("site")]);
    expect([built.code, built.stderr]).toEqual([0, ""]);
    return built.stdout;
  };
  beforeAll(async () => {
    repository = await makeSite(FILES);
    await build();
  });
  afterAll(() => repository.remove());

  test.each([
    ["shared/sidebars.mjs", "docs/a/index.html"],
    ["shared/doc-tags.yml", "docs/a/index.html"],
    ["shared/post-tags.yml", "blog/2024/01/01/post/index.html"],
    ["shared/authors.yml", "blog/2024/01/01/post/index.html"],
    ["shared/feed.xsl", "blog/rss.xsl"],
    ["assets/note.txt", "note.txt"],
    ["pages/own.md", "own/index.html"],
    ["docs/a.md", "docs/a/index.html"],
  ])("shows a change of %s", async (path, page) => {
    expect(await build()).toContain("Nothing has changed");
    const text = await repository.read(path);
    const [first = ""] = /First \w+(?: \w+)?/.exec(text) ?? [];
    const second = first.replace("First", "Second");
    await repository.write(path, text.replace(first, second));
    await build();
    const shown = await repository.read(`site/dist/${page}`);
    expect(shown).toContain(second);
    expect(shown).not.toContain(first);
  });
});
