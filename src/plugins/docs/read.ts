import { join } from "node:path";
import { findFiles, readSources } from "../../content/files.ts";
import { folderName, localizedFiles, originalsOf } from "../../plugin-kit/localized.ts";
import type { DeclaredTags } from "../../plugin-kit/tags.ts";
import { readTagsFile } from "../../plugin-kit/tags-file.ts";
import type { Source, SourceOptions } from "../../model/document.ts";
import type { Found } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { type CategoryFiles, type CategoryLinkPlaces, readCategoryFiles } from "./category-files.ts";
import { loadSidebarsFile, type SidebarsFile } from "./sidebars/load.ts";
import { type Labels, openLabels } from "../../translations/labels.ts";
import { CURRENT, listVersions, PLUGIN_NAME, type VersionRequest, type VersionSpec } from "./versions.ts";

/** A Markdown file of a version. */
export interface DocFile {
  /** Site-relative path of the file that was read: the translation, if there is one. */
  readonly path: string;
  /** Path relative to the version's folder. */
  readonly docPath: string;
}

/** One version as read from disk. */
export interface FoundVersion {
  readonly spec: VersionSpec;
  /** In the order of their paths. */
  readonly files: readonly DocFile[];
  readonly categories: CategoryFiles;
  readonly categoryLinks: CategoryLinkPlaces;
  /** `false` = no sidebars, absent = one generated. */
  readonly sidebars?: SidebarsFile | false;
  readonly tags?: DeclaredTags;
  /** Translated texts of the version and of its sidebars. */
  readonly labels: Labels;
}

/** What all versions have in common. */
export interface ReadRequest extends VersionRequest {
  readonly compile: SourceOptions;
}

export interface FoundDocs extends Found {
  readonly versions: readonly FoundVersion[];
}

/** Stage content: all versions. Diagnostics: `no-docs`, and those of versions, files, category files, tags files and sidebars files. */
export async function readDocs(request: ReadRequest): Promise<FoundDocs> {
  const { options } = request;
  const specs = await listVersions(request);
  const found = await Promise.all(specs.map((spec) => readVersion(spec, request)));
  const wantsGit = options.showLastUpdateTime || options.showLastUpdateAuthor;
  const sources = found.flatMap((version) => version.sources);
  const originals = found.flatMap(({ version: { spec, files } }) => [
    ...originalsOf(
      files.map(({ path }) => path),
      { siteDir: request.site.dir, dir: spec.dir, translated: spec.localizedDir },
    ),
  ]);
  return {
    sources,
    originals: new Map(originals),
    versions: found.map(({ version }) => version),
    ...(wantsGit ? { history: { changed: sources.map(({ path }) => path), isShown: true } } : {}),
  };
}

async function readVersion(
  spec: VersionSpec,
  request: ReadRequest,
): Promise<{ readonly version: FoundVersion; readonly sources: readonly Source[] }> {
  const { site, options, report } = request;
  const folder = folderName({ name: PLUGIN_NAME, id: request.id });
  const labelFile = `${folder}/${spec.name === CURRENT ? CURRENT : `version-${spec.name}`}.json`;
  const [{ files, sources }, categories, tags, sidebars, labels] = await Promise.all([
    readFiles(spec, request),
    readCategoryFiles(site.dir, spec.dir, report),
    readTagsFile({ siteDir: site.dir, contentDir: spec.dir, option: options.tags, report }),
    readSidebars(spec, request),
    openLabels(labelFile, request),
  ]);
  const label = labels.say("version.label", spec.label, `The label for version ${spec.name}`);
  const version: FoundVersion = {
    spec: { ...spec, label },
    labels,
    files,
    ...categories,
    ...(tags ? { tags } : {}),
    ...(sidebars === undefined ? {} : { sidebars }),
  };
  return { version, sources };
}

async function readFiles(
  { name, dir, localizedDir }: VersionSpec,
  { site, options, report, compile, texts }: ReadRequest,
): Promise<{ readonly files: readonly DocFile[]; readonly sources: readonly Source[] }> {
  const docPaths = await findFiles({ dir, include: options.include, exclude: options.exclude });
  const paths = await localizedFiles(docPaths, dir, localizedDir);
  const files = docPaths.map((docPath, index) => ({
    path: toSitePath(site.dir, paths[index] ?? join(dir, docPath)),
    docPath,
  }));
  const sources = readSources(site.dir, paths, report, { compile, texts });
  if (files.length === 0) {
    report.error({
      code: "no-docs",
      message: `The folder \`${toSitePath(site.dir, dir)}\` of the docs version \`${name}\` contains no docs.`,
      hint: "Put a Markdown file into it, or set the option `include` to globs that match your files.",
    });
  }
  return { files, sources };
}

/** `false` if there are none, and also if the file has errors, which are reported already. */
async function readSidebars(
  { sidebarFile }: VersionSpec,
  { site, report, locate }: VersionRequest,
): Promise<SidebarsFile | false | undefined> {
  if (typeof sidebarFile !== "string") return sidebarFile;
  return (await loadSidebarsFile({ site, path: sidebarFile, report, locate })) ?? false;
}
