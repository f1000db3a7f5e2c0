/** `@docusaurus/plugin-content-docs/client`: docs data for components. */

export { useActiveVersion, useAllDocsData, useDocRoute, useDocsData } from "../shared/theme-common/docs/global-docs.ts";
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useDocVersionSuggestions,
} from "../shared/theme-common/docs/active-docs.ts";
export { useLatestVersion, useVersionLinks, useVersions } from "../shared/theme-common/docs/versions.ts";
export {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  useActiveSidebarItems,
  useDoc,
  useDocsSidebar,
} from "../shared/theme-common/docs/contexts.tsx";
export { useDocsVersion } from "../shared/theme-common/docs/docs-version.ts";
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useSidebarBreadcrumbs,
} from "../shared/theme-common/docs/sidebar-place.ts";
export { findFirstLink, isSamePage } from "../shared/theme-common/docs/sidebar-trail.ts";
export { useDocById, useLayoutDoc, useLayoutDocsSidebar } from "../shared/theme-common/docs/doc-lookup.ts";
export { useDocsVersionCandidates } from "../shared/theme-common/docs/version-candidates.ts";
export { useDocsPreferredVersion } from "../shared/theme-common/docs/preferred-version.ts";
export {
  docVersionSearchTag,
  docVersionSearchTag as getDocsVersionSearchTag,
} from "../shared/theme-common/search-tags.ts";
export {
  DocSidebarItemsExpandedStateProvider,
  findFirstSidebarItemCategoryLink,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
  useDocSidebarItemsExpandedState,
  useVisibleSidebarItems,
} from "../shared/theme-common/docs/sidebar-items.tsx";
export { useDocRootMetadata } from "../shared/theme-common/docs/routes.tsx";
export { useBreadcrumbsStructuredData } from "../shared/theme-common/docs/breadcrumbs-data.ts";
export {
  useDocsContextualSearchTags,
  useDocsPreferredVersionByPluginId,
} from "../shared/theme-common/docs/plugin-queries.ts";
export { DocsPreferredVersionContextProvider } from "../shared/theme-common/providers.tsx";
