/** Stage routes for docs: a pure projection of the content onto pages, shared data and global data. */

import { toToc } from "../../content/toc.ts";
import type {
  Doc,
  DocCategoryIndexProps,
  DocItemProps,
  DocsContent,
  DocsVersion,
  GeneratedIndex,
  SidebarItem,
} from "../../model/docs.ts";
import type { Document } from "../../model/document.ts";
import type { Plan } from "../../model/plugin.ts";
import { toCardDescriptions } from "./card-descriptions.ts";
import { toGlobalDocs } from "./global-data.ts";
import type { DocsOptions } from "./options.ts";
import { toTagRoutes } from "./tag-routes.ts";
import { makeAlternates, makeVersionPlan, type PlainRoute, type VersionPlan } from "./version-plan.ts";

/** Adds all routes of an instance and tells every page of its versions. */
export function planDocs(content: DocsContent, plan: Plan, options: DocsOptions): void {
  plan.setGlobalData(toGlobalDocs(content));
  const alternatesOf = makeAlternates(content);
  for (const version of content.versions) {
    const versionPlan = makeVersionPlan({ plan, options, version, content, alternatesOf });
    for (const route of toVersionRoutes(versionPlan, content.pluginId)) plan.addRoute(route);
  }
}

function toVersionRoutes(context: VersionPlan, pluginId: string): PlainRoute[] {
  const { version } = context;
  const tag = `docs-${pluginId}-${version.name}`;
  const trails = findTrails(version.sidebars);
  const searchOf = (title: string, { sidebar = "", permalink }: Pick<Doc, "sidebar" | "permalink">) => {
    const breadcrumbs = trails.get(sidebar)?.get(permalink) ?? [];
    return { title, tag, ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }) };
  };
  return [
    ...version.docs.map((doc) => ({ ...toDocRoute(doc, context), search: searchOf(doc.title, doc) })),
    ...version.generatedIndexes.map((page) => ({ ...toIndexRoute(page, context), search: searchOf(page.title, page) })),
    ...toTagRoutes(context),
  ];
}

function toDocRoute(doc: Doc, { plan, options, toRoute }: VersionPlan): PlainRoute {
  const document = plan.documents.get(doc.source);
  const { source, permalink, sidebar, id, lastUpdate } = doc;
  const props = toDocItemProps(doc, document, plan);
  return {
    ...toRoute({ path: permalink, component: options.docItemComponent, props, sidebar, docId: id }),
    bodies: { content: { document: source } },
    document: source,
    source,
    ...(lastUpdate?.date === undefined ? {} : { lastModified: new Date(lastUpdate.date).toISOString() }),
    ...(doc.unlisted ? { unlisted: true } : {}),
  };
}

function toDocItemProps(doc: Doc, document: Document | undefined, { site }: Plan): DocItemProps {
  const { source: _source, slug: _slug, sidebarPosition: _position, ...shown } = doc;
  const hasTitle = document?.contentTitle !== undefined || doc.frontMatter["hide_title"] === true || doc.title === "";
  return {
    doc: shown,
    ...(hasTitle ? {} : { syntheticTitle: doc.title }),
    toc: document ? toToc(document, site) : [],
  };
}

function toIndexRoute(categoryGeneratedIndex: GeneratedIndex, context: VersionPlan): PlainRoute {
  const { options, toRoute, version } = context;
  const { permalink: path, sidebar } = categoryGeneratedIndex;
  const descriptions = toCardDescriptions(categoryGeneratedIndex, version);
  const props: DocCategoryIndexProps = { categoryGeneratedIndex, descriptions };
  return toRoute({ path, component: options.docCategoryGeneratedIndexComponent, props, sidebar });
}

/** By sidebar and permalink: the labels of the categories around a page, outermost first. The first place counts. */
function findTrails(sidebars: DocsVersion["sidebars"]): Map<string, Map<string, readonly string[]>> {
  return new Map(Object.entries(sidebars).map(([name, items]) => [name, findSidebarTrails(items)]));
}

function findSidebarTrails(items: readonly SidebarItem[]): Map<string, readonly string[]> {
  const trails = new Map<string, readonly string[]>();
  const visit = (inside: readonly SidebarItem[], above: readonly string[]): void => {
    for (const item of inside) {
      if (item.type === "html") continue;
      if (item.href !== undefined && !trails.has(item.href)) trails.set(item.href, above);
      if (item.type === "category") visit(item.items, [...above, item.label]);
    }
  };
  visit(items, []);
  return trails;
}
