/** Markdown that pages and components import by an alias of the bundler settings, or from a package. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";

const TIMEOUT_MS = 60_000;

const CONFIG = `const { resolve } = require("path");
module.exports = {
  title: "T", url: "https://example.com", baseUrl: "/",
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  plugins: [
    () => ({
      name: "own",
      configureWebpack: () => ({ resolve: { alias: {
        "@parts": resolve(__dirname, "shared"), "@parts/other": resolve(__dirname, "others"), note$: resolve(__dirname, "shared/note.mdx"),
      } } }),
    }),
  ],
};
`;

test(
  "an alias or a package may name the Markdown that a page or a component shows",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": CONFIG,
      "docs/index.mdx":
        'import Part from "@parts/part.mdx";\nimport Other from "@parts/other/_a.md";\nimport Terms, { count } from "texts/terms.mdx";\n\n# Home\n\n<Part name="Ann" />\n\n<Other />\n\n<Terms />\n\nThere are {count} terms.\n',
      "docs/code.mdx":
        'import Part, { toc } from "@parts/part.mdx";\nimport * as texts from "texts/terms.mdx";\n\nexport const size = texts.count + toc.length;\n\n# Code\n\n{[1].map((n) => <Part key={n} name={`Bo ${size}`} />)}\n',
      "docs/example.md": '# Example\n\n```js\nimport Part from "@parts/part.mdx";\n```\n',
      "src/pages/own.jsx":
        'import Part from "@parts/part.mdx";\nimport Terms from "texts/terms.mdx";\nconst Other = require("@parts/other/_a.md").default;\nexport default () => <main><Part name="Cy" /><Terms /><Other /></main>;\n',
      "shared/part.mdx": 'import Inner from "./inner.mdx";\n\n## Hello {props.name}\n\nmarmalade\n\n<Inner />\n',
      "shared/inner.mdx": "inside [home](/)\n",
      "others/_a.md": "of the longer alias\n",
      "node_modules/texts/package.json": '{"name":"texts","version":"1.0.0"}',
      "node_modules/texts/terms.mdx":
        'import Small from "./small.mdx";\n\nexport const count = 3;\n\n### Terms\n\n<Small />\n',
      "node_modules/texts/small.mdx": "small print\n",
    });
    expect(built.stderr).toBe("");
    const home = await built.main("index.html");
    for (const part of ["Hello Ann", "marmalade", "inside", "of the longer alias", 'id="terms"', "small print"])
      expect(home).toContain(part);
    expect(home.replace(/<[^>]*>/g, "")).toContain("There are 3 terms.");
    expect(home).toContain('<a href="#hello-ann" class="table-of-contents__link');
    expect((await built.main("code/index.html")).replaceAll("<!-- -->", "")).toContain("Hello Bo 4");
    expect((await built.main("example/index.html")).replace(/<[^>]*>/g, "")).toContain("@parts/part.mdx");
    const own = await built.main("own/index.html");
    // Browsers load the components of Markdown before they hydrate the page.
    expect(await built.read("own/index.html")).toContain('"modules":["@theme/MDXComponents"]');
    for (const part of ["Hello <!-- -->Cy", "small print", "of the longer alias"]) expect(own).toContain(part);
  },
  TIMEOUT_MS,
);

test(
  "a name that leads nowhere is an error at the import",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.js": CONFIG,
      "docs/index.mdx": 'import Part from "@parts/gone.mdx";\n\n# Home\n\n<Part />\n',
    });
    expect(built.code).toBe(1);
    expect(built.stderr).toMatchInlineSnapshot(`
      "error[missing-partial] The imported file \`@parts/gone.mdx\` is not a Markdown file of the site, so a page cannot show it.
        docs/index.mdx:1:19
        1 | import Part from "@parts/gone.mdx";
          |                   ^^^^^^^^^^^^^^^
        help: Name it by a relative path, by \`@site/\`, or by an alias or package in which this file exists.

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);
