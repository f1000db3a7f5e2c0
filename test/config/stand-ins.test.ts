/** Packages that only configure what is built in can be imported without being installed. */

import { describe, expect, test } from "bun:test";
import { createRequire } from "node:module";
import { join } from "node:path";
import { prismThemes } from "../../scripts/prism-themes.ts";
import { registerStandIns, standInName } from "../../src/config/stand-ins.ts";
import { makeSite } from "../support/site.ts";
import { runCli } from "../support/cli.ts";
import { projectDir } from "../support/paths.ts";
import { load, loadFiles, sound } from "./support.ts";

const FIELDS = 'title: "T", url: "https://example.com", baseUrl: "/"';

/** What a config says of the packages it imports. */
const ESM = `import { themes } from "prism-react-renderer";
import dracula from "prism-react-renderer/themes/dracula";
import math from "remark-math";
import katex from "rehype-katex";
import gfm from "remark-gfm";
import npm2yarn from "@docusaurus/remark-plugin-npm2yarn";
import docs from "@docusaurus/plugin-content-docs";
import preset from "@docusaurus/preset-classic";
import logger from "@docusaurus/logger";
import { normalizeUrl } from "@docusaurus/utils";
import server from "@docusaurus/core/lib/server";
export default { ${FIELDS}, tagline: normalizeUrl(["https://a.b/", "/c"]),
  presets: [[preset, { docs: { remarkPlugins: [math, gfm, npm2yarn], rehypePlugins: [[katex, { strict: false }]] } }]],
  customFields: { logger: typeof logger.info, server: typeof server, docs: typeof docs },
  themeConfig: { prism: { theme: themes.github, darkTheme: dracula } } };`;

const COMMONJS = `const { themes } = require("prism-react-renderer");
const dracula = require("prism-react-renderer/themes/dracula");
module.exports = { ${FIELDS}, tagline: require("@docusaurus/utils").normalizeUrl(["https://a.b/", "/c"]),
  presets: [[require("@docusaurus/preset-classic"), { docs: {
    remarkPlugins: [require("remark-math"), require("remark-gfm").default, require("@docusaurus/remark-plugin-npm2yarn")],
    rehypePlugins: [[require("rehype-katex"), { strict: false }]] } }]],
  customFields: { logger: typeof require("@docusaurus/logger").default.info && typeof require("@docusaurus/logger").info, server: typeof require("@docusaurus/core/lib/server"),
    docs: typeof require("@docusaurus/plugin-content-docs") },
  themeConfig: { prism: { theme: themes.github, darkTheme: dracula } } };`;

