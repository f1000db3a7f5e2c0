/** Docs by plugin ID, version and ID (`default/current/intro`), for `useDocById` and `useLayoutDoc`. */

import type { Doc, DocsContent, VersionDoc } from "../../model/docs.ts";

/** Docs, and categories' own pages by slug; null for a draft. */
export function docsByKey({ pluginId, versions }: DocsContent): (readonly [string, VersionDoc | null])[] {
  return versions.flatMap(({ name, docs, generatedIndexes, draftIds }) => {
    const keyOf = (id: string): string => `${pluginId}/${name}/${id}`;
    const pages = generatedIndexes.map((page) => ({ description: "", ...page, id: page.slug }));
    return [
      ...draftIds.map((id) => [keyOf(id), null] as const),
      ...[...pages, ...docs].map((doc) => [keyOf(doc.id), toVersionDoc(doc)] as const),
    ];
  });
}

type FoundDoc = Pick<Doc, "id" | "title" | "description" | "permalink" | "sidebar">;

function toVersionDoc({ id, title, description, permalink, sidebar }: FoundDoc): VersionDoc {
  return { id, title, description, path: permalink, ...(sidebar === undefined ? {} : { sidebar }) };
}
