/**
 * Lists the inputs of a build that are not files of the site folder: paths outside of it, and the environment variables, date and git
 * history that the site's code reads. If the code may read anything else, it gives the reason why the
 * result of the build cannot be kept.
 */

import { eachValue } from "../lookup/each-value.ts";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type CodeReads, readsOf } from "../cache/code-reads.ts";
import { readVariables } from "../cache/surroundings.ts";
import { hasStandIn } from "../config/stand-ins.ts";
import { loadsUnknown } from "../bundle/site/computed-imports.ts";
import { isInstalled, packageName, scanModules } from "../config/scan-modules.ts";
import { listModules, listReadPlaces, type SiteInputs } from "../emit/protected-places.ts";
import type { BuildInputs } from "../model/build.ts";
import type { Document } from "../model/document.ts";
import type { Graph } from "../model/graph.ts";
import { toSitePath } from "../report/site-path.ts";
import type { VolatileReads } from "../system/volatile-reads.ts";
import { isAbove, isInput, listOutsideFiles, PACKAGES } from "./outside-files.ts";

/** The inputs of one locale. */
export interface BuiltLocale extends SiteInputs {
  readonly graph: Graph;
  /** Partials outside of the site folder. */
  readonly partials: readonly string[];
  /** Files that the bundler read. */
  readonly sources: readonly string[];
  /** Files and folders that compilers of its texts, code and styles read, with the modules of the site that these run. */
  readonly compilerInputs: readonly string[];
  /** Whether a plugin reads the git history. */
  readonly history: boolean;
  readonly readCode: CodeReader;
}

/** Finds out what a module reads, by absolute path; nothing for files other than scripts. */
export type CodeReader = (path: string) => readonly NamedReads[];

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Merges the inputs of all locales. */
export function toBuildInputs(locales: readonly BuiltLocale[]): BuildInputs {
  const found = locales.map(readLocale);
  const reason = found.map((one) => one.reason).find((one) => one !== undefined);
  return {
    places: [...new Set(found.flatMap(({ places }) => places))].sort(),
    variables: [...new Set(found.flatMap(({ variables }) => variables))].sort(),
    year: found.some(({ year }) => year),
    history: found.some(({ history }) => history),
    ...(reason !== undefined && { reason }),
  };
}

function readLocale(locale: BuiltLocale): BuildInputs {
  const { site, history } = locale;
  const isOutside = (path: string): boolean => isAbove(relative(site.dir, path));
  const folders = listReadPlaces(locale).flatMap(({ path }) => (isOutside(path) ? path : []));
  const loaded = listLoaded(locale);
  const ran = locale.compilerInputs.filter((path) => SCRIPT.test(path) && !path.includes(PACKAGES) && existsSync(path));
  const compilers = ran.flatMap((path) => scanModules(path).files);
  const code = [...new Set([...loaded.files, ...compilers, ...locale.sources])].filter((path) => existsSync(path));
  const reads = readAll(code, locale);
  const reason =
    loaded.reason ??
    outsideFile(locale, folders) ??
    reads.flatMap(({ name, other }) => (other === undefined ? [] : `\`${name}\` reads ${other}`)).at(0);
  return {
    places: [...folders, ...locale.partials, ...code.filter(isOutside)],
    variables: reads.flatMap(({ variables }) => variables),
    year: reads.some(({ year }) => year),
    history,
    ...(reason !== undefined && { reason }),
  };
}

/** What pages depend on besides the site. */
export interface Surroundings {
  /** The values of the variables that their code reads, and the year if it may read that. */
  readonly text: string;
  /** Whether their code may read more. Only watching it shows which pages do. */
  readonly isWatched: boolean;
}

/** Returns `undefined` if the code of pages may read anything. `volatileReads` has watched how it was loaded. */
export function surroundingsOfPages(locale: BuiltLocale, volatileReads?: VolatileReads): Surroundings | undefined {
  const reads = readAll(
    locale.sources.filter((path) => existsSync(path)),
    locale,
  );
  const isWatched = reads.some(({ other }) => other !== undefined);
  if (isWatched && (!volatileReads || volatileReads.isLasting || reads.some(isUnseen))) return undefined;
  const now = new Date();
  const years = isWatched || reads.some(({ year }) => year) ? [now.getFullYear(), now.getUTCFullYear()] : [];
  const found = isWatched ? (volatileReads?.variables ?? []) : [];
  const variables = readVariables(process.env, [...found, ...reads.flatMap((one) => one.variables)], { pages: true });
  if (isWatched) volatileReads?.allow(Object.keys(variables));
  return { text: JSON.stringify([variables, years]), isWatched };
}

