/**
 * Style sheets that code loads on demand (`import("./dialog.css")`). Returns a module that adds the sheet to the page
 * when it runs, because the bundler drops sheets that only such a module imports.
 */

import type { PluginBuilder } from "bun";
import { findSheet, toCssFile } from "./css-modules.ts";

export interface LateSheetsRequest {
  /** Absolute, with links resolved. */
  readonly siteDir: string;
  readonly target: "bun" | "browser";
  /** The built site's URL for a `url()` in a sheet; `undefined` to keep it. */
  readonly resolveUrl: (url: string, sheet: string) => Promise<string | undefined>;
}

const NAMESPACE = "late-sheet";

const URL_VALUE = /\burl\(\s*(["']?)([^"')]+)\1\s*\)/g;

/** Adds the rule. */
export function resolveLateSheets(build: PluginBuilder, { siteDir, target, resolveUrl }: LateSheetsRequest): void {
  build.onResolve({ filter: /(?<!\.module)\.css$/ }, ({ path, importer, kind }) => {
    if (kind !== "dynamic-import") return undefined;
    const file = findSheet(path, { importer: toCssFile(importer, siteDir), siteDir });
    return file === undefined ? undefined : { path: file, namespace: NAMESPACE };
  });
  // A bundle inside a bundle would wait forever, so the text is read unchanged.
  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
    if (target === "bun") return { contents: "", loader: "js" };
    const css = await Bun.file(path).text();
    const urls = [...new Set([...css.matchAll(URL_VALUE)].map(([, , url = ""]) => url))];
    const found = new Map(await Promise.all(urls.map(async (url) => [url, await resolveUrl(url, path)] as const)));
    const resolved = css.replace(URL_VALUE, (whole, _, url: string) => {
      const other = found.get(url);
      return other === undefined ? whole : `url(${JSON.stringify(other)})`;
    });
    return { contents: toModule(resolved), loader: "js" };
  });
}

function toModule(css: string): string {
  return `const sheet = document.createElement("style");\nsheet.textContent = ${JSON.stringify(css)};\ndocument.head.append(sheet);`;
}
