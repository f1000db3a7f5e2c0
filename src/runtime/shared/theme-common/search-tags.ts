/** Tags that limit a search to a version. */

/** Tag of pages outside of docs. */
export const DEFAULT_SEARCH_TAG = "default";

/** Tag of the pages of one version. */
export function docVersionSearchTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
