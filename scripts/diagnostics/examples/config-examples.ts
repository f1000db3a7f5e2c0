/** Mistakes in configs, plugins and locales. */

import { config, docs, type Files, ownPlugin, plugin } from "./files.ts";

/** By code. */
export const CONFIG_EXAMPLES: Readonly<Record<string, Files>> = {
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
  "duplicate-plugin-id": plugin('"content-docs"'),
  "not-for-head": config('headTags: [{ tagName: "p", attributes: {} }],'),
  "not-needed": config("future: { faster: true },"),
  "not-plain-data": ownPlugin("contentLoaded({ actions }) {", "  actions.setGlobalData({ all: new Map() });", "},"),
  "not-supported": {
    "src/pages/team.jsx": "export default () => <p>Team</p>;\n",
    ...ownPlugin("configureWebpack: () => ({ plugins: [new (class CopyFiles {})()] }),"),
  },
  "invalid-data": ownPlugin(
    "async contentLoaded({ actions }) {",
    '  await actions.createData("quotes.json", "by Mel");',
    "},",
  ),
  "invalid-plugin": { ...plugin('"./quotes.js"'), "quotes.js": 'export default () => ({ title: "quotes" });\n' },
  "invalid-preset": { ...config('presets: ["./quotes.js"],'), "quotes.js": "export default { plugins: [] };\n" },
  "invalid-route": ownPlugin("contentLoaded({ actions }) {", '  actions.addRoute({ path: "/quotes" });', "},"),
  "invalid-theme-config": {
    ...config('presets: ["classic"],', 'themes: ["./quotes.js"],'),
    "quotes.js":
      'export default () => ({ name: "quotes" });\n\nexport function validateThemeConfig() {\n  throw new Error("`quotes` is missing");\n}\n',
  },
  "invalid-translation": {
    ...config('presets: ["classic"],', 'i18n: { defaultLocale: "en", locales: ["en", "fr"] },'),
    "i18n/fr/code.json": '{\n  "home.title": { "text": "Bienvenue" }\n}\n',
  },
  "no-theme-language": {
    ...config('presets: ["classic"],', 'i18n: { defaultLocale: "en", locales: ["en", "sw"] },'),
    "i18n/sw/code.json": "{}\n",
  },
  "same-locale-place": config(
    "i18n: {",
    '  defaultLocale: "en",',
    '  locales: ["en", "fr"],',
    '  localeConfigs: { fr: { path: "en" } },',
    "},",
  ),
  "site-function-failed": docs('{ sidebarItemsGenerator: () => "docs" }'),
  "static-root": config('staticDirectories: ["/"],'),
  "unknown-theme": config('themes: ["theme-quotes"],'),
  "unused-locale-folder": {
    ...config('presets: ["classic"],', 'i18n: { defaultLocale: "en", locales: ["en"] },'),
    "i18n/fr/code.json": "{}\n",
  },
  "wrong-placeholders": {
    ...config('presets: ["classic"],', 'i18n: { defaultLocale: "en", locales: ["en", "fr"] },'),
    "i18n/fr/code.json": '{\n  "theme.blog.post.plurals": { "message": "{n} billets" }\n}\n',
  },
};
