/** The versions of a docs instance. */

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { positionAt } from "../../config/locate.ts";
import { type DataFile, readDataFile } from "../../content/data-file.ts";
import { localizedDir } from "../../plugin-kit/localized.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { DocsVersion } from "../../model/docs.ts";
import type { Position } from "../../model/document.ts";
import type { ReadContext } from "../../model/plugin.ts";
import type { Site } from "../../model/site.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import { toSitePath } from "../../report/site-path.ts";
import { joinUrl } from "../../url/paths.ts";
import type { DocsOptions } from "./options.ts";
import { ownValue } from "../../lookup/own-value.ts";

/** Location and settings of a version. Plain data. */
export interface VersionSpec extends Pick<
  DocsVersion,
  "name" | "label" | "path" | "isLast" | "banner" | "badge" | "noIndex" | "className"
> {
  /** Absolute folder of its docs. */
  readonly dir: string;
  /** Absolute folder of their translations into the current locale. */
  readonly localizedDir?: string;
  /** Absolute path of its sidebars file; absent = generated; `false` = none. */
  readonly sidebarFile?: string | false;
}

/** Name of the version in progress. */
export const CURRENT = "current";

export const PLUGIN_NAME = "docusaurus-plugin-content-docs";

export interface VersionRequest extends ReadContext {
  readonly id: string;
  readonly options: DocsOptions;
  /** Position of an option in the config. */
  readonly locate?: ((path: readonly (string | number)[]) => Position | undefined) | undefined;
}

/**
 * Lists the versions to show. Diagnostics: `invalid-versions-file`, `unknown-version`, `no-versions`, `missing-docs-folder`,
 * `missing-version-folder`.
 */
export async function listVersions(request: VersionRequest): Promise<VersionSpec[]> {
  const { options, report } = request;
  const all = await readVersionNames(request);
  const included = options.onlyIncludeVersions ?? all;
  const names = all.filter((name) => included.includes(name));
  checkNames(request, all, names);
  if (names.length === 0) {
    report.error({
      code: "no-versions",
      message: `The docs \`${request.id}\` have no version to show.`,
      hint: "Set `includeCurrentVersion` to `true`, or name versions in `onlyIncludeVersions` that exist.",
      ...placeOf(request, ["onlyIncludeVersions"]),
    });
    return [];
  }
  const last = options.lastVersion ?? names.find((name) => name !== CURRENT) ?? CURRENT;
  const specs = names.map((name) => toSpec(request, { name, names, last }));
  return specs.filter((spec) => checkFolder(spec, request));
}

async function readVersionNames(request: VersionRequest): Promise<string[]> {
  const { options } = request;
  const stored = options.disableVersioning ? [] : await readStoredVersions(request);
  return options.includeCurrentVersion ? [CURRENT, ...stored] : stored;
}

/** Released versions, newest first, as in `versions.json`. Diagnostic: `invalid-versions-file`. */
export async function readStoredVersions({ site, id, report }: VersionPlaceRequest): Promise<string[]> {
  return readVersionsFile(versionPaths(site.dir, id).list, site, report);
}

export type VersionPlaceRequest = Pick<VersionRequest, "site" | "id" | "report">;

/** Absolute paths where an instance stores its versions. */
export function versionPaths(siteDir: string, id: string) {
  const prefix = filePrefix(id);
  return {
    list: join(siteDir, `${prefix}versions.json`),
    docs: (name: string) => join(siteDir, `${prefix}versioned_docs`, `version-${name}`),
    sidebars: (name: string) => join(siteDir, `${prefix}versioned_sidebars`, `version-${name}-sidebars.json`),
  };
}

/** `community` → `community_`: how the format names files of instances other than the default one. */
function filePrefix(id: string): string {
  return id === "default" ? "" : `${id}_`;
}

async function readVersionsFile(path: string, site: Site, report: Reporter): Promise<string[]> {
  const file = await readDataFile(site.dir, path, report);
  if (!file) return [];
  const { value } = file;
  const isName = (name: unknown): name is string => typeof name === "string" && /^[^/\\]+$/.test(name);
  if (Array.isArray(value) && value.every(isName)) return withoutRepeats(value, file, report);
  report.error({
    code: "invalid-versions-file",
    message: `\`${file.path}\` must be a list of version names, such as \`["2.0.0", "1.0.0"]\`.`,
    file: file.path,
  });
  return [];
}

/** Versions with a name; the docs in progress are `current`. */
function withoutRepeats(names: readonly string[], { path, text }: DataFile, report: Reporter): string[] {
  const own = new Set<string>();
  let end = 0;
  for (const name of names) {
    const written = JSON.stringify(name);
    const at = text.indexOf(written, end);
    end = at < 0 ? end : at + written.length;
    const isCurrent = name === CURRENT;
    if (!isCurrent && !own.has(name)) own.add(name);
    else {
      report.error({
        code: "invalid-versions-file",
        message: isCurrent
          ? "`current` is a reserved name: it means the docs in progress."
          : `The version \`${name}\` is listed twice.`,
        hint: isCurrent ? "Rename the version and its folder." : "Remove one of them.",
        file: path,
        ...(at >= 0 && { ...positionAt(text, at + 1), length: name.length }),
      });
    }
  }
  return [...own];
}

