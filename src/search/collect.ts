/** Collects what is searched: for each search tag, the pages with their sections, in the order of routes, one by one. */

import { makePathFilter } from "../config/path-patterns.ts";
import type { Document, Section } from "../model/document.ts";
import type { Graph } from "../model/graph.ts";
import type { Route } from "../model/route.ts";
import { sha256 } from "../system/sha256.ts";
import { toHeadingSlug } from "../url/heading-slug.ts";

export interface SearchedPage {
  readonly url: string;
  readonly title: string;
  readonly breadcrumbs?: readonly string[];
  /** Invisible words that are searched: those of the URL and of the front matter. */
  readonly keywords: readonly string[];
  /** The description in the front matter. */
  readonly description: string;
  /** The first one is the text before the first heading, which may be empty. */
  readonly sections: readonly SearchedSection[];
  /** Version of a doc. */
  readonly version?: string;
}

export interface SearchedSection extends Section {
  /** Level of its heading; 1 for the text before the first one. */
  readonly level: number;
}

/** Pages by tag, each made on demand; none if the site has no search. */
export function collectPages(graph: Graph): ReadonlyMap<string, Iterable<SearchedPage>> {
  return new Map(
    [...listSearched(graph)].map(([tag, own]) => [
      tag,
      { [Symbol.iterator]: () => own[Symbol.iterator]().map((page) => page.read()) },
    ]),
  );
}

/** A searched page. */
export interface Searched {
  readonly url: string;
  /** Key of all its content; absent if nothing is cached. */
  readonly key: string | undefined;
  read(): SearchedPage;
}

/** A list of searched pages. */
export interface SearchedList extends Iterable<Searched> {
  readonly length: number;
  [Symbol.iterator](): IteratorObject<Searched, undefined>;
  at(index: number): Searched | undefined;
  slice(first: number, end: number): readonly Searched[];
}

/** The same; pages with known keys need not be made. */
export function listSearched({ search, routes, documents }: Graph): ReadonlyMap<string, SearchedList> {
  if (!search) return new Map();
  const isIgnored = makePathFilter(search.ignorePatterns);
  const searched = routes.filter((route) => route.search && !route.unlisted && !isIgnored(route.path));
  const byTag = Map.groupBy(searched, (route) => route.search?.tag ?? "");
  return new Map([...byTag].map(([tag, own]) => [tag, new SearchedRoutes(own, documents)]));
}

/** Makes each page on request: those of a large site would be in memory as long as the routes. */
class SearchedRoutes implements SearchedList {
  readonly #routes: readonly Route[];
  readonly #documents: Graph["documents"];

  constructor(routes: readonly Route[], documents: Graph["documents"]) {
    this.#routes = routes;
    this.#documents = documents;
  }

  get length(): number {
    return this.#routes.length;
  }

  [Symbol.iterator](): IteratorObject<Searched, undefined> {
    return this.#routes.values().map((route) => new SearchedRoute(route, this.#documents));
  }

  at(index: number): Searched | undefined {
    const route = this.#routes[index];
    return route && new SearchedRoute(route, this.#documents);
  }

  slice(first: number, end: number): readonly Searched[] {
    return this.#routes.slice(first, end).map((route) => new SearchedRoute(route, this.#documents));
  }
}

class SearchedRoute implements Searched {
  readonly #route: Route;
  readonly #documents: Graph["documents"];

  constructor(route: Route, documents: Graph["documents"]) {
    this.#route = route;
    this.#documents = documents;
  }

  get url(): string {
    return this.#route.path;
  }

  get key(): string | undefined {
    const { print } = this.#document ?? { print: "" };
    return print === undefined ? undefined : hash([this.#facts, print]);
  }

  read(): SearchedPage {
    const document = this.#document;
    return { ...this.#facts, ...hiddenWords(this.#route, document), sections: sectionsOf(document) };
  }

  get #document(): Document | undefined {
    return this.#documents[this.#route.document ?? ""];
  }

  get #facts(): Omit<SearchedPage, "keywords" | "description" | "sections"> {
    const { title = "", breadcrumbs } = this.#route.search ?? {};
    return { url: this.url, title, ...(breadcrumbs && { breadcrumbs }), ...versionOf(this.#route) };
  }
}

function hash(value: unknown): string {
  return sha256(JSON.stringify(value), "base64url").slice(0, 22);
}

function hiddenWords(
  { path, search }: Route,
  document: Document | undefined,
): Pick<SearchedPage, "keywords" | "description"> {
  const { keywords, description } = document?.frontMatter ?? {};
  const listed = Array.isArray(keywords) ? keywords.filter((word) => typeof word === "string") : [];
  const slug =
    decodeURI(path)
      .split("/")
      .findLast((segment) => segment !== "") ?? "";
  const isInTitle = toHeadingSlug(search?.title ?? "") === slug;
  return {
    keywords: isInTitle ? listed : [slug, ...listed],
    description: typeof description === "string" ? description : "",
  };
}

function versionOf({ context }: Route): Pick<SearchedPage, "version"> {
  return typeof context?.["version"] === "string" ? { version: context["version"] } : {};
}

function sectionsOf(document: Document | undefined): readonly SearchedSection[] {
  const levels = new Map(document?.headings.map(({ id, level }) => [id, level]));
  const [first, ...rest] = (document?.sections ?? []).map((section) => ({
    ...section,
    level: levels.get(section.id) ?? 1,
  }));
  if (first?.id !== "") return [{ id: "", title: "", text: "", level: 1 }, ...(first ? [first, ...rest] : [])];
  // Its title is that of the page.
  return [{ ...first, title: "", level: 1 }, ...rest];
}
