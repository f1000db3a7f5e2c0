/**
 * Sites with whole copies of the format's themes for live code, diagrams and Algolia's search, as three releases have them: readers
 * edit, search and look at drawings without an error. Packages of Algolia are the site's own; small ones take their place.
 */

import { expect, test } from "bun:test";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { openBrowser } from "../../support/browser.ts";
import { buildSite, serveBuilt } from "../../support/cli.ts";
import { projectDir } from "../../support/paths.ts";
import { configText, makeSite } from "../../support/site.ts";
import { untilTrue } from "../../support/until.ts";

const TIMEOUT_MS = 120_000;

const pack = (name: string, main: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: "1.0.0", main: "index.js" }),
  [`node_modules/${name}/index.js`]: main,
});

/** What the copies import of packages that belong to a site with Algolia's search. */
const ALGOLIA = {
  ...pack(
    "@docsearch/react",
    `import { useEffect } from "react";
export const DocSearchButton = ({ onClick, translations }) => <button id="own-search" onClick={onClick}>{translations.buttonText}</button>;
export function useDocSearchKeyboardEvents() { useEffect(() => {}, []); }
`,
  ),
  "node_modules/@docsearch/react/button.js": 'export { DocSearchButton } from "./index.js";\n',
  "node_modules/@docsearch/react/useDocSearchKeyboardEvents.js":
    'export { useDocSearchKeyboardEvents } from "./index.js";\n',
  "node_modules/@docsearch/react/version.js": 'export const version = "4.0.0";\n',
  "node_modules/@docsearch/react/modal.js": `export const DocSearchModal = ({ searchParameters, transformItems, getMissingResultsUrl }) =>
  <output id="own-modal">{JSON.stringify([searchParameters.facetFilters, transformItems([{ url: "https://example.com/docs/a?x=1#b", hierarchy: {} }])[0].url])}</output>;
`,
  "node_modules/@docsearch/react/style/index.js": "",
  ...pack(
    "algoliasearch",
    "export default function client(appId) { return { appId }; }\nexport const liteClient = client;\n",
  ),
  "node_modules/algoliasearch/lite.js": 'export { default, liteClient } from "./index.js";\n',
  ...pack(
    "algoliasearch-helper",
    `export default function helper(client, index) {
  const self = { on() {}, search() {}, addDisjunctiveFacetRefinement: () => self, setQuery: () => self, setPage: () => self };
  return self;
}\n`,
  ),
};

const SITE = {
  "docusaurus.config.mjs": configText({
    markdown: { mermaid: true },
    themes: ["@docusaurus/theme-live-codeblock", "@docusaurus/theme-mermaid"],
    themeConfig: { algolia: { appId: "A", apiKey: "k", indexName: "i", contextualSearch: true } },
    presets: [["classic", { blog: false, docs: { routeBasePath: "/" } }]],
  }),
  "docs/index.md": `---\nslug: /\n---\n\n# Home\n
\`\`\`jsx live
function Counter() {
  const [count, set] = React.useState(1);
  return <button onClick={() => set(count + 1)}>Times: {count}</button>;
}
\`\`\`

\`\`\`tsx live noInline
render(<b id="whole">whole</b>);
\`\`\`

\`\`\`mermaid
graph TD; Start --> Finish
\`\`\`
`,
  ...ALGOLIA,
};

const RELEASES = [
  ["theme-live-2.0", "theme-search-2.0"],
  ["theme-live-2.4", "theme-mermaid-2.4", "theme-search-2.4"],
  ["theme-live-3", "theme-mermaid-3", "theme-search-3"],
];

for (const packages of RELEASES) {
  test(
    `copies of ${packages.join(", ")}`,
    async () => {
      const site = await makeSite(SITE);
      for (const name of packages)
        await cp(join(projectDir, "node_modules", name, "src/theme"), site.path("src/theme"), { recursive: true });
      await using built = await buildSite(site);
      expect([built.code, built.stderr]).toEqual([0, ""]);
      await using served = await serveBuilt(built);
      await using browser = await openBrowser();
      const { page, problems } = await browser.open(`${served.url}/`);
      await page.getByRole("button", { name: "Times: 1" }).click();
      await page.getByRole("button", { name: "Times: 2" }).waitFor();
      await page.locator("#whole").waitFor();
      await page.locator(".docusaurus-mermaid-container svg", { hasText: "Finish" }).waitFor();
      await page.getByRole("textbox").first().fill("<i>Slanted</i>");
      await page.locator("i", { hasText: "Slanted" }).waitFor();
      await page.getByRole("textbox").first().fill("<i>");
      await page.locator("pre", { hasText: "SyntaxError" }).waitFor();
      if (packages.includes("theme-live-3")) {
        await page.getByRole("button", { name: "Reset" }).first().click();
        await page.getByRole("button", { name: "Times: 1" }).waitFor();
      }
      await page.locator("#own-search").click();
      expect(JSON.parse((await page.locator("#own-modal").textContent()) ?? "")).toEqual([
        ["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]],
        expect.stringMatching(/\/docs\/a(?:\?x=1)?#b$/),
      ]);
      await page.goto(`${served.url}/search?q=words`);
      await untilTrue(page, () => document.querySelector<HTMLInputElement>("input[name=q]")?.value === "words");
      expect(problems).toEqual([]);
    },
    TIMEOUT_MS,
  );
}
