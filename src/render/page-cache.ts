/** Takes over pages that have not changed. */

import type { Json } from "../model/json.ts";
import type { OutputCache, ReadGroup } from "../model/output-cache.ts";
import type { Route } from "../model/route.ts";
import type { RenderRequest } from "../model/theme.ts";
import type { PageKey } from "./page-keys.ts";
import type { MissingFinder } from "./missing-pages.ts";
import type { RenderedRoute } from "./renderer.ts";
import type { RequestedImage, PageCache, Rendering } from "./rendering.ts";
import type { WithheldFiles } from "./withheld-files.ts";

type LookUp = RenderRequest["lookUp"];

/** Facts about a page, apart from its files. */
export interface PageNote {
  readonly links: readonly string[];
  readonly anchors: readonly string[];
  readonly noIndex: boolean;
  readonly again: NonNullable<RenderedRoute["again"]>;
  /** The keys that its components looked up, with the results. */
  readonly found: readonly (readonly [key: string, value: Json])[];
  /** The images that it shows in several widths. */
  readonly images: readonly RequestedImage[];
  /** URLs of the data that it shares with other pages. */
  readonly urls: readonly string[];
}

export interface PageCacheRequest {
  readonly cache: PageCache;
  readonly rendering: Rendering;
  readonly keyOf: (route: Route) => PageKey | undefined;
  readonly withheldFiles: (reads: NonNullable<RenderedRoute["again"]>["reads"]) => WithheldFiles;
  readonly lookUp: LookUp;
  readonly missingOf: MissingFinder;
  /** Makes the renderer, which looks up data through `lookUp`. */
  readonly makeRender: (lookUp: LookUp) => (route: Route) => RenderedRoute;
}

/** Makes the function that renders a route or takes over its page. */
export function makeCachingRenderer(request: PageCacheRequest): (route: Route) => RenderedRoute {
  const renderer = new CachingRenderer(request);
  return (route) => renderer.render(route);
}

class CachingRenderer {
  readonly #request: PageCacheRequest;
  readonly #make: (route: Route) => RenderedRoute;
  /** What components of the current page looked up. */
  readonly #found = new Map<string, Json>();
  /** Layouts of earlier pages. */
  readonly #seen = new Set<string>();
  /** First pages of layouts that another process renders. */
  readonly #leaders = new Map<string, Route>();

  constructor(request: PageCacheRequest) {
    this.#request = request;
    this.#make = request.makeRender((key) => {
      const value = request.lookUp(key);
      this.#found.set(key, value ?? null);
      return value;
    });
  }

  render(route: Route): RenderedRoute {
    const { cache, keyOf } = this.#request;
    const key = keyOf(route);
    const isOwn = cache.isOwn?.(route) ?? true;
    if (!key) return isOwn ? this.#make(route) : ELSEWHERE;
    const leads = !this.#seen.has(key.shared);
    this.#seen.add(key.shared);
    // Shared parts are rendered with the first page, so their links are recorded there: it depends on all that is shared.
    const name = leads ? key.first() : key.shown;
    cache.onPage?.(name, isOwn);
    if (!isOwn) {
      if (leads) this.#leaders.set(key.shared, route);
      return ELSEWHERE;
    }
    // Shared parts must not be recorded with another page.
    const leader = this.#leaders.get(key.shared);
    if (leader) this.#make(leader);
    this.#leaders.delete(key.shared);
    return this.#take(route, name, key.urls) ?? this.#makeNew(route, name, key.urls);
  }

  #take(route: Route, name: string, urls: readonly string[]): RenderedRoute | undefined {
    const { cache, rendering, withheldFiles } = this.#request;
    const isRight = (note: Json): boolean => this.#isRight(route, note as unknown as PageNote);
    const isWhole = (note: Json): boolean => isSame((note as unknown as PageNote).urls, urls) && isRight(note);
    const group = cache.files.take(name, isWhole) ?? readdress(cache.files, name, { urls, isRight });
    if (!group) return undefined;
    const { again, links, anchors, noIndex } = group.note as unknown as PageNote;
    if (again.card !== undefined) rendering.cards?.cardOf(route, again.card);
    return { files: [...group.files, ...withheldFiles(again.reads).files], links, anchors, noIndex };
  }

  /** Whether the lookups, images and missing targets of a page would be the same now. */
  #isRight(route: Route, { found, images, links, again }: PageNote): boolean {
    const { rendering, lookUp, missingOf } = this.#request;
    if (!isSame(missingOf(route, links), again.missing)) return false;
    // Requesting an image creates its files.
    const isThere = ({ url, page, image }: RequestedImage): boolean => isSame(rendering.images?.find(url, page), image);
    return found.every(([requested, value]) => isSame(lookUp(requested), value)) && images.every(isThere);
  }

  #makeNew(route: Route, name: string, urls: readonly string[]): RenderedRoute {
    const { cache, rendering } = this.#request;
    this.#found.clear();
    rendering.requestedImages.clear();
    const rendered = this.#make(route);
    const { files, anchors = [], noIndex = false, again, failure } = rendered;
    if (failure || !again) return rendered;
    const own = files.filter(({ hashed }) => !hashed);
    const images = [...rendering.requestedImages.values()];
    const found = [...this.#found];
    const note = { links: [...rendered.links], anchors, noIndex, again, found, images, urls } satisfies PageNote;
    cache.files.put(name, { files: own, note: note as unknown as Json });
    return rendered;
  }
}

/** A page that another process renders. */
const ELSEWHERE: RenderedRoute = { files: [], links: [] };

/**
 * Reuses a page whose shared data has changed only in parts that it does not show. Its files then differ only in the hashed names
 * of the files with that data.
 */
function readdress(
  files: OutputCache,
  name: string,
  { urls, isRight }: { readonly urls: readonly string[]; readonly isRight: (note: Json) => boolean },
): ReadGroup | undefined {
  const last = files.read(name);
  if (!last || !isRight(last.note)) return undefined;
  const note = last.note as unknown as PageNote;
  const pairs = note.urls.flatMap((url, index) => {
    const now = urls[index] ?? "";
    return url === now ? [] : [[fileOf(url), fileOf(now)] as const];
  });
  if (pairs.length === 0 || pairs.some(([before]) => before === "")) return undefined;
  if (!last.files.every((file) => rename(file, pairs))) return undefined;
  const group = { files: last.files, note: { ...note, urls } as unknown as Json };
  files.put(name, group);
  return group;
}

/**
 * Replaces names of files in the bytes of a page. Returns whether that is right: the names are equally long, as hashed ones are,
 * and the text names a file nowhere else. Its head and its data do once, and its data is in its HTML, too.
 */
function rename(
  { path, content }: ReadGroup["files"][number],
  pairs: readonly (readonly [before: string, now: string])[],
): boolean {
  const most = path.endsWith(".html") ? 2 : 1;
  const found = pairs.map(([before, now]) => ({ before, now, places: placesOf(before, content) }));
  if (found.some(({ before, now, places }) => before.length !== now.length || places.length > most)) return false;
  // Only now: the new name of a file may be the old one of another.
  for (const { now, places } of found) for (const at of places) content.write(now, at, "latin1");
  return true;
}

function placesOf(name: string, content: Buffer): number[] {
  const places: number[] = [];
  for (let at = content.indexOf(name); at >= 0; at = content.indexOf(name, at + 1)) places.push(at);
  return places;
}

function fileOf(url: string): string {
  return url.slice(url.lastIndexOf("/") + 1);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other);
}
