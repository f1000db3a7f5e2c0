/**
 * Stage config. Returns the site with every default filled in, its plugins and its functions; or `undefined`, with all
 * errors in the report.
 */

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod/mini";
import { toSitePath } from "../report/site-path.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import { checkFiles } from "./check-files.ts";
import { checkSite } from "./check-site.ts";
import { findConfig } from "./find-config.ts";
import { hasRelease } from "./format-release.ts";
import { FAILED, importModule, orReport, type ImportModuleRequest } from "./import-module.ts";
import { givenWords, pathWords } from "./issue-words.ts";
import type { ExtensionLists, LoadedSite, PluginDeclaration } from "./loaded-site.ts";
import type { Loss } from "./plain-data.ts";
import { makeLocator } from "./locate.ts";
import { reportUses } from "./report-support.ts";
import { resolvePlugins, withLists } from "./resolve.ts";
import { siteSchema } from "./schema/site.ts";
import { SUPPORT } from "./support.ts";
import { validateThemeConfig } from "./theme-config.ts";
import { toSiteConfig, toSiteFunctions } from "./to-site-config.ts";
import { locateNearest, validate, type KeyPath, type Where } from "./validate.ts";
import { isRecord } from "../lookup/is-record.ts";

const LOCALE_VARIABLE = "DOCUSAURUS_CURRENT_LOCALE";

/** The part of a config that resolving its plugins needs, whatever is wrong elsewhere. */
const listsSchema = z.object(z.pick(siteSchema, { presets: true, plugins: true, themes: true }).shape);

export interface LoadSiteRequest {
  readonly siteDir: string;
  /** Path of the config relative to the site folder; defaults to the first existing name. */
  readonly configPath?: string | undefined;
  readonly report: Reporter;
  /** Locale to build; by default the site's default locale. */
  readonly locale?: string | undefined;
  /** Whether the site is loaded for development. */
  readonly isDevelopment?: boolean | undefined;
  /** Whether that locale is the only one to build, although the config may have more. */
  readonly isAlone?: boolean;
}

/** Loads a site's config. Each call reads and runs it again. */
export async function loadSite(request: LoadSiteRequest): Promise<LoadedSite | undefined> {
  const { report } = request;
  const siteDir = toRealFolder(request.siteDir);
  const path = findConfig({ siteDir, configPath: request.configPath, report });
  const read = path === undefined ? undefined : await readConfig({ siteDir, path, report, locale: request.locale });
  if (path === undefined || read === undefined) return undefined;

  const locate = makeLocator(readFileSync(path, "utf8"));
  const where: Where = { file: toSitePath(siteDir, path), label: "config field", report, locate, unknownHint };
  const fields = validate(siteSchema, read.value, where);
  const themeConfig = validateThemeConfig(membersOf(read.value["themeConfig"]), { ...where, at: ["themeConfig"] });
  const resolved = await resolveLists(read.value, { siteDir, from: path, where });
  if (fields === undefined || themeConfig === undefined || resolved === undefined) return undefined;

  const locale = request.locale ?? fields.i18n.defaultLocale;
  if (!checkSite({ siteDir, fields, locale, where, files: [path, ...read.files] })) return undefined;
  reportUses(SUPPORT.config, read.value, where);
  reportUses(SUPPORT.themeConfig, read.value["themeConfig"], { ...where, at: ["themeConfig"] });
  const config = toSiteConfig({
    fields,
    themeConfig,
    lists: resolved.lists,
    siteDir,
    locale,
    isAlone: request.isAlone ?? false,
    hasRelease: (release) => hasRelease(siteDir, release),
    onLoss: (loss) => reportLoss(loss, where),
  });
  const mode = request.isDevelopment ? ({ isDevelopment: true } as const) : {};
  const site = { dir: siteDir, configPath: path, locale, config, messages: {}, ...readVersion(siteDir), ...mode };
  checkFiles(site, report);
  return {
    site,
    authored: { ...resolved.lists, customFields: fields.customFields },
    declarations: resolved.declarations,
    functions: toSiteFunctions(fields),
    locate,
    dependencies: read.files,
  };
}

