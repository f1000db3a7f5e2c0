/** Small sites with one mistake each, by the code of its diagnostic. Their files are added to a site with one doc. */

export type Files = Readonly<Record<string, string>>;

/** Returns a config with the given lines after the required fields. */
function config(...fields: readonly string[]): Files {
  const lines = ['title: "Tools",', 'url: "https://tools.example",', 'baseUrl: "/",', ...fields];
  return { "docusaurus.config.ts": `export default {\n${lines.map((line) => `  ${line}\n`).join("")}};\n` };
}

function docs(options: string): Files {
  return config(`presets: [["classic", { docs: ${options} }]],`);
}

function intro(text: string, extension = "md"): Files {
  return { [`docs/intro.${extension}`]: `# Intro\n\n${text}\n` };
}

function post(frontMatter: string, text = "Text\n\n<!-- truncate -->\n\nMore."): Files {
  return { "blog/2026-01-05-first.md": `---\ntitle: First\n${frontMatter}\n---\n\n${text}\n` };
}

function front(...fields: readonly string[]): Files {
  return { "docs/intro.md": `---\n${fields.join("\n")}\n---\n\n# Intro\n` };
}

const CONFIG_EXAMPLES: Readonly<Record<string, Files>> = {
  "config-not-object": { "docusaurus.config.ts": 'export default "classic";\n' },
  "unknown-option": config('tagLine: "Sharp",'),
  "missing-option": { "docusaurus.config.ts": 'export default {\n  title: "Tools",\n  baseUrl: "/",\n};\n' },
  "wrong-type": config("favicon: true,"),
  "invalid-option": config('onBrokenLinks: "warning",'),
  "inconsistent-option": docs("{ sidebarCollapsible: false, sidebarCollapsed: true }"),
  "module-syntax": { "docusaurus.config.ts": 'export default {\n  title: "Tools"\n  baseUrl: "/",\n};\n' },
  "module-throws": { "docusaurus.config.ts": 'throw new Error("no token");\n' },
  "missing-package": {
    "docusaurus.config.ts": 'import theme from "prism-theme-of-mine";\n\nexport default { theme };\n',
  },
  "unknown-plugin": config('plugins: ["plugin-quotes"],'),
  "unknown-preset": config('presets: ["clasic"],'),
  "url-with-path": {
    "docusaurus.config.ts": config()["docusaurus.config.ts"]?.replace(".example", ".example/docs") ?? "",
  },
  "unknown-locale": config('i18n: { defaultLocale: "en", locales: ["fr"] },'),
  "invalid-locale": config('i18n: { defaultLocale: "en", locales: ["en", "french!"] },'),
  "missing-locale-folder": config('i18n: { defaultLocale: "en", locales: ["en", "fr"] },', 'presets: ["classic"],'),
};

const CONTENT_EXAMPLES: Readonly<Record<string, Files>> = {
  "broken-link": intro("Read [the guide](/docs/guide)."),
  "broken-anchor": intro("Read [the end](#the-end)."),
  "broken-markdown-link": intro("Read [the guide](./guide.md)."),
  "broken-image": intro("![A chart](./chart.png)"),
  "broken-redirect": config(
    'presets: ["classic"],',
    'plugins: [["client-redirects", { redirects: [{ from: "/old", to: "/new" }] }]],',
  ),
  "duplicate-route": { "docs/guide.md": "# Guide\n", "docs/guide/index.md": "# Guide\n" },
  "invalid-front-matter": front("title: Intro: the start"),
  "misspelled-front-matter": front("titel: Intro"),
  "draft-and-unlisted": front("draft: true", "unlisted: true"),
  "invalid-yaml": { "docs/guide/_category_.yml": "label: [Guide\n", "docs/guide/a.md": "# A\n" },
  "unknown-author": post("authors: mel"),
  "untruncated-post": post("authors: []", "Text"),
  "invalid-date": post("authors: []\ndate: tomorrow"),
  "duplicate-doc-id": { "docs/a.md": "---\nid: guide\n---\n", "docs/b.md": "---\nid: guide\n---\n" },
  "missing-sidebars-file": docs('{ sidebarPath: "./sidebar.js" }'),
  "unknown-doc-id": {
    ...docs('{ sidebarPath: "./sidebars.js" }'),
    "sidebars.js": 'export default {\n  docs: ["intor"],\n};\n',
  },
  "unknown-sidebar-item": {
    ...docs('{ sidebarPath: "./sidebars.js" }'),
    "sidebars.js": 'export default {\n  docs: [{ type: "docs", id: "intro" }],\n};\n',
  },
  "empty-category": {
    ...docs('{ sidebarPath: "./sidebars.js" }'),
    "sidebars.js": 'export default {\n  docs: ["intro", { type: "category", label: "Guides", items: [] }],\n};\n',
  },
  "unknown-sidebar-id": front("displayed_sidebar: guide"),
  "missing-docs-folder": { ...docs('{ path: "guides" }') },
  "invalid-versions-file": { "versions.json": '{ "latest": "1.0" }\n' },
  "missing-version-folder": { "versions.json": '["1.0"]\n' },
};

