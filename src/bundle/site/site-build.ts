/** Bundles a site's own components, client modules and styles for the browser and for the server. */

import { basename } from "node:path";
import { packageFolders, readPackageLicenses } from "../../licenses/package-license.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { PackageLicense } from "../../model/license.ts";
import { makeReporter } from "../../report/reporter.ts";
import { bundledFiles, type Importers, readFiles, toImporters } from "../chunks/bundled-files.ts";
import { broughtFiles, broughtIn, type ProvidedModules } from "./brought-modules.ts";
import { browserEntry, loaders, pagesSource, toPagesFile } from "./browser-entry.ts";
import { inRole, makeFillings, roleImport } from "./fillings.ts";
import { reportBundleProblems } from "../problems/bundle-problems.ts";
import type { ImportPlace } from "../problems/import-problems.ts";
import { joinSheets } from "../styles/join-sheets.ts";
import { makeCommentRewriter } from "../chunks/module-comments.ts";
import { type SiteModules, toDocumentFile, toVirtualFile } from "./site-modules.ts";
import type { SplitScript } from "../problems/failing-modules.ts";
import { type ServerScript, THEME_HOST } from "./site-server.ts";
import { hasOwnCode } from "./shared-names.ts";
import { withSourcePaths } from "./source-paths.ts";
import { readCodeDocument } from "./site-sources.ts";
import { checkStyleRules } from "../styles/style-rules.ts";
import { withStableNames } from "../chunks/stable-names.ts";
import type { PluginSettings } from "./plugin-settings.ts";
import type { CompileCss } from "../styles/postcss.ts";
import { makeSitePlugin, type SitePluginRequest } from "./site-plugin.ts";
import type { ThemeBuild } from "../theme/theme-build.ts";

export interface SiteBuildRequest {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly staticDirectories: readonly string[];
  /** PostCSS of the site. */
  readonly compileCss?: CompileCss | undefined;
  readonly modules: SiteModules;
  readonly theme: ThemeBuild;
  readonly sharedExports: Readonly<Record<string, readonly string[]>>;
  readonly provided: ProvidedModules;
  readonly minify: boolean;
  /** Whether functions call those of the theme by their source names. */
  readonly keepsNames?: boolean | undefined;
  /** Changes the text of a module at an absolute path, for browsers. */
  readonly readSource?: ((text: string, path: string) => string) | undefined;
  readonly settings: PluginSettings;
  /** Imports of documents, for reporting those that do not resolve. */
  readonly imports: ReadonlyMap<string, readonly ImportPlace[]>;
  readonly report: Reporter;
}

export interface SiteBuild {
  /** Browser files by output path. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Files to copy: output path → absolute path. */
  readonly copies: Readonly<Record<string, string>>;
  /** Output path of the chunk that exports `site`, `overrides` and `clientModules`; absent if a site has none. */
  readonly chunk?: string;
  /** Output path of the list of modules that single pages load; absent if there is none. */
  readonly pagesChunk?: string;
  readonly styles: string;
  /** The same modules for the server; absent if a site has none. */
  readonly server?: ServerScript;
  /** Licenses of the packages in the browser files. */
  readonly licenses: readonly PackageLicense[];
  /** Absolute paths of all files that were read. */
  readonly sources: readonly string[];
}

const EMPTY: SiteBuild = { files: {}, copies: {}, styles: "", licenses: [], sources: [] };

/** Bundles both sides. Diagnostics: those of `reportBundleProblems`; then the result is empty. */
export async function buildSiteModules(request: SiteBuildRequest): Promise<SiteBuild> {
  const { modules } = request;
  const hasScripts = [
    modules.pages,
    modules.clientModules,
    Object.keys(modules.documents),
    Object.keys(modules.overrides),
    Object.keys(modules.lateOverrides),
  ].some((list) => list.length > 0);
  if (!hasScripts && modules.styles.length === 0) return EMPTY;
  const copies: Record<string, string> = {};
  const [browser, server] = await Promise.allSettled([
    buildBrowser(request, copies, hasScripts),
    hasScripts ? buildServer(request) : undefined,
  ]);
  // Both sides are awaited, because which one fails first differs from run to run.
  for (const side of [browser, server]) {
    if (side.status === "rejected")
      reportBundleProblems(side.reason, { ...request, documents: Object.keys(modules.documents) });
  }
  if (browser.status === "rejected" || server.status === "rejected") return EMPTY;
  const sources = [...browser.value.sources, ...Object.values(copies), ...(server.value?.importers.keys() ?? [])];
  return { ...browser.value, sources, copies, ...(server.value === undefined ? {} : { server: server.value }) };
}

