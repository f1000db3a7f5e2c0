/** Sites whose mistakes the manual shows. By page and code of the diagnostic: the files that lead to it. */

import { type Example, EXAMPLES } from "../../scripts/diagnostics/examples.ts";

type Files = Readonly<Record<string, string>>;

const INTRO: Files = { "docs/intro.md": "# Intro\n" };
const GREETING: Files = { "docs/greeting.md": "# Greeting\n" };

/** A config as an author writes it, with these lines after the required fields. */
function config(...fields: readonly string[]): Files {
  const lines = ['title: "Tools",', 'url: "https://tools.example",', 'baseUrl: "/",', ...fields];
  return {
    "docusaurus.config.ts": `export default {\n${lines.map((line) => `  ${line}\n`).join("")}};\n`,
    "src/pages/index.md": "# Home\n",
  };
}

const CLASSIC = 'presets: ["classic"],';

/** A doc with so many lines above the given ones. */
function far(line: number, text: string): string {
  return `# Greeting\n\n${"Say hello.\n".repeat(line - 4)}\n${text}\n`;
}

/** Each with a config of its own, or the classic preset. */
const SITES: Readonly<Record<string, Files>> = {
  "advanced/plugins.md not-plain-data": {
    ...config(CLASSIC, 'plugins: ["./src/plugins/quotes"],'),
    "src/plugins/quotes/index.ts": `export default () => ({
  name: "quotes",
  contentLoaded({ actions }) {
    actions.setGlobalData({ all: new Map() });
  },
});
`,
  },
  "advanced/routing.md duplicate-route": { "docs/hello.md": "# Hello\n", "docs/hello/index.md": "# Hello\n" },
  "advanced/ssg.md render-error": {
    ...config(CLASSIC),
    "src/pages/index.md": "",
    "src/pages/index.tsx": `export default function Width() {
  return <p>{window.innerWidth} pixels</p>;
}
`,
  },
  "api/plugin-methods/extend-infrastructure.md missing-module": {
    ...config(CLASSIC, 'plugins: ["./src/plugins/reading-time"],'),
    "src/plugins/reading-time/index.js": `export default () => ({
  name: "reading-time",
  getClientModules: () => ["./progress.css"],
});
`,
  },
  "api/plugin-methods/extend-infrastructure.md not-supported": {
    ...config(CLASSIC, 'plugins: ["./src/plugins/own"],'),
    "src/pages/team.jsx": "export default () => <p>Team</p>;\n",
    "src/plugins/own/index.js": `export default () => ({
  name: "own",
  configureWebpack: () => ({ plugins: [new (class CopyFiles {})()] }),
});
`,
  },
  "api/plugin-methods/static-methods.md invalid-option": {
    ...config(CLASSIC, 'plugins: [["./src/plugins/quotes", { count: "many" }]],'),
    "src/plugins/quotes/index.js": `export default () => ({ name: "quotes" });

export function validateOptions({ options }) {
  if (typeof options.count !== "number") throw new Error("\`count\` must be a number");
  return options;
}
`,
  },
  "api/plugins/plugin-client-redirects.md broken-redirect": config(
    CLASSIC,
    'plugins: [["client-redirects", { redirects: [{ from: "/old", to: "/docs/new" }] }]],',
  ),
  "api/plugins/plugin-content-blog.md invalid-option": config('presets: [["classic", { blog: { postsPerPage: 0 } }]],'),
  "api/plugins/plugin-content-docs.md unknown-option": config(
    'presets: [["classic", { docs: { sidebarCollapsable: false } }]],',
  ),
  "api/plugins/plugin-content-pages.md wrong-type": config('presets: [["classic", { pages: { exclude: "x" } }]],'),
  "api/plugins/plugin-google-analytics.md missing-option": config(
    'presets: [["classic", { googleAnalytics: { anonymizeIP: true } }]],',
  ),
  "api/themes/theme-configuration.md unknown-sidebar-id": config(
    CLASSIC,
    'themeConfig: { navbar: { items: [{ type: "docSidebar", sidebarId: "x", label: "Docs" }] } },',
  ),
  "api/themes/theme-configuration.md invalid-option": config(
    CLASSIC,
    'themeConfig: { navbar: { items: [{ label: "Blog" }] } },',
  ),
  "api/themes/theme-live-codeblock.md live-code-off": { "docs/intro.md": "# Intro\n\n```jsx live\n<b>Hi</b>\n```\n" },
  "api/themes/theme-search-algolia.md missing-option": config(
    CLASSIC,
    'themeConfig: { algolia: { appId: "YOUR_APP_ID", indexName: "docs" } },',
  ),
  "blog.mdx unknown-author": {
    "blog/authors.yml": "mel:\n  name: Mel Example\n",
    "blog/2026-11-03-a.md": "---\nauthors: [mle]\n---\n\nHello\n\n<!-- truncate -->\n\nMore\n",
  },
  "cli.md broken-link": {
    "docs/install.md": "# Install\n",
    "docs/intro.md": "# Intro\n\nBefore you start:\n\nFirst [install it](/docs/instal).\n",
  },
  "configuration.md unknown-option": {
    "docusaurus.config.ts":
      'export default {\n  titel: "Tools",\n  url: "https://tools.example",\n  baseUrl: "/",\n};\n',
  },
  "guides/creating-pages.md duplicate-route": {
    "src/pages/about.md": "# About\n",
    "src/pages/about.tsx": "export default () => <p>About</p>;\n",
  },
  "guides/creating-pages.md render-error": {
    "src/pages/win.jsx": "export default () => <p>{window.innerWidth}</p>;\n",
  },
  "guides/docs/docs-create-doc.mdx inline-tag": {
    "docs/tags.yml": "greeting:\n  label: Greetings\n",
    "docs/greeting.md": "---\ntags: [greting]\n---\n\n# Greeting\n",
  },
  "guides/docs/docs-introduction.md broken-link": {
    ...config(
      'presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]], themeConfig: { navbar: { title: "Tools" } },',
    ),
    "src/pages/index.md": "",
    "docs/guide/configure.md": "# Configure\n",
    "docs/guide/install.md": "# Install\n",
    ...INTRO,
  },
  "guides/docs/sidebar/autogenerated.md unknown-option": {
    "docs/guides/_category_.yml": "lable: Guides\n",
    "docs/guides/first.md": "# First\n",
  },
  "guides/docs/sidebar/index.md unknown-doc-id": {
    ...config('presets: [["classic", { docs: { sidebarPath: "./sidebars.ts" } }]],'),
    ...GREETING,
    "sidebars.ts": 'export default {\n  docs: ["greting"],\n};\n',
  },
  "guides/docs/sidebar/multiple-sidebars.md unknown-sidebar-id": {
    ...config('presets: [["classic", { docs: { sidebarPath: "./sidebars.ts" } }]],'),
    "docs/greeting.md": "---\ndisplayed_sidebar: dox\n---\n\n# Greeting\n",
    "sidebars.ts": 'export default { docs: ["greeting"] };\n',
  },
  "guides/markdown-features/markdown-features-assets.mdx broken-image": {
    "docs/greeting.md": far(7, "![A hand that waves](./img/wav.png)"),
    "docs/img/wave.png": "",
  },
  "guides/markdown-features/markdown-features-code-blocks.mdx unknown-language": {
    "docs/greeting.md": far(7, '```javascrpt\nconsole.log("hello");\n```'),
  },
  "guides/markdown-features/markdown-features-diagrams.mdx diagrams-off": {
    "docs/greeting.md": far(7, "```mermaid\ngraph LR\n  a --> b\n```"),
  },
  "guides/markdown-features/markdown-features-intro.mdx invalid-front-matter": {
    "docs/greeting.md": "---\nslug: /hi\ntitle: a: b\n---\n",
  },
  "guides/markdown-features/markdown-features-links.md broken-markdown-link": {
    "docs/guide/hello.md": "# Hello\n",
    "docs/greeting.md": "# Greeting\n\n[Hello](./guide/helo.md)\n",
  },
  "guides/markdown-features/markdown-features-math-equations.mdx invalid-formula": {
    ...config('presets: [["classic", { docs: { remarkPlugins: [math], rehypePlugins: [katex] } }]],'),
    "docs/circle.md": far(12, "$$ \\aplha + \\beta $$"),
  },
  "guides/markdown-features/markdown-features-react.mdx unknown-component": {
    "docs/greeting.mdx": far(5, "<Tbs/>"),
  },
  "migration/migration-overview.md not-needed": config("future: { faster: true },"),
  "swizzling.md not-supported": {
    "src/theme/NavBar/index.tsx": "export default () => <nav />;\n",
  },
  "using-plugins.md not-supported": {
    ...config(CLASSIC, 'plugins: ["./src/plugins/stars"],'),
    "src/plugins/stars/index.js": 'export default () => ({ name: "stars", extendCli() {} });\n',
  },
  "using-plugins.md unknown-plugin": config(CLASSIC, 'plugins: ["missing-thing"],'),
};

/** A page that is written by `scripts/diagnostics/write.ts`, with examples of its own. */
const DIAGNOSTICS = "diagnostics.md";

/** What prints a diagnostic of a page. Its site has a config and a doc, too, if it says nothing about them. */
export function outputExample(page: string, code: string): Example | undefined {
  const files = SITES[`${page} ${code}`];
  const example = page === DIAGNOSTICS ? EXAMPLES[code] : files && { files };
  return example && { ...example, files: withDefaults(example.files) };
}

function withDefaults(files: Files): Files {
  return withMath({ ...config(CLASSIC), ...(Object.keys(files).some(isDoc) ? {} : INTRO), ...files });
}

function isDoc(path: string): boolean {
  return path.startsWith("docs/") && !path.endsWith(".yml");
}

function withMath(files: Files): Files {
  const text = files["docusaurus.config.ts"] ?? "";
  if (!text.includes("katex")) return files;
  const imports = 'import math from "remark-math";\nimport katex from "rehype-katex";\n\n';
  return { ...files, "docusaurus.config.ts": imports + text };
}
