/** Resolves the modules of a site: shared ones from the theme, aliases, images and SVG files. For both bundles. */

import { basename, dirname, join } from "node:path";
import type { BunPlugin, PluginBuilder } from "bun";
import { assetOutput } from "../../content/asset-output.ts";
import { makeMarkdownFinder } from "../../content/markdown-names.ts";
import { toSitePath } from "../../content/files.ts";
import { CODE_ELEMENTS, WHOLE_CODE } from "../../content/theme-overrides.ts";
import { documentModule, partialModulePath } from "../../markdown/partials/names.ts";
import type { CoreExports } from "../theme/core-exports.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import { type ProvidedModules, resolveBrought } from "./brought-modules.ts";
import { resolvePackageFields } from "./package-fields.ts";
import { resolveCssModules, resolveRequiredCssModules } from "../styles/css-modules.ts";
import { makeSheetUrls, resolveStyleUrls } from "../styles/css-urls.ts";
import { findGenerated, resolveGenerated } from "./generated-modules.ts";
import { importsDirectly, makeTextReader } from "./importers.ts";
import { JSX_RUNTIME, jsxRuntimeSource, olderMembers } from "../theme/older-react.ts";
import { resolveLateSheets } from "../styles/late-sheets.ts";
import { resolveLoaderPrefixes } from "./loader-prefix.ts";
import { type ModuleUrlRequest, readPackageSources } from "./module-urls.ts";
import type { BundlerSettings } from "../../model/bundler-settings.ts";
import { applySettings } from "./apply-settings.ts";
import type { CompileScript } from "./babel.ts";
import { resolveReassigned } from "./reassigned-requires.ts";
import { filesOf, isFile, resolveFile as findFile } from "./resolve-file.ts";
import { resolveRootImports } from "./root-imports.ts";
import {
  LIVE_CODE,
  LIVE_CODE_SOURCE,
  resolveCommonFiles,
  resolveRendered,
  resolveThemeClasses,
  SHARED,
  toSharedName,
} from "./shared-names.ts";
import { readSiteSources } from "./site-sources.ts";
import { isInner, toThemeName } from "../theme/slot-names.ts";
import type { SheetReader } from "../styles/sheet-reader.ts";
import { resolveStyleDialects } from "../styles/style-dialects.ts";
import { loadSvg } from "./svg-component.ts";
import { exportedNames } from "../../system/transpiler.ts";

/** Components of the theme that a bundle may include from their sources. */
export interface ThemeSources {
  readonly sources: Readonly<Record<string, string>>;
  readonly opened: ReadonlySet<string>;
}

export interface SitePluginRequest extends Pick<ModuleUrlRequest, "onWorker" | "url" | "target" | "readPackage"> {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly baseUrl: string;
  /** As the config lists them. */
  readonly staticDirectories: readonly string[];
  /** Bundler settings of the site's plugins. */
  readonly settings: BundlerSettings;
  readonly sheets: SheetReader;
  readonly report: Reporter;
  readonly onInput: (path: string) => void;
  /** Babel of the site. */
  readonly compileScript?: CompileScript | undefined;
  /** Export names of each module the theme shares, by specifier. */
  readonly sharedExports: Readonly<Record<string, readonly string[]>>;
  /** Names of shared modules that the chunk `host` exports under names of its own. */
  readonly direct: { readonly host: string; readonly names: CoreExports };
  /** Specifier from which a bundle imports the shared module of a name. */
  readonly hostOf: (name: string) => string;
  /** Files of the modules of documents with code, by module name (`@document/docs/a.mdx`); their text is virtual. */
  readonly documents: Readonly<Record<string, string>>;
  /** Sources of theme components, and those that the bundle includes because the site replaces components inside them. */
  readonly theme: ThemeSources;
  /** Packages that components may import although the site does not install them. */
  readonly provided: ProvidedModules;
  /** Theme module name → file of the site. */
  readonly overrides: Readonly<Record<string, string>>;
  /** The same for files of plugins that a file of the site may wrap. */
  readonly ofPlugins?: Readonly<Record<string, string>>;
  /** Whether the site has components of its own around code blocks that may be editors. */
  readonly hasLiveCode: boolean;
  /** Called for every file that is copied to the output. */
  readonly onAsset: (output: string, file: string) => void;
  /** Called for problems of a file of the site. */
  readonly onProblem: (problem: Diagnostic) => void;
  /** Changes the text of a source file at an absolute path; absent to keep it. */
  readonly readSource?: ((text: string, path: string) => string) | undefined;
}

const IMAGES = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|eot|ttf|otf|mp4|webm|ogg|mp3|wav|pdf|zip)$/i;