async function buildBrowser(
  request: SiteBuildRequest,
  copies: Record<string, string>,
  hasScripts: boolean,
): Promise<Omit<SiteBuild, "copies" | "server">> {
  const { modules, theme } = request;
  const styleImports = modules.styles.map((file) => `import ${JSON.stringify(file)};`).join("\n");
  const { outputs, inputs, sources } = await bundle(request, {
    entry: `${styleImports}\n${browserEntry(modules, toPagesFile(request.siteDir))}`,
    pages: pagesSource(modules),
    target: "browser",
    isSplit: true,
    readSource: request.readSource,
    direct: { host: `./${basename(theme.main)}`, names: request.keepsNames ? {} : theme.coreExports },
    hostOf: (name) => `./${basename(theme.hostOf[name] ?? theme.chunkOf[name] ?? theme.main)}`,
    onAsset: (output, file) => void (copies[output] = file),
  });
  await checkStyleRules({ ...request, files: inputs, onProblem: (problem) => request.report.add(problem) });
  const styles = joinSheets(outputs.filter(({ name }) => name.endsWith(".css")));
  const scripts = withStableNames(outputs.filter(({ name }) => name.endsWith(".js")));
  const entryChunk = scripts.find(({ isEntry }) => isEntry);
  const brought = broughtIn(inputs, { ...request, ...theme.brought }).flatMap(
    (name) => theme.brought.licenses[name] ?? [],
  );
  const licenses = [...readPackageLicenses(packageFolders(inputs)), ...brought];
  if (!hasScripts || !entryChunk) return { files: {}, styles, licenses, sources };
  const files = Object.fromEntries(scripts.map(({ name, text }) => [`assets/js/${name}`, text]));
  const pagesChunk = Object.keys(files).find((path) => /\/site-module-pages-\w+\.js$/.test(path));
  return { files, chunk: `assets/js/${entryChunk.name}`, ...(pagesChunk && { pagesChunk }), styles, licenses, sources };
}

async function buildServer(request: SiteBuildRequest): Promise<ServerScript | undefined> {
  const { pages, documents, overrides, ownComponents } = request.modules;
  const names = [...pages, ...Object.keys(documents)];
  const own = makeFillings(overrides, ownComponents);
  const toPage = (name: string, index: number): string => {
    const filling = inRole(ownComponents[name], `p${index}.default`);
    return `${JSON.stringify(name)}: ${filling === undefined ? `p${index}` : `{ ...p${index}, default: ${filling} }`}`;
  };
  const entry = [
    ...names.map((name, index) => `import * as p${index} from ${JSON.stringify(name)};`),
    own.imports,
    own.imports.includes("withFormatProps") ? "" : roleImport(names, ownComponents),
    `export const pages = { ${names.map(toPage).join(", ")} };`,
    `export const overrides = { ${own.slots.map(({ name, module, filling }) => `${JSON.stringify(name)}: { ...${module}, default: ${filling} }`).join(", ")} };`,
  ].join("\n");
  const { outputs, importers } = await bundle(request, { ...SERVER_SIDE, entry });
  const text = outputs.find(({ isEntry }) => isEntry)?.text;
  const splitUp = () => buildSplitServer(request, [...names, ...Object.values(overrides)]);
  return text === undefined ? undefined : { script: withSourcePaths(text), importers, splitUp };
}

/** The same modules, each importable on its own. Problems were reported before. */
async function buildSplitServer(request: SiteBuildRequest, names: readonly string[]): Promise<SplitScript> {
  const entry = `export const modules = ${loaders(names)};`;
  const quiet = { ...request, report: makeReporter(request.report.siteCode) };
  const { outputs } = await bundle(quiet, { ...SERVER_SIDE, entry, isSplit: true });
  return {
    entry: outputs.find(({ isEntry }) => isEntry)?.name ?? "",
    files: Object.fromEntries(outputs.map(({ name, text }) => [name, withSourcePaths(text)])),
  };
}

