/** Stage bundle. Returns browser files, the entry script, styles, and the server that renders this site. */

import { eachValue } from "../lookup/each-value.ts";
import { makeCodeCompiler } from "../markdown/code/code-compiler.ts";
import type { OutputFile } from "../model/build.ts";
import { contentHash } from "../content/asset-output.ts";
import type { WorkerRequest } from "../model/plugin.ts";
import type { Graph } from "../model/graph.ts";
import type { ThemeServer } from "../model/theme.ts";
import { toBrowserSite } from "./site/browser-site.ts";
import { codeDocuments } from "./site/code-documents.ts";
import type { DiskRequest } from "../url/disk-path.ts";
import { makeDiskScripts } from "./theme/disk-scripts.ts";
import { type EntryRequest, type EntryScript, makeEntryScript } from "./site/entry-script.ts";
import type { FormulaStyles } from "./styles/formula-styles.ts";
import { generateFiles } from "./site/generated-modules.ts";
import { makeLicenseFile, WORKER_NOTE } from "./chunks/license-file.ts";
import { checkNames, indexImports } from "./problems/import-problems.ts";
import type { PageCode } from "./problems/page-errors.ts";
import { makeServiceWorker } from "./theme/service-worker.ts";
import type { SiteBuild } from "./site/site-build.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { buildModules, type BuiltModules } from "./build-modules.ts";
import { makeOtherServer, makeSiteServer } from "./site/site-server.ts";
import type { ComponentKinds } from "./behavior/component-kinds.ts";
import { checkOverrides } from "./site/check-overrides.ts";
import type { PageSheet } from "./styles/page-sheets.ts";
import { makeSiteSheets, sharedChunks } from "./styles/site-sheets.ts";
import { listSiteModules, listThemeModules, type SiteModules } from "./site/site-modules.ts";
import { makeUnscriptedStyles, type UnscriptedStyles } from "./styles/unscripted-styles.ts";
import { mapValues } from "../lookup/map-values.ts";

export interface Bundle {
  /** Scripts, styles and the files they use. */
  readonly outputs: readonly OutputFile[];
  /** Absolute paths of the files that the bundler read for the site. */
  readonly sources: readonly string[];
  /** Absolute paths of files and folders that compilers read: partials of Sass, and files in which Tailwind searches for class names. */
  readonly compilerInputs: readonly string[];
  readonly entry: EntryScript;
  /** Output path of the chunk with the site's own code; absent if there is none. */
  readonly chunk?: string | undefined;
  /** Output paths of chunks every page needs at once. */
  readonly preload: readonly string[];
  /** Theme module → output path of its chunk; site module → that of the list that contains it. */
  readonly chunkOf: Readonly<Record<string, string>>;
  /** Smallest first, each with the rules of the previous one. */
  readonly sheets: readonly Omit<PageSheet, "css">[];
  /** Output paths of chunks whose components need only the theme styles that the smaller sheets contain. */
  readonly docsChunks: readonly string[];
  /** Output path of the styles that make pages without scripts dark; absent if the site is always light there. */
  readonly unscriptedStyles?: Pick<UnscriptedStyles, "path" | "media">;
  /** Output path of the styles of formulas; absent when the site has none. */
  readonly formulaStyles?: string;
  readonly server: ThemeServer;
  /** Makes one with another copy of the site's modules. Throws what they throw. */
  readonly otherServer: () => ThemeServer;
  /** Of the site. */
  readonly componentKinds: ComponentKinds;
  /** Maps errors of the site's components to their source. */
  readonly pageCode: PageCode;
  /** Checks the names that documents use. Another graph may use more of them. Diagnostics: those of `checkNames`. */
  readonly checkDocuments: (other: Pick<BundleRequest, "graph" | "report">) => void;
  /** Whether code of the site or of a plugin replaces components of the theme. */
  readonly hasOverrides: boolean;
  /** Whether the site's code uses a module of the theme. */
  readonly isImported: (name: string) => boolean;
  /** Makes the files about the site that the format stores outside of the output: texts by name. */
  readonly generatedFiles: (site: BundleRequest["site"]) => Readonly<Record<string, string>>;
  /** Bundles the service worker; present only if a plugin asks for one. */
  readonly serviceWorker: (request: WorkerRequest) => Promise<string | undefined>;
  /** Makes the scripts of the site's offline copy: texts by output path. */
  readonly diskScripts: (disk: DiskRequest) => Promise<ReadonlyMap<string, string>>;
}

