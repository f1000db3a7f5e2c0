/** Takes over pages that have not changed. */

import type { Graph } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { OutputCache, ReadGroup } from "../model/output-cache.ts";
import type { Route } from "../model/route.ts";
import type { RenderRequest } from "../model/theme.ts";
import { sha256 } from "../system/sha256.ts";
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
  /** Makes a renderer with another copy of the site's code. Throws what that throws. */
  readonly makeOther: () => (route: Route) => RenderedRoute;
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
  /** Renders with another copy of the site's code. */
  #other: ((route: Route) => RenderedRoute) | undefined;
  /** Whether pages come out the same in each build, by their code. */
  readonly #proven = new Map<string, boolean>();
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
    const taken = cache.volatileReads ? this.#takeWatched(route, name, key) : this.#take(route, name, key.urls);
    return taken ?? this.#makeNew(route, name, key.urls);
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
    const { rendered, isLasting } = this.#renderNow(route);
    const { files, anchors = [], noIndex = false, again, failure } = rendered;
    if (failure || !again || !isLasting) return rendered;
    const own = ownFiles(files);
    const images = [...rendering.requestedImages.values()];
    const found = [...this.#found];
    const note = { links: [...rendered.links], anchors, noIndex, again, found, images, urls } satisfies PageNote;
    cache.files.put(name, { files: own, note: note as unknown as Json });
    return rendered;
  }

  /** Renders a page. `isLasting`: whether its code has asked for nothing that changes by itself. */
  #renderNow(route: Route): { readonly rendered: RenderedRoute; readonly isLasting: boolean } {
    const { volatileReads } = this.#request.cache;
    if (!volatileReads) return { rendered: this.#make(route), isLasting: true };
    const { result: rendered, isVolatile } = volatileReads.watch(() => this.#make(route));
    return { rendered, isLasting: !isVolatile };
  }

  /**
   * Takes over a page whose code is watched. Code may also count pages, or remember what it took when it was loaded. So another copy of the code
   * renders one of the pages with it, and they are taken over only if that comes out as it did before.
   */
  #takeWatched(route: Route, name: string, key: PageKey): RenderedRoute | undefined {
    const code = this.#codeOf(route, key);
    const isProven = this.#proven.get(code) ?? this.#wasProven(code) ?? this.#prove(code, { route, name, key });
    return isProven ? this.#take(route, name, key.urls) : undefined;
  }

  #codeOf(route: Route, { site }: PageKey): string {
    return `${site} ${codeOf(route, this.#request.rendering.graph)}`;
  }

  /** `true` if an earlier build has found that. */
  #wasProven(code: string): true | undefined {
    return this.#request.cache.files.read(proofOf(code)) ? this.#keepProof(code) : undefined;
  }

  #keepProof(code: string): true {
    this.#proven.set(code, true);
    this.#request.cache.files.put(proofOf(code), { files: [], note: null });
    return true;
  }

  /** Returns nothing if the page is not as it was: then the next one with the code is asked. */
  #prove(code: string, page: KeyedPage): boolean | undefined {
    const first = this.#readWitness(page);
    if (!first) return undefined;
    if (this.#isSameInCopy(this.#findLater(code, page) ?? first)) return this.#keepProof(code);
    this.#proven.set(code, false);
    return false;
  }

  /** Another page with the code, as the last build wrote it: a counter does not begin with it. */
  #findLater(code: string, first: KeyedPage): Witness | undefined {
    const { keyOf, rendering } = this.#request;
    const { routes } = rendering.graph;
    const start = routes.indexOf(first.route) + 1;
    for (const route of routes.slice(start, start + LOOK_AHEAD)) {
      const key = keyOf(route);
      if (key?.shared !== first.key.shared || this.#codeOf(route, key) !== code) continue;
      const witness = this.#readWitness({ route, name: key.shown, key });
      if (witness) return witness;
    }
    return undefined;
  }

  #readWitness({ route, name, key }: KeyedPage): Witness | undefined {
    const last = this.#request.cache.files.read(name);
    const note = last?.note as unknown as PageNote | undefined;
    return last && note && isSame(note.urls, key.urls) && this.#isRight(route, note) ? { route, last } : undefined;
  }

  #isSameInCopy({ route, last }: Witness): boolean {
    try {
      this.#other ??= this.#request.makeOther();
      return isEqual(ownFiles(this.#other(route).files), last);
    } catch {
      return false;
    }
  }
}

/** Number of pages among which to look for another one with the same code. */
const LOOK_AHEAD = 64;

interface KeyedPage {
  readonly route: Route;
  readonly name: string;
  readonly key: PageKey;
}

/** A page, and its files in the last output. */
interface Witness {
  readonly route: Route;
  readonly last: ReadGroup;
}

function proofOf(code: string): string {
  return `proven ${sha256(code, "base64url")}`;
}

function isEqual(files: readonly OutputFile[], last: ReadGroup): boolean {
  const texts = new Map(last.files.map(({ path, content }) => [path, content]));
  const isSameFile = ({ path, content }: OutputFile): boolean =>
    typeof content === "string" && texts.get(path)?.equals(Buffer.from(content)) === true;
  return files.length === texts.size && files.every(isSameFile);
}

/** The files of a page apart from those that pages share. */
function ownFiles(files: readonly OutputFile[]): readonly OutputFile[] {
  return files.filter(({ hashed }) => !hashed);
}

/** Names the code of a page: that of its layout, and the components in its text. */
function codeOf({ layers, modules, bodies = {} }: Route, { documents }: Graph): string {
  const inText = Object.values(bodies).map(({ document: path }) => {
    const { imports = [], components = [], code } = documents[path] ?? {};
    return [imports.map(({ from, names }) => [from, names]), components.map(({ name }) => name), code && path];
  });
  return JSON.stringify([layers.map(({ component }) => component), modules, inText]);
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
