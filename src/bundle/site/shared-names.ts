/** Under which names a site's modules may ask for what the theme shares. */

import { isAbsolute } from "node:path";
import type { PluginBuilder } from "bun";
import { AROUND_CODE } from "../../content/theme-overrides.ts";
import { isInstalled } from "../../config/scan-modules.ts";

/** All of them, and more. */
export const SHARED =
  /^(?:@theme|@theme-original|@theme-init|@docusaurus|@document|@mdx-js\/react|react|react-dom|react-router(?:-dom)?|react-helmet(?:-async)?|react-live|clsx)(?:$|[/:])/;

/** Names of one module. Where a site has these packages installed, the theme's take their place: the app is their provider. */
const SAME_AS: Readonly<Record<string, string>> = {
  "react-helmet": "react-helmet-async",
  "react-router": "react-router-dom",
  // Packages built for development.
  "react/jsx-dev-runtime": "react/jsx-runtime",
};

/** The file of a module inside the format's own package. */
const INSIDE_CORE = /^@docusaurus\/core\/lib\/client\/exports\/(\w+)(?:\.js)?$/;

/** A file of the client API inside a package of the format. */
const INSIDE_CLIENT =
  /^(@docusaurus\/(?:plugin-content-docs|plugin-content-blog|theme-live-codeblock|theme-mermaid|theme-search-algolia))\/(?:lib|src)\/client(?:\/.*)?$/;

const COMMON = "@docusaurus/theme-common";

/** A file inside the format's library for themes. A copy would have contexts that no page provides. */
const INSIDE_COMMON = /^@docusaurus\/theme-common\/(?:lib|src)\/[\w/-]+(?:\.[jt]sx?)?$/;

/** A component inside a package with a theme of the format. */
const INSIDE_THEME = /^(@docusaurus\/theme-[\w-]+)\/(?:lib|src)\/theme\/([^.]+?)(?:\/index)?(?:\.[jt]sx?)?$/;

/** Class names of such a component, as copies of it import them. */
const THEME_CLASSES = /^@docusaurus\/theme-[\w-]+\/(?:lib|src)\/(?:theme|components)\/.+\.module\.css$/;

/** A package of editors. Copies of the theme's editors get ours even where it is installed, because the parts that are not copied work only with ours. */
const LIVE = "react-live";
const EDITOR = /[\\/]theme[\\/]Playground(?:[\\/.]|$)/;

/** The theme's own name of a module; undefined where the site's package is meant. */
export function toSharedName(specifier: string, importer: string): string | undefined {
  if (specifier === LIVE && !EDITOR.test(importer) && isInstalled(specifier, importer)) return undefined;
  const [, theme, component] = INSIDE_THEME.exec(specifier) ?? [];
  if (theme !== undefined && !isInstalled(theme, importer)) return `@theme-init/${component}`;
  const inside = specifier.replace(INSIDE_CORE, "@docusaurus/$1").replace(INSIDE_CLIENT, "$1/client");
  return SAME_AS[specifier] ?? inside;
}

/** Resolves such a file to a module with all names of the library. */
export function resolveCommonFiles(
  build: PluginBuilder,
  { sharedExports }: { readonly sharedExports: Readonly<Record<string, readonly string[]>> },
): void {
  const open = new Set(sharedExports[COMMON]);
  const inner = (sharedExports[`${COMMON}/internal`] ?? []).filter((name) => !open.has(name));
  const contents = [
    `export { ${[...open].join(", ")} } from "${COMMON}";`,
    `export { ${inner.join(", ")} } from "${COMMON}/internal";`,
    `export { Details } from "${COMMON}/Details";`,
  ].join("\n");
  build.onResolve({ filter: INSIDE_COMMON }, ({ path }) => ({ path, namespace: "common" }));
  build.onLoad({ filter: /.*/, namespace: "common" }, () => ({ contents, loader: "js" }));
}

/** Classes of the format's components for sites that do not install them. Those of our theme have no hashes. */
export function resolveThemeClasses(build: PluginBuilder): void {
  build.onResolve({ filter: THEME_CLASSES }, ({ path, importer }) =>
    isInstalled(path, importer) ? undefined : { path, namespace: "classes" },
  );
  build.onLoad({ filter: /.*/, namespace: "classes" }, () => ({
    contents: "export default new Proxy({}, { get: (_, name) => name });",
    loader: "js",
  }));
}

/** Code blocks as a component of the site is around them where they may be editors. */
export const LIVE_CODE = "@theme-original/CodeBlock";

export const LIVE_CODE_SOURCE = `import Code from "@theme-init/CodeBlock";
import Live from "@theme/LiveCodeBlock";
import { withLiveCode } from "@docusaurus/format-props";
export default withLiveCode(Code, Live);`;

/** A sidebar, perhaps with items of the site. */
const SIDEBAR_SOURCE = `import { withOwnItems } from "@docusaurus/format-props";
export default withOwnItems(Own);`;

/** A frame of docs, perhaps only with routes to show in it. */
const FRAME_SOURCE = `import { createElement } from "react";
import Routes from "@theme/DocPage/Routes";
export default (props) => !props.version && props.route?.routes ? createElement(Routes, { ...props, of: Own }) : createElement(Own, props);`;

/** Components that a module of the site may render with data of its own: what passes it to them, as `Own`. */
const RENDERED: Readonly<Record<string, string>> = {
  DocSidebar: SIDEBAR_SOURCE,
  DocPage: FRAME_SOURCE,
  DocRoot: FRAME_SOURCE,
};

const RENDERED_NAME = /^@theme(?:-original|-init)?\/(DocSidebar|DocPage|DocRoot)$/;

/** Resolves them for modules of the site; the theme's own modules import them as they are. */
export function resolveRendered(build: PluginBuilder): void {
  build.onResolve({ filter: RENDERED_NAME }, ({ path, importer }) =>
    isAbsolute(importer) ? { path, namespace: "rendered" } : undefined,
  );
  build.onLoad({ filter: RENDERED_NAME, namespace: "rendered" }, ({ path }) => {
    const [, name = ""] = RENDERED_NAME.exec(path) ?? [];
    return { contents: `import Own from ${JSON.stringify(path)};\n${RENDERED[name]}`, loader: "js" };
  });
}

/** Whether the site has its own component for whole code blocks, or around them. */
export function hasOwnCode(overrides: Readonly<Record<string, string>>): boolean {
  return AROUND_CODE.some((name) => !(overrides[name] ?? LIVE_CODE).startsWith("@theme-original/"));
}
