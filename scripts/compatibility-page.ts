/** Generates the compatibility page of the manual. */

import type { Support, SupportRows, SupportStatus } from "../src/config/support-kinds.ts";
import { SUPPORT, type SupportArea } from "../src/config/support.ts";

/** Path of the page in the project. */
export const COMPATIBILITY_PAGE = "content/docs/api/compatibility.md";

interface Chapter {
  readonly title: string;
  readonly about: string;
  readonly areas: readonly { readonly area: SupportArea; readonly title?: string }[];
}

const PLUGIN_OPTIONS = Object.keys(SUPPORT).filter((area) => area.endsWith(" option")) as SupportArea[];

const CHAPTERS: readonly Chapter[] = [
  {
    title: "Config fields",
    about: "Fields of `docusaurus.config.js`. See [the reference](docusaurus.config.js.md).",
    areas: [{ area: "config" }],
  },
  {
    title: "Theme config fields",
    about: "Fields of `themeConfig`. See [the reference](themes/theme-configuration.md).",
    areas: [
      { area: "themeConfig" },
      { area: "navbarItem", title: "Navbar items" },
      { area: "footerLink", title: "Footer links" },
    ],
  },
  { title: "Classic preset", about: "Options of the classic preset.", areas: [{ area: "preset" }] },
  {
    title: "Plugins and themes",
    about: "Plugins and themes of the format, by their short names. See [the overview](plugins/overview.md).",
    areas: [{ area: "plugin" }],
  },
  {
    title: "Plugins and themes from npm",
    about:
      "Packages that many sites install. Each was built, alone or in a real site. A package that is not listed works as far as it uses [methods that are supported](#plugin-methods).",
    areas: [{ area: "plugin package" }],
  },
  {
    title: "Plugin options",
    about: "Options of each built-in plugin and theme.",
    areas: PLUGIN_OPTIONS.map((area) => ({ area, title: area.replace(" option", "") })),
  },
  {
    title: "Plugin methods",
    about: "Members of a plugin that a site writes or installs. See [the reference](plugin-methods/README.md).",
    areas: [
      { area: "lifecycle" },
      { area: "route", title: "Routes that a plugin adds" },
      { area: "staticMethod", title: "Static methods" },
    ],
  },
  {
    title: "Packages",
    about: "Packages that a config may import although they are not installed.",
    areas: [{ area: "package" }],
  },
  {
    title: "Style sheets",
    about: "Languages of style sheets, by their endings. See [Styling](../styling-layout.md).",
    areas: [{ area: "styleSheet" }],
  },
  {
    title: "Other tools",
    about:
      "Files that configure other tools. Plugins and presets in `babel.config.js` run where the site has `@babel/core` installed. The format's own preset is not needed: Bun does its work.",
    areas: [{ area: "toolConfig" }],
  },
  {
    title: "Imports",
    about: "Ways to import a file beside `import` itself.",
    areas: [{ area: "import" }],
  },
  {
    title: "Components in `src/theme`",
    about: "Files that replace a component of the theme are supported. See [Swizzling](../swizzling.md).",
    areas: [{ area: "themeFile" }],
  },
  {
    title: "Markdown plugins",
    about: "Options of remark and rehype plugins that are built in, and nodes that plugins for MDX 1 add to a page.",
    areas: [{ area: "remarkPlugin" }, { area: "node", title: "Nodes" }],
  },
  {
    title: "Translations",
    about: "Files and folders of a locale below `i18n`. See [the introduction](../i18n/i18n-introduction.md).",
    areas: [{ area: "translationFile" }],
  },
];

/** The areas on the page; a test compares them with the table. */
export const SHOWN_AREAS: readonly SupportArea[] = CHAPTERS.flatMap(({ areas }) => areas.map(({ area }) => area));

/** Returns the page as Markdown. */
export function renderCompatibilityPage(): string {
  const chapters = CHAPTERS.flatMap(({ title, about, areas }) => [
    `## ${title} {#${toId(title)}}`,
    about,
    ...areas.flatMap((part) => [
      ...(part.title === undefined ? [] : [`### ${part.title} {#${toId(`${title} ${part.title}`)}}`]),
      ...renderRows(SUPPORT[part.area]),
    ]),
  ]);
  return `${[INTRODUCTION, ...chapters, RELEASES].join("\n\n")}\n`;
}

const INTRODUCTION = `---
title: Compatibility
description: What Veloci does with every field, option and method of the format.
---

<!-- Generated from src/config/support.ts by scripts/write-compatibility.ts. Do not edit. -->

# Compatibility

Veloci reads sites in the Docusaurus 2 format. This page lists everything the format has, with the additions of version 3, and says what Veloci does with it.

| status | meaning | diagnostic |
|---|---|---|
| supported | does what the format says | none |
| translated | reaches the same result in another way | none |
| not needed | configures a tool that Veloci does not have; nothing is lost | \`not-needed\`, as information |
| not supported | the site loses something | \`not-supported\`, as a warning or an error |

When a site uses something that is not supported, the build reports it once, with its place in the config, the reason, and what to do.`;

