/** What webpack loaders mean, in terms of the bundler. */

import type { ImportRule } from "../model/bundler-settings.ts";

/** How Veloci treats a loader: as an import of another kind, as built in (no effect), or as unsupported. */
export type LoaderMeaning = ImportRule["as"] | "built in" | "unknown";

const MEANINGS: Readonly<Record<string, LoaderMeaning>> = {
  "raw-loader": "text",
  "html-loader": "text",
  "asset/source": "text",
  "file-loader": "url",
  "url-loader": "url",
  asset: "url",
  "asset/resource": "url",
  "asset/inline": "url",
  "yaml-loader": "yaml",
  "js-yaml-loader": "yaml",
  "json-loader": "json",
  "json5-loader": "json",
  "toml-loader": "toml",
  json: "json",
  "@svgr/webpack": "component",
  "null-loader": "empty",
  ...Object.fromEntries(
    (
      "babel-loader swc-loader esbuild-loader ts-loader css-loader style-loader sass-loader less-loader stylus-loader postcss-loader source-map-loader " +
      "thread-loader cache-loader mini-css-extract-plugin javascript/auto javascript/esm javascript/dynamic"
    )
      .split(" ")
      .map((name) => [name, "built in" as const]),
  ),
};

/** Loaders whose modules are CommonJS, or data to webpack. */
export const BARE_LOADER = /^(?:asset|(?:js-yaml|json|toml)-loader$|json$)/;

/** Meaning of a loader of this name. */
export function meaningOf(name: string): LoaderMeaning {
  // Those of the format read Markdown.
  if (name.startsWith("@docusaurus/")) return "built in";
  return Object.hasOwn(MEANINGS, name) ? (MEANINGS[name] ?? "unknown") : "unknown";
}
