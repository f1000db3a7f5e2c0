import { readFile } from "node:fs/promises";
import { join } from "node:path";

const CURRENT = "current";
const DEFAULT_ID = "default";
const VERSIONED_DOCS_DIR = "versioned_docs";
const VERSIONED_SIDEBARS_DIR = "versioned_sidebars";
const VERSIONS_JSON_FILE = "versions.json";

type Banner = "unreleased" | "unmaintained";

interface VersionOptions {
  readonly banner?: Banner | "none";
  readonly badge?: boolean;
}

interface DocsOptions {
  readonly id?: string;
  readonly disableVersioning?: boolean;
  readonly includeCurrentVersion?: boolean;
  readonly onlyIncludeVersions?: readonly string[];
  readonly versions?: Readonly<Record<string, VersionOptions | undefined>>;
}

interface VersionPlace {
  readonly versionName: string;
  /** Newest first. */
  readonly versionNames: readonly string[];
  readonly lastVersionName: string;
  readonly options?: DocsOptions;
}

/** The names in the file of a docs instance; `undefined` without the file. */
async function readNames(siteDir: string, id: string): Promise<string[] | undefined> {
  const file = join(siteDir, id === DEFAULT_ID ? VERSIONS_JSON_FILE : `${id}_${VERSIONS_JSON_FILE}`);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const names: unknown = JSON.parse(text);
  if (Array.isArray(names) && names.every((name) => typeof name === "string" && name.trim() !== "")) return names;
  throw new Error(`\`${file}\` must be a list of version names`);
}

async function readVersionNames(siteDir: string, options: DocsOptions): Promise<string[]> {
  const { id = DEFAULT_ID, disableVersioning = false, includeCurrentVersion = true } = options;
  const listed = await readNames(siteDir, id);
  if (disableVersioning && !listed)
    throw new Error("`disableVersioning` is for sites with versions, and there are none");
  const released = disableVersioning ? [] : (listed ?? []);
  const names = includeCurrentVersion && !released.includes(CURRENT) ? [CURRENT, ...released] : released;
  if (names.length === 0) throw new Error("no version is included: there is none beside the current one");
  return names;
}

/** The versions to include, in the order of the given names. */
function filterVersions(names: readonly string[], { onlyIncludeVersions }: DocsOptions): readonly string[] {
  return onlyIncludeVersions ? names.filter((name) => onlyIncludeVersions.includes(name)) : names;
}

function getDefaultVersionBanner({ versionName, versionNames, lastVersionName }: VersionPlace): Banner | null {
  if (versionName === lastVersionName) return null;
  const isNewer = versionNames.indexOf(versionName) < versionNames.indexOf(lastVersionName);
  return isNewer ? "unreleased" : "unmaintained";
}

function getVersionBanner(place: VersionPlace): Banner | null {
  const { banner } = place.options?.versions?.[place.versionName] ?? {};
  if (banner === undefined) return getDefaultVersionBanner(place);
  return banner === "none" ? null : banner;
}

function getVersionBadge({ versionName, versionNames, options }: VersionPlace): boolean {
  return options?.versions?.[versionName]?.badge ?? versionNames.length > 1;
}

/**
 * The stand-in for `@docusaurus/plugin-content-docs/server`: functions that give plugins versions like those of docs.
 * Messages say what is wrong in the words of this project.
 */
export const DOCS_SERVER = {
  CURRENT_VERSION_NAME: CURRENT,
  VERSIONED_DOCS_DIR,
  VERSIONED_SIDEBARS_DIR,
  VERSIONS_JSON_FILE,
  readVersionNames,
  filterVersions,
  getDefaultVersionBanner,
  getVersionBanner,
  getVersionBadge,
};
