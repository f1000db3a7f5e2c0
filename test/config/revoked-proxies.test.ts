/** Values that nobody can read, at any place of a config: a diagnostic, never a crash. */

import { expect, test } from "bun:test";
import { loadGraph } from "../../src/pipeline/commands.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import { makeSite } from "../support/site.ts";

const REVOKED = "(() => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; })()";

/** A config with a value in the place of `HERE`. */
const CONFIGS: readonly string[] = [
  "themeConfig: HERE",
  "themeConfig: { prism: { theme: HERE } }",
  "themeConfig: { prism: { theme: { styles: HERE } } }",
  "themeConfig: { algolia: HERE }",
  "themes: [['@docusaurus/theme-live-codeblock', HERE]]",
  "plugins: [['@docusaurus/plugin-client-redirects', { redirects: HERE }]]",
  "plugins: [['@docusaurus/plugin-client-redirects', { redirects: [HERE] }]]",
  "plugins: [['@docusaurus/plugin-client-redirects', { createRedirects: () => HERE }]]",
  "presets: [['classic', { docs: { remarkPlugins: HERE } }]]",
  "presets: [['classic', { docs: { remarkPlugins: [HERE] } }]]",
  "presets: [['classic', { docs: { remarkPlugins: [[HERE, {}]] } }]]",
  "presets: [['classic', { docs: { sidebarItemsGenerator: () => [HERE] } }]]",
  "presets: [() => { throw HERE; }]",
  "markdown: { preprocessor() { throw HERE; } }, presets: ['classic']",
];

async function codesOf(members: string): Promise<string[]> {
  await using site = await makeSite({
    "docusaurus.config.js": `module.exports = { title: "T", url: "https://e.com", baseUrl: "/", ${members} };`,
    "docs/a.md": "# A\n",
    "blog/2020-01-01-a.md": "# A\n",
  });
  const { report } = await loadGraph({ siteDir: site.dir, progress: makeProgress() });
  return report.diagnostics.filter(({ severity }) => severity === "error").map(({ code }) => code);
}

test.each(CONFIGS)("a revoked proxy is reported: %s", async (members) => {
  expect((await codesOf(members.replace("HERE", REVOKED))).length).toBeGreaterThan(0);
});

test("a value without a class thrown by a trap is the site's error", async () => {
  const trap = "new Proxy({}, { getOwnPropertyDescriptor() { throw 2; } })";
  const members = `plugins: [["@docusaurus/plugin-client-redirects", { redirects: [${trap}] }]]`;
  expect(await codesOf(members)).toEqual(["module-throws"]);
});

test("a Markdown plugin that is an unresolved promise is reported", async () => {
  const members = "presets: [['classic', { docs: { remarkPlugins: [Promise.resolve()] } }]]";
  expect(await codesOf(members)).toEqual(["invalid-option"]);
});
