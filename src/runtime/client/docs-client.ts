/** `@docusaurus/plugin-content-docs/client`: the docs as pages see them. */

export { useActiveVersion, useAllDocsData, useDocRoute, useDocsData } from "../theme-common/docs/global-docs.ts";
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useDocVersionSuggestions,
} from "../theme-common/docs/active-docs.ts";
export { useLatestVersion, useVersionLinks, useVersions } from "../theme-common/docs/versions.ts";
export {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
  useActiveSidebarItems,
  useDoc,
  useDocsSidebar,
  useDocsVersion,
} from "../theme-common/docs/contexts.tsx";
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useSidebarBreadcrumbs,
} from "../theme-common/docs/sidebar-place.ts";
export { findFirstLink, isSamePage } from "../theme-common/docs/sidebar-trail.ts";
export { useDocById, useLayoutDoc, useLayoutDocsSidebar } from "../theme-common/docs/doc-lookup.ts";
export { useDocsVersionCandidates } from "../theme-common/docs/version-candidates.ts";
export { useDocsPreferredVersion } from "../theme-common/docs/preferred-version.ts";
export { docVersionSearchTag } from "../theme-common/search-tags.ts";
