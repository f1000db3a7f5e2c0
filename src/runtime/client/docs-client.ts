/** `@docusaurus/plugin-content-docs/client`: the docs as pages see them. */

export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion,
  useAllDocsData,
  useDocRoute,
  useDocsData,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersionLinks,
  useVersions,
} from "../theme-common/docs/global-docs.ts";
export {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  useActiveSidebarItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDoc,
  useDocsSidebar,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from "../theme-common/docs/contexts.tsx";
export { filterDocCardListItems, findFirstLink, isSamePage } from "../theme-common/docs/sidebar-trail.ts";
export { useDocsPreferredVersion } from "../theme-common/docs/preferred-version.ts";
export { docVersionSearchTag } from "../theme-common/search-filters.ts";
