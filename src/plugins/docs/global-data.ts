/** Global data of a docs instance: versions, the routes of their docs, and the first page of each sidebar. */

import { precedesRelease } from "../../config/format-release.ts";
import type { DocsContent, DocsVersion, GlobalDocs, GlobalDocsVersion, SidebarItem } from "../../model/docs.ts";

/** The instance, as `useDocsData` returns it. */
export function toGlobalDocs({ path, breadcrumbs, versions }: DocsContent, siteDir: string): GlobalDocs {
  const labels = precedesRelease(siteDir, [3, 5]) && { labelsToMain: true };
  return { path, breadcrumbs, versions: versions.map(toGlobalVersion), ...labels };
}

function toGlobalVersion(version: DocsVersion): GlobalDocsVersion {
  const { name, label, isLast, path, mainDocId, draftIds } = version;
  const docs = version.docs.map(({ id, permalink, sidebar, unlisted }) => ({
    id,
    path: permalink,
    ...(unlisted ? { unlisted } : {}),
    ...(sidebar === undefined ? {} : { sidebar }),
  }));
  const pages = version.generatedIndexes.map(({ slug, permalink, sidebar }) => ({
    id: slug,
    path: permalink,
    sidebar,
  }));
  const sidebars = Object.entries(version.sidebars).map(([id, items]) => {
    const link = findFirstLink(items);
    return [id, link ? { link } : {}];
  });
  return {
    name,
    label,
    isLast,
    path,
    mainDocId,
    mainPath: mainPathOf(version),
    docs: [...docs, ...pages],
    draftIds,
    sidebars: Object.fromEntries(sidebars),
  };
}

/** Without lists of docs: each version has only its main doc. */
export function withoutLists(data: GlobalDocs): GlobalDocs {
  const versions = data.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId),
    draftIds: [],
  }));
  return { ...data, versions };
}

/** Start of a version: its main doc, or else its own path. */
export function mainPathOf({ docs, mainDocId, path }: DocsVersion): string {
  return docs.find(({ id }) => id === mainDocId)?.permalink ?? path;
}

/** Target of a link to a sidebar: its first listed doc, or its first category with a page. */
function findFirstLink(items: readonly SidebarItem[]): { readonly path: string; readonly label: string } | undefined {
  for (const item of items) {
    if (item.type === "link" && item.docId !== undefined && !item.unlisted)
      return { path: item.href, label: item.label };
    if (item.type !== "category") continue;
    if (item.href !== undefined) return { path: item.href, label: item.label };
    const inside = findFirstLink(item.items);
    if (inside) return inside;
  }
  return undefined;
}
