/** `@docusaurus/theme-common/internal`: what the theme's own components share. Replacements of theme components use it too. */

export { ownValue } from "../../../lookup/own-value.ts";
export { Content } from "../../shared/app/Content.tsx";
export { useModules } from "../../shared/app/modules.ts";
export { useRemembered } from "../../shared/app/remembered.ts";
export { makeSlot, useSlot } from "../../shared/slots.ts";
export { useAnnouncementBar } from "../../shared/theme-common/announcement-bar.ts";
export { useCompiledCode } from "../../shared/theme-common/compiled-code.ts";
export { useDropdown } from "../../shared/theme-common/dropdown.ts";
export { useHideableNavbar } from "../../shared/theme-common/hideable-navbar.ts";
export {
  useAutoCloseMobileSidebar,
  useBackToClose,
  useNavbarSecondaryMenuContent,
} from "../../shared/theme-common/navbar-menu.ts";
export { NavbarProvider, useNavbarMobileSidebar } from "../../shared/theme-common/navbar-state.tsx";
export { type TabItemProps, type TabsProps, useTabs } from "../../shared/theme-common/tabs.ts";
export {
  filterToc,
  TocContext,
  type TocLevels,
  type TocTreeItem,
  tocLevelsOf,
  treeifyTOC,
  useActiveHeading,
  usePageToc,
  useTocLevels,
} from "../../shared/theme-common/toc.ts";
export { startKeyboardAt } from "../../browser/scroll.ts";
export { useSearchSite, useSearchTexts } from "../../shared/search-site.ts";
export { DEFAULT_SEARCH_TAG, docVersionSearchTag } from "../../shared/theme-common/search-tags.ts";
export type { FooterColumnItem, FooterConfig, FooterLinkItem, LogoConfig } from "../../../model/theme-config.ts";
export type { NavbarItemConfig } from "../../shared/theme-common/theme-config.ts";
export { useDoc, useDocsSidebar, useDocsVersion } from "../../shared/theme-common/docs/contexts.tsx";
export { useDocById, useLayoutDoc, useLayoutDocsSidebar } from "../../shared/theme-common/docs/doc-lookup.ts";
export { useDocsVersionCandidates } from "../../shared/theme-common/docs/version-candidates.ts";
export { useSidebarBreadcrumbs } from "../../shared/theme-common/docs/sidebar-place.ts";
export { loadAllStyles } from "../../browser/all-styles.ts";
