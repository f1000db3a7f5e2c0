/** What Markdown and components import beside components, through the real command line. */

import { expect, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

/** Text without tags and React's marks between texts. */
function textOf(html: string): string {
  return html.replace(/<!--.*?-->|<[^>]+>/g, "").replace(/\s+/g, " ");
}

test(
  "a module that is imported for its effect is loaded with the page",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
      "docs/index.mdx": 'import "./effect.js";\nimport "./style.css";\n\n# Effect\n',
      "docs/other.md": "# Other\n",
      "docs/effect.js": "globalThis.effect = true;\n",
      "docs/style.css": "p { margin: 0 }",
    });
    const modulesOf = async (path: string): Promise<unknown> => {
      const data = /id="__page">(.*?)<\/script>/s.exec(await built.read(path))?.[1] ?? "{}";
      return (JSON.parse(data) as { modules: unknown }).modules;
    };
    expect(await modulesOf("index.html")).toEqual(["@site/docs/effect.js"]);
    expect(await modulesOf("other/index.html")).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "texts, data and Markdown files are imported by pages with and without code, and by components",
  async () => {
    const imports = [
      "import Source from '!!raw-loader!./a.js';",
      "import { version } from '../package.json';",
      "import data from './data.yml';",
      "",
      "# Imports",
      "",
      '<CodeBlock language="js" title="a.js">{Source}</CodeBlock>',
      "",
      "Version {version}, {data.list.first}, `{version}`.",
      "",
    ].join("\n");
    const twins = 'import Near from "./Near";\nimport Far from "@site/src/Near";\n';
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { docs: { routeBasePath: "/" }, blog: false, pages: { path: "pages" } }]],
      }),
      "docs/index.mdx": imports,
      "src/Near.js": "export default () => <b>js</b>;\n",
      "src/Near.tsx": "export default () => <b>tsx</b>;\n",
      "docs/code.mdx": `${imports}\nexport const one = 1;\n\n{one + one} {Source.length}\n`,
      "docs/a.js": "const a = '{x}';\n",
      "docs/data.yml": "list:\n  first: yaml\n",
      "package.json": '{ "version": "1.2.3" }',
      "docs/_part.mdx": "Hello **{props.name}**, see [code](./code.mdx).\n",
      "docs/_other.mdx": "Hello **{props.name}**, see [code](./code.mdx).\n",
      "src/Box.jsx": `import Part from "@site/docs/_part.mdx";\n${twins}export default () => <><Part name="box" /><Near /><Far /></>;\n`,
      "pages/page.jsx":
        'import Part from "../docs/_other.mdx";\nimport Box from "../src/Box";\nexport default () => <main><Part name="page" /><Box /></main>;\n',
    });
    expect(built.stderr).not.toContain("error");
    for (const path of ["index.html", "code/index.html"]) {
      const html = await built.main(path);
      expect(html).toContain('<span class="hljs-keyword">const</span>');
      expect(textOf(html)).toContain("Version 1.2.3, yaml, {version}.");
    }
    expect(textOf(await built.main("code/index.html"))).toContain("2 17");
    const page = await built.main("page/index.html");
    expect(textOf(page)).toBe("Hello page, see code.Hello box, see code.jsjs");
    expect(page).toContain('<a href="/code">code</a>');
  },
  TIMEOUT_MS,
);

