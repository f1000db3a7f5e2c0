/** Kinds of diagnostics about Markdown, MDX and code blocks. */

import type { Kind } from "./kind.ts";

export const MARKDOWN_KINDS = {
  "invalid-mdx": {
    cause: "JSX, an expression or an import in a Markdown file cannot be read.",
    help: "Correct it, or put a backslash before a `<` or `{` that you mean as text.",
  },
  "unclosed-tag": {
    cause: "A tag is opened and not closed.",
    help: "Close it, or write `\\<` if you mean text.",
  },
  "unexpected-closing-tag": {
    cause: "A closing tag has no opening tag before it.",
    help: "Remove it, or open the tag at the same level of nesting.",
  },
  "misplaced-in-head": {
    cause: "`<head>` contains something that cannot be part of a page's head, so it is left out.",
    help: "Keep `meta`, `link`, `script`, `style`, `base`, `noscript` and `title`, and move everything else.",
  },
  "unsafe-link": {
    cause: "A link starts with a scheme that would run code in the reader's browser.",
    help: "Link to a page or a file, or handle the click in a component.",
  },
  "unknown-component": {
    cause: "A file uses a component that it does not import and the theme does not have.",
    help: "Import it, add it to `src/theme/MDXComponents`, or write `\\<` if you mean text. `markdown.hooks.onUnknownComponents` sets how severe this is.",
  },
  "missing-partial": {
    cause: "An imported Markdown file does not exist.",
    help: "Add the file or correct the path.",
  },
  "cyclic-partial": {
    cause: "Markdown files import each other in a circle, so their content would never end.",
    help: "Remove one of the imports. Move what both files need to a third file.",
  },
  "too-many-partials": {
    cause: "A page includes too many partials, counting nested ones.",
    help: "Check whether a partial includes itself many times.",
  },
  "partial-front-matter": {
    cause: "A partial has front matter. It has no effect: only pages have front matter.",
    help: "Remove it, or move it to the files that import the partial.",
  },
  "nesting-too-deep": {
    cause: "Lists, quotes or tags are nested too deeply.",
    help: "Reduce the nesting.",
  },
  "too-complex": {
    cause: "One paragraph is so complex that a plugin which adds syntax cannot read the file in reasonable time.",
    help: "Break the paragraph up with blank lines, or split the file.",
  },
  "unclosed-admonition": {
    cause: "An admonition has no closing line of colons.",
    help: "Close it with a line of as many colons as opened it.",
  },
  "unknown-admonition": {
    cause: "A line opens an admonition of a type that does not exist. It is shown as text.",
    help: "Use `note`, `tip`, `info`, `warning`, `danger`, or a keyword that you declare in `admonitions.keywords`.",
  },
  "component-in-title": {
    cause:
      "The title of an admonition contains a component or an expression whose value is only known later. It is not shown.",
    help: 'Use the component: `<Admonition type="note" title={<>Version {version}</>}>`.',
  },
  "invalid-formula": { cause: "KaTeX cannot read a formula.", help: "Correct the formula at the place shown." },
  "unclosed-formula": {
    cause: "A formula has no closing `$$`.",
    help: "Close it with a line of as many dollar signs as opened it.",
  },
  "tab-without-value": {
    cause: "A `<TabItem>` has no `value`, so it is not shown.",
    help: "Give each item its own `value`.",
  },
  "no-tab": {
    cause: "`<Tabs>` contains something other than `<TabItem>` elements. It is not shown.",
    help: "Put it into a `<TabItem>` or after the tabs.",
  },
  "duplicate-tab": {
    cause: "Two tabs have the same value and would open together.",
    help: "Give each item its own `value`. Labels may repeat.",
  },
  "unknown-tab": {
    cause: "`defaultValue` names a tab that does not exist. The first tab is open.",
    help: "Use the value of a tab, or `defaultValue={null}` to open none.",
  },
  "tabs-without-name": {
    cause: "Tabs have `queryString` but no name to use in the URL.",
    help: 'Set a `groupId`, or a name: `queryString="system"`.',
  },
  "diagrams-off": {
    cause: "A code block is a Mermaid diagram, but the site does not draw diagrams. Its source is shown.",
    help: "Set `markdown.mermaid: true` and add `@docusaurus/theme-mermaid` to `themes`.",
  },
  "live-code-off": {
    cause: "A code block requests a live editor, but the site has none. The code is shown.",
    help: "Add `@docusaurus/theme-live-codeblock` to `themes`.",
  },
  "invalid-line-range": {
    cause: "The lines to highlight are not a range, or the code block does not have them.",
    help: "Write ranges such as `{1,4-6}`, within the number of lines.",
  },
  "mdx-as-text": {
    cause:
      "A paragraph of a CommonMark file begins with an import, an export or a comment of MDX. It is shown as text.",
    help: "Give the file the extension `.mdx`, or set `mdx: { format: mdx }` in its front matter.",
  },
  "unquoted-title": {
    cause: "The title of a code block has no quotes, so it is not shown.",
    help: 'Write `title="file.js"`.',
  },
  "unpaired-magic-comment": {
    cause: "A comment that starts or ends a highlighted range has no partner in its code block.",
    help: "Add the other comment.",
  },
  "converter-failed": {
    cause: "A converter of `npm2yarn` throws. The tab shows the original command.",
    help: "Correct the converter, or remove it from the plugin's options.",
  },
} as const satisfies Record<string, Kind>;
