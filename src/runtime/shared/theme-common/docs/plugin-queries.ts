/** Queries about docs, for components outside of them. */

import type { GlobalDocs } from "../../../../model/docs.ts";
import { useContextualSearchFilters } from "../search-filters.ts";
import { useSiteStorage } from "../use-storage.ts";
import { useAllDocsData } from "./global-docs.ts";

/** The version that the reader chose last, per docs plugin; null for none. Do not render it before hydration is done. */
export function useDocsPreferredVersionByPluginId(): Readonly<Record<string, GlobalDocs["versions"][number] | null>> {
  const all = useAllDocsData();
  const slotOf = useSiteStorage();
  return Object.fromEntries(
    Object.entries(all).map(([id, { versions }]) => {
      const stored = slotOf(`docs-preferred-version-${id}`).get();
      return [id, versions.find(({ name }) => name === stored) ?? null];
    }),
  );
}

/** Tags of the versions that a search from this page covers. */
export function useDocsContextualSearchTags(): readonly string[] {
  return useContextualSearchFilters().tags;
}
