import { basename, resolve } from "node:path";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import { toSitePath } from "../../content/files.ts";
import { bundledFiles, type Importers, readFiles, toImporters } from "../chunks/bundled-files.ts";
import type { ImportPlace } from "../problems/import-problems.ts";
import { withModuleValues } from "../styles/module-values.ts";
import type { SheetReader } from "../styles/sheet-reader.ts";
import type { CompileScript } from "./babel.ts";
import { withCurrentElements } from "../theme/older-react.ts";
import type { ThemeBuild } from "../theme/theme-build.ts";
import { type AmbientNames, makeAmbientNames } from "./ambient-names.ts";
import { toPagesFile } from "./browser-entry.ts";
import { broughtFiles, type ProvidedModules } from "./brought-modules.ts";
import type { HotCode } from "./hot-source.ts";
import type { PluginSettings } from "./plugin-settings.ts";
import { hasOwnCode } from "./shared-names.ts";
import { type SiteModules, toDocumentFile, toVirtualFile } from "./site-modules.ts";
import { makeSitePlugin, type SitePluginRequest } from "./site-plugin.ts";
import { readCodeDocument } from "./site-sources.ts";

/** The modules of a site, and what they are bundled with. */
export interface SiteBuildRequest {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly url: string;
  readonly staticDirectories: readonly string[];
  readonly sheets: SheetReader;
  /** Receives the absolute paths of the files that the compilers of Sass, Less and Stylus read. */
  readonly onInput: (path: string) => void;
  /** Babel of the site. */
  readonly compileScript?: CompileScript | undefined;
  readonly modules: SiteModules;
  readonly theme: ThemeBuild;
  readonly sharedExports: Readonly<Record<string, readonly string[]>>;
  readonly provided: ProvidedModules;
  readonly minify: boolean;
  /** Whether functions call those of the theme by their source names. */
  readonly keepsNames?: boolean | undefined;
  readonly hot?: HotCode | undefined;
  readonly settings: PluginSettings;
  /** Imports of documents, for reporting those that do not resolve. */
  readonly imports: ReadonlyMap<string, readonly ImportPlace[]>;
  readonly report: Reporter;
}

/** What differs between the bundles of a site. */
export interface Side extends Pick<
  SitePluginRequest,
  "direct" | "hostOf" | "onAsset" | "onWorker" | "readSource" | "readPackage"
> {
  readonly entry: string;
  /** Source of the file at `toPagesFile`, which the entry may import. */
  readonly pages: string;
  readonly target: "bun" | "browser";
  /** Whether modules with several importers become separate files. */
  readonly isSplit: boolean;
}

/** A file of a bundle. */
export interface Output {
  readonly name: string;
  readonly text: string;
  readonly isEntry: boolean;
}

/** The result of the bundler. */
export interface Bundled {
  readonly outputs: readonly Output[];
  /** Absolute paths of the files whose code the outputs contain. */
  readonly inputs: readonly string[];
  /** The same for all files that were read. */
  readonly sources: readonly string[];
  readonly importers: Importers;
}

