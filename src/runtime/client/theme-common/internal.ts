/** `@docusaurus/theme-common/internal`: what the theme's own components share. Replacements of theme components use it too. */

export { ownValue } from "../../../lookup/own-value.ts";
export { Content } from "../../app/Content.tsx";
export { useRemembered } from "../../app/remembered.ts";
export { useSlot } from "../../slots.ts";
export { useAnnouncementBar } from "../../theme-common/announcement-bar.ts";
export { useCompiledCode } from "../../theme-common/compiled-code.ts";
export { useDropdown } from "../../theme-common/dropdown.ts";
export { useHideableNavbar } from "../../theme-common/hideable-navbar.ts";
export {
  useAutoCloseMobileSidebar,
  useBackToClose,
  useNavbarSecondaryMenuContent,
} from "../../theme-common/navbar-menu.ts";
export { NavbarProvider, useNavbarMobileSidebar } from "../../theme-common/navbar-state.tsx";
export { type TabItemProps, type TabsProps, useTabs } from "../../theme-common/tabs.ts";
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
} from "../../theme-common/toc.ts";
export { startKeyboardAt } from "../../scroll.ts";
export { useSearchSite } from "../../search/search-site.ts";
export { DEFAULT_SEARCH_TAG, docVersionSearchTag } from "../../theme-common/search-tags.ts";
export type {
  FooterColumnItem,
  FooterConfig,
  FooterLinkItem,
  LogoConfig,
  NavbarItemConfig,
} from "../../theme-common/theme-config.ts";
export { useDoc, useDocsSidebar, useDocsVersion } from "../../theme-common/docs/contexts.tsx";
export { useDocById, useLayoutDoc, useLayoutDocsSidebar } from "../../theme-common/docs/doc-lookup.ts";
export { useDocsVersionCandidates } from "../../theme-common/docs/version-candidates.ts";
export { useSidebarBreadcrumbs } from "../../theme-common/docs/sidebar-place.ts";
export { loadStyles } from "../../style-sheets.ts";
