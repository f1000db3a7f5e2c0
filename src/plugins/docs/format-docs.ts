/** Docs as a site's plugins see them in `allContentLoaded`, in the format's shape. Pure. */

import { adoptList, adoptMembers } from "../../plugin-kit/adopt.ts";
import type { Doc, DocsContent, DocsVersion } from "../../model/docs.ts";

/** The content of the docs plugin, as the format describes it. */
export function toFormatDocs({ versions }: DocsContent): object {
  return { loadedVersions: versions.map(toLoadedVersion) };
}

function toLoadedVersion(version: DocsVersion): object {
  const { name, label, path, isLast, banner, badge, noIndex, className, sidebars } = version;
  const docs = version.docs.map((doc) => toFormatDoc(doc, name));
  return { versionName: name, label, path, isLast, banner, badge, noIndex, className, sidebars, docs, drafts: [] };
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

/** The docs with the changes of a wrapping plugin: versions, docs and their fields. */
export function fromFormatDocs(content: DocsContent, published: unknown): DocsContent {
  const loaded: unknown = Reflect.get(Object(published), "loadedVersions");
  if (!Array.isArray(loaded)) return content;
  const versions = content.versions.flatMap((version) => {
    const changed: unknown = loaded.find((each) => Reflect.get(Object(each), "versionName") === version.name);
    if (changed === undefined) return [];
    const docs = adoptList(version.docs, Reflect.get(Object(changed), "docs"), (doc) => Reflect.get(doc, "id"));
    return [{ ...adoptMembers(version, changed), docs: docs.map((doc) => withSource(doc, version)) }];
  });
  return { ...content, versions };
}

/** A doc always belongs to its file. */
function withSource(doc: Doc, { docs }: DocsVersion): Doc {
  return { ...doc, source: docs.find(({ id }) => id === doc.id)?.source ?? doc.source };
}
