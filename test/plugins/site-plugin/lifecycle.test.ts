/** One plugin that records all hooks of a build: in which order they run, in each locale, and what they get. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";

setDefaultTimeout(60_000);

const RECORDER = `const fs = require("fs");
const path = require("path");

function recorder(context, options) {
  const calls = [];
  const note = (hook, given) => calls.push({ hook, ...given });
  note("made", {
    options,
    context: Object.keys(context).sort(),
    paths: [context.siteDir, context.siteConfigPath, context.generatedFilesDir, context.localizationDir].map((file) => path.relative(context.siteDir, file)),
    outDir: path.isAbsolute(context.outDir),
    baseUrl: context.baseUrl,
    locale: [context.i18n.currentLocale, context.i18n.defaultLocale, ...context.i18n.locales],
    config: [context.siteConfig.title, context.siteConfig.themeConfig.own, context.siteConfig.customFields.mine, context.siteConfig.presets.length],
    version: context.siteVersion,
    told: context.codeTranslations,
    fields: typeof context.siteConfig.customFields.call,
    storage: context.siteStorage, bundler: context.currentBundler.name,
  });
  return {
    name: "recorder",
    getPathsToWatch() { return ["data/**"]; },
    getThemePath() { note("getThemePath", {}); return "./theme"; },
    getTypeScriptThemePath() { return "./theme-ts"; },
    getClientModules() { note("getClientModules", {}); return ["./client", path.join(__dirname, "styles.css")]; },
    getDefaultCodeTranslationMessages() { note("getDefaultCodeTranslationMessages", {}); return { "own.default": "by default" }; },
    async loadContent() { note("loadContent", { self: this.name }); return { words: "Words" }; },
    getTranslationFiles({ content }) {
      note("getTranslationFiles", { content });
      return [{ path: "words", content: { words: { message: content.words, description: "Own words" } } }];
    },
    translateContent({ content, translationFiles }) {
      note("translateContent", { content, files: translationFiles.map(({ path, content }) => [path, content.words.message]) });
      return { words: translationFiles[0].content.words.message };
    },
    translateThemeConfig({ themeConfig, translationFiles }) {
      note("translateThemeConfig", { own: themeConfig.own, files: translationFiles.map(({ path }) => path) });
      return { ...themeConfig, own: themeConfig.own + "!" };
    },
    async contentLoaded({ content, actions, ...rest }) {
      note("contentLoaded", { content, actions: Object.keys(actions).sort(), rest: Object.keys(rest) });
      actions.setGlobalData({ words: content.words });
      const data = await actions.createData("words.json", content);
      note("createData", { path: path.relative(context.generatedFilesDir, data) });
      actions.addRoute({ path: context.baseUrl + "words", component: "@site/Words.jsx", modules: { data }, exact: true });
    },
    async allContentLoaded({ allContent, actions, ...rest }) {
      note("allContentLoaded", {
        own: allContent.recorder.kept, names: Object.keys(allContent).sort(),
        docs: allContent["docusaurus-plugin-content-docs"].default.loadedVersions[0].docs.map(({ id }) => id),
        actions: Object.keys(actions).sort(), rest: Object.keys(rest),
      });
    },
    injectHtmlTags({ content }) {
      note("injectHtmlTags", { content });
      return {
        headTags: [{ tagName: "meta", attributes: { name: "own", content: content.words } }],
        preBodyTags: "<i id=pre></i>", postBodyTags: ["<i id=post></i>"],
      };
    },
    configureWebpack(config, isServer, utils, content) {
      note("configureWebpack", { isServer, utils: typeof utils.getStyleLoaders, content });
      return {};
    },
    configurePostCss(options) { note("configurePostCss", { plugins: Array.isArray(options.plugins) }); return options; },
    async postBuild(props) {
      const own = props.plugins.find(({ name }) => name === "recorder");
      note("postBuild", {
        props: Object.keys(props).sort(),
        same: ["siteDir", "generatedFilesDir", "baseUrl", "outDir"].filter((name) => props[name] === context[name]),
        home: fs.existsSync(path.join(props.outDir, "index.html")),
        content: props.content, plugin: [own.options.id, own.content, own.version?.type],
        routesPaths: props.routesPaths.filter((path) => /words|docs/.test(path)).sort(),
        routes: props.routes.filter(({ path }) => /words$/.test(path)).map(({ component }) => component),
        head: props.head[context.baseUrl + "words"].title.toString(),
        locale: props.i18n.currentLocale, metadata: props.siteMetadata.pluginVersions.recorder.type,
        title: props.siteConfig.title,
        told: props.codeTranslations["own.default"],
        tags: [props.headTags, props.preBodyTags, props.postBodyTags],
      });
      fs.writeFileSync(path.join(props.outDir, "calls.json"), JSON.stringify(calls));
    },
  };
}
recorder.validateOptions = ({ options, validate }) => {
  const { Joi } = require("@docusaurus/utils-validation");
  return validate(Joi.object({ size: Joi.number().default(3) }), options);
};
recorder.validateThemeConfig = ({ themeConfig, validate }) => {
  const { Joi } = require("@docusaurus/utils-validation");
  return validate(Joi.object({ own: Joi.string().default("own") }).unknown(), themeConfig);
};
recorder.getSwizzleComponentList = () => ["Shown"];
module.exports = recorder;
`;

const FILES = {
  "docusaurus.config.js": `module.exports = {
  title: "Test", url: "https://example.com", baseUrl: "/base/", customFields: { mine: "field", call: () => 1 }, scripts: ["/own.js"],
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  plugins: [["./recorder", { id: "kept" }]], presets: [["classic", { blog: false }]],
};
`,
  "recorder/index.js": RECORDER,
  "recorder/client.js": "export function onRouteDidUpdate() { window.ownClient = true; }\n",
  "recorder/styles.css": ".own-client { color: red }\n",
  "recorder/theme/Shown.jsx":
    'import { translate } from "@docusaurus/Translate";\nexport default () => <b>{translate({ id: "own.default", message: "no" })}</b>;\n',
  "recorder/theme-ts/Shown.tsx": "export default () => null;\n",
  "Words.jsx":
    'import Shown from "@theme/Shown";\nimport { usePluginData } from "@docusaurus/useGlobalData";\nexport default ({ data }) => <main>{data.words} {usePluginData("recorder", "kept").words} <Shown /></main>;\n',
  "package.json": '{ "version": "4.5.6" }',
  "docs/a.md": "# A\n",
  "src/pages/index.md": "# Home\n",
  "i18n/fr/recorder-kept/words.json": '{ "words": { "message": "Mots" } }\n',
  "i18n/fr/code.json": '{ "own.default": { "message": "par défaut" } }\n',
};

interface Call {
  readonly hook: string;
  readonly [field: string]: unknown;
}

let built: BuiltSite;
let calls: readonly Call[];
let french: readonly Call[];

beforeAll(async () => {
  built = await buildFixture(FILES);
  expect(built.stderr.match(/^(?:error|warning).*/gm)).toEqual([
    "warning[not-plain-data] Config field `customFields.call` is a function, which pages cannot receive, so it is left out.",
  ]);
  [calls, french] = (await Promise.all(
    ["calls.json", "fr/calls.json"].map(async (path) => JSON.parse(await built.read(path)) as Call[]),
  )) as [Call[], Call[]];
});
afterAll(() => built[Symbol.asyncDispose]());

