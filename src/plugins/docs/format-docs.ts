/** Docs as plugins of a site see them in `allContentLoaded`: the format's own shape. In: the content. Out: plain data. Pure. */

import type { Doc, DocsContent, DocsVersion } from "../../model/docs.ts";

/** The content of the docs plugin as the format describes it. */
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