/** Whether a module reads anything that watching its global objects does not show. */
function isUnseen({ path, isUnseen: isKnown, mayLoad }: NamedReads): boolean {
  return (
    isKnown === true || (mayLoad === true && (path === undefined || loadsUnknown(readFileSync(path, "utf8"), path)))
  );
}

/** Whether the style sheets of a site depend on the texts of its pages. */
export function stylesReadPages({ graph, site, compilerInputs }: BuiltLocale): boolean {
  const inputs = new Set(compilerInputs);
  return inputs.size > 0 && Object.keys(graph.documents).some((path) => isInput(inputs, join(site.dir, path)));
}

function readAll(code: readonly string[], { graph, readCode }: BuiltLocale): NamedReads[] {
  const { own } = graph.site.grammars ?? {};
  const { ssrTemplate: template = "" } = graph.site.config;
  return [
    ...code.flatMap(readCode),
    ...eachValue(graph.documents).flatMap(readDocument),
    { name: "ssrTemplate", ...readsOf((template.match(/<%[^]*?%>/g) ?? []).join("\n")) },
    ...(own === undefined ? [] : [{ name: "prism-include-languages", ...readsOf(own.replace(GIVEN, "given")) }]),
  ];
}

/** What the module for grammars of Prism gets in place of the global objects, and of the function that loads any module. */
const GIVEN = /\b(?:globalThis|global|require)\b/g;

interface LoadedCode {
  /** Absolute paths of modules that ran while the site was loaded. */
  readonly files: readonly string[];
  readonly reason?: string;
}

/** Lists the modules that run before pages are rendered: the config, the sidebars and other modules of the site. */
function listLoaded(locale: BuiltLocale): LoadedCode {
  const plugins = locale.declarations.filter((one) => one.kind === "module");
  const installedPlugin = plugins.find(({ module }) => typeof module === "string" && module.includes(PACKAGES));
  if (installedPlugin) return { files: [], reason: `the plugin \`${installedPlugin.from}\` may read anything` };
  const named = [...listModules(locale), ...locale.made.flatMap(({ reads = [] }) => reads)];
  const entries = [...new Set(named)].filter((path) => SCRIPT.test(path) && existsSync(path));
  const scanned = entries.map((path) => scanModules(path));
  const packages = scanned.flatMap((one) => one.packages);
  // Packages with a stand-in hold only plain data and functions, even if the site installs them.
  const unknown = packages.filter(({ specifier }) => !hasStandIn(specifier));
  const installed = unknown.find(({ specifier, importer }) => isInstalled(specifier, importer));
  const files = scanned.flatMap((one) => one.files);
  if (!installed) return { files };
  const importer = toSitePath(locale.site.dir, installed.importer);
  return { files, reason: `\`${importer}\` runs the package \`${packageName(installed.specifier)}\`` };
}

/** Finds a file that the site uses from outside of the site folder and of the folders that it is known to read. */
function outsideFile(locale: BuiltLocale, folders: readonly string[]): string | undefined {
  const outside = listOutsideFiles(locale).find((path) => folders.every((folder) => isAbove(relative(folder, path))));
  return outside && `\`${toSitePath(locale.site.dir, outside)}\` is outside of the site folder`;
}

interface NamedReads extends CodeReads {
  readonly name: string;
  /** Absolute path of the module; absent for code in other files. */
  readonly path?: string;
}

/** Makes the reader, which reads each module once. */
export function makeCodeReader(siteDir: string): CodeReader {
  const known = new Map<string, readonly NamedReads[]>();
  return (path) => {
    if (!SCRIPT.test(path)) return [];
    const reads = known.get(path) ?? [
      { name: toSitePath(siteDir, path), path, ...readsOf(readFileSync(path, "utf8")) },
    ];
    known.set(path, reads);
    return reads;
  };
}

/** Code in Markdown. */
function readDocument({ path, code }: Document): NamedReads[] {
  if (!code) return [];
  const text = [...code.statements, ...code.holes].map((piece) => piece.text).join("\n");
  return [{ name: path, ...readsOf(text) }];
}