const given = (list: readonly Call[], hook: string): Omit<Call, "hook">[] =>
  list.filter((call) => call.hook === hook).map(({ hook: _hook, ...rest }) => rest);

const names = (list: readonly Call[]): string[] => list.map(({ hook }) => hook);

test("hooks run in the order of the format, once in each locale", () => {
  const order = [
    "made",
    "loadContent",
    "getTranslationFiles",
    "translateContent",
    "translateThemeConfig",
    "contentLoaded",
    "createData",
    "allContentLoaded",
    "configureWebpack",
    "configureWebpack",
    "injectHtmlTags",
    "postBuild",
  ];
  for (const list of [calls, french]) expect(names(list).filter((hook) => order.includes(hook))).toEqual(order);
  for (const hook of ["getThemePath", "getClientModules", "getDefaultCodeTranslationMessages", "configurePostCss"])
    expect(names(calls)).toContain(hook);
});

test("a plugin is made with the context, and with options and settings that its own checks complete", () => {
  const made = {
    options: { id: "kept", size: 3 },
    outDir: true,
    config: ["Test", "own", "field", 1],
    fields: "function",
    storage: { type: "localStorage", namespace: "" },
    bundler: "webpack",
  };
  expect(given(calls, "made")).toEqual([
    expect.objectContaining({
      ...made,
      paths: ["", "docusaurus.config.js", ".docusaurus", "i18n/en"],
      baseUrl: "/base/",
      locale: ["en", "en", "en", "fr"],
      version: "4.5.6",
      told: {},
    }),
  ]);
  expect(given(french, "made")).toEqual([
    expect.objectContaining({
      ...made,
      paths: ["", "docusaurus.config.js", ".docusaurus", "i18n/fr"],
      baseUrl: "/base/fr/",
      told: { "own.default": "par défaut" },
      locale: ["fr", "en", "en", "fr"],
    }),
  ]);
});

