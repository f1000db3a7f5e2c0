/** `@docusaurus/theme-common`: what the classic theme offers to components of a site. */

export { useThemeConfig, type ThemeConfig } from "../theme-common/theme-config.ts";
export { ThemeClassNames } from "../theme-common/class-names.ts";
export {
  HtmlClassNameProvider,
  PageMetadata,
  PluginHtmlClassNameProvider,
  UnlistedMetadata,
  useTitleFormatter,
} from "../theme-common/page-metadata.tsx";
export { useColorMode } from "../theme-common/use-color-mode.ts";
export { Collapsible, useCollapsible } from "../theme-common/collapsible.tsx";
export { usePluralForm } from "../theme-common/plural.ts";
export { useWindowSize } from "../theme-common/window-size.ts";
export { createStorageSlot } from "../theme-common/storage.ts";
export { useStorageSlot } from "../theme-common/use-storage.ts";
export { listStorageKeys } from "../theme-common/storage-keys.ts";
export { composeProviders, useEvent, usePrevious } from "../theme-common/react-tools.tsx";
export { ReactContextError } from "../theme-common/context-error.ts";
export { prefersReducedMotion } from "../theme-common/reduced-motion.ts";
export { duplicates, uniq } from "../theme-common/lists.ts";
export { isRegexpStringMatch } from "../theme-common/regexp-match.ts";
export { listTagsByLetters, translateTagsPageTitle } from "../theme-common/tags.ts";
export { isMultiColumnFooterLinks } from "../theme-common/footer-links.ts";
export { NavbarSecondaryMenuFiller } from "../theme-common/navbar-state.tsx";
export { filterDocCardListItems, useCurrentSidebarCategory } from "../theme-common/docs/sidebar-place.ts";
export { useDocsPreferredVersion } from "../theme-common/docs/preferred-version.ts";
export { useContextualSearchFilters } from "../theme-common/search-filters.ts";
export { default as useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";
