/** Stage routes for docs: a pure projection of the content onto pages, shared data and global data. */

import { groupByTag } from "../../content/tags.ts";
import { toToc } from "../../content/toc.ts";
import type {
  Doc,
  DocItemProps,
  DocRouteContext,
  DocTagDocsProps,
  DocsContent,
  DocsVersion,
  GeneratedIndex,
  GlobalDocs,
  SidebarItem,
  VersionProps,
} from "../../model/docs.ts";
import type { Plan } from "../../model/plugin.ts";
import type { Layer, Route } from "../../model/route.ts";
import { applyTrailingSlash, joinUrl } from "../../url/paths.ts";
import type { DocsOptions } from "./options.ts";

interface VersionPlan {
  readonly plan: Plan;
  readonly options: DocsOptions;
  readonly content: DocsContent;
  readonly version: DocsVersion;
  /** Keys of shared data. */
  readonly versionKey: string;
  readonly sidebarKeys: Readonly<Record<string, string>>;
  readonly alternatesOf: (docId: string) => Readonly<Record<string, string>>;
}

/** Adds all routes of an instance and tells every page of its versions. */
export function planDocs(content: DocsContent, plan: Plan, options: DocsOptions): void {
  plan.setGlobalData(toGlobalDocs(content));
  const alternatesOf = makeAlternates(content);
  for (const version of content.versions) planVersion(version, { content, plan, options, alternatesOf });
}

function planVersion(
  version: DocsVersion,
  base: Pick<VersionPlan, "content" | "plan" | "options" | "alternatesOf">,
): void {
  const { plan, content } = base;
  const sidebarKeys = Object.fromEntries(
    Object.entries(version.sidebars).map(([name, items]) => [
      name,
      plan.shareData(`${version.name}/sidebar/${name}`, { name, items }),
    ]),
  );
  const versionKey = plan.shareData(`${version.name}/version`, toVersionProps(version, content));
  const context: VersionPlan = { ...base, version, versionKey, sidebarKeys };
  for (const doc of version.docs) plan.addRoute(toDocRoute(doc, context));
  const categories = categoriesByHref(version);
  for (const index of version.generatedIndexes) plan.addRoute(toIndexRoute(index, categories, context));
  for (const route of toTagRoutes(context)) plan.addRoute(route);
}

function toVersionProps(version: DocsVersion, { pluginId, versions }: DocsContent): VersionProps {
  const { name, label, isLast, banner, badge, noIndex, className } = version;
  const last = versions.find((other) => other.isLast) ?? version;
  const latest = { label: last.label, path: mainPath(last) };
  return { pluginId, name, label, isLast, banner, badge, noIndex, className, latest };
}

function mainPath({ docs, mainDocId, path }: DocsVersion): string {
  return docs.find(({ id }) => id === mainDocId)?.permalink ?? path;
}

type PlainRoute = Omit<Route, "plugin">;

/** What all routes of a version share: the wrapper, and what it is told. */
function toRoute(
  path: string,
  layer: Layer,
  { version, versionKey, sidebarKeys }: VersionPlan,
  sidebar?: string,
): PlainRoute {
  const key = sidebar === undefined ? undefined : sidebarKeys[sidebar];
  const wrapper: Layer = {
    component: "@theme/DocPage",
    props: {},
    shared: { version: versionKey, ...(key === undefined ? {} : { sidebar: key }) },
  };
  return {
    path,
    exact: true,
    layers: [wrapper, layer],
    ...(sidebar === undefined ? {} : { sidebar }),
    ...(version.isLast ? { priority: -1 } : {}),
  };
}

function toDocRoute(doc: Doc, context: VersionPlan): PlainRoute {
  const { plan, options, version, content, alternatesOf } = context;
  const document = plan.documents.get(doc.source);
  const { source, slug: _slug, sidebarPosition: _position, ...shown } = doc;
  const props: DocItemProps = {
    doc: shown,
    ...(document?.contentTitle === undefined && doc.frontMatter["hide_title"] !== true
      ? { syntheticTitle: doc.title }
      : {}),
    toc: document ? toToc(document, plan.site) : [],
  };
  const route = toRoute(doc.permalink, { component: options.docItemComponent, props }, context, doc.sidebar);
  const routeContext: DocRouteContext = {
    version: version.name,
    docId: doc.id,
    ...(doc.sidebar === undefined ? {} : { sidebar: doc.sidebar }),
    alternates: alternatesOf(doc.id),
  };
  return {
    ...route,
    bodies: { content: { document: source } },
    document: source,
    source,
    context: routeContext,
    search: { title: doc.title, tag: `docs-${content.pluginId}-${version.name}` },
    ...(doc.lastUpdate?.date === undefined ? {} : { lastModified: new Date(doc.lastUpdate.date).toISOString() }),
    ...(doc.unlisted || version.noIndex ? { unlisted: true } : {}),
  };
}