/** Makes the bundler plugin. */
export function makeSitePlugin(request: SitePluginRequest): BunPlugin {
  const { siteDir } = request;
  /** URL of a file that is copied to the output under a hashed name. */
  const takeAsset = async (file: string): Promise<string> => {
    const output = assetOutput(basename(file), await Bun.file(file).bytes());
    request.onAsset(output, file);
    return request.baseUrl + output;
  };
  const resolveUrl = makeSheetUrls({ ...request, takeAsset });
  return {
    name: "veloci-site",
    setup(build) {
      const resolveFile = (path: string) => findFile(path, request.settings);
      const toGenerated = (path: string) => findGenerated(path, request);
      resolveMarkdown(build, request);
      applySettings(build, { ...request, resolveFile, isFile, toGenerated, takeAsset });
      resolveStyleUrls(build, siteDir, resolveUrl);
      resolveLateSheets(build, { ...request, resolveUrl });
      resolveRequiredCssModules(build, siteDir);
      resolveCssModules(build, siteDir, request.sheets);
      resolveStyleDialects(build, request);
      const files = { ...request, resolveFile, isFile, takeAsset };
      readSiteSources(build, files);
      readPackageSources(build, files);
      const toPath = (path: string, importer: string) => absolutePath(path, importer, siteDir);
      resolveLoaderPrefixes(build, { ...files, toPath });
      resolveGenerated(build, { ...request, toPath, resolveFile, isFile });
      build.onResolve({ filter: /^@site\// }, ({ path }) => {
        const file = resolveFile(join(siteDir, path.slice("@site/".length)));
        // The bundler knows where a missing file is imported.
        return isFile(file) ? { path: file } : undefined;
      });
      resolveTwins(build, request);
      resolveBrought(build, { siteDir, ...request.provided });
      const textOf = makeTextReader();
      resolveReassigned(build, SHARED, textOf);
      resolveThemeClasses(build);
      resolveCommonFiles(build, request);
      resolveRendered(build);
      resolveShared(build, request, textOf);
      resolveRootImports(build, { ...request, resolveFile, isFile });
      resolvePackageFields(build, request.target);
      build.onLoad({ filter: /\.svg$/ }, ({ path }) => loadSvg(path, request.settings.svg));
      build.onLoad({ filter: IMAGES }, async ({ path }) => ({
        contents: `export default ${JSON.stringify(await takeAsset(path))};`,
        loader: "js",
      }));
    },
  };
}

/** Ambiguous imports (`./a` beside `a.js` and `a.tsx`): the format's bundler prefers other files than ours. */
function resolveTwins(build: PluginBuilder, { siteDir, settings }: SitePluginRequest): void {
  build.onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
    if (/[\\/]node_modules[\\/]/.test(importer)) return undefined;
    const file = absolutePath(path, importer, siteDir);
    const [first, other] = file ? filesOf(file, settings) : [];
    return first !== undefined && other !== undefined ? { path: first } : undefined;
  });
}

/** Markdown files that components import. The site's own rules for names come later, so that a name of theirs leads here, too. */
function resolveMarkdown(build: PluginBuilder, request: SitePluginRequest): void {
  const { siteDir, documents, settings } = request;
  const find = makeMarkdownFinder({ ...request, getSettings: () => settings });
  build.onResolve({ filter: /^[^!]*\.mdx?$/ }, ({ path, importer }) => {
    const file = find(toSitePath(siteDir, importer), path);
    const compiled = file && documents[documentModule(partialModulePath(file))];
    return compiled ? { path: compiled } : undefined;
  });
}

/** Imports of a component that wraps another one. */
const ORIGINAL = /^@theme-(?:original|init)\//;