/** Runs the bundler over the modules of a site for one side. Throws the problems that it finds in the modules. */
export async function runBundler(request: SiteBuildRequest, given: Side): Promise<Bundled> {
  const { siteDir, provided, minify } = request;
  const { target } = given;
  const settings = request.settings.bundler(target);
  const ambient = makeAmbientNames(settings.ambient, siteDir);
  const side = Object.keys(ambient.files).length > 0 ? withAmbient(given, ambient) : given;
  // Packages written for Node.js say `global`, which the format's bundler replaces, too.
  const constants =
    target === "browser"
      ? { global: "globalThis", ...settings.define, ...request.settings.constants }
      : settings.define;
  const entryFile = toVirtualFile(siteDir, "site-modules.js");
  const documents = Object.fromEntries(
    Object.keys(request.modules.documents).map((name) => [name, toDocumentFile(siteDir, name)]),
  );
  const config: Bun.BuildConfig = {
    entrypoints: [entryFile],
    files: {
      ...broughtFiles({ siteDir, ...provided }),
      ...ambient.files,
      [entryFile]: side.entry,
      [toPagesFile(siteDir)]: side.pages,
      ...request.modules.clientSources,
      ...documentSources(request, side, documents),
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
    splitting: side.isSplit,
    // As in the theme's build: chunks import few others.
    modulePreload: false,
    define: { "process.env.NODE_ENV": '"production"', "process.env.VELOCI_OPENED": '"yes"', ...constants },
    jsx: { runtime: "automatic", importSource: "react", development: false },
    naming: { entry: "[name]-[hash].[ext]", chunk: "site-[name]-[hash].[ext]", asset: "[name]-[hash].[ext]" },
    plugins: [makeSitePlugin(toPluginRequest(request, side, { settings, documents }))],
  };
  const result = await request.sheets.bundle(() => Bun.build(config));
  const inputs = Object.keys(result.metafile?.inputs ?? {});
  const hasComments = !minify && target === "browser";
  const rewriteComments = hasComments ? makeCommentRewriter(inputs, siteDir) : (text: string) => text;
  const outputs = result.outputs.map(async (output) => ({
    name: basename(output.path),
    text: withCurrentElements(rewriteComments(await output.text())),
    isEntry: output.kind === "entry-point",
  }));
  const texts = withModuleValues(await Promise.all(outputs));
  const files = { inputs: bundledFiles(result, siteDir), sources: readFiles(result, siteDir) };
  return { outputs: texts, ...files, importers: toImporters(result) };
}

function withAmbient(side: Side, { addTo }: AmbientNames): Side {
  return { ...side, readSource: (text, path) => addTo(side.readSource?.(text, path) ?? text), readPackage: addTo };
}

type DocumentFiles = SitePluginRequest["documents"];

/** Programs of documents, by the file that each is compiled as. */
function documentSources(
  request: SiteBuildRequest,
  { readSource = (text) => text }: Side,
  files: DocumentFiles,
): Readonly<Record<string, string>> {
  const onProblem = (problem: Diagnostic): void => request.report.add(problem);
  const { siteDir, modules } = request;
  return Object.fromEntries(
    Object.entries(modules.documents).map(([name, source]) => {
      const file = files[name] ?? "";
      return [file, readSource(readCodeDocument({ name, source, siteDir, onProblem }), file)];
    }),
  );
}

function toPluginRequest(
  request: SiteBuildRequest,
  { entry: _entry, pages: _pages, isSplit: _isSplit, ...side }: Side,
  found: Pick<SitePluginRequest, "settings" | "documents">,
): SitePluginRequest {
  const { siteDir, baseUrl, url, staticDirectories, modules, sharedExports, provided } = request;
  const { sheets, report, onInput, compileScript } = request;
  const { overrides, added, ofPlugins, opened } = modules;
  const theme = { sources: request.theme.inner.sources, opened };
  const code = { theme, overrides: { ...added, ...overrides }, ofPlugins };
  const paths = { siteDir, baseUrl, url, staticDirectories };
  const hasLiveCode = request.settings.hasLiveCode && hasOwnCode(overrides);
  const onProblem = (problem: Diagnostic): void => report.add(problem);
  return {
    ...paths,
    ...code,
    ...found,
    hasLiveCode,
    provided,
    sheets,
    report,
    onInput,
    compileScript,
    sharedExports,
    onProblem,
    ...side,
  };
}

/** Function that rewrites the comments. `inputs`: all modules of the bundle, under the bundler's names. */
function makeCommentRewriter(inputs: readonly string[], siteDir: string): (text: string) => string {
  const files = inputs.filter((name) => !/^[\w-]{2,}:/.test(name));
  const paths = new Map(files.map((name) => [name, toSitePath(siteDir, resolve(name))]));
  return (text) => text.replace(/(?<=^(?:\/\/|\/\*) )\S.*?(?=$| \*\/$)/gm, (name) => paths.get(name) ?? name);
}