/** Resolves links: Bun identifies files by their real paths, and resolves packages and aliases from there. */
function toRealFolder(dir: string): string {
  return existsSync(dir) ? realpathSync(dir) : resolve(dir);
}

/** The version of the site's own package, if it is a package. */
function readVersion(siteDir: string): Pick<Site, "version"> {
  const file = join(siteDir, "package.json");
  if (!existsSync(file)) return {};
  const { version } = parseManifest(readFileSync(file, "utf8"));
  return typeof version === "string" ? { version } : {};
}

function parseManifest(text: string): { readonly version?: unknown } {
  try {
    return Object(JSON.parse(text)) as { readonly version?: unknown };
  } catch {
    return {};
  }
}

interface ReadConfig {
  readonly value: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
}

/** Like `runConfig`, with the locale where the format provides it to a config. */
async function readConfig(
  request: ImportModuleRequest & { locale: string | undefined },
): Promise<ReadConfig | undefined> {
  // Another site may be read beside this one: only what was set here is taken back.
  if (request.locale === undefined) return runConfig(request);
  const before = process.env[LOCALE_VARIABLE];
  process.env[LOCALE_VARIABLE] = request.locale;
  try {
    return await runConfig(request);
  } finally {
    if (before === undefined) delete process.env[LOCALE_VARIABLE];
    else process.env[LOCALE_VARIABLE] = before;
  }
}

/** Runs the config, and the function that it may export. Diagnostics: of `importModule`, and `config-not-object`. */
async function runConfig(request: ImportModuleRequest): Promise<ReadConfig | undefined> {
  const module = await importModule(request);
  if (module === undefined) return undefined;
  const { value: exported, files } = module;
  const value = typeof exported === "function" ? await orReport(request, (): unknown => exported()) : exported;
  if (value === FAILED) return undefined;
  if (isRecord(value)) return { value, files };
  const what = typeof exported === "function" ? "a function that returns" : "by default";
  request.report.error({
    code: "config-not-object",
    message: `The config exports ${what} ${value === undefined ? "nothing" : givenWords(value)}, not an object.`,
    hint: "End it with `export default config;` or `module.exports = config;`.",
    file: toSitePath(request.siteDir, request.path),
  });
  return undefined;
}

/** Members of an object; values of other types were reported already, or are left out. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

interface ResolvedLists {
  readonly lists: Required<ExtensionLists>;
  readonly declarations: readonly PluginDeclaration[];
}

/**
 * Resolves the plugins even when other fields have errors, so that all are reported in one run. The lists and options are the objects of
 * the config, not copies: presets may change them.
 */
async function resolveLists(
  config: Readonly<Record<string, unknown>>,
  place: { readonly siteDir: string; readonly from: string; readonly where: Where },
): Promise<ResolvedLists | undefined> {
  if (!z.safeParse(listsSchema, config).success) return undefined;
  const own = withLists(config as Partial<ExtensionLists>);
  // Reads no other field: those that throw are reported already.
  const fields = { ...Object.getOwnPropertyDescriptors(config), ...Object.getOwnPropertyDescriptors(own) };
  const siteConfig = Object.defineProperties({}, fields) as typeof config & typeof own;
  const hasAlgolia = isRecord(membersOf(config["themeConfig"])["algolia"]);
  const declarations = await resolvePlugins(siteConfig, { ...place, siteConfig, hasAlgolia });
  const { presets, plugins, themes } = siteConfig;
  return { lists: { presets, plugins, themes }, declarations };
}

/** Probable meanings of an unknown field, besides a misspelled one. */
function unknownHint(path: KeyPath): string | undefined {
  return path.length === 1 ? "Put your own fields into `customFields`." : undefined;
}

function reportLoss({ path, severity, what }: Loss, where: Where): void {
  where.report.add({
    code: "not-plain-data",
    severity,
    message: `Config field \`${pathWords(path)}\` ${what}.`,
    file: where.file,
    ...locateNearest(path, where),
  });
}
