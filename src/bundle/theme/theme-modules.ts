/** The modules that the theme offers to site code, and the browser chunk of each. */

import { join } from "node:path";
import { Glob } from "bun";
import { findHeadComponents } from "./head-components.ts";
import { isInner } from "./slot-names.ts";

/** A module of the theme: its import name, and its file. */
export interface ThemeModule {
  readonly name: string;
  readonly file: string;
  /** Browser chunk: `core` is loaded on every page, the others when one of their components is needed. */
  readonly group: string;
  /** Whether it only renders into the head. */
  readonly isHead: boolean;
}

/** Packages that site code shares with the theme. */
export const SHARED_PACKAGES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "clsx"] as const;

/** A browser chunk of the theme. */
export interface ThemeChunk {
  readonly chunk: string;
  /** Names of its modules; if several chunks match, the first has them. */
  readonly modules: RegExp;
  /** Components of the first chunk refer to it: a stand-in loads it on demand. */
  readonly isLate?: true;
  /** Its components appear on docs pages, around them or in their text: the smaller style sheets contain their styles. */
  readonly isOnDocs?: true;
}

/**
 * All chunks. `core` contains what a docs page needs by name, with all its parts except the late chunks. `parts` are
 * for site code that imports them, and load together with it.
 */
export const CHUNKS: readonly ThemeChunk[] = [
  { chunk: "blog", modules: /^@theme\/Blog/ },
  { chunk: "changelog", modules: /^@theme\/Changelog/ },
  { chunk: "debug", modules: /^@\w+\/debug/i },
  { chunk: "search", modules: /^@theme\/Search(?:Page|Modal)|^@docusaurus\/local-/ },
  { chunk: "pages", modules: /^@theme\/(?:DocCat|DocTag|NotFound|MDXPage)/ },
  { chunk: "modules", modules: /^@theme\/ModuleProps$/ },
  { chunk: "image", modules: /^@\w+\/ideal/i },
  { chunk: "mdx", modules: /^@theme\/MDXComponents$|^@mdx-js\/react$/, isOnDocs: true },
  { chunk: "playground", modules: /^(?:@docu.+live-|react-live|@theme\/(?:Live|Play|ReactL))/ },
  { chunk: "core", modules: /^@theme\/(?:DocPage|DocItem|Icon\/Close)$/, isOnDocs: true },
  {
    chunk: "menu",
    modules: /^@theme\/(?:Navbar\/MobileSidebar|NavbarItem\/DropdownNavbarItem\/Mobile|DocSidebar\/Mobile)$/,
    isLate: true,
    isOnDocs: true,
  },
  { chunk: "versions", modules: /^@theme\/NavbarItem\/DocsVersion/, isLate: true, isOnDocs: true },
  {
    chunk: "items",
    modules: /^@theme\/(?:NavbarItem\/(?:Doc|Html)NavbarItem|DocSidebarItem\/Html)$/,
    isLate: true,
    isOnDocs: true,
  },
  { chunk: "banner", modules: /^@theme\/DocVersionBanner\/Notice$/, isLate: true, isOnDocs: true },
  { chunk: "locales", modules: /^@theme\/NavbarItem\/LocaleDropdownNavbarItem$/, isLate: true, isOnDocs: true },
  { chunk: "announcement", modules: /^@theme\/AnnouncementBar\/Bar$/, isLate: true, isOnDocs: true },
  { chunk: "error", modules: /^@theme\/Error/, isLate: true },
  { chunk: "pwa", modules: /^@theme\/Pwa|^@docusaurus\/register/ },
  { chunk: "dom", modules: /^react-dom$/ },
  { chunk: "core", modules: /^(?:react(?:-dom)?(?:\/|$)|clsx)/, isOnDocs: true },
  { chunk: "parts", modules: /^/ },
];

/** Whether a module needs only the styles of docs pages. */
export function hasDocsStyles({ group }: ThemeModule): boolean {
  return CHUNKS.some(({ chunk, isOnDocs }) => chunk === group && isOnDocs === true);
}

