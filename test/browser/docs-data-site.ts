/** A site whose own code reads data about docs. */

import { configText } from "../support/site.ts";

const doc = (title: string, frontMatter = ""): string =>
  `---\n${frontMatter}description: About ${title}\n---\n\n# ${title}\n\nText.\n`;

export const SITE = {
  "docusaurus.config.mjs": configText({
    presets: [["classic", { blog: false }]],
    themeConfig: { navbar: { items: [{ type: "docsVersionDropdown" }, { to: "/all", label: "All" }] } },
  }),
  "package.json": '{"version": "7.8.9"}',
  "versions.json": '["1.0"]',
  "docs/intro.md": `${doc("Intro", "slug: /\nlists: true\n")}\n[Plain](./plain.md)\n`,
  "docs/plain.md": `${doc("Plain")}\n[Looks up](./looks-up.md)\n`,
  "docs/looks-up.md": `${doc("Looks up", "lookUp: [plain, hidden]\n")}\n[Intro](./intro.md)\n`,
  "docs/hidden.md": doc("Hidden", "draft: true\n"),
  "docs/more/_category_.yml": "link: { type: generated-index }\n",
  "docs/more/deep.md": doc("Deep"),
  "versioned_sidebars/version-1.0-sidebars.json": '{"old": ["intro", "gone"]}',
  "versioned_docs/version-1.0/intro.md": doc("Old intro", "slug: /\n"),
  "versioned_docs/version-1.0/gone.md": doc("Gone"),
  "src/pages/index.md": "# Home\n",
  "src/pages/all.jsx": `import Layout from "@theme/Layout";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import useGlobalData, { usePluginData } from "@docusaurus/useGlobalData";
import { useAllDocsData, useDocsData, useVersions } from "@docusaurus/plugin-content-docs/client";

const NAME = "docusaurus-plugin-content-docs";

export default function All() {
  const docs = useDocsData();
  const ways = [useGlobalData()[NAME].default, useDocusaurusContext().globalData[NAME].default, usePluginData(NAME), useAllDocsData().default, { ...docs, versions: useVersions() }];
  const texts = new Set(ways.map((way) => JSON.stringify(way)));
  return <Layout><main>
    <pre id="data">{[...texts].join("\\n")}</pre>
    <pre id="metadata">{JSON.stringify(useDocusaurusContext().siteMetadata)}</pre>
    <a href="/docs/next/plain">Plain</a>
  </main></Layout>;
}
`,
  // A component of every page, which links to docs by id.
  "src/theme/Footer.jsx": `import { useLayoutDoc, useLayoutDocsSidebar } from "@docusaurus/plugin-content-docs/client";

export default function Footer() {
  return <p id="layout">{[useLayoutDoc("intro").path, useLayoutDoc("gone").path, useLayoutDocsSidebar("old").link.path].join(" ")}</p>;
}
`,
  "src/theme/DocItem/Footer.jsx": `import Footer from "@theme-original/DocItem/Footer";
import { useActiveDocContext, useDoc, useDocById, useDocsVersion, useDocVersionSuggestions, useVersions } from "@docusaurus/plugin-content-docs/client";

function Lists() {
  const docs = useVersions().flatMap(({ name, docs }) => docs.map(({ id }) => name + "/" + id));
  return <p id="lists">{docs.join(" ")}</p>;
}

function OfVersion() {
  const { label, docs } = useDocsVersion();
  return <p id="version">{label + " " + Object.keys(docs).join(" ") + " " + JSON.stringify(docs.plain)}</p>;
}

function Found({ id }) {
  return <li className="found">{JSON.stringify(useDocById(id) ?? "a draft")}</li>;
}

export default function OwnFooter() {
  const { frontMatter } = useDoc();
  const { activeVersion, ...context } = useActiveDocContext();
  const { latestDocSuggestion } = useDocVersionSuggestions();
  return <div>
    {frontMatter.lists && <><Lists /><OfVersion /></>}
    <ul>{(frontMatter.lookUp ?? []).map((id) => <Found key={id} id={id} />)}</ul>
    <p id="context">{JSON.stringify({ version: activeVersion.name, ...context, latestDocSuggestion })}</p>
    <Footer />
  </div>;
}
`,
};