test("content is translated before `contentLoaded`, settings before pages are made", () => {
  expect(given(calls, "loadContent")).toEqual([{ self: "recorder" }]);
  expect(given(french, "translateContent")).toEqual([{ content: { words: "Words" }, files: [["words", "Mots"]] }]);
  const actions = ["addRoute", "createData", "setGlobalData"];
  expect(given(french, "contentLoaded")).toEqual([{ content: { words: "Mots" }, actions, rest: [] }]);
  expect(given(french, "createData")).toEqual([{ path: "recorder/kept/words.json" }]);
  expect(given(french, "translateThemeConfig")).toEqual([{ own: "own", files: ["words"] }]);
  expect(given(french, "allContentLoaded")).toEqual([
    {
      own: { words: "Mots" },
      names: expect.arrayContaining(["docusaurus-plugin-content-docs", "docusaurus-plugin-content-pages", "recorder"]),
      docs: ["a"],
      actions,
      rest: [],
    },
  ]);
});

test("methods about scripts and tags get the content", () => {
  const content = { words: "Words" };
  expect(given(calls, "configureWebpack")).toEqual(
    [false, true].map((isServer) => ({ isServer, utils: "function", content })),
  );
  expect(given(calls, "configurePostCss")).toEqual([{ plugins: true }]);
  expect(given(calls, "injectHtmlTags")).toEqual([{ content }]);
});

test("`postBuild` gets the context and all that is known of the site", () => {
  expect(given(french, "postBuild")).toEqual([
    {
      props: (
        "baseUrl codeTranslations content currentBundler generatedFilesDir head headTags i18n localizationDir outDir plugins postBodyTags " +
        "preBodyTags routes routesBuildMetadata routesPaths siteConfig siteConfigPath siteDir siteMetadata siteStorage siteVersion ssrTemplate"
      ).split(" "),
      same: ["siteDir", "generatedFilesDir", "baseUrl", "outDir"],
      home: true,
      content: { words: "Mots" },
      plugin: ["kept", { words: "Mots" }, "local"],
      routesPaths: ["/base/fr/docs/a", "/base/fr/words"],
      routes: ["@site/Words.jsx"],
      head: '<title data-rh="true">Test</title>',
      locale: "fr",
      metadata: "local",
      title: "Test",
      told: "par défaut",
      tags: [
        '<link rel="search" type="application/opensearchdescription+xml" title="Test" href="/base/fr/opensearch.xml">\n' +
          '<script src="/own.js"></script>\n<meta name="own" content="Mots">',
        "<i id=pre></i>",
        "<i id=post></i>",
      ],
    },
  ]);
});

test("what the hooks return is in the pages", async () => {
  const [english, translated] = await Promise.all(
    ["words", "fr/words"].map((path) => built.read(`${path}/index.html`)),
  );
  const text = (html = ""): string | undefined => /<main>(.*?)<\/main>/.exec(html.replaceAll("<!-- -->", ""))?.[1];
  expect(text(english)).toBe("Words Words <b>by default</b>");
  expect(text(translated)).toBe("Mots Mots <b>par défaut</b>");
  for (const part of ['<meta name="own" content="Mots">', "<i id=pre></i>", "<i id=post></i>"])
    expect(translated).toContain(part);
  const files = await built.files();
  const texts = await Promise.all(files.filter((path) => /\.(?:js|css)$/.test(path)).map((path) => built.read(path)));
  for (const part of ["window.ownClient", ".own-client{color:red}"])
    expect(texts.some((each) => each.includes(part))).toBe(true);
});
