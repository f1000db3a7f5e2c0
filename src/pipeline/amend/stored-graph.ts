/**
 * The graph of the last build, on disk, for a build that needs only a few of its pages. What every page has is read at once, and
 * the rest on request: documents come from the cache of compiled documents.
 */

import { join } from "node:path";
import { eachValue } from "../../lookup/each-value.ts";
import { readChecked, writeChecked } from "../../cache/checked-file.ts";
import type { DocumentStore } from "../../markdown/document-store.ts";
import type { StoredGraph } from "../../model/build.ts";
import type { Document } from "../../model/document.ts";
import type { Graph, PluginEntry } from "../../model/graph.ts";
import type { Json } from "../../model/json.ts";
import type { Layer, Route } from "../../model/route.ts";
import { toRouteTree } from "../../graph/route-tree.ts";

/** Larger graphs are not stored: reading one would take as long as what it saves. */
const MOST_ROUTES = 20_000;

/** What the bundler and the keys of pages need to know of every document. */
const CODE = ["imports", "components", "code", "formulas", "isModule", "hasUnknownIds"] as const;

/** Members that are read from the cache. */
const LATER = [
  "hash",
  "frontMatter",
  "frontMatterPositions",
  "contentTitle",
  "hasLateTitle",
  "excerpt",
  "headings",
  "anchors",
  "body",
  "truncatedBody",
  "slots",
  "sections",
  "words",
  "includes",
  "plain",
  "diagnostics",
] as const satisfies readonly (keyof Document)[];

type CodeFacts = Pick<Document, (typeof CODE)[number]>;

/** A document: its hash, its key in the cache, and the facts that only some documents have. One without a key is stored as a whole. */
type StoredDocument = readonly [path: string, print: string | null, key: string | null, facts?: CodeFacts | Document];

/** The small parts of a graph. */
type Core = Omit<Graph, "plugins" | "documents" | "slotUrls" | "routes" | "routeTree">;

/** Where the graph of one output is stored. */
export interface GraphPlace {
  /** The cache folder, absolute. */
  readonly dir: string;
  /** Real path of the output folder. */
  readonly outDir: string;
}

/** Stores a graph. Returns how to find it again; `undefined` if it is too large or the system refuses. */
export function storeGraph(graph: Graph, keys: DocumentStore["keys"], place: GraphPlace): StoredGraph | undefined {
  if (graph.routes.length > MOST_ROUTES) return undefined;
  const id = crypto.randomUUID();
  return writeChecked(fileOf(place), toLines(id, graph, keys)) === undefined ? { id, edited: {} } : undefined;
}

function fileOf({ dir, outDir }: GraphPlace): string {
  return join(dir, `graph-${Bun.hash(outDir).toString(36)}.json`);
}

/** JSON contains no line ends, so each part is a line. */
function* toLines(id: string, graph: Graph, keys: DocumentStore["keys"]): Generator<string> {
  const { plugins, documents, slotUrls, routes, site, renderedAnchors, assets, redirects, search } = graph;
  const { shared, globalData } = graph;
  const core = { site, renderedAnchors, assets, redirects, ...(search && { search }), shared, globalData };
  yield id;
  for (const part of [{ ...core, diagnostics: [] } satisfies Core, plugins, slotUrls])
    yield `\n${JSON.stringify(part)}`;
  yield* toList(eachValue(documents).map((document) => toStored(document, keys)));
  yield* toList(routes.values().map(toHead));
  for (const { layers } of routes) yield `\n${JSON.stringify(layers.map(({ props }) => props))}`;
}

/** Length of text to make at once. */
const PART = 1 << 18;

/** A list as one line, in parts. */
function* toList(items: Iterable<object>): Generator<string> {
  let text = "\n[";
  let before = "";
  for (const item of items) {
    text += before + JSON.stringify(item);
    before = ",";
    if (text.length < PART) continue;
    yield text;
    text = "";
  }
  yield `${text}]`;
}

function toHead(route: Route): Route {
  return { ...route, layers: route.layers.map((layer) => ({ ...layer, props: {} })) };
}