/** Permalinks of a doc in the other versions that have it, else of their main docs. */
function makeAlternates({ versions }: DocsContent): VersionPlan["alternatesOf"] {
  const byVersion = versions.map((version) => ({
    name: version.name,
    main: mainPath(version),
    docs: new Map(version.docs.map(({ id, permalink }) => [id, permalink])),
  }));
  return (docId) => Object.fromEntries(byVersion.map(({ name, main, docs }) => [name, docs.get(docId) ?? main]));
}

function categoriesByHref({ sidebars }: DocsVersion): ReadonlyMap<string, readonly SidebarItem[]> {
  const found = new Map<string, readonly SidebarItem[]>();
  const visit = (items: readonly SidebarItem[]): void => {
    for (const item of items) {
      if (item.type !== "category") continue;
      if (item.href !== undefined) found.set(item.href, item.items);
      visit(item.items);
    }
  };
  Object.values(sidebars).forEach(visit);
  return found;
}

function toIndexRoute(
  index: GeneratedIndex,
  categories: ReadonlyMap<string, readonly SidebarItem[]>,
  context: VersionPlan,
): PlainRoute {
  const { options, version, content, alternatesOf } = context;
  const props = { categoryGeneratedIndex: index, items: categories.get(index.permalink) ?? [] };
  const layer = { component: options.docCategoryGeneratedIndexComponent, props };
  const routeContext: DocRouteContext = { version: version.name, sidebar: index.sidebar, alternates: alternatesOf("") };
  return {
    ...toRoute(index.permalink, layer, context, index.sidebar),
    context: routeContext,
    search: { title: index.title, tag: `docs-${content.pluginId}-${version.name}` },
    ...(version.noIndex ? { unlisted: true } : {}),
  };
}

function toTagRoutes(context: VersionPlan): PlainRoute[] {
  const { version, options, plan, alternatesOf } = context;
  const listed = version.docs.filter(({ unlisted }) => !unlisted);
  const groups = groupByTag(listed, plan.report);
  if (groups.length === 0) return [];
  const allTagsPath = applyTrailingSlash(joinUrl(version.path, options.tagsBasePath), plan.site.config);
  const routeContext: DocRouteContext = { version: version.name, alternates: alternatesOf("") };
  const tags = groups.map(({ tag, items }) => ({ ...tag, count: items.length }));
  const list = toRoute(allTagsPath, { component: options.docTagsListComponent, props: { tags } }, context);
  const pages = groups.map(({ tag, items }) => {
    const docs = items
      .map(({ id, title, description, permalink }) => ({ id, title, description, permalink }))
      .sort((a, b) => a.title.localeCompare(b.title, "en"));
    const props: DocTagDocsProps = {
      tag: { ...tag, count: items.length, allTagsPath, unlisted: false, items: docs },
    };
    return toRoute(tag.permalink, { component: options.docTagDocListComponent, props }, context);
  });
  return [list, ...pages].map((route) => ({
    ...route,
    context: routeContext,
    ...(version.noIndex ? { unlisted: true } : {}),
  }));
}

function toGlobalDocs({ path, breadcrumbs, versions }: DocsContent): GlobalDocs {
  return {
    path,
    breadcrumbs,
    versions: versions.map((version) => ({
      name: version.name,
      label: version.label,
      isLast: version.isLast,
      path: version.path,
      mainDocId: version.mainDocId,
      docs: [
        ...version.docs.map(({ id, permalink, sidebar }) => ({
          id,
          path: permalink,
          ...(sidebar === undefined ? {} : { sidebar }),
        })),
        ...version.generatedIndexes.map(({ slug, permalink, sidebar }) => ({ id: slug, path: permalink, sidebar })),
      ],
      draftIds: version.draftIds,
      sidebars: Object.fromEntries(
        Object.entries(version.sidebars).map(([name, items]) => {
          const link = firstLink(items);
          return [name, link ? { link } : {}];
        }),
      ),
    })),
  };
}

/** Where a link to the sidebar leads: its first doc or category with a page. */
function firstLink(items: readonly SidebarItem[]): { path: string; label: string } | undefined {
  for (const item of items) {
    if (item.type === "link" && item.docId !== undefined) return { path: item.href, label: item.label };
    if (item.type !== "category") continue;
    if (item.href !== undefined) return { path: item.href, label: item.label };
    const inside = firstLink(item.items);
    if (inside) return inside;
  }
  return undefined;
}