const MARKDOWN_EXAMPLES: Readonly<Record<string, Files>> = {
  "invalid-mdx": intro("export const answer = 40 +;\n\nThe answer is {answer}.", "mdx"),
  "unclosed-tag": intro("<div>\n\nText", "mdx"),
  "unexpected-closing-tag": intro("Text </div>", "mdx"),
  "unsafe-link": intro("[Run](javascript:run)"),
  "unknown-component": intro("<Tabss />", "mdx"),
  "missing-partial": intro('import Steps from "./_steps.md";\n\n<Steps />', "mdx"),
  "cyclic-partial": {
    ...intro('import Steps from "./_steps.mdx";\n\n<Steps />', "mdx"),
    "docs/_steps.mdx": 'import Steps from "./_steps.mdx";\n\n<Steps />\n',
  },
  "unclosed-admonition": intro(":::tip\n\nSay hello."),
  "unknown-admonition": intro(":::tpi\n\nSay hello.\n\n:::"),
  "tab-without-value": intro('<Tabs>\n  <TabItem label="Linux">Text</TabItem>\n</Tabs>', "mdx"),
  "duplicate-tab": intro(
    '<Tabs>\n  <TabItem value="a">One</TabItem>\n  <TabItem value="a">Two</TabItem>\n</Tabs>',
    "mdx",
  ),
  "unknown-language": intro("```javascrpt\nrun();\n```"),
  "invalid-line-range": intro("```js {4}\nrun();\n```"),
  "mdx-as-text": { "docs/intro.md": '---\nmdx: { format: md }\n---\n\nimport Card from "./Card";\n\n# Intro\n' },
  "unquoted-title": intro("```js title=run.js\nrun();\n```"),
  "diagrams-off": intro("```mermaid\ngraph LR\n```"),
  "live-code-off": intro("```jsx live\n<b>Hello</b>\n```"),
};

const CODE_EXAMPLES: Readonly<Record<string, Files>> = {
  "missing-module": { "src/pages/team.jsx": 'import Card from "../Card";\n\nexport default () => <Card />;\n' },
  "missing-default-export": { "src/theme/Footer/index.jsx": "export const Footer = () => <footer />;\n" },
  "render-error": {
    "src/pages/team.jsx": "export default function Team() {\n  return <p>{window.innerWidth}</p>;\n}\n",
  },
};

/** All examples by code. */
export const EXAMPLES: Readonly<Record<string, Files>> = {
  ...CONFIG_EXAMPLES,
  ...CONTENT_EXAMPLES,
  ...MARKDOWN_EXAMPLES,
  ...CODE_EXAMPLES,
};

/** Returns all files of an example. */
export function exampleSite(code: string): Files | undefined {
  const files = EXAMPLES[code];
  if (!files) return undefined;
  const hasIntro = Object.keys(files).some((path) => path.startsWith("docs/intro."));
  const home = { "src/pages/index.md": "# Home\n" };
  return {
    ...config('presets: ["classic"],'),
    ...home,
    ...(hasIntro ? {} : { "docs/intro.md": "# Intro\n" }),
    ...files,
  };
}
