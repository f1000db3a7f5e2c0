/** The order in which a site is read. In: the graph and its pages. Out: sections with pages, docs by their sidebars first. */

import { DOCS_PLUGIN } from "../graph/navbar.ts";
import type { DocsContent, DocsVersion, SidebarItem } from "../model/docs.ts";
import type { Graph } from "../model/graph.ts";
import type { JsonObject } from "../model/json.ts";
import type { TextPage } from "./page-texts.ts";
import { linksOf } from "./sidebar-items.ts";

export interface OutlineSection {
  readonly title: string;
  readonly pages: readonly TextPage[];
}

/** One version of one docs instance. */
export interface OutlinedVersion {
  readonly version: DocsVersion;
  readonly sections: readonly OutlineSection[];
}

export interface Outline {
  readonly docs: readonly OutlinedVersion[];
  /** What belongs to no docs: pages, blogs. */
  readonly others: readonly OutlineSection[];
}

/** Puts the pages in order; each is in it once. */
export function outlinePages(graph: Graph, pages: ReadonlyMap<string, TextPage>): Outline {
  const rest = new Map(pages);
  const take = (path: string): TextPage[] => {
    const page = rest.get(path);
    rest.delete(path);
    return page ? [page] : [];
  };
  const docs = graph.plugins
    .filter(({ name }) => name === DOCS_PLUGIN)
    .flatMap(({ id, content }) =>
      (content as DocsContent).versions.map((version) => outlineVersion(version, { id, graph, take })),
    );
  return { docs, others: outlineOthers([...rest.values()]) };
}

interface VersionContext {
  readonly id: string;
  readonly graph: Graph;
  /** Takes a page out of those that are left. */
  readonly take: (path: string) => readonly TextPage[];
}

function outlineVersion(version: DocsVersion, { id, graph, take }: VersionContext): OutlinedVersion {
  const inSidebars = Object.entries(version.sidebars).flatMap(([name, items]) => {
    const title = sidebarTitle(graph, id, name);
    return outlineSidebar(title, items, take);
  });
  const alone = version.docs.flatMap(({ permalink }) => take(permalink));
  const sections = [...inSidebars, { title: `${toTitle(id === "default" ? "docs" : id)}: more`, pages: alone }];
  return { version, sections: sections.filter(({ pages }) => pages.length > 0) };
}

/** Categories of the first level are sections of their own; what stands between them is one together. */
function outlineSidebar(title: string, items: readonly SidebarItem[], take: VersionContext["take"]): OutlineSection[] {
  const pagesOf = (list: readonly SidebarItem[]): TextPage[] => linksOf(list).flatMap(({ href }) => take(href));
  const single = pagesOf(items.filter(({ type }) => type !== "category"));
  const categories = items.flatMap((item) =>
    item.type === "category" ? [{ title: `${title}: ${item.label}`, pages: pagesOf([item]) }] : [],
  );
  return [{ title, pages: single }, ...categories];
}

/** What the navbar calls a sidebar, else its id in words. */
function sidebarTitle({ site }: Graph, id: string, sidebar: string): string {
  const navbar = site.config.themeConfig["navbar"] as { readonly items?: readonly JsonObject[] } | undefined;
  const item = navbar?.items?.find(
    (candidate) => candidate["sidebarId"] === sidebar && (candidate["docsPluginId"] ?? "default") === id,
  );
  const label = item?.["label"];
  if (typeof label === "string" && label !== "") return label;
  return toTitle(/^(?:default|tutorial|docs?)?sidebar$/i.test(sidebar) ? (id === "default" ? "docs" : id) : sidebar);
}

function toTitle(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]+/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Blogs by instance, their list first; other pages before them. */
function outlineOthers(pages: readonly TextPage[]): OutlineSection[] {
  const byPlugin = Map.groupBy(pages, ({ route }) => `${route.plugin.name}/${route.plugin.id}`);
  const sections = [...byPlugin.values()].map((list) => ({ title: sectionTitle(list), pages: list }));
  return sections.sort((a, b) => Number(isDated(a.pages)) - Number(isDated(b.pages)));
}

function sectionTitle(pages: readonly TextPage[]): string {
  const isBlog = isDated(pages);
  const list = pages.find(({ date }) => date === undefined);
  if (isBlog) return list?.title ?? "Blog";
  const id = pages[0]?.route.plugin.id ?? "default";
  return id === "default" ? "Pages" : toTitle(id);
}

/** Whether pages are posts and their lists. */
export function isDated(pages: readonly TextPage[]): boolean {
  return pages.some(({ date }) => date !== undefined);
}