interface Side extends Pick<SitePluginRequest, "direct" | "hostOf" | "onAsset" | "readSource"> {
  readonly entry: string;
  /** Source of the file at `toPagesFile`, which the entry may import. */
  readonly pages: string;
  readonly target: "bun" | "browser";
  /** Whether modules with several importers become separate files. */
  readonly isSplit: boolean;
}

const SERVER_SIDE = {
  pages: "",
  target: "bun",
  isSplit: false,
  direct: { host: THEME_HOST, names: {} },
  hostOf: () => THEME_HOST,
  onAsset: () => {},
} as const;

interface Output {
  readonly name: string;
  readonly text: string;
  readonly isEntry: boolean;
}

interface Bundled {
  readonly outputs: readonly Output[];
  /** Absolute paths of the files whose code the outputs contain. */
  readonly inputs: readonly string[];
  /** The same for all files that were read. */
  readonly sources: readonly string[];
  readonly importers: Importers;
}

async function bundle(request: SiteBuildRequest, { entry, pages, target, isSplit, ...side }: Side): Promise<Bundled> {
  const { siteDir, baseUrl, staticDirectories, compileCss, modules, sharedExports, provided, minify } = request;
  const onProblem = (problem: Diagnostic): void => request.report.add(problem);
  const toText = side.readSource ?? ((text: string) => text);
  const documents = Object.fromEntries(
    Object.keys(modules.documents).map((name) => [name, toDocumentFile(siteDir, name)]),
  );
  const sources = Object.fromEntries(
    Object.entries(modules.documents).map(([name, source]) => [
      documents[name] ?? "",
      toText(readCodeDocument({ name, source, siteDir, onProblem }), documents[name] ?? ""),
    ]),
  );
  const entryFile = toVirtualFile(siteDir, "site-modules.js");
  const pagesFile = toPagesFile(siteDir);
  const { overrides, added, ofPlugins, clientSources, opened } = modules;
  const settings = request.settings.bundler(target);
  const constants = { ...settings.define, ...(target === "browser" && request.settings.constants) };
  const theme = { sources: request.theme.inner.sources, opened };
  const code = { documents, theme, overrides: { ...added, ...overrides }, ofPlugins };
  const paths = { siteDir, baseUrl, staticDirectories, settings };
  const hasLiveCode = request.settings.hasLiveCode && hasOwnCode(overrides);
  const shared = { ...paths, ...code, hasLiveCode, target, provided, compileCss, sharedExports, onProblem };
  const result = await Bun.build({
    entrypoints: [entryFile],
    files: {
      ...broughtFiles({ siteDir, ...provided }),
      [entryFile]: entry,
      [pagesFile]: pages,
      ...clientSources,
      ...sources,
    },
    root: siteDir,
    target,
    format: "esm",
    // Packages may have two sets of files, and no default.
    conditions: ["production"],
    // On the server, errors should name components and lines.
    minify: minify && target === "browser",
    sourcemap: target === "browser" ? "none" : "inline",
    metafile: true,
    splitting: isSplit,
    // As in the theme's build: chunks import few others.
    modulePreload: false,
    define: { "process.env.NODE_ENV": '"production"', "process.env.VELOCI_OPENED": '"yes"', ...constants },
    jsx: { runtime: "automatic", importSource: "react", development: false },
    naming: { entry: "[name]-[hash].[ext]", chunk: "site-[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    plugins: [makeSitePlugin({ ...shared, ...side })],
  });
  const inputs = Object.keys(result.metafile?.inputs ?? {});
  const hasComments = !minify && target === "browser";
  const rewriteComments = hasComments ? makeCommentRewriter(inputs, siteDir) : (text: string) => text;
  const outputs = result.outputs.map(async (output) => ({
    name: basename(output.path),
    text: rewriteComments(await output.text()),
    isEntry: output.kind === "entry-point",
  }));
  const texts = await Promise.all(outputs);
  const files = { inputs: bundledFiles(result, siteDir), sources: readFiles(result, siteDir) };
  return { outputs: texts, ...files, importers: toImporters(result) };
}
