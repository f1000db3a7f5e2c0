/**
 * Names that site code imports from the format's packages. Those of `@docusaurus/theme-common` are all that it exports at 3.10; the
 * others are what the components of its classic theme import at 2.0.0-rc.1, 2.4 and 3.10, which sites have copied.
 */

import { beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { type BroughtPackages, buildBroughtPackages } from "../../src/bundle/site/brought-packages.ts";
import { listThemeModules } from "../../src/bundle/theme/theme-modules.ts";
import { projectDir } from "../support/paths.ts";

const IMPORTED: Readonly<Record<string, string>> = {
  "@docusaurus/BrowserOnly": "default",
  "@docusaurus/ErrorBoundary": "default",
  "@docusaurus/Head": "default",
  "@docusaurus/Link": "default",
  "@docusaurus/Translate": "default translate",
  "@docusaurus/isInternalUrl": "default",
  "@docusaurus/plugin-content-blog/client": `
    BlogPostProvider BlogSidebarItemList groupBlogSidebarItemsByYear useBlogListPageStructuredData useBlogMetadata
    useBlogPost useBlogPostStructuredData useVisibleBlogSidebarItems`,
  "@docusaurus/plugin-content-docs/client": `
    DocProvider DocSidebarItemsExpandedStateProvider DocsPreferredVersionContextProvider DocsSidebarProvider
    DocsVersionProvider filterDocCardListItems findFirstSidebarItemLink getDocsVersionSearchTag
    isActiveSidebarItem useActiveDocContext useActivePlugin useBreadcrumbsStructuredData useCurrentSidebarCategory
    useCurrentSidebarSiblings useDoc useDocById useDocRootMetadata useDocSidebarItemsExpandedState
    useDocVersionSuggestions useDocsPreferredVersion useDocsSidebar useDocsVersion useDocsVersionCandidates
    useLayoutDoc useLayoutDocsSidebar useSidebarBreadcrumbs useVersions useVisibleSidebarItems`,
  "@docusaurus/renderRoutes": "default",
  "@docusaurus/router": "useLocation",
  "@docusaurus/theme-common": `
    Collapsible DraftBannerMessage DraftBannerTitle ErrorBoundaryError ErrorBoundaryErrorMessageFallback
    ErrorBoundaryTryAgainButton ErrorCauseBoundary HtmlClassNameProvider NavbarSecondaryMenuFiller PageMetadata
    ReactContextError SkipToContentFallbackId SkipToContentLink ThemeClassNames ThemedComponent
    UnlistedBannerMessage UnlistedBannerTitle UnlistedMetadata composeProviders createStorageSlot duplicates
    filterDocCardListItems groupBy isMultiColumnFooterLinks isRegexpStringMatch listStorageKeys listTagsByLetters
    mergeSearchParams mergeSearchStrings prefersReducedMotion processAdmonitionProps translateTagsPageTitle uniq
    useAnchorTargetClassName useClearQueryString useCollapsible useColorMode useCurrentSidebarCategory
    useDocsPreferredVersion useEvent useHistorySelector usePluralForm usePrevious usePrismTheme useQueryString
    useQueryStringList useSearchLinkCreator useSearchQueryString useStorageSlot useThemeConfig useWindowSize`,
  "@docusaurus/theme-common/Details": "Details",
  "@docusaurus/theme-common/internal": `
    AnnouncementBarProvider BlogAuthorNoPostsLabel BlogAuthorsListViewAllLabel BlogPostProvider
    CodeBlockContextProvider ColorModeProvider DEFAULT_SEARCH_TAG DocProvider DocSidebarItemsExpandedStateProvider
    DocsPreferredVersionContextProvider DocsSidebarProvider DocsVersionProvider NavbarProvider
    PluginHtmlClassNameProvider ScrollControllerProvider TabGroupChoiceProvider TabsProvider
    TitleFormatterProvider containsLineNumbers createCodeBlockMetadata docVersionSearchTag extractLeadingEmoji
    findFirstCategoryLink getPrismCssVariables isActiveSidebarItem isSamePath keyboardFocusedClassName
    parseCodeBlockTitle parseLanguage parseLines sanitizeTabsChildren splitNavbarItems
    translateBlogAuthorsListPageTitle useAlternatePageUtils useAnnouncementBar useBackToTopButton
    useBlogAuthorPageTitle useBlogPost useBlogTagsPostsPageTitle useCodeBlockContext useCodeWordWrap
    useDateTimeFormat useDoc useDocById useDocCardDescriptionCategoryItemsPlural useDocRouteMetadata
    useDocSidebarItemsExpandedState useDocsPreferredVersion useDocsSidebar useDocsVersion useDocsVersionCandidates
    useFilteredAndTreeifiedTOC useHideableNavbar useHistoryPopHandler useHistorySelector useHomePageRoute
    useKeyboardNavigation useLayoutDoc useLayoutDocsSidebar useLocalPathname useLocationChange useLockBodyScroll
    useNavbarMobileSidebar useNavbarSecondaryMenu useQueryStringValue useScrollController useScrollPosition
    useScrollPositionBlocker useSidebarBreadcrumbs useSkipToContent useSmoothScrollTo useTOCHighlight
    useTabGroupChoice useTabs useTabsContextValue useTitleFormatter useTreeifiedTOC`,
  "@docusaurus/useBaseUrl": "default useBaseUrlUtils",
  "@docusaurus/useBrokenLinks": "default",
  "@docusaurus/useDocusaurusContext": "default",
  "@docusaurus/useIsBrowser": "default",
  "@docusaurus/utils-common": "applyTrailingSlash blogPostContainerID",
  "@mdx-js/react": "MDXProvider",
  "copy-text-to-clipboard": "default",
  "prism-react-renderer": "Highlight default defaultProps",
  "prop-types": "any array bool default element func node number object oneOf oneOfType shape string",
  "react-helmet-async": "Helmet HelmetProvider default",
  "react-router-dom":
    "Link NavLink Redirect Route Switch matchPath useHistory useLocation useParams useRouteMatch withRouter",
};

const transpiler = new Bun.Transpiler({ loader: "tsx" });
const themeModules = new Map(listThemeModules(projectDir).map(({ name, file }) => [name, file]));
let packages: BroughtPackages;
beforeAll(async () => void ({ packages } = await buildBroughtPackages(projectDir)));

test.each(Object.entries(IMPORTED))("%s exports the names that site code imports", (module, names) => {
  const file = themeModules.get(module);
  const source = file === undefined ? (packages[module] ?? "") : readFileSync(file, "utf8");
  const { exports } = transpiler.scan(source);
  expect(names.split(/\s+/).filter((name) => name !== "" && !exports.includes(name))).toEqual([]);
});