/** Bundles the site's own code and joins it with the prebuilt theme. */
export async function bundleSite(request: BundleRequest): Promise<Bundle | undefined> {
  const { graph, theme } = request;
  const documents = codeDocuments(graph);
  const imports = indexImports(graph);
  const modules = listSiteModules({ ...request, documents });
  const { config } = graph.site;
  const { built, keepsLayers, componentKinds, compilerInputs } = await buildModules(request, { modules, imports });
  const opened = await openServer(request, { modules, imports, built, documents });
  if (!opened) return undefined;
  const diagrams = await diagramScripts(graph);
  const { started, entry, scripts } = startSite(request, built);
  const shared = sharedChunks(built, theme.build);
  const sheets = makeSiteSheets(built, { theme: theme.build, config, keepsLayers, shared, cache: request.sheetCache });
  const unscriptedStyles = makeUnscriptedStyles(sheets.at(-1)?.css ?? "", config);
  const styles = [...sheets, ...(unscriptedStyles ? [unscriptedStyles] : [])].map(({ path, css }) => [path, css]);
  const files = { ...theme.build.files, ...built.files, ...scripts, ...Object.fromEntries(styles) };
  const preload = [theme.build.main, ...theme.build.preload, ...(built.chunk ? [built.chunk] : [])];
  const formulas = await formulaStyles(graph);
  const copies = mapValues(built.copies, (copy) => ({ copy }));
  const licenses = makeLicenseFile({
    theme: theme.build.licenses,
    hasFormulas: formulas !== undefined,
    hasDiagrams: diagrams.length > 0,
    site: built.licenses,
  });
  const outputs = [...toOutputs(files), ...toOutputs(copies), ...(formulas?.outputs ?? []), ...diagrams, licenses];
  const chunkOf = { ...theme.build.chunkOf, ...toPageChunks(modules, built.pagesChunk) };
  const isImported = (name: string): boolean => built.server?.script.includes(name) === true;
  const docsChunks = [...theme.build.docsChunks, ...shared];
  const result = {
    ...opened,
    chunk: built.chunk,
    sources: built.sources,
    compilerInputs,
    outputs,
    entry,
    preload,
    chunkOf,
    sheets,
    docsChunks,
    componentKinds,
    hasOverrides: [modules.overrides, modules.lateOverrides].some((own) => Object.keys(own).length > 0),
    isImported,
    generatedFiles: (site: BundleRequest["site"]) =>
      generateFiles({ site, graph, clientModules: modules.clientModules }),
  };
  return {
    ...result,
    ...laterScripts({ request, entry: started, outputs }),
    ...(unscriptedStyles && { unscriptedStyles }),
    ...(formulas && { formulaStyles: formulas.path }),
  };
}

interface LaterRequest {
  readonly request: BundleRequest;
  readonly entry: EntryRequest;
  readonly outputs: readonly OutputFile[];
}

/** Scripts that are built once the site's other files are known, for sites that need them. */
function laterScripts({ request, entry, outputs }: LaterRequest): Pick<Bundle, "serviceWorker" | "diskScripts"> {
  const { graph, theme, minify, report } = request;
  return {
    async serviceWorker(worker) {
      const siteDir = graph.site.dir;
      const program = await makeServiceWorker(theme.build.worker, { ...worker, siteDir, minify, report });
      return program === undefined ? undefined : WORKER_NOTE + program;
    },
    diskScripts: (disk) => makeDiskScripts({ program: theme.build.disk, entry, outputs, disk }),
  };
}