test(
  "imports that begin with `/` are found in the static folders and in the site folder, and reported where they are missing",
  async () => {
    const files = {
      "docusaurus.config.mjs": configText({
        staticDirectories: ["public"],
        presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
      }),
      "docs/index.md": "# Roots\n",
      "public/data/a.json": '["from public"]',
      "data/b.json": '["from the site"]',
      "src/pages/page.jsx":
        'import a from "/data/a.json";\nimport b from "/data/b.json";\nexport default () => <main>{a}, {b}</main>;\n',
    };
    await using built = await buildFixture(files);
    expect(built.stderr).toBe("");
    expect(textOf(await built.read("page/index.html"))).toContain("from public, from the site");
    await using broken = await buildFixture({
      ...files,
      "src/pages/page.jsx": 'import a from "/data/c.json";\nexport default () => a;\n',
    });
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatchInlineSnapshot(`
      "error[missing-module] The imported file \`/data/c.json\` does not exist.
        src/pages/page.jsx:1:16
        1 | import a from "/data/c.json";
          |                ^^^^^^^^^^^^
        2 | export default () => a;
        help: A path that begins with \`/\` is looked up in the static folders and in the site folder.

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  },
  TIMEOUT_MS,
);

test(
  "the client API has the names of its files in the format's own package",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
      "src/pages/index.js": `import useDocusaurusContext from "@docusaurus/core/lib/client/exports/useDocusaurusContext";
import Link from "@docusaurus/core/lib/client/exports/Link.js";
import { translate } from "@docusaurus/core/lib/client/exports/Translate";
import { useActivePlugin } from "@docusaurus/plugin-content-docs/lib/client/index.js";
import { useBlogPost } from "@docusaurus/plugin-content-blog/lib/client/contexts.js";
import { useThemeConfig } from "@docusaurus/theme-common/lib/utils/useThemeConfig";
import { useLocalPathname } from "@docusaurus/theme-common/lib/utils/useLocalPathname.js";
import Layout from "@docusaurus/theme-classic/lib/theme/Layout";
import Heading from "@docusaurus/theme-classic/lib/theme/Heading/index.js";
import styles from "@docusaurus/theme-classic/lib/theme/DocRoot/Layout/Main/styles.module.css";
export default function Home() {
  const found = [typeof useActivePlugin, typeof useBlogPost, styles.docMainContainer].join();
  return <Layout><Heading as="h1">{found}</Heading><Link to="/">{useDocusaurusContext().siteConfig.title} {translate({ message: "said" })} {useLocalPathname()} {typeof useThemeConfig().navbar}</Link></Layout>;
}`,
      "src/theme/Heading/index.js": "export default () => <b>replaced</b>;\n",
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    const text = textOf(await built.read("index.html"));
    expect(text).toContain("Test said / object");
    // Not the component that replaces it.
    expect(text).toContain("function,function,docMainContainer");
  },
  TIMEOUT_MS,
);

test(
  "components outside of `src` import Markdown, also through others",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
        plugins: ["./plugins/frame.js"],
      }),
      "docs/index.mdx":
        'import Direct from "./parts/Direct.jsx";\nimport Far from "../widgets/Far";\n\n# Home\n\n<Direct /> <Far />\n',
      "docs/parts/Direct.jsx": 'import Text from "./_direct.md";\nexport default () => <Text />;\n',
      "docs/parts/_direct.md": "from *direct*\n",
      "widgets/Far/index.tsx": 'export { default } from "../deeper/Deep";\n',
      "widgets/deeper/Deep.js": 'import Text from "@site/texts/deep.mdx";\nexport default () => <Text />;\n',
      "texts/deep.mdx": "from *deep*\n",
      "plugins/frame.js": `module.exports = ({ baseUrl }) => ({ name: "frame", getThemePath: () => "./theme",
  contentLoaded: ({ actions }) => actions.addRoute({ path: baseUrl + "routed", component: require.resolve("./Routed.jsx"), exact: true }) });
`,
      "plugins/Routed.jsx": 'import Text from "./routed.md";\nexport default () => <Text />;\n',
      "plugins/routed.md": "from *routed*\n",
      "plugins/theme/Note.jsx": 'import Text from "../note.md";\nexport default () => <Text />;\n',
      "plugins/note.md": "from *note*\n",
      "src/pages/note.jsx": 'import Note from "@theme/Note";\nexport default () => <Note />;\n',
    });
    expect(built.stderr).toBe("");
    expect(textOf(await built.main("index.html"))).toMatch(/from direct\s*from deep/);
    expect(await built.read("note/index.html")).toContain("from <em>note</em>");
    expect(await built.read("routed/index.html")).toContain("from <em>routed</em>");
  },
  TIMEOUT_MS,
);
