/** `@docusaurus/theme-common`: the classic theme's API for components of a site. */

export type { ThemeConfig } from "../../model/theme-config.ts";
export { useThemeConfig } from "../shared/theme-common/theme-config.ts";
export { ThemeClassNames } from "../shared/theme-common/class-names.ts";
export {
  HtmlClassNameProvider,
  PageMetadata,
  PluginHtmlClassNameProvider,
  UnlistedMetadata,
} from "../shared/theme-common/page-metadata.tsx";
export { useColorMode } from "../shared/theme-common/use-color-mode.ts";
export { Collapsible, useCollapsible } from "../shared/theme-common/collapsible.tsx";
export { usePluralForm } from "../shared/theme-common/plural.ts";
export { useWindowSize } from "../shared/theme-common/window-size.ts";
export { createStorageSlot } from "../shared/theme-common/storage.ts";
export { useStorageSlot } from "../shared/theme-common/use-storage.ts";
export { listStorageKeys } from "../shared/theme-common/storage-keys.ts";
export { composeProviders, useEvent, usePrevious } from "../shared/theme-common/react-tools.tsx";
export { ReactContextError } from "../shared/theme-common/context-error.ts";
export { prefersReducedMotion } from "../shared/theme-common/reduced-motion.ts";
export { duplicates, uniq } from "../shared/theme-common/lists.ts";
export { isRegexpStringMatch } from "../shared/theme-common/regexp-match.ts";
export { listTagsByLetters, translateTagsPageTitle } from "../shared/theme-common/tags.ts";
export { isMultiColumnFooterLinks } from "../shared/theme-common/footer-links.ts";
export { NavbarSecondaryMenuFiller } from "../shared/theme-common/navbar-state.tsx";
export { filterDocCardListItems, useCurrentSidebarCategory } from "../shared/theme-common/docs/sidebar-place.ts";
export { useDocsPreferredVersion } from "../shared/theme-common/docs/preferred-version.ts";
export { useContextualSearchFilters } from "../shared/theme-common/search-filters.ts";
export { default as useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
} from "../shared/theme-common/visibility-texts.tsx";
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
} from "../shared/theme-common/errors.tsx";
export { SkipToContentFallbackId, SkipToContentLink } from "../shared/theme-common/skip-link.tsx";
export { ThemedComponent } from "../shared/theme-common/themed-component.tsx";
export { groupBy } from "../shared/theme-common/group-by.ts";
export { mergeSearchParams, mergeSearchStrings } from "../shared/theme-common/search-params.ts";
export { processAdmonitionProps } from "../shared/theme-common/admonition-props.ts";
export { useAnchorTargetClassName } from "../shared/theme-common/anchor-target.ts";
export { usePrismTheme } from "../shared/theme-common/code-block.tsx";
export {
  useClearQueryString,
  useHistorySelector,
  useQueryString,
  useQueryStringList,
  useSearchLinkCreator,
  useSearchQueryString,
} from "../shared/theme-common/history-state.ts";
export { TitleFormatterProvider, useTitleFormatter } from "../shared/theme-common/providers.tsx";