/**
 * Parts of a page without React behavior that appear once: browsers receive their HTML instead of their code. Each
 * renders one element or nothing, from the inputs named here; those that depend only on the site are the same on all
 * pages, and left out of page data.
 */
export const PRINTED_PARTS: Readonly<Record<string, "page" | "site">> = {
  "@theme/BackToTopButton": "site",
  "@theme/CopyPage": "page",
  "@theme/ContentVisibility": "page",
  "@theme/DocBreadcrumbs": "page",
  "@theme/DocItem/Footer": "page",
  "@theme/DocPaginator": "page",
  "@theme/DocVersionBadge": "page",
  "@theme/Footer": "site",
};

/** Whether browsers receive a part as HTML. */
export function isPrinted(name: string): boolean {
  return Object.hasOwn(PRINTED_PARTS, name);
}

/** The exports of one browser chunk, by name. */
export interface ModuleGroup {
  readonly modules: readonly ThemeModule[];
  readonly packages: readonly string[];
}

/** Modules that can be imported by name. */
export function offered(modules: readonly ThemeModule[]): ThemeModule[] {
  return modules.filter(({ name }) => !isInner(name));
}

/** The exports and the shared packages, by browser chunk. */
export function toGroups(modules: readonly ThemeModule[]): ReadonlyMap<string, ModuleGroup> {
  const byGroup = Map.groupBy(offered(modules), ({ group }) => group);
  const packages = Map.groupBy(SHARED_PACKAGES, groupOf);
  const names = new Set([...byGroup.keys(), ...packages.keys()]);
  return new Map(
    [...names].map((name) => [name, { modules: byGroup.get(name) ?? [], packages: packages.get(name) ?? [] }]),
  );
}

/** Whether the first chunk has a stand-in for a module. */
export function isLate({ group }: ThemeModule): boolean {
  return CHUNKS.some(({ chunk, isLate: late }) => chunk === group && late === true);
}

/** Lists the theme's components (`theme/**`, a folder's `index` under the folder's name) and the client API. */
export function listThemeModules(rootDir: string): ThemeModule[] {
  const theme = scan(join(rootDir, "theme"), "@theme/");
  const client = scan(join(rootDir, "src/runtime/api"), "@docusaurus/");
  const heads = findHeadComponents(theme.filter(({ file }) => file.endsWith("x")));
  return [...theme, ...client].map((module) => ({ ...module, isHead: heads.has(module.name) }));
}

function scan(dir: string, prefix: string): Omit<ThemeModule, "isHead">[] {
  const files = [...new Glob("**/*.{ts,tsx}").scanSync({ cwd: dir })].sort();
  return files.map((path) => {
    const name = publicName(prefix + path.replace(/\.tsx?$/, "").replace(/\/index$/, ""));
    return { name, file: join(dir, path), group: groupOf(name) };
  });
}

function groupOf(name: string): string {
  return CHUNKS.find(({ modules }) => modules.test(name))?.chunk ?? "";
}

const PUBLIC_NAMES: ReadonlyMap<string, string> = new Map([
  ["@docusaurus/react-helmet", "react-helmet-async"],
  ["@docusaurus/react-router", "react-router-dom"],
  ["@docusaurus/docs-client", "@docusaurus/plugin-content-docs/client"],
  ["@docusaurus/blog-client", "@docusaurus/plugin-content-blog/client"],
  ["@docusaurus/live-codeblock-client", "@docusaurus/theme-live-codeblock/client"],
  ["@docusaurus/mermaid-client", "@docusaurus/theme-mermaid/client"],
  ["@docusaurus/algolia-client", "@docusaurus/theme-search-algolia/client"],
  ["@docusaurus/react-live", "react-live"],
  ["@docusaurus/mdx-react", "@mdx-js/react"],
]);

/** Modules whose public name differs from their file's. */
function publicName(name: string): string {
  return PUBLIC_NAMES.get(name) ?? name;
}
