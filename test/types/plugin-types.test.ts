/** The declarations of the plugin API: a plugin in TypeScript is completed and checked. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { utilsModule } from "../../src/config/function-stand-ins.ts";
import { loggerModule } from "../../src/config/logger-stand-in.ts";
import { unavailableExports } from "../../src/config/unavailable-exports.ts";
import { validationModule } from "../../src/config/validation/stand-in.ts";
import { create } from "../../src/commands/create.ts";
import { runCommandLine } from "../../src/commands/run.ts";
import { types } from "../../src/commands/types.ts";
import * as pipeline from "../../src/pipeline/commands.ts";
import { makeContext } from "../commands/context.ts";
import { runProgram } from "../support/cli.ts";
import { makeFolder, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

/** A plugin with all methods, and one that wraps a built-in plugin. */
const PLUGIN = `import type { LoadContext, OptionValidationContext, Plugin, PluginModule, RouteConfig } from "@docusaurus/types";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import logger from "@docusaurus/logger";
import { Globby, normalizeUrl, parseMarkdownFile } from "@docusaurus/utils";
import { addSuffix } from "@docusaurus/utils-common";
import { Joi } from "@docusaurus/utils-validation";
import docs from "@docusaurus/plugin-content-docs";
import blog, { type BlogContent } from "@docusaurus/plugin-content-blog";
interface Options { readonly size?: number }
interface Words { readonly words: string[] }
export default function plugin(context: LoadContext, options: Options): Plugin<Words> {
  const call = context.siteConfig.customFields["call"];
  const size: number = options.size ?? 3;
  return {
    name: "words",
    async loadContent() { return { words: [String(size), typeof call, context.codeTranslations["x"] ?? ""] }; },
    async contentLoaded({ content, actions: { addRoute, createData, setGlobalData } }) {
      const path = await createData("words.json", content.words.map((word) => word.length));
      const route: RouteConfig = { path: "/words", component: "@site/src/Words", modules: { path, list: [path] }, exact: true, own: 3 };
      addRoute(route);
      setGlobalData({ count: content.words.length });
    },
    async allContentLoaded({ allContent }) {
      const loaded = allContent["docusaurus-plugin-content-docs"]?.["default"] as LoadedContent;
      for (const { docs } of loaded.loadedVersions) for (const doc of docs) doc.title.toUpperCase();
    },
    getClientModules: () => ["./client"],
    configureWebpack(config, isServer, { currentBundler }) {
      config.module?.rules?.push({ test: /x/ });
      const { DefinePlugin } = currentBundler.instance;
      return { resolve: { alias: { a: "b" } }, plugins: DefinePlugin ? [new DefinePlugin({ a: isServer })] : [] };
    },
    extendCli(cli) {
      cli.command("words <name> [more...]").option("-s, --size <n>", "Size").action(async (name: string, more: string[], { size }: { size?: string }) => { console.log(name, more.length, size); });
    },
    injectHtmlTags: ({ content }) => ({ headTags: [{ tagName: "meta", attributes: { content: content.words.join() } }, "<b>"] }),
    getTranslationFiles: async ({ content }) => [{ path: "words", content: { first: { message: content.words[0] ?? "" } } }],
    translateContent: ({ content, translationFiles }) => ({ ...content, words: translationFiles.map(({ path }) => path) }),
    async postBuild({ outDir, routesPaths, head, headTags, content, plugins, routesBuildMetadata }) {
      console.log(outDir.length, routesPaths.filter((path) => !routesBuildMetadata[path]?.noIndex), head["/"]?.title.toString(), headTags.length, content.words, plugins[0]?.options.id);
    },
  };
}
plugin.validateOptions = ({ validate, options }: OptionValidationContext<object, Options>): Options =>
  validate(Joi.object<Options>({ size: Joi.number().default(3) }), options);
export async function readAll(dir: string): Promise<string[]> {
  logger.info\`Reading path=\${dir}\`;
  const files = await Globby(["**/*.md"], { cwd: dir });
  const read = await Promise.all(files.map((filePath) => parseMarkdownFile({ filePath })));
  return read.map(({ contentTitle = "" }) => normalizeUrl([addSuffix(dir, "/"), contentTitle]));
}
export const asModule: PluginModule<Words> = plugin;
export const wrapping: PluginModule<BlogContent> = async (context, options: object) => {
  const instance = await blog(context, options);
  await docs(context, options);
  return { ...instance, async contentLoaded({ content, actions }) {
    for (const post of content.blogPosts) post.metadata.mine = post.metadata.title;
    await instance.contentLoaded({ content, actions: { ...actions, addRoute: (route) => actions.addRoute({ ...route, path: route.path + "x" }) } });
  } };
};
`;

