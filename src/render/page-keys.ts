/** Computes keys for what pages are rendered from. */

import type { Route } from "../model/route.ts";
import { sha256 } from "../system/sha256.ts";
import type { DocumentFrame } from "./html-document.ts";
import type { Rendering } from "./rendering.ts";
import { makeSlotValues } from "./slot-values.ts";

export interface PageKey {
  readonly page: string;
  /** Key of the page's layout: its sidebar and the site. */
  readonly shared: string;
}

/** Makes the function. It returns nothing for a page that must be rendered every time. */
export function makePageKeys(
  rendering: Rendering,
  { frame, surroundings }: { readonly frame: DocumentFrame; readonly surroundings: string },
): (route: Route) => PageKey | undefined {
  const { graph, shared, localePages } = rendering;
  const site = siteKey(rendering, frame, surroundings);
  const slotValues = makeSlotValues(graph);
  return (route) => {
    const urls = route.layers.flatMap(({ shared: keys = {} }) => Object.values(keys).map((key) => shared.urlOf(key)));
    const bodies: unknown[] = [];
    for (const { document: path } of Object.values(route.bodies ?? {})) {
      const print = graph.documents[path]?.print;
      if (print === undefined) return undefined;
      bodies.push(print, slotValues(path, route.document === path));
    }
    const sharedKey = hash([site, urls]);
    return { page: hash([sharedKey, route, bodies, localePages.missing(route.path)]), shared: sharedKey };
  };
}

/** The inputs that all pages share. */
function siteKey({ graph, site, bundle, cards }: Rendering, frame: DocumentFrame, surroundings: string): string {
  const { sheets, chunkOf, preload, docsChunks, plainComponents, formulaStyles, pageCode } = bundle;
  const styles = sheets.map(({ path, lacks }) => [path, [...lacks]]);
  const code = [
    styles,
    chunkOf,
    preload,
    docsChunks,
    [...plainComponents],
    formulaStyles,
    withoutSourceMap(pageCode.script),
  ];
  // The same site is in another folder on another machine.
  const { dir, configPath: _, ...own } = graph.site;
  return hash([own, site, frame, code, cards?.design, surroundings].map((each) => withoutFolder(each, dir)));
}

/** The map names the files of the site by absolute paths. */
function withoutSourceMap(script: string): string {
  return script.replace(/\/\/# sourceMappingURL=.*/, "");
}

/** The placeholder for the folder cannot occur in JSON: the base URL may have the same name as the folder. */
function withoutFolder(value: unknown, folder: string): unknown {
  return (JSON.stringify(value) ?? "").replaceAll(folder, "\0");
}

function hash(value: unknown): string {
  return sha256(JSON.stringify(value), "base64url");
}
