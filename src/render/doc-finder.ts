/** Looks up docs for the components of pages. In: the graph. Out: what `useDocById` and `useLayoutDoc` tell of a doc. */

import { DOCS_PLUGIN } from "../graph/navbar.ts";
import type { Doc, DocsContent, VersionDoc } from "../model/docs.ts";
import type { Graph } from "../model/graph.ts";
import type { RenderRequest } from "../model/theme.ts";

/** Makes the function that finds a doc by plugin id, version and id (`default/current/intro`): null for a draft. */
export function makeDocFinder(graph: Graph): RenderRequest["findDoc"] {
  let byKey: ReadonlyMap<string, VersionDoc | null> | undefined;
  // Few sites look up anything.
  return (key) => (byKey ??= new Map(entriesOf(graph))).get(key);
}

function entriesOf({ plugins }: Graph): (readonly [string, VersionDoc | null])[] {
  const contents = plugins.filter(({ name }) => name === DOCS_PLUGIN).map(({ content }) => content as DocsContent);
  return contents.flatMap(({ pluginId, versions }) =>
    versions.flatMap(({ name, docs, generatedIndexes, draftIds }) => {
      const keyOf = (id: string): string => `${pluginId}/${name}/${id}`;
      const pages = generatedIndexes.map((page) => ({ description: "", ...page, id: page.slug }));
      return [
        ...draftIds.map((id) => [keyOf(id), null] as const),
        ...[...pages, ...docs].map((doc) => [keyOf(doc.id), toVersionDoc(doc)] as const),
      ];
    }),
  );
}

function toVersionDoc({ id, title, description, permalink, sidebar }: FoundDoc): VersionDoc {
  return { id, title, description, path: permalink, ...(sidebar === undefined ? {} : { sidebar }) };
}

type FoundDoc = Pick<Doc, "id" | "title" | "description" | "permalink" | "sidebar">;