const SIDEBARS = `import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
export default {
  docs: ["a", { type: "category", label: "B", link: { type: "generated-index" }, items: [{ type: "autogenerated", dirName: "." }] }, { C: ["c"] }],
  short: { D: ["d", { type: "html", value: "<hr>" }] },
} satisfies SidebarsConfig;
`;

const WRONG = `import type { LoadContext, Plugin, PluginModule } from "@docusaurus/types";
import { normalizeURL } from "@docusaurus/utils";
export default function plugin(context: LoadContext): Plugin<{ readonly words: string[] }> {
  return {
    name: "words",
    loadContent: () => ({ words: [1] }),
    contentLoaded({ content, actions }) {
      actions.addRoute({ path: "/a", componnt: "x" });
      actions.addPage("x");
      content.word;
    },
    postBuild({ outDir, routePaths }) { outDir.length.nothing; routePaths; },
    injectHtmlTags: () => ({ headTags: [{ tag: "meta" }] }),
    configureWebpack: () => ({ reslove: {} }),
    extendCli(cli) { cli.comand("x"); },
    laodContent() {},
  };
}
export const other: number = null as unknown as LoadContext["siteDir"];
export const bad: PluginModule = () => ({ nam: "x" });
`;

let folder: TestSite;

beforeAll(async () => {
  folder = await makeFolder();
  const context = makeContext({ cwd: folder.dir, pipeline });
  for (const words of [
    ["create", "site", "--template", "classic-typescript"],
    ["types", "site"],
  ])
    expect(await runCommandLine(words, [create, types], context)).toBe(0);
});
afterAll(() => folder.remove());

async function compile(): Promise<string> {
  const { stdout, stderr } = await runProgram([process.execPath, "check", "--no-script"], { cwd: folder.path("site") });
  return `${stdout}${stderr}`.trim();
}

test("accept a plugin that uses every method, a plugin that wraps the blog, and sidebars", async () => {
  await folder.write("site/plugin.ts", PLUGIN);
  await folder.write("site/sidebars.ts", SIDEBARS);
  expect(await compile()).toMatch(/^✓ No type errors in \d+ files/);
});

test("report misspelled members and values of other types", async () => {
  await folder.write("site/wrong.ts", WRONG);
  const found = await compile();
  for (const part of [
    "Type 'number' is not assignable to type 'string'",
    "Property 'component' is missing in type '{ path: string; componnt: string; }'",
    "'normalizeURL'",
    "Property 'addPage' does not exist on type 'PluginContentLoadedActions'",
    "Property 'word' does not exist",
    "Property 'routePaths' does not exist on type 'PostBuildProps",
    "'{ tag: string; }' is not assignable to type 'string | HtmlTagObject'",
    "Type '{ reslove: {}; }' is not assignable",
    "Property 'comand' does not exist on type 'CommandLine'",
    "Type '{ nam: string; }' is not assignable",
  ])
    expect(found).toContain(part);
});

test("have the exports of the modules that stand in for packages", async () => {
  const modules = { utils: utilsModule(), "utils-validation": validationModule(), logger: loggerModule() };
  // Names of former releases work, but are not suggested.
  const former =
    "default kebabCase parseFrontMatter parseMarkdownString normalizeFrontMatterTags escapeShellArg upperFirst mapAsyncSequencial".split(
      " ",
    );
  for (const [name, exports] of Object.entries(modules)) {
    const missing = Object.keys(unavailableExports(`@docusaurus/${name}`));
    const text = await Bun.file(`templates/types/${name}.d.ts`).text();
    const declared = new Set(Array.from(text.matchAll(/\w+/g), ([word]) => word));
    const expected = Object.keys(exports).filter((each) => ![...missing, ...former].includes(each));
    expect(expected.filter((each) => !declared.has(each))).toEqual([]);
  }
});

test("are correct themselves", async () => {
  await folder.write("site/wrong.ts", "export {};\n");
  const config = JSON.parse(await folder.read("site/tsconfig.json")) as object;
  await folder.write("site/tsconfig.json", JSON.stringify({ ...config, compilerOptions: { skipLibCheck: false } }));
  // Types of packages are not ours.
  expect((await compile()).match(/^\.veloci\/types\/(?!packages\/).*error.*/gm)).toBeNull();
});
