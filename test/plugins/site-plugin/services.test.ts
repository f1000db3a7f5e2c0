/** Packages that count visits, in the shapes that those of Matomo, Umami, PostHog, Segment, Hotjar and GoatCounter have: settings, tags and client modules. */

import { expect, setDefaultTimeout, test } from "bun:test";
import { buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

const pack = (name: string, code: string, main = "src/index.js") => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: "1.0.0", main }),
  [`node_modules/${name}/${main}`]: code,
});

/** Reads the theme's settings, runs in production alone, and counts at each change of the page. */
const MATOMO = `const path = require("path");
module.exports = function (context) {
  const { siteConfig: { themeConfig: { matomo } } } = context;
  if (!matomo) throw new Error("You need to specify \`matomo\` object in \`themeConfig\`.");
  const isProd = process.env.NODE_ENV === "production";
  return {
    name: "docusaurus-plugin-matomo",
    getClientModules() { return isProd ? [path.resolve(__dirname, "./track")] : []; },
    injectHtmlTags() {
      if (!isProd) return {};
      return { headTags: [
        { tagName: "link", attributes: { rel: "preconnect", href: matomo.url } },
        { tagName: "script", innerHTML: "var _paq = window._paq = window._paq || []; _paq.push(['setSiteId', '" + matomo.siteId + "']);" },
      ] };
    },
  };
};
`;

const TRACK = `import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
export default (function () {
  if (!ExecutionEnvironment.canUseDOM) return null;
  return { onRouteUpdate({ location, previousLocation }) { if (previousLocation) window._paq.push(["setCustomUrl", location.pathname]); } };
})();
`;

/** An ES module as compilers of TypeScript write it, with options that Joi checks and completes. */
const UMAMI = `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.validateOptions = exports.default = void 0;
const { Joi } = require("@docusaurus/utils-validation");
function pluginUmami(context, options) {
  return {
    name: "docusaurus-plugin-umami",
    contentLoaded({ actions }) { actions.setGlobalData(options); },
    injectHtmlTags() {
      return { headTags: [{ tagName: "script", attributes: {
        async: true, defer: false, src: "https://" + options.analyticsDomain + "/" + options.scriptName, "data-website-id": options.websiteID,
      } }] };
    },
  };
}
exports.default = pluginUmami;
const schema = Joi.object({
  websiteID: Joi.string().required(),
  analyticsDomain: Joi.string().default("analytics.example.com"),
  scriptName: Joi.string().default("script.js"),
});
exports.validateOptions = ({ validate, options }) => validate(schema, options);
`;

const POSTHOG = `module.exports = function (context, options) {
  const { apiKey, enableInDevelopment = false } = options;
  if (!apiKey) throw new Error("posthog: apiKey is required");
  return {
    name: "posthog-docusaurus",
    getClientModules: () => [require.resolve("./posthog.js")],
    injectHtmlTags: () => ({ headTags: [{ tagName: "script", innerHTML: "posthog.init(" + JSON.stringify(apiKey) + ")" }] }),
  };
};
`;

/** Settings checked by the plugin, and a tag as text. */
const SEGMENT = `module.exports = (context) => ({
  name: "docusaurus-plugin-segment",
  getClientModules: () => ["./segment"],
  injectHtmlTags: () => ({ headTags: ["<script>analytics.load('" + context.siteConfig.themeConfig.segment.apiKey + "')</script>"] }),
});
module.exports.validateThemeConfig = ({ themeConfig, validate }) => {
  if (!themeConfig.segment?.apiKey) throw new Error("\`segment.apiKey\` is required.");
  return themeConfig;
};
`;

const GOATCOUNTER = `export default function ({ siteConfig: { themeConfig: { goatcounter } } }) {
  return {
    name: "docusaurus-plugin-goatcounter",
    injectHtmlTags: () => ({ postBodyTags: [{ tagName: "script", attributes: { async: "async", src: "//gc.example/count.js", "data-goatcounter": "https://" + goatcounter.code + ".example/count" } }] }),
  };
}
`;

const files = (umami: string) => ({
  "docusaurus.config.js": `module.exports = { title: "Test", url: "https://example.com", baseUrl: "/",
  themeConfig: { matomo: { url: "https://matomo.example/", siteId: "7" }, segment: { apiKey: "seg" }, goatcounter: { code: "goat" } },
  plugins: ["docusaurus-plugin-matomo", ["@dipakparmar/docusaurus-plugin-umami", ${umami}], ["posthog-docusaurus", { apiKey: "ph" }], "segment", "goatcounter"],
  presets: [["classic", { docs: false, blog: false }]],
};
`,
  "src/pages/index.jsx": `import { usePluginData } from "@docusaurus/useGlobalData";
export default () => <p>{usePluginData("docusaurus-plugin-umami").scriptName}</p>;
`,
  ...pack("docusaurus-plugin-matomo", MATOMO),
  "node_modules/docusaurus-plugin-matomo/src/track.js": TRACK,
  ...pack("@dipakparmar/docusaurus-plugin-umami", UMAMI),
  ...pack("posthog-docusaurus", POSTHOG),
  "node_modules/posthog-docusaurus/src/posthog.js":
    'export function onRouteDidUpdate({ location }) { window.posthog?.capture("$pageview", { location }); }\n',
  ...pack("docusaurus-plugin-segment", SEGMENT),
  "node_modules/docusaurus-plugin-segment/src/segment.js":
    "export default { onRouteUpdate() { window.analytics?.page(); } };\n",
  ...pack("docusaurus-plugin-goatcounter", GOATCOUNTER, "src/index.mjs"),
});

test("analytics packages add their tags and client modules to all pages", async () => {
  await using built = await buildFixture(files('{ websiteID: "u-1" }'));
  expect([built.code, built.stderr.match(/^error.*/gm)]).toEqual([0, null]);
  const html = await built.read("index.html");
  for (const part of [
    '<link rel="preconnect" href="https://matomo.example/">',
    "_paq.push(['setSiteId', '7'])",
    '<script async src="https://analytics.example.com/script.js" data-website-id="u-1"></script>',
    'posthog.init("ph")',
    "analytics.load('seg')",
    'data-goatcounter="https://goat.example/count"',
    "<p>script.js</p>",
  ])
    expect(html).toContain(part);
  const scripts = (await built.files()).filter((path) => path.endsWith(".js"));
  const texts = (await Promise.all(scripts.map((path) => built.read(path)))).join("\n");
  for (const part of ["setCustomUrl", "$pageview", "analytics?.page()"]) expect(texts).toContain(part);
});

test("options that such a package rejects are errors with its name", async () => {
  await using built = await buildFixture(files("{}"));
  expect(built.code).toBe(1);
  expect(built.stderr.match(/^error.*/gm)?.join()).toContain("websiteID");
});
