/** `@docusaurus/theme-common/internal`: internals of the theme's components, which replacements of theme components use too. */

export { ownValue } from "../../../lookup/own-value.ts";
export { Content } from "../../shared/app/Content.tsx";
export { useModules } from "../../shared/app/modules.ts";
export { useRemembered } from "../../shared/app/remembered.ts";
export { makeSlot, useSlot } from "../../shared/slots.ts";
export { useAnnouncementBar } from "../../shared/theme-common/announcement-bar.ts";
export { useCompiledCode } from "../../shared/theme-common/compiled-code.ts";
export { useDropdown } from "../../shared/theme-common/dropdown.ts";
export { useVisibleNavbar } from "../../shared/theme-common/hideable-navbar.ts";
export { useMissingLocales } from "../../shared/theme-common/missing-locales.ts";
export {
  useAutoCloseMobileSidebar,
  useBackToClose,
  useNavbarSecondaryMenu,
} from "../../shared/theme-common/navbar-menu.ts";
export { NavbarProvider, useSideMenu } from "../../shared/theme-common/navbar-state.tsx";
export { type TabItemProps, type TabsProps, useTabChoice } from "../../shared/theme-common/tabs.ts";
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
export { useDoc, useDocsSidebar, useShownVersion } from "../../shared/theme-common/docs/contexts.tsx";
export { useDocsVersion } from "../../shared/theme-common/docs/docs-version.ts";
export {
  useDocById,
  useKnownDoc,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from "../../shared/theme-common/docs/doc-lookup.ts";
export { useDocsVersionCandidates } from "../../shared/theme-common/docs/version-candidates.ts";
export { useSidebarBreadcrumbs } from "../../shared/theme-common/docs/sidebar-place.ts";
export { loadAllStyles } from "../../browser/all-styles.ts";
export { RouteWith } from "../../shared/theme-common/route-with.tsx";
// Imports of components that replace those of the theme; the theme itself uses none of them.
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  DocsPreferredVersionContextProvider,
  TitleFormatterProvider,
  useTitleFormatter,
} from "../../shared/theme-common/providers.tsx";
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  translateBlogAuthorsListPageTitle,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
  useDocCardDescriptionCategoryItemsPlural,
} from "../../shared/theme-common/page-titles.tsx";
export {
  keyboardFocusedClassName,
  splitNavbarItems,
  useHideableNavbar,
  useKeyboardNavigation,
  useLockBodyScroll,
  useNavbarMobileSidebar,
} from "../../shared/theme-common/navbar-parts.ts";
export {
  sanitizeTabsChildren,
  TabGroupChoiceProvider,
  TabsProvider,
  useTabGroupChoice,
  useTabs,
  useTabsAround,
  useTabsContextValue,
} from "../../shared/theme-common/tab-context.tsx";
export {
  containsLineNumbers,
  createCodeBlockMetadata,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from "../../shared/theme-common/code-text.ts";
export {
  type CodeLine,
  type CodeLineProps,
  type CodeToken,
  type CodeTokenProps,
  toLineProps,
  toTokenProps,
} from "../../shared/theme-common/code-lines.ts";
export { CodeTextProvider, useShownCode } from "../../shared/theme-common/code-provider.tsx";
export {
  CodeBlockContextProvider,
  getPrismCssVariables,
  useCodeBlockContext,
  useCodeText,
  useCodeWordWrap,
  usePrismTheme,
} from "../../shared/theme-common/code-block.tsx";
export { copyCode } from "../../shared/theme-common/copy-code.ts";
export {
  ScrollControllerProvider,
  useScrollController,
  useScrollPosition,
  useScrollPositionBlocker,
  useSmoothScrollTo,
} from "../../shared/theme-common/scroll-state.tsx";
export { useBackToTopButton } from "../../shared/theme-common/back-to-top.ts";
export { useFilteredAndTreeifiedTOC, useTOCHighlight, useTreeifiedTOC } from "../../shared/theme-common/toc-hooks.ts";
export {
  useClearQueryString,
  useHistoryPopHandler,
  useHistorySelector,
  useLocationChange,
  useQueryString,
  useQueryStringList,
  useQueryStringValue,
  useSearchLinkCreator,
  useSearchQueryString,
} from "../../shared/theme-common/history-state.ts";
export { useSearchPage } from "../../shared/theme-common/search-page.ts";
export {
  isSamePath,
  useAlternatePageUtils,
  useHomePageRoute,
  useLocalPathname,
} from "../../shared/theme-common/page-places.ts";
export { useDateTimeFormat } from "../../shared/theme-common/date-format.ts";
export { extractLeadingEmoji } from "../../shared/theme-common/leading-emoji.ts";
export { SkipToContentFallbackId, SkipToContentLink, useSkipToContent } from "../../shared/theme-common/skip-link.tsx";
// Earlier releases export these here, later ones from the packages of their plugins.
export { BlogPostProvider, useBlogPost } from "../../shared/theme-common/blog/contexts.tsx";
export { type GivenItem, toPostItem, toPostPageProps } from "../../shared/theme-common/blog/given-posts.ts";
export { DocProvider, DocsSidebarProvider, DocsVersionProvider } from "../../shared/theme-common/docs/contexts.tsx";
export {
  DocSidebarItemsExpandedStateProvider,
  findFirstSidebarItemCategoryLink as findFirstCategoryLink,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  useDocSidebarItemsExpandedState,
  useVisibleSidebarItems,
} from "../../shared/theme-common/docs/sidebar-items.tsx";
export { useDocRootMetadata as useDocRouteMetadata } from "../../shared/theme-common/docs/routes.tsx";
export { useDocsPreferredVersion } from "../../shared/theme-common/docs/preferred-version.ts";
export { useDocsPreferredVersionByPluginId } from "../../shared/theme-common/docs/plugin-queries.ts";
// The same applies to names that are public now.
export { Collapsible, useCollapsible } from "../../shared/theme-common/collapsible.tsx";
export { ThemeClassNames } from "../../shared/theme-common/class-names.ts";
export {
  HtmlClassNameProvider,
  PageMetadata,
  PluginHtmlClassNameProvider,
} from "../../shared/theme-common/page-metadata.tsx";
export { NavbarSecondaryMenuFiller } from "../../shared/theme-common/navbar-state.tsx";
export { composeProviders, useEvent, usePrevious } from "../../shared/theme-common/react-tools.tsx";
export { ReactContextError } from "../../shared/theme-common/context-error.ts";
export { createStorageSlot } from "../../shared/theme-common/storage.ts";
export { useColorMode } from "../../shared/theme-common/use-color-mode.ts";
export { useContextualSearchFilters } from "../../shared/theme-common/search-filters.ts";
export { useCurrentSidebarCategory } from "../../shared/theme-common/docs/sidebar-place.ts";
export { duplicates, uniq } from "../../shared/theme-common/lists.ts";
export { isMultiColumnFooterLinks } from "../../shared/theme-common/footer-links.ts";
export { isRegexpStringMatch } from "../../shared/theme-common/regexp-match.ts";
export { listStorageKeys } from "../../shared/theme-common/storage-keys.ts";
export { listTagsByLetters, translateTagsPageTitle } from "../../shared/theme-common/tags.ts";
export { prefersReducedMotion } from "../../shared/theme-common/reduced-motion.ts";
export { usePluralForm } from "../../shared/theme-common/plural.ts";
export { useStorageSlot } from "../../shared/theme-common/use-storage.ts";
export { useThemeConfig } from "../../shared/theme-common/theme-config.ts";
export { useWindowSize } from "../../shared/theme-common/window-size.ts";
export { default as useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