describe("a config", () => {
  test.each([
    ["ES modules", "docusaurus.config.mjs", ESM],
    ["CommonJS", "docusaurus.config.cjs", COMMONJS],
  ])("imports them in %s", async (_, file, text) => {
    const { loaded, text: printed } = await loadFiles({ [file]: text });
    expect(printed).not.toContain("error[");
    const { config } = sound(loaded).site;
    expect(config.themeConfig["prism"]).toMatchObject({
      theme: { plain: { color: "#393A34" } },
      darkTheme: { plain: { color: "#F8F8F2" } },
    });
    expect(config.customFields).toEqual({ logger: "function", server: "function", docs: "function" });
    expect(config.tagline).toBe("https://a.b/c");
    const options = sound(loaded).declarations[0]?.options as Record<string, readonly unknown[]> | undefined;
    expect(options?.["remarkPlugins"]?.map(standInName)).toEqual([
      "remark-math",
      "remark-gfm",
      "@docusaurus/remark-plugin-npm2yarn",
    ]);
    expect(options?.["rehypePlugins"]?.flat().map(standInName)).toEqual(["rehype-katex", undefined]);
  });

  test("uses the stand-in of a built-in package even if it is installed, and installed packages otherwise", async () => {
    const { loaded, text } = await loadFiles({
      "docusaurus.config.mjs": `import math from "remark-math";\nimport other from "remark-other";\nexport default { ${FIELDS}, customFields: { math: typeof math, other } };`,
      "node_modules/remark-math/index.js": "export default 'installed';",
      "node_modules/remark-other/index.js": "export default 'installed';",
    });
    expect(text).toBe("");
    expect(loaded?.site.config.customFields).toEqual({ other: "installed", math: "function" });
  });

  test("loads a package that needs no stand-in from where it is installed, in a separate process", async () => {
    await using site = await makeSite({
      "docusaurus.config.mjs": `import logger from "@docusaurus/logger";\nimport own from "own-plugin";\nexport default { ${FIELDS}, customFields: { said: logger.interpolate\`a\`, own } };`,
      "node_modules/@docusaurus/logger/index.js": "exports.interpolate = () => 'the real one';",
      "node_modules/@docusaurus/utils/index.js": "exports.real = 'real';",
      "node_modules/own-plugin/index.js": "module.exports = require('@docusaurus/utils').real;",
    });
    const { code, stdout, stderr } = await runCli(["graph", site.dir]);
    expect(stderr).not.toContain("error[");
    const { site: found } = JSON.parse(stdout) as { site: { config: { customFields: object } } };
    expect([code, found.config.customFields]).toEqual([0, { said: "the real one", own: "real" }]);
  });

  test("runs an installed plugin of unified in a program of its own, and lists the built-in one", async () => {
    await using site = await makeSite({
      "docusaurus.config.js": `import gfm from "remark-gfm";
import math from "remark-math";
export default { ${FIELDS}, customFields: { said: gfm.call("this program", "options") }, presets: [["classic", { docs: { remarkPlugins: [gfm, math] } }]] };`,
      "node_modules/remark-gfm/package.json": '{ "name": "remark-gfm", "type": "module", "exports": "./index.js" }',
      "node_modules/remark-gfm/index.js":
        "export default function (options) { return `${this} runs it with ${options}`; }\n",
      "docs/a.md": "# A\n",
    });
    const { code, stdout, stderr } = await runCli(["graph", site.dir]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const graph = JSON.parse(stdout) as { site: { config: { customFields: object } } };
    expect(graph.site.config.customFields).toEqual({ said: "this program runs it with options" });
  });

  test("resolves their names, and paths of its own", async () => {
    await using site = await makeSite({
      "docusaurus.config.js": `module.exports = { ${FIELDS}, plugins: [require.resolve("@docusaurus/plugin-debug")], customFields: { css: require.resolve("./src/css/custom.css") } };`,
      "src/css/custom.css": "",
    });
    const { loaded, text } = await load(site.dir);
    expect(text).toBe("");
    expect(loaded?.site.config.customFields["css"]).toBe(site.path("src/css/custom.css"));
    expect(loaded?.declarations[0]).toMatchObject({ name: "debug" });
  });

  test("throws when called", () => {
    registerStandIns({ from: projectDir, inside: [] });
    const blog = createRequire(import.meta.url)("@docusaurus/plugin-content-blog") as () => unknown;
    expect(standInName(blog)).toBe("@docusaurus/plugin-content-blog");
    expect(blog).toThrow("`@docusaurus/plugin-content-blog` cannot be called: it is built into Veloci");
  });

  test("another value is not a stand-in", () => {
    expect([undefined, null, "remark-math", {}, () => 1].map(standInName)).toEqual(Array(5).fill(undefined));
  });
});

test("the code themes equal those of the package", async () => {
  const kept = await Bun.file(join(projectDir, "src/config/prism/themes.json")).json();
  expect(kept).toEqual(JSON.parse(prismThemes()));
});

test("the validation package works without being installed", async () => {
  const { loaded, text } = await loadFiles({
    "docusaurus.config.cjs": `const { Joi, normalizePluginOptions, RouteBasePathSchema, validateFrontMatter, JoiFrontMatter, FrontMatterTOCHeadingLevels } = require("@docusaurus/utils-validation");
const schema = Joi.object({ path: Joi.string().default("docs"), routeBasePath: RouteBasePathSchema.default("/") });
const failure = (work) => { try { work(); return "none"; } catch (error) { return error.message; } };
module.exports = { ${FIELDS}, customFields: {
  options: normalizePluginOptions(schema, { path: "own" }),
  wrong: failure(() => normalizePluginOptions(schema, { path: 5, other: 1 })),
  frontMatter: validateFrontMatter({ title: 2022, extra: true }, JoiFrontMatter.object({ title: JoiFrontMatter.string() })),
  levels: failure(() => validateFrontMatter({ toc_min_heading_level: 4, toc_max_heading_level: 3 }, Joi.object(FrontMatterTOCHeadingLevels))),
  locales: require("@docusaurus/theme-translations").codeTranslationLocalesToTry("pt-BR"),
  path: require("@docusaurus/utils-common").addTrailingSlash("/a"),
  oldTheme: require("prism-react-renderer/themes/nightOwl/index.cjs.js").plain.color,
} };`,
  });
  expect(text).toBe("");
  expect(sound(loaded).site.config.customFields).toEqual({
    options: { path: "own", routeBasePath: "/", id: "default" },
    wrong: '"path" must be a string. "other" is not allowed',
    frontMatter: { title: "2022", extra: true },
    levels: '"toc_min_heading_level" must be less than or equal to ref:toc_max_heading_level',
    locales: ["pt-BR", "pt"],
    path: "/a/",
    oldTheme: "#d6deeb",
  });
});

test("functions of `@docusaurus/utils` have the results of the package", async () => {
  const { loaded, text } = await loadFiles({
    "data/tags.yml": "",
    "docusaurus.config.js": `const u = require("@docusaurus/utils");
const path = require("path");
const relative = (file) => path.relative(__dirname, file);
module.exports = async () => ({ ${FIELDS}, customFields: {
  matches: ["docs/a.md", "docs/_b.md"].map(u.createMatcher(["docs/[!_]*.md"])),
  url: [u.normalizeUrl(["/base/", "/docs", "a/"]), u.normalizeUrl(["https://a.b/", "c", "?d"])],
  hash: [u.docuHash("/"), /^docs-a-[0-9a-f]{3}$/.test(u.docuHash("/docs/a"))],
  alias: u.aliasedSitePath(path.join(__dirname, "docs/a.md"), __dirname),
  file: await u.parseMarkdownFile({ filePath: "a.md", fileContent: "---\\ntags: [x]\\n---\\n\\n# Title\\n\\nFirst *words*.\\n" }),
  parts: u.parseURLPath("../b?c#d", "/docs/a/"),
  joined: u.serializeURLPath(u.parseURLPath("/a?#")),
  folder: relative(u.getPluginI18nPath({ localizationDir: path.join(__dirname, "i18n/fr"), pluginName: "own", pluginId: "two", subPaths: ["x"] })),
  told: u.updateTranslationFileMessages({ path: "p", content: { a: { message: "m" } } }, (message) => message + "!"),
  merged: u.mergeTranslations([{ a: { message: "1" } }, { a: { message: "2" } }]),
  routes: u.flattenRoutes([{ path: "/", routes: [{ path: "/a" }] }, { path: "/b" }]),
  data: relative(await u.getDataFilePath({ filePath: "tags.yml", contentPaths: { contentPath: path.join(__dirname, "data"), contentPathLocalized: path.join(__dirname, "none") } })),
  texts: [u.escapeRegexp("a.b"), u.removePrefix("abc", "a"), u.removeSuffix("abc", "c"), u.removeSuffix("abc", "")],
  images: u.getFileLoaderUtils().rules.images().test.test("a.png"),
} });`,
  });
  expect(text).toBe("");
  expect(sound(loaded).site.config.customFields).toEqual({
    matches: [true, false],
    url: ["/base/docs/a/", "https://a.b/c?d"],
    hash: ["index", true],
    alias: "@site/docs/a.md",
    file: {
      frontMatter: { tags: ["x"] },
      content: "# Title\n\nFirst *words*.",
      contentTitle: "Title",
      excerpt: "First words.",
    },
    parts: { pathname: "/docs/b", search: "c", hash: "d" },
    joined: "/a?#",
    folder: "i18n/fr/own-two/x",
    told: { path: "p", content: { a: { message: "m!" } } },
    merged: { a: { message: "2" } },
    routes: [{ path: "/a" }, { path: "/b" }],
    data: "data/tags.yml",
    texts: ["a\\.b", "bc", "ab", "abc"],
    images: true,
  });
});

test("a compiled executable contains them too", async () => {
  await using site = await makeSite({
    "docusaurus.config.mjs": ESM,
    "main.ts": `import { loadSite } from "${join(projectDir, "src/config/load.ts")}";
import { makeReporter } from "${join(projectDir, "src/report/reporter.ts")}";
const report = makeReporter();
const loaded = await loadSite({ siteDir: process.argv[2] ?? ".", report });
console.log(JSON.stringify([report.diagnostics, loaded?.site.config.themeConfig["prism"], loaded?.declarations.length]));`,
  });
  const program = site.path("main");
  const build = ["build", "--compile", "--minify", "--bytecode", "--format=esm", "--outfile", program];
  const built = Bun.spawnSync([process.execPath, ...build, site.path("main.ts")]);
  expect(built.exitCode).toBe(0);
  const { stdout } = Bun.spawnSync([program, site.dir], { cwd: "/" });
  expect(JSON.parse(stdout.toString())).toEqual([
    [],
    expect.objectContaining({
      darkTheme: expect.objectContaining({ plain: expect.objectContaining({ color: "#F8F8F2" }) }),
    }),
    7,
  ]);
});
