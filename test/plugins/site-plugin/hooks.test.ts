/** Hooks about texts, settings and routes of a site's own plugins, in two locales, and what is said when a plugin fails. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

const config = (plugins: string) => `export default {
  title: "Test", url: "https://example.com", baseUrl: "/",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  onBrokenLinks: "throw",
  themeConfig: { quotes: { mark: "!" }, navbar: { title: "Title", items: [{ to: "/greeting", label: "Greeting" }] } },
  plugins: [${plugins}],
  presets: [["classic", { docs: false, blog: false }]],
};
`;

const translations = (texts: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, { message }])));

describe("in two locales", () => {
  let built: BuiltSite;

  beforeAll(async () => {
    built = await buildFixture({
      "docusaurus.config.mjs": config('["./plugin.mjs", { id: "one" }]'),
      "src/pages/index.md": "# Home\n",
      "Told.jsx": "export default ({ route }) => <p>{route.customData.told} {route.path}</p>;",
      "src/pages/claimed.md": "# Page of a file\n",
      "Page.jsx": `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
export default ({ words }) => {
  const { quotes, navbar } = useDocusaurusContext().siteConfig.themeConfig;
  return <p>{[words.hello, quotes.mark, quotes.color, navbar.title].join(" ")}</p>;
};
`,
      "plugin.mjs": `const files = (content) => [{ path: "words", content: {
  hello: { message: content?.hello ?? "Hello", description: "A greeting" },
  title: { message: "Settings" },
} }];
export default ({ siteConfig }) => ({
  name: "words",
  loadContent: () => ({ hello: "Hello" }),
  getTranslationFiles: ({ content }) => files(content),
  translateContent: ({ content, translationFiles: [{ path, content: texts }] }) =>
    ({ ...content, hello: path + ":" + texts.hello.message }),
  translateThemeConfig: ({ themeConfig, translationFiles: [{ content: texts }] }) =>
    ({ navbar: { ...themeConfig.navbar, title: texts.title.message } }),
  async contentLoaded({ content, actions }) {
    const words = await actions.createData("words.json", content);
    actions.addRoute({ path: "/greeting", component: "@site/Page.jsx", modules: { words }, exact: true });
    actions.addRoute({ path: siteConfig.baseUrl + "based", component: "@site/Page.jsx", props: { words: { hello: siteConfig.themeConfig.quotes.color } }, exact: true });
    actions.addRoute({ path: "/told", component: "@site/Told.jsx", exact: true, customData: { told: "by the route" } });
    actions.addRoute({ path: "/claimed", component: "@site/Page.jsx", props: { words: { hello: "page of the plugin" } }, exact: true, priority: 2 });
  },
});
const schema = {
  unknown: () => ({ validate: (config) => ({ value: { ...config, quotes: { color: "red", ...config.quotes } } }) }),
};
export const validateThemeConfig = ({ validate, themeConfig }) => validate(schema, themeConfig);
`,
      "i18n/fr/words-one/words.json": translations({ hello: "Bonjour", title: "Réglages" }),
    });
  });
  afterAll(() => built[Symbol.asyncDispose]());

  const shown = async (path: string) => /<p>(.*?)<\/p>/.exec(await built.read(path))?.[1];

  test("content and settings are translated, and plugins set defaults for settings", async () => {
    expect(built.code).toBe(0);
    expect(await shown("greeting/index.html")).toBe("words:Hello ! red Settings");
    expect(await shown("fr/greeting/index.html")).toBe("words:Bonjour ! red Réglages");
  });

  test("custom fields of a route are in the prop `route` of its component", async () => {
    expect(await shown("told/index.html")).toBe("by the route<!-- --> <!-- -->/told");
  });

  test("a plugin sees the defaults before it is created, and routes are below the locale's base URL", async () => {
    expect(await shown("based/index.html")).toStartWith("red ");
    expect(await shown("fr/based/index.html")).toStartWith("red ");
  });

  test("of routes with the same path, the one with the highest priority is shown", async () => {
    expect(await shown("claimed/index.html")).toStartWith("page of the plugin");
    expect(built.stderr).toContain("That of `words@one` is shown.");
  });
});

describe("a plugin that fails", () => {
  test.each([
    ["while it is made", "export default () => { throw new Error('no key'); };\n"],
    ["in a hook", "export default () => ({ name: 'broken', loadContent() { throw new Error('no key'); } });\n"],
    [
      "in its options",
      "export default () => ({ name: 'broken' });\nexport const validateOptions = () => { throw new Error('no key'); };\n",
    ],
  ])("%s is the only error", async (_, plugin) => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": config('"./plugin.mjs"'),
      "src/pages/index.md": "# Home\n\n[a](/greeting) [b](/greeting/b)\n",
      "plugin.mjs": plugin,
    });
    expect(built.code).toBe(1);
    expect(built.stderr.match(/^error\[.*/gm)).toEqual([expect.stringContaining("no key")]);
    expect(built.stderr).toContain("info[links-unchecked] Links are not checked, because pages are missing:");
  });
});

test("a plugin without a name is accepted, and one that rejects the settings gives the reason", async () => {
  await using built = await buildFixture({
    "docusaurus.config.mjs": config('"./nameless.mjs", "./strict.mjs"'),
    "src/pages/greeting.md": "# Greeting\n",
    "nameless.mjs": "export default () => ({ injectHtmlTags: () => ({ headTags: ['<!-- nameless -->'] }) });\n",
    "strict.mjs": `export default () => ({ name: "strict" });
export const validateThemeConfig = () => { throw new Error('"key" is required'); };
`,
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toContain(
    "warning[invalid-plugin] The plugin `./nameless.mjs` has no `name`, so it is called `nameless`.",
  );
  expect(built.stderr).toContain(
    'error[invalid-theme-config] The plugin `./strict.mjs` rejects `themeConfig`: "key" is required.\n  docusaurus.config.mjs:6:',
  );
});
