/** Built-in plugins and themes, by the package that provides them in the format. */

const BUILTINS = {
  "@docusaurus/plugin-content-docs": "docs",
  "@docusaurus/plugin-content-blog": "blog",
  "@docusaurus/plugin-content-changelog": "changelog",
  "@docusaurus/plugin-content-pages": "pages",
  "@docusaurus/plugin-sitemap": "sitemap",
  "@docusaurus/plugin-debug": "debug",
  "@docusaurus/plugin-client-redirects": "client-redirects",
  "@docusaurus/plugin-ideal-image": "ideal-image",
  "@docusaurus/plugin-pwa": "pwa",
  "@docusaurus/plugin-google-analytics": "google-analytics",
  "@docusaurus/plugin-google-gtag": "google-gtag",
  "@docusaurus/plugin-google-tag-manager": "google-tag-manager",
  "@docusaurus/plugin-vercel-analytics": "vercel-analytics",
  "@docusaurus/plugin-svgr": "svgr",
  "@docusaurus/plugin-css-cascade-layers": "css-cascade-layers",
  "@docusaurus/plugin-rsdoctor": "rsdoctor",
  // Not part of the format, but used by every site with Sass.
  "docusaurus-plugin-sass": "sass",
  "@docusaurus/theme-classic": "theme-classic",
  "@docusaurus/theme-live-codeblock": "theme-live-codeblock",
  "@docusaurus/theme-mermaid": "theme-mermaid",
  "@docusaurus/theme-search-algolia": "theme-search-algolia",
} as const;

/** The classic preset's package. */
export const CLASSIC_PRESET = "@docusaurus/preset-classic";

/** Name of a built-in plugin or theme. */
export type BuiltinName = (typeof BUILTINS)[keyof typeof BUILTINS];

/** Analytics, which development does not need. */
export const PRODUCTION_ONLY: ReadonlySet<BuiltinName> = new Set<BuiltinName>([
  "google-analytics",
  "google-gtag",
  "google-tag-manager",
  "vercel-analytics",
  "pwa",
]);

/** Packages of all built-in plugins and themes. */
export const BUILTIN_PACKAGES: readonly string[] = Object.keys(BUILTINS);

/** The package that a built-in plugin or theme has in the format. */
export function packageOf(name: BuiltinName): string {
  return BUILTIN_PACKAGES.find((packageName) => builtinOf(packageName) === name) ?? name;
}

/** The built-in plugin or theme that a package name refers to. */
export function builtinOf(packageName: string): BuiltinName | undefined {
  return Object.hasOwn(BUILTINS, packageName) ? BUILTINS[packageName as keyof typeof BUILTINS] : undefined;
}
