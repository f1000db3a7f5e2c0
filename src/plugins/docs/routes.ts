import { hasRelease } from "../../config/format-release.ts";
import { toToc } from "../../plugin-kit/toc.ts";
import type {
  Doc,
  DocCategoryIndexProps,
  DocItemProps,
  DocsContent,
  GeneratedIndex,
  SidebarItem,
} from "../../model/docs.ts";
import type { Document } from "../../model/document.ts";
import type { Plan } from "../../model/plugin.ts";
import type { Layer } from "../../model/route.ts";
import { toGlobalDocs } from "./global-data.ts";
import type { DocsOptions } from "./options.ts";
import { toTagRoutes } from "./tag-routes.ts";
import { makeAlternates, makeVersionPlan, type PlainRoute, type VersionPlan } from "./version-plan.ts";

/** Stage routes: adds the pages of an instance, the data that they share, and the global data about its versions. */
export function planDocs(content: DocsContent, plan: Plan, options: DocsOptions): void {
  plan.setGlobalData(toGlobalDocs(content, plan.site.dir));
  const alternatesOf = makeAlternates(content);
  for (const version of content.versions) {
    const versionPlan = makeVersionPlan({ plan, options, version, content, alternatesOf });
    for (const route of toVersionRoutes(versionPlan, content.pluginId)) plan.addRoute(route);
  }
}

function toVersionRoutes(context: VersionPlan, pluginId: string): PlainRoute[] {
  const { docs, generatedIndexes, sidebars, name } = context.version;
  const tag = `docs-${pluginId}-${name}`;
  const trails = new Map(Object.entries(sidebars).map(([id, items]) => [id, findTrails(items)]));
  const toSearch = ({ title, sidebar = "", permalink }: Pick<Doc, "title" | "sidebar" | "permalink">) => {
    const breadcrumbs = trails.get(sidebar)?.get(permalink) ?? [];
    return { title, tag, ...(breadcrumbs.length === 0 ? {} : { breadcrumbs }) };
  };
  const withLayers = makeDocLayers(context);
  return [
    ...docs.map((doc) => withLayers({ ...toDocRoute(doc, context), search: toSearch(doc) })),
    ...generatedIndexes.map((page) => ({ ...toIndexRoute(page, context), search: toSearch(page) })),
    ...toTagRoutes(context),
  ];
}

/** Apart from the places in sidebars: a closure beside them would keep them in memory as long as the routes. */
function makeDocLayers(context: VersionPlan): ReturnType<typeof makeLateLayers> {
  return makeLateLayers(context.version.docs, (doc) => toDocLayers(doc, context));
}

function toDocRoute(doc: Doc, { toFacts }: VersionPlan): Omit<PlainRoute, "layers"> {
  const { source, permalink, sidebar, id, lastUpdatedAt } = doc;
  return {
    ...toFacts({ path: permalink, sidebar, docId: id }),
    bodies: { content: { document: source } },
    document: source,
    source,
    about: { title: doc.title, description: doc.description },
    ...(lastUpdatedAt !== undefined && { lastModified: new Date(lastUpdatedAt).toISOString() }),
    ...(doc.unlisted ? { unlisted: true } : {}),
  };
}

function toDocLayers(doc: Doc, context: VersionPlan): PlainRoute["layers"] {
  const { options, toLayers } = context;
  const props = toDocItemProps(doc, context);
  return toLayers({ component: options.docItemComponent, props, sidebar: doc.sidebar });
}

/** Whether a heading further down is the title of the page, as in release 3 of the format. */
function hasOwnHeading(document: Document | undefined, siteDir: string): boolean {
  return document?.hasLateTitle === true && hasRelease(siteDir, [3, 0]);
}

function toDocItemProps(doc: Doc, { plan, toMetadata }: VersionPlan): DocItemProps {
  const { site } = plan;
  const document = plan.documents.get(doc.source);
  const isHidden = doc.frontMatter["hide_title"] === true || doc.title === "";
  const hasTitle = document?.contentTitle !== undefined || isHidden || hasOwnHeading(document, site.dir);
  return {
    doc: toMetadata(doc),
    ...(hasTitle ? {} : { syntheticTitle: doc.title }),
    // Headings of a large site are not in memory.
    get toc() {
      return document ? toToc(document.headings, doc.frontMatter, site) : [];
    },
  };
}

function toIndexRoute(categoryGeneratedIndex: GeneratedIndex, { options, toRoute }: VersionPlan): PlainRoute {
  const { permalink: path, sidebar, slug: docId, title, description = "" } = categoryGeneratedIndex;
  const props: DocCategoryIndexProps = { categoryGeneratedIndex };
  return {
    ...toRoute({ path, component: options.docCategoryGeneratedIndexComponent, props, sidebar, docId }),
    about: { title, description, list: { above: description } },
  };
}

/** For each page of a sidebar, the labels of the categories around it, outermost first. Of two positions, the first counts. */
function findTrails(items: readonly SidebarItem[]): ReadonlyMap<string, readonly string[]> {
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

/**
 * Makes the function that adds layers to the route of a doc. They are made each time they are read, because those of a large site
 * would take as much memory as everything else about its routes.
 */
function makeLateLayers(
  docs: readonly Doc[],
  toLayers: (doc: Doc) => readonly Layer[],
): (route: Omit<PlainRoute, "layers">) => PlainRoute {
  const bySource = new Map(docs.map((doc) => [doc.source, doc]));
  const layers: PropertyDescriptor = {
    enumerable: true,
    get(this: PlainRoute): readonly Layer[] {
      const doc = bySource.get(this.source ?? "");
      return doc ? toLayers(doc) : [];
    },
  };
  return (route) => Object.defineProperty(route as PlainRoute, "layers", layers);
}