function checkNames(request: VersionRequest, all: readonly string[], shown: readonly string[]): void {
  const { options } = request;
  const { onlyIncludeVersions = [], lastVersion } = options;
  for (const [index, name] of onlyIncludeVersions.entries()) {
    checkName(name, { request, known: all, path: ["onlyIncludeVersions", index] });
  }
  for (const name of Object.keys(options.versions)) checkName(name, { request, known: all, path: ["versions", name] });
  if (lastVersion !== undefined) checkName(lastVersion, { request, known: shown, path: ["lastVersion"] });
}

interface NamedVersion {
  readonly request: VersionRequest;
  readonly known: readonly string[];
  /** Path of the option. */
  readonly path: readonly (string | number)[];
}

function checkName(name: string, { request, known, path }: NamedVersion): void {
  // Without any version, another diagnostic reports the mistake.
  if (known.includes(name) || known.length === 0) return;
  request.report.error({
    code: "unknown-version",
    message: `The docs option \`${path[0]}\` names the version \`${name}\`, which is not one of the versions shown.`,
    hint:
      didYouMean(nearestName(name, known)) ??
      `Versions of \`${request.id}\`: ${known.map((one) => `\`${one}\``).join(", ")}.`,
    ...placeOf(request, path),
  });
}

function placeOf({ site, locate }: VersionRequest, path: readonly (string | number)[]) {
  return { file: toSitePath(site.dir, site.configPath), ...locate?.(path) };
}

interface VersionPlace {
  readonly name: string;
  /** All versions to show, newest first. */
  readonly names: readonly string[];
  readonly last: string;
}

function toSpec(request: VersionRequest, { name, names, last }: VersionPlace): VersionSpec {
  const { site, options } = request;
  const own = ownValue(options.versions, name);
  const isLast = name === last;
  const segment = own?.path ?? (isLast ? "" : name === CURRENT ? "next" : name);
  const isNewer = names.indexOf(name) < names.indexOf(last);
  return {
    name,
    label: own?.label ?? (name === CURRENT ? "Next" : name),
    path: versionPath(joinUrl(site.config.baseUrl, options.routeBasePath, segment), site.config.baseUrl),
    ...foldersOf(name, request),
    isLast,
    banner: own?.banner ?? (isLast ? "none" : isNewer ? "unreleased" : "unmaintained"),
    badge: own?.badge ?? names.length > 1,
    noIndex: own?.noIndex ?? false,
    className: own?.className ?? `docs-version-${name}`,
  };
}

function foldersOf(
  name: string,
  { site, id, options }: VersionRequest,
): Pick<VersionSpec, "dir" | "localizedDir" | "sidebarFile"> {
  const translations = localizedDir(site, { name: PLUGIN_NAME, id });
  const localized = translations && join(translations, name === CURRENT ? CURRENT : `version-${name}`);
  const found = localized === undefined ? {} : { localizedDir: localized };
  if (name === CURRENT) {
    const { sidebarPath } = options;
    const sidebarFile = typeof sidebarPath === "string" ? resolve(site.dir, sidebarPath) : sidebarPath;
    return { dir: resolve(site.dir, options.path), ...found, ...(sidebarFile === undefined ? {} : { sidebarFile }) };
  }
  // A version that was created without sidebars has no sidebars file.
  const { docs, sidebars } = versionPaths(site.dir, id);
  const file = sidebars(name);
  return { dir: docs(name), ...found, sidebarFile: existsSync(file) ? file : false };
}

/** Without trailing slash, except for docs at `baseUrl` itself. */
function versionPath(path: string, baseUrl: string): string {
  return path === baseUrl ? path : path.replace(/\/$/, "");
}

function checkFolder({ dir, name }: VersionSpec, request: VersionRequest): boolean {
  if (existsSync(dir)) return true;
  const { site, id, report } = request;
  const folder = toSitePath(site.dir, dir);
  if (name === CURRENT) {
    report.error({
      code: "missing-docs-folder",
      message: `The folder \`${folder}\` of the docs \`${id}\` does not exist.`,
      hint: "Create it, set the option `path` to the folder of your docs, or turn the docs off with `docs: false`.",
      ...placeOf(request, ["path"]),
    });
  } else {
    report.error({
      code: "missing-version-folder",
      message: `The docs version \`${name}\` has no folder \`${folder}\`.`,
      hint: `Restore the folder, or remove \`${name}\` from the list.`,
      ...placeInList(name, request),
    });
  }
  return false;
}

/** Position of a version's name in `versions.json`. */
function placeInList(
  name: string,
  { site, id }: VersionRequest,
): Pick<Diagnostic, "file" | "line" | "column" | "length"> {
  const { list } = versionPaths(site.dir, id);
  const text = readFileSync(list, "utf8");
  const at = text.indexOf(JSON.stringify(name));
  const file = toSitePath(site.dir, list);
  return at < 0 ? { file } : { file, ...positionAt(text, at + 1), length: name.length };
}