/** The server with the site's modules. Diagnostics: those of its modules, of names in documents and of `src/theme`. */
async function openServer(
  { graph, theme, workDir, volatileReads, report }: BundleRequest,
  {
    modules,
    imports,
    built,
    documents,
  }: Readonly<{
    modules: SiteModules;
    imports: ReturnType<typeof indexImports>;
    built: BuiltModules["built"];
    documents: PageCode["modules"];
  }>,
): Promise<Pick<Bundle, "server" | "otherServer" | "pageCode" | "checkDocuments"> | undefined> {
  const code: PageCode = {
    siteDir: graph.site.dir,
    documents: graph.documents,
    modules: documents,
    ...NO_CODE,
    ...built.server,
  };
  const request = {
    theme,
    built: built.server,
    code,
    messages: graph.site.messages,
    workDir,
    volatileReads,
    report,
  };
  const server = await makeSiteServer(request);
  if (!server) return undefined;
  const withCompiler = (made: ThemeServer): ThemeServer => {
    made.compileCodeWith(makeCodeCompiler(graph.site));
    return made;
  };
  const otherServer = () => withCompiler(makeOtherServer(request));
  const themeModules = listThemeModules(theme);
  const names = themeModules.union(new Set([modules.overrides, modules.added].flatMap((one) => Object.keys(one))));
  const components = report.hasErrors ? undefined : server.authorComponents;
  const checked = { modules: names, components };
  checkNames({ graph, imports, ...checked, report });
  const checkDocuments: Bundle["checkDocuments"] = (other) =>
    checkNames({ ...other, imports: indexImports(other.graph), ...checked });
  checkOverrides({
    graph,
    overrides: { ...modules.overrides, ...modules.added, ...modules.unused },
    themeModules,
    report,
  });
  return { server: withCompiler(server), otherServer, pageCode: code, checkDocuments };
}

/** The entry script, plus the script that connects a page with the server in `dev`; texts by output path. */
function startSite({ theme, site, isDevelopment }: BundleRequest, built: SiteBuild) {
  const { main, dev: program } = theme.build;
  const dev = isDevelopment ? `assets/js/dev-${contentHash(program)}.js` : undefined;
  const code = { own: built.server?.script ?? "", theme: Object.values(theme.build.files) };
  const started = { main, chunk: built.chunk, dev, site: toBrowserSite(site, code) };
  const entry = makeEntryScript(started);
  return { started, entry, scripts: { [entry.path]: entry.text, ...(dev !== undefined && { [dev]: program }) } };
}

/** Each module that single pages load, with the chunk of the list that contains it. */
function toPageChunks({ pages, documents }: SiteModules, chunk: string | undefined): Record<string, string> {
  if (chunk === undefined) return {};
  return Object.fromEntries([...pages, ...Object.keys(documents)].map((name) => [name, chunk]));
}

const NO_CODE: Pick<PageCode, "script" | "importers"> = { script: "", importers: new Map() };

/** Loaded only for a site with formulas. */
async function formulaStyles({ documents }: Graph): Promise<FormulaStyles | undefined> {
  if (!eachValue(documents).some(({ formulas }) => formulas)) return undefined;
  const { loadFormulaStyles } = await import("./styles/formula-styles.ts");
  return loadFormulaStyles();
}

/** Loaded only for a site that turns diagrams on: a component may show one even if no text does. */
async function diagramScripts({ site }: Graph): Promise<readonly OutputFile[]> {
  if (!site.config.markdown.mermaid) return [];
  const { loadDiagramScripts } = await import("./theme/diagram-scripts.ts");
  return loadDiagramScripts();
}

function toOutputs(files: Readonly<Record<string, OutputFile["content"]>>): OutputFile[] {
  return Object.entries(files).map(([path, content]) => ({ path, content, source: "the bundle", hashed: true }));
}
