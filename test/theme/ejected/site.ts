/** The site that components of other releases are tried in: small, with a page of each kind and something of everything on them. */

import { configText } from "../../support/site.ts";

const CONFIG = {
  tagline: "All of it",
  onBrokenLinks: "ignore",
  i18n: { defaultLocale: "en", locales: ["en", "de"] },
  markdown: { mermaid: true },
  themes: ["@docusaurus/theme-mermaid", "@docusaurus/theme-live-codeblock"],
  presets: [
    [
      "classic",
      {
        docs: { sidebarPath: "./sidebars.json", editUrl: "https://example.com/edit/", showLastUpdateTime: true },
        theme: { customCss: "./src/custom.css" },
        blog: { showReadingTime: true, postsPerPage: 2, onInlineTags: "ignore", onUntruncatedBlogPosts: "ignore" },
      },
    ],
  ],
  themeConfig: {
    announcementBar: { id: "one", content: "Welcome <b>announced</b>", isCloseable: true },
    navbar: {
      title: "Sitename",
      logo: { src: "img/logo.svg" },
      items: [
        { type: "docSidebar", sidebarId: "docs", label: "Manual", position: "left" },
        { type: "doc", docId: "guide/install", label: "Installing", position: "left" },
        { to: "/blog", label: "Journal", position: "left" },
        { label: "Dropped", position: "left", items: [{ to: "/page", label: "Below" }] },
        { type: "docsVersionDropdown", position: "right" },
        { type: "docsVersion", position: "right" },
        { type: "html", value: "<em>emphatic</em>", position: "right" },
        { type: "localeDropdown", position: "right" },
        { type: "search", position: "right" },
      ],
    },
    footer: {
      style: "dark",
      links: [{ title: "Learning", items: [{ label: "Basics", to: "/docs/intro" }, { html: "<i>verbatim</i>" }] }],
      copyright: "Copyright us",
      logo: { src: "img/logo.svg", href: "/", alt: "Makers" },
    },
    docs: { sidebar: { hideable: true, autoCollapseCategories: true } },
  },
};

const RICH = `
# Introduction

Opening words.

## Code part

\`\`\`js title="file.js" showLineNumbers {1}
const highlighted = 1;
const plain = 2;
\`\`\`

\`\`\`
without language
\`\`\`

Some \`inline code\`.

### Notes part

:::note[Own title]
Noted words.
:::

:::tip
Tipped words.
:::

:::info
Informed words.
:::

:::warning
Warned words.
:::

:::caution
Cautious words.
:::

:::danger
Dangerous words.
:::

## Components part

import Tabs from "@theme/Tabs";
import TabItem from "@theme/TabItem";
import TOCInline from "@theme/TOCInline";
import CodeBlock from "@theme/CodeBlock";
import ThemedImage from "@theme/ThemedImage";
import DocCardList from "@theme/DocCardList";

<Tabs groupId="pick">
<TabItem value="one" label="First tab">Tabbed words.</TabItem>
<TabItem value="two" label="Second tab">Other words.</TabItem>
</Tabs>

<details><summary>Summarised</summary>Detailed words.</details>

<CodeBlock language="js" title="given.js">{"const given = 1;"}</CodeBlock>

<ThemedImage alt="Themed picture" sources={{ light: "/img/logo.svg", dark: "/img/logo.svg" }} />

<TOCInline toc={toc} />

<DocCardList />

- listed

![Pictured](/img/logo.svg) and [linked](./guide/install.md).
`;

/** What browsers draw is a page of its own: each time it takes a while. */
const DRAWN = `# Drawings

\`\`\`mermaid
graph TD; Start --> Finish
\`\`\`

\`\`\`jsx live
<b>Edited</b>
\`\`\`
`;

const POST = (title: string, tags: string) =>
  `---\ntitle: ${title}\nauthors: [ada]\ntags: [${tags}]\n---\n\nExcerpt of ${title}.\n\n<!-- truncate -->\n\n## Rest part\n\nRest of ${title}.\n`;

/** Files by path. */
export const EJECTED_SITE: Readonly<Record<string, string>> = {
  "docusaurus.config.mjs": configText(CONFIG),
  "src/custom.css": "",
  "sidebars.json": JSON.stringify({
    docs: [
      "intro",
      {
        type: "category",
        label: "Guides",
        link: { type: "generated-index", description: "Guided words." },
        items: ["guide/install", { type: "category", label: "Deeper", items: ["guide/hidden"] }],
      },
      { type: "link", label: "Outside", href: "https://example.org" },
      { type: "html", value: "<b>bold item</b>", defaultStyle: true },
    ],
  }),
  "docs/intro.mdx": `---\ntags: [start]\ndescription: About the start.\n---\n${RICH}`,
  "docs/zone/drawn.mdx": DRAWN,
  "docs/guide/install.md": "---\ntags: [start]\n---\n\n# Install\n\nInstalling words.\n",
  "docs/guide/hidden.md":
    "---\nunlisted: true\nlast_update: { date: 2022-07-14, author: Grace }\n---\n\n# Hidden\n\nHidden words.\n",
  "versioned_docs/version-1.0/intro.md": "# Introduction\n\nSomething outdated.\n",
  "versioned_docs/version-1.0/guide/install.md": "# Install\n\nInstalling words.\n",
  "versioned_sidebars/version-1.0-sidebars.json": JSON.stringify({ docs: ["intro"] }),
  "versions.json": JSON.stringify(["1.0"]),
  "blog/authors.yml":
    "ada:\n  name: Ada Writer\n  title: Maintainer\n  url: https://example.com/ada\n  image_url: https://example.com/ada.png\n  page: true\n  socials: { github: ada, x: ada }\n",
  "blog/2022-07-12-one.md": POST("First post", "news"),
  "blog/2022-07-13-two.md": POST("Second post", "news, other"),
  "blog/2022-07-14-three.md": POST("Third post", "other"),
  "src/pages/index.md": "# Home\n",
  "src/pages/page.md": "# Page\n\nPaged words.\n\n## Section part\n\nMore.\n",
  "src/pages/react.jsx": `import Layout from "@theme/Layout";
import Tabs from "@theme/Tabs";
import TabItem from "@theme/TabItem";
export default function Own() {
  return <Layout title="Own page" description="Described"><main>Reactive words.</main></Layout>;
}`,
  "static/img/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
};

/** Words that the theme itself never says: pages have them whatever component shows them. */
export const SITE_WORDS: ReadonlySet<string> = new Set(
  `announced Sitename Manual Installing Journal Dropped Below emphatic Learning Basics verbatim Copyright Opening highlighted
   plain inline Noted Own Tipped Informed Warned Cautious Dangerous First Second Tabbed Summarised Detailed given listed linked
   graph Start Finish Guides Guided Deeper Outside bold Install Hidden Grace outdated Ada Writer Maintainer Excerpt Rest Third
   news other start Paged Section Reactive Code Notes Components part Edited`.split(/\s+/),
);
