/** A small searched site for tests. */

import { SEARCH_FOLDER } from "../../src/lookup/index-files.ts";
import type { Section } from "../../src/model/document.ts";
import type { Graph } from "../../src/model/graph.ts";
import type { Json, JsonObject } from "../../src/model/json.ts";
import type { SearchSettings } from "../../src/model/search.ts";
import type { SearchEngine, Stretch } from "../../src/runtime/browser/search/engine.ts";
import { makeLocalEngine } from "../../src/runtime/browser/search/local/local-engine.ts";
import { searchFiles } from "../../src/search/search-files.ts";
import { makeDocument, makeRoute, makeSite } from "../graph/site-fixture.ts";

export interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly tag?: string;
  readonly breadcrumbs?: readonly string[];
  /** Text before the first heading, then heading → text. */
  readonly text?: string;
  readonly sections?: Readonly<Record<string, string>>;
  readonly unlisted?: boolean;
  readonly frontMatter?: JsonObject;
}

/** A graph of these pages; without settings it is that of a site that has no search. */
export function makeGraph(
  pages: readonly TestPage[],
  search: SearchSettings | undefined = { page: "/search", ignorePatterns: [], hasIndex: true },
): Graph {
  const documents = pages.map((page) => ({
    ...makeDocument(`docs${page.url}.md`),
    sections: sectionsOf(page),
    frontMatter: page.frontMatter ?? {},
  }));
  const routes = pages.map(({ url, title, tag = "default", breadcrumbs, unlisted }) => ({
    ...makeRoute(url, `docs${url}.md`),
    search: { title, tag, ...(breadcrumbs && { breadcrumbs }) },
    ...(unlisted && { unlisted }),
  }));
  return {
    site: makeSite(),
    ...(search && { search }),
    plugins: [],
    documents: Object.fromEntries(documents.map((document) => [document.path, document])),
    slotUrls: {},
    renderedAnchors: [],
    assets: [],
    routes: [...routes, makeRoute("/not-searched")],
    routeTree: [],
    redirects: [],
    shared: {},
    globalData: {},
    diagnostics: [],
  };
}

function sectionsOf({ title, text, sections = {} }: TestPage): Section[] {
  const intro = text === undefined ? [] : [{ id: "", title, text }];
  const headed = Object.entries(sections).map(([heading, inside]) => {
    return { id: heading.toLowerCase().replaceAll(" ", "-"), title: heading, text: inside };
  });
  return [...intro, ...headed];
}

/** Contents of the search's files by name. */
export async function filesOf(graph: Graph): Promise<ReadonlyMap<string, Json>> {
  const files = await Array.fromAsync(searchFiles(graph));
  return contentsOf(files.map(({ path, content }) => [path, String(content)]));
}

/** Contents by name of files whose texts are given by path. */
export function contentsOf(texts: Iterable<readonly [path: string, text: string]>): ReadonlyMap<string, Json> {
  return new Map([...texts].map(([path, text]) => [path.replace(`${SEARCH_FOLDER}/`, ""), JSON.parse(text) as Json]));
}

export interface TestEngine extends SearchEngine {
  /** Names of the files that have been fetched. */
  readonly fetched: readonly string[];
  /** Pages and sections that answer a query: `Page`, `Page › Section`. */
  find(query: string, tags?: readonly string[]): Promise<string[]>;
}

/** An engine over the files of a graph. */
export function engineOf(graph: Graph): SearchEngine {
  const files = filesOf(graph);
  return makeLocalEngine(async (name) => (await files).get(name));
}

/** The engine as pages have it, with files that are fetched from memory. */
export function makeEngine(pages: readonly TestPage[]): TestEngine {
  const making = filesOf(makeGraph(pages));
  const fetched: string[] = [];
  const engine = makeLocalEngine(async (name) => {
    fetched.push(name);
    const files = await making;
    if (!files.has(name)) throw new Error(`There is no file \`${name}\`.`);
    return files.get(name);
  });
  return {
    ...engine,
    fetched,
    async find(query, tags = ["default"]) {
      const answer = await engine.search(query, { ...LIMITS, tags });
      return answer.pages.flatMap(({ title, sections }) => [
        toText(title),
        ...sections.map((hit) => `${toText(title)} › ${toText(hit.title)}`),
      ]);
    },
  };
}

/** As much as the tests need. */
export const LIMITS = { pages: 20, sections: 3, snippet: 140 };

export function toText(stretches: readonly Stretch[]): string {
  return stretches.map(({ text }) => text).join("");
}
