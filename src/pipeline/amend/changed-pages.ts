/** The pages of changed files, if nothing else of the site depends on what has changed in them. */

import { readSources } from "../../content/files.ts";
import { makeScriptFinder } from "../../content/imported-scripts.ts";
import { collectHighlighted, type FindHighlighted } from "../../markdown/code/earlier-blocks.ts";
import { compileDocuments } from "../../markdown/compile-all.ts";
import type { DocumentStore } from "../../markdown/document-store.ts";
import type { LastBuild } from "../../model/build.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import type { Document, Source } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";
import type { Plugin } from "../../model/plugin.ts";
import type { Route } from "../../model/route.ts";
import { toSitePath } from "../../report/site-path.ts";
import { Turns } from "../../system/turns.ts";
import type { LoadedLocale } from "../load-locales.ts";
import type { Build } from "../open-build.ts";
import { toContribution } from "./contribution.ts";
import type { ReadGraph } from "./stored-graph.ts";

/** A file with its page. */
interface ChangedFile {
  readonly file: string;
  readonly path: string;
  readonly route: Route;
  readonly plugin: Plugin;
}

/** The graph with the new documents. */
export interface ChangedPages {
  readonly graph: Graph;
  /** The graph with the old documents. */
  readonly before: Graph;
  /** In the order of the graph. */
  readonly routes: readonly Route[];
  /** Hashes and keys of the new documents, by path. */
  readonly edited: LastBuild["graph"]["edited"];
}

export interface ChangedPagesRequest extends ReadGraph {
  readonly last: LastBuild;
  readonly build: Build;
  readonly locale: LoadedLocale;
  readonly documents: DocumentStore;
  readonly report: Reporter;
}

/** Compiles the changed files. Returns nothing if one of them is not the text of a single page, or contributes something else to others. */
export async function readChangedPages(request: ChangedPagesRequest): Promise<ChangedPages | undefined> {
  const { graph, keys, documents, last, report } = request;
  const files = findFiles(request);
  if (!files) return undefined;
  const earlier = new Map(files.map(({ path }) => [path, documents.get(keys.get(path) ?? "")]));
  const bodies = earlier.values().flatMap((document) => (document ? [document.body] : []));
  const compiled = await compile(files, request, collectHighlighted(bodies));
  if (!compiled || report.diagnostics.length > 0) return undefined;
  const edited: Record<string, readonly [string, string]> = {};
  for (const { path } of files) {
    const document = compiled.get(path);
    const before = earlier.get(path);
    const key = document && documents.keys.get(document.print ?? "");
    if (!document?.print || !before || key === undefined) return undefined;
    // Equal files share one document in the cache.
    const known = Object.defineProperty(before, "path", { value: path });
    const contribution = toContribution(document);
    if (contribution === undefined || contribution !== toContribution(known)) return undefined;
    edited[path] = [document.print, key];
  }
  const routes = new Set(files.map(({ route }) => route));
  return {
    before: graph,
    graph: withDocuments(graph, compiled),
    routes: graph.routes.filter((route) => routes.has(route)),
    edited: { ...last.graph.edited, ...edited },
  };
}

/** The members of the stored graph are read on request. */
function withDocuments(graph: Graph, compiled: ReadonlyMap<string, Document>): Graph {
  const documents = { ...graph.documents, ...Object.fromEntries(compiled) };
  return Object.defineProperties({} as Graph, {
    ...Object.getOwnPropertyDescriptors(graph),
    documents: { value: documents, enumerable: true },
  });
}

function findFiles({ graph, last, locale }: ChangedPagesRequest): ChangedFile[] | undefined {
  const { site } = locale.loaded;
  const users = Map.groupBy(
    graph.routes.flatMap((route) => Object.values(route.bodies ?? {}).map(({ document }) => ({ document, route }))),
    ({ document }) => document,
  );
  const found = last.changed.flatMap((file): ChangedFile[] => {
    const path = toSitePath(site.dir, file);
    const [{ route } = {}, ...others] = users.get(path) ?? [];
    const plugin = locale.made.find(({ name, id }) => name === route?.plugin.name && id === route.plugin.id);
    const isOwn = route?.document === path && others.length === 0 && !last.diagnostics.some(makeNaming(path));
    if (graph.renderedAnchors.some(({ page }) => page === route?.path)) return [];
    return isOwn && plugin?.compile ? [{ file, path, route, plugin }] : [];
  });
  return found.length > 0 && found.length === last.changed.length ? found : undefined;
}

/** Makes the test whether a problem is one of a file, so that its lines may have changed. */
function makeNaming(path: string): (diagnostic: Diagnostic) => boolean {
  return ({ file, message, hint = "" }) => file === path || message.includes(path) || hint.includes(path);
}

/** Whether a text may import a file, which would then be compiled as well: Markdown, or a script that imports Markdown. */
function mayImport(source: Source, siteDir: string): boolean {
  return /\.mdx?["']/.test(source.text) || makeScriptFinder(siteDir)(source).length > 0;
}

async function compile(
  files: readonly ChangedFile[],
  { build, locale, report }: ChangedPagesRequest,
  highlighted: FindHighlighted,
): Promise<ReadonlyMap<string, Document> | undefined> {
  const { loaded, made } = locale;
  const { dir } = loaded.site;
  const sources = new Map<Plugin, Source[]>();
  for (const { file, plugin } of files) {
    const compileOptions = plugin.compile && { compile: plugin.compile };
    const read = readSources(dir, [file], report, compileOptions);
    if (read.length === 0 || read.some((source) => mayImport(source, dir))) return undefined;
    sources.set(plugin, [...(sources.get(plugin) ?? []), ...read]);
  }
  const contents = made.map((plugin) => ({ plugin, found: { sources: sources.get(plugin) ?? [] } }));
  const content = { contents, partials: [], modules: [], histories: {} };
  const { caches } = build;
  const { value, diagnostics } = await build.request.progress.stage("markdown", () =>
    compileDocuments({
      ...loaded,
      ...caches,
      compiled: undefined,
      content,
      highlighted,
      siteCode: report.siteCode,
      turns: new Turns(),
    }),
  );
  return diagnostics.length > 0 ? undefined : value;
}