/** Modules that the theme shares, or the site's replacements. */
function resolveShared(build: PluginBuilder, request: SitePluginRequest, textOf: (file: string) => string): void {
  const { sharedExports, documents, overrides, direct, theme, ofPlugins = {} } = request;
  build.onResolve({ filter: /^veloci-host:/ }, ({ path }) => ({
    path: path.slice("veloci-host:".length),
    external: true,
  }));
  build.onResolve({ filter: SHARED }, ({ path: specifier, importer }) => {
    const path = toSharedName(specifier, importer);
    if (path === undefined) return undefined;
    const document = documents[path];
    if (document !== undefined) return { path: document };
    const isOriginal = ORIGINAL.test(path);
    const shared = toThemeName(path.replace(ORIGINAL, "@theme/"));
    const ofPlugin = path.startsWith("@theme-original/") ? ofPlugins[shared] : undefined;
    if (ofPlugin !== undefined && ofPlugin !== importer) return { path: ofPlugin };
    const isCode = path === LIVE_CODE || (path === WHOLE_CODE && overrides[path] === undefined);
    if (isCode && request.hasLiveCode) return { path: `live:${shared}`, namespace: "theme" };
    const isOpened = theme.opened.has(shared) || (CODE_ELEMENTS.includes(shared) && request.hasLiveCode);
    if (isInner(shared) || (isOriginal && isOpened))
      return { path: `${isOriginal ? "source" : "slot"}:${shared}`, namespace: "theme" };
    // The mark keeps the bundler from treating `react` as the CommonJS package of that name.
    if (shared in sharedExports) {
      const text = theme.sources[importer.replace(/^\w+:/, "")] ?? textOf(importer);
      const mark = importsDirectly(text, specifier, direct.names[shared] ?? {}) ? "direct" : "shared";
      const name = isOriginal ? shared.replace("@theme/", "@theme-original/") : shared;
      return { path: `${mark}:${name}`, namespace: "shared" };
    }
    const own = overrides[shared];
    return own ? { path: own } : undefined;
  });
  build.onLoad({ filter: /.*/, namespace: "theme" }, ({ path }) => {
    const name = path.replace(/^\w+:/, "");
    if (path.startsWith("live:")) return { contents: LIVE_CODE_SOURCE, loader: "js" };
    return path.startsWith("slot:")
      ? { contents: slotSource(name), loader: "js" }
      : { contents: theme.sources[name] ?? "", loader: "tsx" };
  });
  build.onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({
    contents: sharedSource(path.slice("shared:".length), path.startsWith("direct:"), request),
    loader: "js",
  }));
}

/** A relative or `@site/` path of a module in `importer`; `undefined` for a package. */
function absolutePath(path: string, importer: string, siteDir: string): string | undefined {
  if (path.startsWith("@site/")) return join(siteDir, path.slice("@site/".length));
  return path.startsWith(".") ? join(dirname(importer), path) : undefined;
}

/** Stand-in for a module of the theme, which takes its exports from the theme's table. */
function sharedSource(path: string, isDirectOnly: boolean, request: SitePluginRequest): string {
  const { sharedExports, hostOf, direct } = request;
  if (path === JSX_RUNTIME) return jsxRuntimeSource(hostOf(path));
  const isOriginal = ORIGINAL.test(path);
  const name = path.replace(ORIGINAL, "@theme/");
  const older = olderMembers(name, hostOf);
  const names = (sharedExports[name] ?? []).filter(
    (exported) => /^[A-Za-z_$][\w$]*$/.test(exported) && exported !== "default" && !older?.names.includes(exported),
  );
  const known = direct.names[name] ?? {};
  const isDirect = (exported: string): boolean => Object.hasOwn(known, exported);
  const from = JSON.stringify(`veloci-host:${direct.host}`);
  if (isDirectOnly) {
    const hasDefault = isDirect("default");
    return [
      ...names.filter(isDirect).map((exported) => `export { ${known[exported]} as ${exported} } from ${from};`),
      hasDefault ? `import { ${known["default"]} as whole } from ${from};` : "",
      hasDefault ? `export default ${isOriginal ? "whole.original ?? whole" : "whole"};` : "",
    ].join("\n");
  }
  return [
    `import { modules } from ${JSON.stringify(`veloci-host:${hostOf(name)}`)};`,
    `const shared = modules[${JSON.stringify(name)}];`,
    older
      ? withOlder(older.source, older.names)
      : `export default ${isOriginal ? "shared.default.original ?? shared.default" : "shared.default ?? shared"};`,
    // The bundler may not drop property reads, but it may drop calls that are marked as pure.
    "const get = (name) => shared[name];",
    ...names.map(
      (exported) =>
        `const e_${exported} = /* @__PURE__ */ get("${exported}"); export { e_${exported} as ${exported} };`,
    ),
    ...(isOriginal ? [] : addedExports(request.overrides[name], names)),
  ].join("\n");
}

function withOlder(source: string, names: readonly string[]): string {
  const list = names.join(", ");
  return `${source}\nexport { ${list} };\nconst whole = /* @__PURE__ */ Object.assign({}, shared, { ${list} });\nexport { whole as default };`;
}

/** Names that only the site's replacement of a module exports, such as the context of its own `Root`. */
function addedExports(file: string | undefined, names: readonly string[]): string[] {
  if (file === undefined || !isFile(file)) return [];
  const added = exportedNames(file).filter((name) => name !== "default" && !names.includes(name));
  return added.length === 0 ? [] : [`export { ${added.join(", ")} } from ${JSON.stringify(file)};`];
}

/** An inner component of the theme, in a slot of the site's bundle. */
function slotSource(name: string): string {
  const source = JSON.stringify(name.replace("@theme/", "@theme-original/"));
  return [
    `import original from ${source};`,
    `import { makeSlot } from "@docusaurus/theme-common/internal";`,
    `export * from ${source};`,
    `export default makeSlot(${JSON.stringify(name)}, original);`,
  ].join("\n");
}
