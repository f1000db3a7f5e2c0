/** Stage content for docs: everything the plugin needs from disk. */

import { join } from "node:path";
import { findFiles, readSources } from "../../content/files.ts";
import { type Histories, readGitHistories } from "../../content/last-update.ts";
import type { DeclaredTags } from "../../content/tags.ts";
import { readTagsFile } from "../../content/tags-file.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import { toSourceOptions } from "../../content/source-options.ts";
import type { Source } from "../../model/document.ts";
import type { Found, ReadContext } from "../../model/plugin.ts";
import type { Site } from "../../model/site.ts";
import { type CategoryFiles, readCategoryFiles } from "./category-files.ts";
import type { DocsOptions } from "./options.ts";
import { loadSidebarsFile, type SidebarsFile } from "./sidebars/load.ts";
import { listVersions, type VersionSpec } from "./versions.ts";

/** One version as found on disk. */
export interface FoundVersion {
  readonly spec: VersionSpec;
  /** Site-relative paths of its docs. */
  readonly paths: readonly string[];
  readonly categories: CategoryFiles;
  /** `false` = no sidebars, absent = one generated. */
  readonly sidebars?: SidebarsFile | false;
  readonly tags?: DeclaredTags;
}

export interface FoundDocs extends Found {
  readonly versions: readonly FoundVersion[];
  readonly histories: Histories;
}

export interface ReadDocsRequest extends ReadContext {
  readonly id: string;
  readonly options: DocsOptions;
}

/** Reads all versions. Diagnostics: those of versions, files, category files, tags files and sidebars files. */
export async function readDocs(request: ReadDocsRequest): Promise<FoundDocs> {
  const { site, options, report } = request;
  const specs = await listVersions(request);
  const found = await Promise.all(specs.map((spec) => readVersion(spec, request)));
  const wantsGit = options.showLastUpdateTime || options.showLastUpdateAuthor;
  const dirs = specs.map(({ dir }) => dir);
  const histories = wantsGit ? await readGitHistories(site.dir, dirs, report) : {};
  return { sources: found.flatMap(({ sources }) => sources), versions: found.map(({ version }) => version), histories };
}

async function readVersion(
  spec: VersionSpec,
  { site, options, report }: ReadDocsRequest,
): Promise<{ version: FoundVersion; sources: readonly Source[] }> {
  const { include, exclude } = options;
  const files = await findFiles({ dir: spec.dir, include, exclude });
  const compile = toSourceOptions(options);
  const sources = (
    await readSources(
      site.dir,
      files.map((file) => join(spec.dir, file)),
      report,
    )
  ).map((source) => ({ ...source, compile }));
  const [categories, tags, sidebars] = await Promise.all([
    readCategoryFiles(site.dir, spec.dir, report),
    readTagsFile({ siteDir: site.dir, contentDir: spec.dir, option: options.tags, report }),
    readSidebars(spec, site, report),
  ]);
  const paths = sources.map(({ path }) => path);
  const version = {
    spec,
    paths,
    categories,
    ...(tags ? { tags } : {}),
    ...(sidebars === undefined ? {} : { sidebars }),
  };
  return { version, sources };
}

/** `false` when there are none, also when the file has errors: those are reported already. */
async function readSidebars(
  { sidebarFile }: VersionSpec,
  site: Site,
  report: Reporter,
): Promise<SidebarsFile | false | undefined> {
  if (typeof sidebarFile !== "string") return sidebarFile;
  return (await loadSidebarsFile({ siteDir: site.dir, path: sidebarFile, report })) ?? false;
}
