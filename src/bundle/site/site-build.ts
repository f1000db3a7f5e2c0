/** Bundles a site's own components, client modules and styles for the browser and for the server. */

import { basename } from "node:path";
import { packageFolders, readPackageLicenses } from "../../licenses/package-license.ts";
import type { PackageLicense } from "../../model/license.ts";
import { makeReporter } from "../../report/reporter.ts";
import { broughtIn } from "./brought-modules.ts";
import { browserEntry, loaders, pagesSource, toPagesFile } from "./browser-entry.ts";
import { inRole, makeFillings, roleImport } from "./fillings.ts";
import { reportBundleProblems } from "../problems/bundle-problems.ts";
import { joinSheets } from "../styles/join-sheets.ts";
import { runBundler, type SiteBuildRequest } from "./run-bundler.ts";
import type { SplitScript } from "../problems/failing-modules.ts";
import { hasModules, type SiteModules } from "./site-modules.ts";
import { type ServerScript, THEME_HOST } from "./site-server.ts";
import { withSourcePaths } from "./source-paths.ts";
import { checkStyleRules } from "../styles/style-rules.ts";
import { withShownSyntax } from "../styles/sheet-text.ts";
import { toPrefixedStyles } from "../styles/vendor-prefixes.ts";
import { withStableNames } from "../chunks/stable-names.ts";
import { bundleWithWorkers } from "./workers.ts";

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
  readonly server?: Omit<ServerScript, "splitUp">;
  /** Licenses of the packages in the browser files. */
  readonly licenses: readonly PackageLicense[];
  /** Absolute paths of all files that were read. */
  readonly sources: readonly string[];
}

const EMPTY: SiteBuild = { files: {}, copies: {}, styles: "", licenses: [], sources: [] };

/** Bundles both sides. Diagnostics: those of `reportBundleProblems`; then the result is empty. */
export async function buildSiteModules(request: SiteBuildRequest): Promise<SiteBuild> {
  const { modules } = request;
  if (!hasModules(modules)) return EMPTY;
  const hasScripts = hasModules({ ...modules, styles: [] });
  const copies: Record<string, string> = {};
  const [browser, server] = await Promise.allSettled([
    buildBrowser(request, copies, hasScripts),
    hasScripts ? buildServer(request) : undefined,
  ]);
  // Both sides are awaited, because which one fails first differs from run to run.
  for (const side of [browser, server]) {
    if (side.status === "fulfilled") continue;
    const themeModules = [request.sharedExports, request.theme.inner.hosts].flatMap((known) => Object.keys(known));
    reportBundleProblems(side.reason, { ...request, documents: Object.keys(modules.documents), themeModules });
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
  const { modules, theme, siteDir } = request;
  const { readSource, returned } = request.hot ?? {};
  const isReplaced = readSource !== undefined;
  const styleImports = modules.styles.map((file) => `import ${JSON.stringify(file)};`).join("\n");
  const side = {
    entry: `${styleImports}\n${browserEntry({ modules, pagesFile: toPagesFile(siteDir), isReplaced })}`,
    pages: pagesSource(modules),
    target: "browser",
    isSplit: true,
    readSource,
    direct: { host: `./${basename(theme.main)}`, names: request.keepsNames ? {} : theme.coreExports },
    hostOf: (name: string) => `./${basename(theme.hostOf[name] ?? theme.chunkOf[name] ?? theme.main)}`,
    onAsset: (output: string, file: string) => void (copies[output] = file),
  } as const;
  const { outputs, inputs, sources, workers } = await bundleWithWorkers(request, side);
  await checkStyleRules({ ...request, files: inputs, onProblem: (problem) => request.report.add(problem) });
  const sheets = outputs.filter(({ name }) => name.endsWith(".css"));
  const styles = toPrefixedStyles(withShownSyntax(joinSheets(sheets)));
  const scripts = withStableNames(
    outputs.filter(({ name }) => name.endsWith(".js")),
    returned,
  );
  const entryChunk = scripts.find(({ isEntry }) => isEntry);
  const brought = broughtIn(inputs, { ...request, ...theme.brought }).flatMap(
    (name) => theme.brought.licenses[name] ?? [],
  );
  const licenses = [...readPackageLicenses(packageFolders(inputs)), ...brought];
  if (!hasScripts || !entryChunk) return { files: {}, styles, licenses, sources };
  const files = Object.fromEntries([...scripts, ...workers].map(({ name, text }) => [`assets/js/${name}`, text]));
  const pagesChunk = Object.keys(files).find((path) => /\/site-module-pages-\w+\.js$/.test(path));
  return { files, chunk: `assets/js/${entryChunk.name}`, ...(pagesChunk && { pagesChunk }), styles, licenses, sources };
}

async function buildServer(request: SiteBuildRequest): Promise<SiteBuild["server"]> {
  const { overrides, ownComponents } = request.modules;
  const names = pageModules(request.modules);
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
  const { outputs, importers } = await runBundler(request, { ...SERVER_SIDE, entry });
  const text = outputs.find(({ isEntry }) => isEntry)?.text;
  return text === undefined ? undefined : { script: withSourcePaths(text), importers };
}

function pageModules({ pages, documents }: SiteModules): string[] {
  return [...pages, ...Object.keys(documents)];
}

/** The same modules for the server, each importable on its own. Problems were reported before. */
export async function splitServer(request: SiteBuildRequest): Promise<SplitScript> {
  const names = [...pageModules(request.modules), ...Object.values(request.modules.overrides)];
  const entry = `export const modules = ${loaders(names)};`;
  const quiet = { ...request, report: makeReporter(request.report.siteCode) };
  const { outputs } = await runBundler(quiet, { ...SERVER_SIDE, entry, isSplit: true });
  return {
    entry: outputs.find(({ isEntry }) => isEntry)?.name ?? "",
    files: Object.fromEntries(outputs.map(({ name, text }) => [name, withSourcePaths(text)])),
  };
}

const SERVER_SIDE = {
  pages: "",
  target: "bun",
  isSplit: false,
  direct: { host: THEME_HOST, names: {} },
  hostOf: () => THEME_HOST,
  onAsset: () => {},
} as const;
