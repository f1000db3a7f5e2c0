/** Names of the theme's components: those that are inlined into others, and aliases. Plain data. */

/** Names below `@theme/`. */
const INNER: ReadonlySet<string> = new Set(
  `
  Admonition/Icon/Danger Admonition/Icon/Info Admonition/Icon/Note Admonition/Icon/Tip Admonition/Icon/Warning
  Admonition/Type/Caution Admonition/Type/Danger Admonition/Type/Info Admonition/Type/Note Admonition/Type/Tip
  Admonition/Type/Warning AnnouncementBar/CloseButton AnnouncementBar/Content Blog/Components/Author/Socials
  BlogPostItem/Container BlogPostItem/Content BlogPostItem/Footer/ReadMoreLink BlogPostItem/Header/Author
  BlogPostItem/Header/Info BlogPostItem/Header/Title BlogSidebar/Desktop CodeInline CodeBlock/Buttons CodeBlock/Buttons/Button
  CodeBlock/Buttons/CopyButton CodeBlock/Buttons/WordWrapButton CodeBlock/Container CodeBlock/Content CodeBlock/Content/Element
  CodeBlock/Content/String CodeBlock/Layout CodeBlock/Line CodeBlock/Line/Token CodeBlock/Title ContentVisibility/Draft
  DocBreadcrumbs/Items/Home DocCard/Description DocCard/Heading DocCard/Heading/Icon DocCard/Heading/Text DocCard/Layout
  DocItem/Content DocItem/Layout DocItem/Paginator DocItem/TOC/Desktop DocItem/TOC/Mobile DocPage/Layout DocPage/Layout/Main DocPage/Roots DocPage/Routes DocsRoot DocVersionRoot
  DocPage/Layout/Sidebar DocPage/Layout/Sidebar/ExpandButton DocSidebar/Desktop DocSidebar/Desktop/CollapseButton
  DocSidebar/Desktop/Content DocSidebarItem/Category DocSidebarItem/Link Footer/Links/MultiColumn Footer/Links/Simple
  Icon/Arrow Icon/Badge Icon/Copy Icon/DarkMode Icon/LightMode Icon/Menu Icon/Socials/Bluesky Icon/Socials/Default
  Icon/Socials/Email Icon/Socials/GitHub Icon/Socials/Instagram Icon/Socials/LinkedIn Icon/Socials/Mastodon
  Icon/Socials/StackOverflow Icon/Socials/Threads Icon/Socials/Twitch Icon/Socials/Twitter Icon/Socials/X
  Icon/Socials/YouTube Icon/Success Icon/SystemColorMode Icon/WordWrap Layout/Provider Navbar/ColorModeToggle Navbar/Content
  Navbar/Layout Navbar/Logo Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout Navbar/MobileSidebar/PrimaryMenu
  Navbar/MobileSidebar/SecondaryMenu Navbar/MobileSidebar/Toggle Navbar/Search NavbarItem/DefaultNavbarItem/Desktop
  NavbarItem/DefaultNavbarItem/Mobile NavbarItem/DocSidebarNavbarItem NavbarItem/DropdownNavbarItem/Desktop
  NavbarItem/NavbarNavLink NavbarItem/SearchNavbarItem Playground/Buttons/ResetButton Playground/Container
  Playground/Editor Playground/Header Playground/Layout Playground/Preview Playground/Provider SearchTranslations ThemeProvider
  ThemeProvider/TitleFormatter TOCCollapsible/CollapseButton TOCItems/Tree Unlisted prism-include-languages
  `
    .trim()
    .split(/\s+/)
    .map((name) => `@theme/${name}`),
);

/** Whether a component is inlined into its importers, and a slot only in the bundle of a site. */
export function isInner(name: string): boolean {
  return INNER.has(name);
}

/** What stands for a page of the site in the tables of props: it gets those of the router. */
export const ROUTED_PAGE = "@theme/RoutedPage";

/** Components that receive other props in the format than from us: see `@docusaurus/format-props`. */
const OTHER_PROPS: ReadonlySet<string> = new Set(
  `
  Blog/Pages/BlogAuthorsPostsPage BlogArchivePage BlogListPage BlogPostItems BlogPostPage BlogTagsPostsPage ColorModeToggle
  DocCardList DocCategoryGeneratedIndexPage DocItem DocPage LiveCodeBlock MDXComponents/Pre MDXPage Playground
  RoutedPage
  `
    .trim()
    .split(/\s+/)
    .map((name) => `@theme/${name}`),
);

/** Whether a wrapper passes the format's props to a site's component. */
export function hasOtherProps(name: string): boolean {
  return OTHER_PROPS.has(name);
}

/** Components that the format renders around or inside another one, where ours have none. */
interface Neighbor {
  readonly names: RegExp;
  /** Function of `@docusaurus/format-props` that inserts `component`. */
  readonly by: "withInside" | "withOutside";
  readonly component: string;
}

/** Our component, which a site may also have replaced. */
export const NEIGHBORS: Readonly<Record<string, Neighbor>> = {
  "@theme/Root": { names: /^@theme\/ThemeProvider(?:\/|$)/, by: "withInside", component: "@theme/ThemeProvider" },
  "@theme/DocPage": { names: /^@theme\/Doc(?:s|Version)Root$/, by: "withOutside", component: "@theme/DocPage/Roots" },
};

/** Whether `other` is around or inside of `name`. */
export function isNeighbor(name: string, other: string): boolean {
  return NEIGHBORS[name]?.names.test(other) ?? false;
}

/** The function of the format that adds languages to Prism. */
export const PRISM_LANGUAGES = "@theme/prism-include-languages";

/** Files of `src/theme` that Veloci does not use, because sites no longer need them. */
export const UNUSED: ReadonlySet<string> = new Set([PRISM_LANGUAGES]);

/** Names from releases of the format for components that others know by an older one. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^DocRoot(?=\/|$)/, "DocPage"],
  [/^CodeBlock\/(?=(?:CopyButton|WordWrapButton)$)/, "CodeBlock/Buttons/"],
  [/^ContentVisibility\/Unlisted$/, "Unlisted"],
];

/** Our name of a theme component: `@theme/DocRoot/Layout` is `@theme/DocPage/Layout`. */
export function toThemeName(name: string): string {
  const below = name.replace(/^@theme\//, "");
  if (below === name) return name;
  return `@theme/${RENAMED.reduce((current, [pattern, known]) => current.replace(pattern, known), below)}`;
}
