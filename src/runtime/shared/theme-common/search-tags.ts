/** Tags by which a search finds only what belongs to some version. */

/** Tag of pages that belong to no docs. */
export const DEFAULT_SEARCH_TAG = "default";

/** Tag of the pages of one version. */
export function docVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
