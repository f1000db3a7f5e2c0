/** Which modules the theme offers to site code, and into which browser chunk each goes. */

import { join } from "node:path";
import { Glob } from "bun";

/** A module of the theme: the name site code imports it by, and its file. */
export interface ThemeModule {
  readonly name: string;
  readonly file: string;
  /** Browser chunk: `core` is loaded on every page, the others when one of their components is needed. */
  readonly group: string;
}

/** Packages that site code shares with the theme. */
export const SHARED_PACKAGES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "clsx"] as const;

/**
 * First matching pattern decides. `core` is what a docs page asks for by name, and brings all that it is made of but for the
 * late groups. `parts` is what is there for site code that imports it, and loaded together with that.
 */
export const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^@theme\/Blog/, "blog"],
  [/^@theme\/Changelog/, "changelog"],
  [/^@\w+\/debug/i, "debug"],
  [/^@theme\/(?:SearchPage|SearchModal)|^@docusaurus\/local-search$/, "search"],
  [/^@theme\/(?:DocCategoryGeneratedIndexPage|DocTag|NotFound|MDXPage)/, "pages"],
  [/^@\w+\/ideal/i, "image"],
  [/^@theme\/MDXComponents$|^@mdx-js\/react$/, "mdx"],
  [/^@theme\/(?:Playground|ReactLiveScope)|^@docusaurus\/live-code$/, "playground"],
  [/^@theme\/(?:DocPage|DocItem|Icon\/Close)$/, "core"],
  [/^@theme\/(?:Navbar\/MobileSidebar|NavbarItem\/DropdownNavbarItem\/Mobile|DocSidebar\/Mobile)$/, "menu"],
  [/^@theme\/NavbarItem\/DocsVersion/, "versions"],
  [/^@theme\/(?:NavbarItem\/(?:Doc|Html)NavbarItem|DocSidebarItem\/Html)$/, "items"],
  [/^@theme\/DocVersionBanner\/Notice$/, "banner"],
  [/^@theme\/NavbarItem\/LocaleDropdownNavbarItem$/, "locales"],
  [/^@theme\/AnnouncementBar\/Bar$/, "announcement"],
  [/^@theme\/Error/, "error"],
  [/^@theme\/Pwa|^@docusaurus\/register/, "pwa"],
  [/^react-dom$/, "dom"],
  [/^(?:react|clsx)/, "core"],
  [/^/, "parts"],
];

/** Groups that components of the first chunk refer to: a stand-in loads them where a page or its reader needs them. */
const LATE_GROUPS: ReadonlySet<string> = new Set([
  "announcement",
  "banner",
  "error",
  "items",
  "locales",
  "menu",
  "versions",
]);

/** Groups whose components appear on docs pages, around them or in their text: the smaller style sheets have what these need. */
const DOCS_GROUPS: ReadonlySet<string> = new Set([...LATE_GROUPS, "core", "mdx"].filter((group) => group !== "error"));

/** Whether a module needs no more of the styles than docs pages do. */
export function hasDocsStyles({ group }: ThemeModule): boolean {
  return DOCS_GROUPS.has(group);
}

/** Components that render into the head alone. Pages bring their head with them, so browsers get empty ones. */
export const HEAD_COMPONENTS: ReadonlySet<string> = new Set([
  "@theme/BlogListPage/StructuredData",
  "@theme/BlogPostPage/Metadata",
  "@theme/BlogPostPage/StructuredData",
  "@theme/Changelog/Styles",
  "@theme/DebugLayout/Styles",
  "@theme/DocBreadcrumbs/StructuredData",
  "@theme/DocItem/Metadata",
  "@theme/Playground/Styles",
  "@theme/SearchMetadata",
  "@theme/SiteMetadata",
  "@theme/StructuredData",
]);

/**
 * Parts of a page that have no behaviour of React's and stand on it once: browsers get their HTML instead of their code.
 * Each renders one element or nothing, from the page's data and the configuration alone.
 */
export const PRINTED_PARTS: ReadonlySet<string> = new Set([
  "@theme/BackToTopButton",
  "@theme/CopyPage",
  "@theme/DocBreadcrumbs",
  "@theme/DocItem/Footer",
  "@theme/DocPaginator",
  "@theme/DocVersionBadge",
  "@theme/Footer",
  "@theme/Unlisted",
]);

/** Those of them that depend on the configuration alone. Pages' data files leave them out. */
export const SHARED_PARTS: ReadonlySet<string> = new Set(["@theme/BackToTopButton", "@theme/Footer"]);

/** What one browser chunk offers by name. */
export interface ModuleGroup {
  readonly modules: readonly ThemeModule[];
  readonly packages: readonly string[];
}

/** The theme's modules and the shared packages by browser chunk. */
export function toGroups(modules: readonly ThemeModule[]): ReadonlyMap<string, ModuleGroup> {
  const byGroup = Map.groupBy(modules, ({ group }) => group);
  const packages = Map.groupBy(SHARED_PACKAGES, groupOf);
  const names = new Set([...byGroup.keys(), ...packages.keys()]);
  return new Map(
    [...names].map((name) => [name, { modules: byGroup.get(name) ?? [], packages: packages.get(name) ?? [] }]),
  );
}

/** Whether the first chunk has a stand-in for a module. */
export function isLate({ group }: ThemeModule): boolean {
  return LATE_GROUPS.has(group);
}

/** Lists the theme's components (`theme/**`, a folder's `index` under the folder's name) and the client API. */
export function listThemeModules(rootDir: string): ThemeModule[] {
  const theme = scan(join(rootDir, "theme"), "@theme/");
  const client = scan(join(rootDir, "src/runtime/api"), "@docusaurus/");
  return [...theme, ...client];
}

function scan(dir: string, prefix: string): ThemeModule[] {
  const files = [...new Glob("**/*.{ts,tsx}").scanSync({ cwd: dir })].sort();
  return files.map((path) => {
    const name = publicName(prefix + path.replace(/\.tsx?$/, "").replace(/\/index$/, ""));
    return { name, file: join(dir, path), group: groupOf(name) };
  });
}

function groupOf(name: string): string {
  return GROUPS.find(([pattern]) => pattern.test(name))?.[1] ?? "";
}

const PUBLIC_NAMES: ReadonlyMap<string, string> = new Map([
  ["@docusaurus/docs-client", "@docusaurus/plugin-content-docs/client"],
  ["@docusaurus/blog-client", "@docusaurus/plugin-content-blog/client"],
  ["@docusaurus/mdx-react", "@mdx-js/react"],
]);

/** Modules whose public name is not their file's. */
function publicName(name: string): string {
  return PUBLIC_NAMES.get(name) ?? name;
}
