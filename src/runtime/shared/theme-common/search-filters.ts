import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useAllDocsData } from "./docs/global-docs.ts";
import { useActivePluginAndVersion } from "./docs/active-docs.ts";
import { DEFAULT_SEARCH_TAG, docVersionSearchTag } from "./search-tags.ts";
import { useSiteStorage } from "./use-storage.ts";

/** The versions that a search covers: per docs plugin, the current one, or else the preferred one, or else the latest. */
export function useContextualSearchFilters(): { readonly locale: string; readonly tags: readonly string[] } {
  const { i18n } = useDocusaurusContext();
  const allDocs = useAllDocsData();
  const slotOf = useSiteStorage();
  const active = useActivePluginAndVersion();
  // Reading storage here is safe: the result is not rendered.
  const tags = Object.entries(allDocs).map(([pluginId, { versions }]) => {
    const shown = active?.activePlugin.pluginId === pluginId ? active.activeVersion : undefined;
    const stored = slotOf(`docs-preferred-version-${pluginId}`).get();
    const preferred = versions.find(({ name }) => name === stored);
    const version = shown ?? preferred ?? versions.find(({ isLast }) => isLast);
    return docVersionSearchTag(pluginId, version?.name ?? "current");
  });
  return { locale: i18n.currentLocale, tags: [DEFAULT_SEARCH_TAG, ...tags] };
}