const RELEASES = `## Releases of the format {#releases-of-the-format}

The release is the version of \`@docusaurus/core\` in the \`package.json\` of a site, or of the installed package if that names no number (\`catalog:\`). Where it is before version 3, Veloci follows version 2:

- Lines that begin with four spaces are code in MDX, too. If a list, a heading or a quote begins there, they also end the paragraph above.
- The definition of a link ends the paragraph above.
- A bare URL becomes a link only if its host has a dot.
- Lines in \`<pre>\` are joined as in JSX: \`<br/>\` breaks them.
- A \`:::warning\` looks like \`:::danger\`, unless the site has its own components for admonitions.
- Tabs in code blocks are spaces, up to the next multiple of four.
- Before 2.3, code in a title has its backticks in browser tabs, menus and lists, unless the whole title is code.
- Footnotes have no hidden heading.
- Classes of code blocks keep the case of the fence. Tabs of \`npm2yarn\` have no Bun before 3.8, and keep \`npx\` before 3.6.
- Before 3.3, links to the previous and next page do not use the labels that items of a sidebar have.
- Before 3.9, a link to a bare file name (\`a.md\`, not \`./a.md\`) leads to the file at the top of the docs, if there is one.
- Feeds have all posts. Blogs have a list of authors from 3.5 on.

From version 3 on, a code block in a CommonMark file has no empty first line, and IDs of headings leave out text directives: \`## GET /users/:id\` has the ID \`get-users\`.

Some results of version 2 are faults, and Veloci does not repeat them:

- Spaces between text and a tag, or before a deeper list, are not lost.
- \`1)\` begins a list. A table may follow a line of text. Text after a tag in a line is Markdown.
- A \`*\` in the middle of a word stays as it is, and so do backslashes before characters that need none.
- The table of contents has all text of a heading.
- Pictures behind reference links are published.
- A quotation mark or period after a URL is not part of it.

The same holds for some results of version 3:

- Lines of a template string (\`\` {\`a\`} \`\`) keep the spaces that they begin with. Code around elements keeps its title, and code that shows \`{#id}\` has no backslash.
- Texts of images have quotation marks, not \`&quot;\`. A picture that \`ideal-image\` prepares may be the \`src\` of an \`<img>\`, too.
- A heading below \`export\` is the title of its page. Headings of a partial that a page includes twice have IDs of their own. The table of contents shows values, not the expressions.
- Descriptions keep URLs and types in angle brackets, and signs that are not marks.
- In MDX, \`<a href="/a">\` leads below the \`baseUrl\` of the locale. In a list, a link to a heading leads to its post.
- Lazy tabs are in the HTML of a page. A \`<summary>\` that is followed by text in the next line is the only one of its section.
- JSON feeds name all authors, and Atom feeds those that have a name. Live code and diagrams in feeds are code.
- Names of emoji that only GitHub knows, such as \`:running:\`, are emoji.`;

const STATUS: Readonly<Record<SupportStatus, string>> = {
  supported: "supported",
  translated: "translated",
  "not-needed": "not needed",
  unsupported: "not supported",
};

function renderRows(rows: SupportRows): string[] {
  const entries = Object.entries(rows);
  const supported = entries.filter(([, { status }]) => status === "supported").map(([name]) => name);
  const others = entries.filter(([, { status }]) => status !== "supported").map(([name, row]) => toLine(name, row));
  const table = ["| name | status | why | what to do |", "|---|---|---|---|", ...others].join("\n");
  return [...(supported.length > 0 ? [renderNames(supported)] : []), ...(others.length > 0 ? [table] : [])];
}

/** Lists supported names, grouped by the object they belong to. */
function renderNames(names: readonly string[]): string {
  const parentOf = (name: string): string => (isFile(name) ? "" : name.replace(/\.?[^.]*$/, ""));
  const byParent = Map.groupBy(names, parentOf);
  const lines = [...byParent].map(([parent, members]) => {
    const own = members.map((name) => toCode(parent === "" ? name : name.slice(parent.length + 1))).join(", ");
    return parent === "" ? `- ${own}` : `- in ${toCode(parent)}: ${own}`;
  });
  return `Supported:\n\n${lines.join("\n")}`;
}

/** A dot in a file name does not separate members. */
function isFile(name: string): boolean {
  return name.startsWith(".") || name.includes("/");
}

function toLine(name: string, { status, severity, reason = "", help = "" }: Support): string {
  const loud = severity === "error" ? " (error)" : "";
  return `| ${toCode(name)} | ${STATUS[status]}${loud} | ${toSentence(reason)} | ${help.replaceAll("|", "\\|")} |`;
}

function toSentence(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`.replaceAll("|", "\\|");
}

/** Returns inline code; text with backticks gets double ones. */
function toCode(name: string): string {
  return name.includes("`") ? `\`\` ${name} \`\`` : `\`${name}\``;
}

function toId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/-$/, "");
}
