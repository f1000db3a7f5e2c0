/** Docs as a site's plugins see them in `allContentLoaded`, in the format's shape. Pure. */

import { posix } from "node:path";
import { adoptList, adoptMembers } from "../../plugin-kit/adopt.ts";
import type { Doc, DocsContent, DocsVersion } from "../../model/docs.ts";
import { fromFormatSidebars, toFormatSidebars } from "./format-sidebars.ts";
import type { FoundDocs, FoundVersion } from "./read.ts";

export interface FormatDocsRequest {
  readonly found: Pick<FoundDocs, "versions">;
  /** Route of the list of tags below that of a version. */
  readonly toTagsPath: (versionPath: string) => string;
}

/** The content of the docs plugin, as the format describes it. */
export function toFormatDocs({ versions }: DocsContent, { found, toTagsPath }: FormatDocsRequest): object {
  return {
    loadedVersions: versions.map((version) => ({
      ...toLoadedVersion(
        version,
        found.versions.find(({ spec }) => spec.name === version.name),
      ),
      tagsPath: toTagsPath(version.path),
    })),
  };
}

function toLoadedVersion(version: DocsVersion, found: FoundVersion | undefined): object {
  const { name, label, path, isLast, banner, badge, noIndex, className, generatedIndexes } = version;
  const docPaths = new Map(found?.files.map((file) => [file.path, file.docPath]));
  const docs = version.docs.map((doc) => ({
    ...toFormatDoc(doc, name),
    sourceDirName: posix.dirname(docPaths.get(doc.source) ?? doc.source),
  }));
  const { dir, localizedDir, sidebarFile } = found?.spec ?? {};
  const places = { contentPath: dir, contentPathLocalized: localizedDir, sidebarFilePath: sidebarFile };
  const sidebars = toFormatSidebars(version.sidebars, generatedIndexes);
  const shown = { versionName: name, label, path, isLast, banner, badge, noIndex, className };
  return { ...shown, ...places, routePriority: isLast ? -1 : undefined, sidebars, docs, drafts: [] };
}

function toFormatDoc({ source, previous, next, lastUpdate, ...doc }: Doc, version: string): object {
  return {
    ...doc,
    version,
    source: `@site/${source}`,
    ...(previous && { previous }),
    ...(next && { next }),
    ...(lastUpdate && { lastUpdatedBy: lastUpdate.author, lastUpdatedAt: lastUpdate.date }),
  };
}

/** The docs with the changes of a wrapping plugin: versions, sidebars, docs and their fields. */
export function fromFormatDocs(content: DocsContent, published: unknown): DocsContent {
  const loaded: unknown = Reflect.get(Object(published), "loadedVersions");
  if (!Array.isArray(loaded)) return content;
  const versions = content.versions.flatMap((version) => {
    const changed: unknown = loaded.find((each) => Reflect.get(Object(each), "versionName") === version.name);
    if (changed === undefined) return [];
    const given = adoptList(version.docs, Reflect.get(Object(changed), "docs"), (doc) => Reflect.get(doc, "id"));
    const docs = given.map((doc) => withSource(doc, version));
    const adopted = adoptMembers(version, changed);
    const sidebars = fromFormatSidebars(adopted.sidebars, docs) ?? version.sidebars;
    return [{ ...adopted, sidebars, docs }];
  });
  return { ...content, versions };
}

/** A doc always belongs to its file. */
function withSource(doc: Doc, { docs }: DocsVersion): Doc {
  return { ...doc, source: docs.find(({ id }) => id === doc.id)?.source ?? doc.source };
}
