/** Which versions a docs instance has. In: its options and `versions.json`. Out: one spec for each, newest first. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { readDataFile } from "../../content/data-file.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";
import { nearestName } from "../../report/nearest.ts";
import { joinUrl } from "../../url/paths.ts";
import type { DocsOptions } from "./options.ts";

/** Where a version is and how it is shown. Plain data. */
export interface VersionSpec {
  readonly name: string;
  readonly label: string;
  /** Route with `baseUrl`. */
  readonly path: string;
  /** Absolute folder of its docs. */
  readonly dir: string;
  /** Absolute path of its sidebars file; absent = generated; `false` = none. */
  readonly sidebarFile?: string | false;
  readonly isLast: boolean;
  readonly banner: "none" | "unreleased" | "unmaintained";
  readonly badge: boolean;
  readonly noIndex: boolean;
  readonly className: string;
}

export const CURRENT = "current";

export interface VersionRequest {
  readonly site: Site;
  readonly id: string;
  readonly options: DocsOptions;
  readonly report: Reporter;
}

/**
 * Lists the versions. Diagnostics: `invalid-versions-file`, `missing-docs-folder`, `unknown-version`, `no-versions`.
 */
export async function listVersions(request: VersionRequest): Promise<VersionSpec[]> {
  const { options, site, report } = request;
  const all = await namesOf(request);
  checkNames(request, all);
  const wanted = options.onlyIncludeVersions ?? all;
  const names = all.filter((name) => wanted.includes(name));
  if (names.length === 0) {
    report.add({
      code: "no-versions",
      severity: "error",
      message: `The docs \`${request.id}\` have no version to show.`,
    });
    return [];
  }
  const last =
    options.lastVersion ?? all.find((name) => name !== CURRENT && names.includes(name)) ?? names[0] ?? CURRENT;
  const specs = names.map((name) => toSpec(request, { name, names, all, last }));
  return specs.filter((spec) => folderExists(spec, site, report));
}

async function namesOf({ site, id, options, report }: VersionRequest): Promise<string[]> {
  const stored = options.disableVersioning
    ? []
    : await readVersionsFile(join(site.dir, `${prefixOf(id)}versions.json`), site, report);
  return options.includeCurrentVersion || stored.length === 0 ? [CURRENT, ...stored] : stored;
}

/** `community` → `community_`: how the format names files of instances other than the default one. */
function prefixOf(id: string): string {
  return id === "default" ? "" : `${id}_`;
}

async function readVersionsFile(path: string, site: Site, report: Reporter): Promise<string[]> {
  const file = await readDataFile(site.dir, path, report);
  if (!file) return [];
  const { value } = file;
  if (Array.isArray(value) && value.every((name): name is string => typeof name === "string" && /^[^/\\]+$/.test(name)))
    return value;
  report.add({
    code: "invalid-versions-file",
    severity: "error",
    message: `\`${file.path}\` must be a list of version names: \`["2.0.0", "1.0.0"]\`.`,
    file: file.path,
  });
  return [];
}

function checkNames({ options, report, site, id }: VersionRequest, all: readonly string[]): void {
  const named = [
    ...(options.onlyIncludeVersions ?? []).map((name) => ["onlyIncludeVersions", name] as const),
    ...Object.keys(options.versions).map((name) => ["versions", name] as const),
    ...(options.lastVersion === undefined ? [] : [["lastVersion", options.lastVersion] as const]),
  ];
  for (const [option, name] of named) {
    if (all.includes(name)) continue;
    const near = nearestName(name, all);
    report.add({
      code: "unknown-version",
      severity: "error",
      message: `The docs option \`${option}\` names the version \`${name}\`, which does not exist.`,
      hint: near ? `Did you mean \`${near}\`?` : `Versions of \`${id}\`: ${all.join(", ")}.`,
      file: site.configPath.slice(site.dir.length + 1),
    });
  }
}

interface VersionPlace {
  readonly name: string;
  readonly names: readonly string[];
  readonly all: readonly string[];
  readonly last: string;
}

function toSpec({ site, id, options }: VersionRequest, { name, names, all, last }: VersionPlace): VersionSpec {
  const own = options.versions[name];
  const isLast = name === last;
  const segment = own?.path ?? (isLast ? "" : name === CURRENT ? "next" : name);
  const isNewer = all.indexOf(name) < all.indexOf(last);
  const sidebarFile = sidebarFileOf({ site, id, name, option: options.sidebarPath });
  return {
    name,
    label: own?.label ?? (name === CURRENT ? "Next" : name),
    path: withoutEnd(joinUrl(site.config.baseUrl, options.routeBasePath, segment)),
    dir:
      name === CURRENT
        ? join(site.dir, options.path)
        : join(site.dir, `${prefixOf(id)}versioned_docs`, `version-${name}`),
    ...(sidebarFile === undefined ? {} : { sidebarFile }),
    isLast,
    banner: own?.banner ?? (isLast ? "none" : isNewer ? "unreleased" : "unmaintained"),
    badge: own?.badge ?? names.length > 1,
    noIndex: own?.noIndex ?? false,
    className: own?.className ?? `docs-version-${name}`,
  };
}

interface SidebarFileRequest {
  readonly site: Site;
  readonly id: string;
  readonly name: string;
  readonly option: string | false | undefined;
}

function sidebarFileOf({ site, id, name, option }: SidebarFileRequest): string | false | undefined {
  if (name === CURRENT)
    return typeof option === "string" ? join(option.startsWith("/") ? "" : site.dir, option) : option;
  const file = join(site.dir, `${prefixOf(id)}versioned_sidebars`, `version-${name}-sidebars.json`);
  return existsSync(file) ? file : false;
}

function withoutEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function folderExists({ dir, name }: VersionSpec, site: Site, report: Reporter): boolean {
  if (existsSync(dir)) return true;
  const folder = dir.slice(site.dir.length + 1);
  report.add({
    code: "missing-docs-folder",
    severity: "error",
    message: `The folder \`${folder}\` of the docs version \`${name}\` does not exist.`,
    hint:
      name === CURRENT
        ? "Make it, set the option `path` to the folder of your docs, or turn the docs off with `docs: false`."
        : "Put the folder back, or take the version out of `versions.json`.",
  });
  return false;
}
