/** Computes keys for what pages are rendered from. */

import type { Route } from "../model/route.ts";
import { sha256 } from "../system/sha256.ts";
import type { DocumentFrame } from "./html-document.ts";
import type { Rendering } from "./rendering.ts";
import { makeShownData } from "./shown-data.ts";
import { makeSlotValues } from "./slot-values.ts";

export interface PageKey {
  /** Returns the key of everything the page depends on if it is the first page with its layout. */
  readonly first: () => string;
  /**
   * The same for any other page, except that of shared data, only the part it shows counts. Pages with the same key differ only in
   * `urls`.
   */
  readonly shown: string;
  /** Key of the page's layout: its sidebar and the site. */
  readonly shared: string;
  /** Key of the site and its code. */
  readonly site: string;
  /** URLs of the files with that data. */
  readonly urls: readonly string[];
}

/** Makes the function. It returns nothing for a page that must be rendered every time. */
export function makePageKeys(
  rendering: Rendering,
  { frame, surroundings }: { readonly frame: DocumentFrame; readonly surroundings: string },
): (route: Route) => PageKey | undefined {
  const { graph, shared, localePages } = rendering;
  const site = makeSiteKey(rendering, surroundings, frame);
  const slotValues = makeSlotValues(graph);
  const shownOn = makeShownData(rendering);
  const sharedKeys = new Map<string, string>();
  const sharedKeyOf = (urls: readonly string[]): string => {
    const name = urls.join(" ");
    const known = sharedKeys.get(name) ?? hash([site, urls]);
    sharedKeys.set(name, known);
    return known;
  };
  return (given) => {
    // Some plugins make the layers of a page each time they are read.
    const route = { ...given };
    const keys = route.layers.flatMap(({ shared: names = {} }) => Object.values(names));
    const urls = keys.map((key) => shared.urlOf(key) ?? "");
    const bodies: unknown[] = [];
    for (const { document: path } of Object.values(route.bodies ?? {})) {
      const print = graph.documents[path]?.print;
      if (print === undefined) return undefined;
      bodies.push(print, slotValues(path, route.document === path));
    }
    const own = [site, route, bodies, localePages.missing(route.path)];
    const shown = hash([...own, keys.map((key, index) => shownOn(route, key) ?? urls[index])]);
    return { first: () => hash([...own, urls, "first"]), shown, shared: sharedKeyOf(urls), site, urls };
  };
}

/** Key of the inputs that all pages share: the site, its code, what that reads, and the frame of the HTML if it matters. */
export function makeSiteKey(
  { graph, site, bundle, cards }: Rendering,
  surroundings: string,
  frame?: DocumentFrame,
): string {
  const { sheets, chunkOf, preload, docsChunks, componentKinds, formulaStyles, pageCode } = bundle;
  const styles = sheets.map(({ path, lacks }) => [path, [...lacks]]);
  const code = [
    styles,
    chunkOf,
    preload,
    docsChunks,
    [...componentKinds.plain],
    [...componentKinds.inspecting],
    formulaStyles,
    withoutSourceMap(pageCode.script),
  ];
  // The same site may be in a different folder on another machine.
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
