/** Settings that browsers get. */

import { expect, test } from "bun:test";
import { toBrowserSite } from "../../src/bundle/site/browser-site.ts";
import type { SiteConfig } from "../../src/model/site.ts";

const siteConfig = {
  title: "Site",
  scripts: [],
  presets: ["classic"],
  onBrokenLinks: "throw",
  markdown: { format: "mdx", mermaid: true },
  themeConfig: { navbar: {}, footer: { style: "dark" }, prism: {} },
} as unknown as SiteConfig;

const namesFor = (code: string): string[] => {
  const { siteConfig: left } = toBrowserSite({ siteConfig }, { own: code, theme: [] });
  return [...Object.keys(left), ...Object.keys(left.themeConfig)];
};

test("of the Markdown settings, browsers receive only whether there are diagrams", () => {
  expect(toBrowserSite({ siteConfig }, { own: "", theme: [] }).siteConfig.markdown as unknown).toEqual({
    mermaid: true,
  });
  expect(toBrowserSite({ siteConfig }, { own: "siteConfig.markdown.format", theme: [] }).siteConfig.markdown).toBe(
    siteConfig.markdown,
  );
});

test("of the search settings, browsers receive nothing about the index", () => {
  const search = { ignorePatterns: ["/a"], missingResultsUrl: "/b" };
  const config = { ...siteConfig, themeConfig: { search } } as unknown as SiteConfig;
  const themeConfig = toBrowserSite({ siteConfig: config }, { own: "", theme: [] }).siteConfig.themeConfig as object;
  expect(themeConfig).toEqual({ search: { missingResultsUrl: "/b" } });
});

test("build and server settings are not sent", () =>
  expect(namesFor("")).toEqual(["title", "markdown", "themeConfig", "navbar"]));

test.each([
  ["footer", "const { footer } = useThemeConfig();"],
  ["footer", "themeConfig.footer.style"],
  ["prism", "themeConfig?.['prism']"],
  ["scripts", "const { title, scripts: list } = siteConfig;"],
  ["onBrokenLinks", "function f({ onBrokenLinks = 1 }) {}"],
] as const)("%s is there for code that reads it: %s", (name, code) => expect(namesFor(code)).toContain(name));

test.each([
  [true, "// src/pages/index.jsx\nconst { siteConfig } = useContext();\nconst [first] = siteConfig.presets;"],
  [true, "// a.js\nconst { siteConfig: { presets } } = useContext();\n// b.js\nf();"],
  [false, "// src/pages/index.jsx\nconst { siteConfig } = useContext();\n// node_modules/a/index.js\nbabel.presets;"],
])("lists are there (%s) for modules that read the config and the list: %s", (isThere, code) =>
  expect(namesFor(code).includes("presets")).toBe(isThere),
);

test.each(['jsx("footer", { className: "footer" })', '"The footer and the scripts"'])(
  "words that are no property do not count: %s",
  (code) => expect(namesFor(code)).toEqual(["title", "markdown", "themeConfig", "navbar"]),
);