function toStored(document: Document, keys: DocumentStore["keys"]): StoredDocument {
  const { path, print } = document;
  const key = print === undefined ? undefined : keys.get(print);
  if (print === undefined || key === undefined) return [path, print ?? null, null, document];
  const facts = Object.fromEntries(CODE.map((name) => [name, document[name]])) as unknown as CodeFacts;
  const isPlain = CODE.every((name) => document[name] === undefined || isEmpty(document[name]));
  return isPlain ? [path, print, key] : [path, print, key, facts];
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** A graph that was read again, with the keys of its documents in the cache, by path. */
export interface ReadGraph {
  readonly graph: Graph;
  readonly keys: ReadonlyMap<string, string>;
}

/** Thrown when a document is no longer in the cache, which may be deleted at any time. */
export class LostDocument extends Error {}

/** Reads a stored graph; `undefined` if another one is stored. Its documents throw `LostDocument`. */
export function readGraph(
  { id, edited }: StoredGraph,
  documents: DocumentStore,
  place: GraphPlace,
): ReadGraph | undefined {
  const [storedId, core, plugins, slotUrls, stored, heads, ...props] = readChecked(fileOf(place))?.split("\n") ?? [];
  if (storedId !== id) return undefined;
  const keys = new Map<string, string>();
  const restore = makeRestorer(documents, keys);
  const entries = parse<StoredDocument[]>(stored).map(([path, print, key, facts]) => {
    const [newPrint, newKey] = edited[path] ?? [print, key];
    if (newKey !== null) keys.set(path, newKey);
    return [path, restore(path, newPrint, facts)] as const;
  });
  const routes = parse<Route[]>(heads).map((route, index) => withProps(route, props[index]));
  return {
    keys,
    graph: withLater(
      {
        ...parse<Core>(core),
        documents: Object.fromEntries(entries),
        routes,
      },
      {
        slotUrls: () => parse<Graph["slotUrls"]>(slotUrls),
        routeTree: () => toRouteTree(routes),
        plugins: () => parse<PluginEntry[]>(plugins),
      },
    ),
  };
}

function parse<T>(text: string | undefined): T {
  return JSON.parse(text ?? "null") as T;
}

/** Adds members that are made when they are first read. Copying the result would read them. */
function withLater<T extends object, L extends object>(now: T, makers: { readonly [Name in keyof L]: () => L[Name] }) {
  for (const [name, make] of Object.entries<() => unknown>(makers)) {
    let made: unknown;
    Object.defineProperty(now, name, { enumerable: true, get: () => (made ??= make()) });
  }
  return now as T & L;
}

/** Keys of pages are hashes of their JSON, so the order of members stays. */
function withProps(route: Route, text: string | undefined): Route {
  let props: Json[] | undefined;
  for (const [index, layer] of route.layers.entries()) {
    const get = (): Json | undefined => (props ??= parse<Json[]>(text))[index];
    Object.defineProperty(layer satisfies Layer, "props", { enumerable: true, get });
  }
  return route;
}

/** Makes the function that restores a document. */
function makeRestorer(
  documents: DocumentStore,
  keys: ReadonlyMap<string, string>,
): (path: string, print: string | null, facts: StoredDocument[3]) => Document {
  let last: { readonly path: string; readonly document: Document } | undefined;
  const load = (path: string): Document => {
    if (last?.path === path) return last.document;
    const document = documents.get(keys.get(path) ?? "");
    if (!document) throw new LostDocument(path);
    last = { path, document };
    return document;
  };
  const members = LATER.map((name) => [name, { get: getter(name) }] as const);
  function getter(name: (typeof LATER)[number]) {
    return function (this: Pick<Document, "path">): unknown {
      return load(this.path)[name];
    };
  }
  const prototype = Object.defineProperties({}, Object.fromEntries(members));
  return (path, print, facts) => {
    if (!keys.has(path)) return { ...(facts as Document), ...(print !== null && { print }) };
    return Object.assign(Object.create(prototype) as object, {
      imports: [],
      components: [],
      ...facts,
      path,
      print,
    }) as unknown as Document;
  };
}
