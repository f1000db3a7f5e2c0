import { describeUse } from "../../config/report-support.ts";
import { SUPPORT } from "../../config/support.ts";
import { toSitePath } from "../../content/files.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import type { Plan } from "../../model/plugin.ts";
import { type BodyRef, type Layer, MODULE_PROPS, type ModuleTree, type Route } from "../../model/route.ts";
import { toPermalink, withBaseUrl } from "../../url/paths.ts";
import type { PlannedRoute, RouteConfig } from "./lifecycle.ts";
import { type Requested, sourceOf } from "./record.ts";
import { type ModulesRequest, type Needs, readModuleTree } from "./route-modules.ts";
import { addedFacts, type DocumentFacts, factsInData } from "./wrapped/document-facts.ts";
import { withChanges, withFacts } from "./wrapped/planned-route.ts";

/** Stage routes: replays the plugin's calls. `facts`: about the files that built-in plugins read for it. */
export function replay({ routes, data, globalData, shared }: Requested, plan: Plan, known: DocumentFacts): void {
  const given = factsInData(data);
  const facts = new Map([...known, ...given]);
  const added = addedFacts(known, given);
  for (const [key, value] of Object.entries(shared)) plan.shareData(key, value);
  if (globalData) plan.setGlobalData(globalData);
  for (const route of routes) addRoute({ route, above: [], context: {}, needs: newNeeds(), data, facts, added, plan });
}

function newNeeds(): Needs {
  return { bodies: {}, modules: new Set() };
}

interface RouteStep extends ModulesRequest {
  /** What the plugin added to facts about files. */
  readonly added: DocumentFacts;
  readonly route: RouteConfig;
  readonly above: readonly Layer[];
  /** From the routes around it. */
  readonly context: JsonObject;
  /** Also from the routes around it. */
  readonly needs: Needs;
  readonly plan: Plan;
}

/** A route with child routes is a wrapper: each child becomes its own route with one more layer. */
function addRoute(step: RouteStep): void {
  const { route, above, plan } = step;
  const path = toPermalink(withBaseUrl(route.path, plan.site.config.baseUrl), plan.site.config);
  if (route.planned && !route.component.startsWith("@site/")) return addPlanned(route.planned, path, step);
  const needs = { bodies: { ...step.needs.bodies }, modules: new Set(step.needs.modules) };
  const layer = toLayer(route, { ...step, needs });
  const context = { ...step.context, ...readContext(route, step) };
  if (route.routes) {
    const wrappers = [...above, { ...layer, path }];
    for (const child of route.routes) addRoute({ ...step, route: child, above: wrappers, context, needs });
    return;
  }
  const { priority, sidebar, metadata: { lastUpdatedAt } = {} } = route;
  const source = sourceOf(route);
  const modules = [...needs.modules];
  plan.addRoute({
    path,
    exact: route.exact ?? false,
    layers: [...above.map((around) => withSidebar(around, sidebar)), layer],
    ...(Object.keys(context).length > 0 && { context }),
    ...(Object.keys(needs.bodies).length > 0 && { bodies: needs.bodies }),
    ...(modules.length > 0 && { modules }),
    ...(sidebar !== undefined && { sidebar }),
    ...(priority !== undefined && { priority }),
    ...(source !== undefined && { source }),
    ...(typeof lastUpdatedAt === "number" && { lastModified: new Date(lastUpdatedAt).toISOString() }),
    ...ownDocument(needs.bodies["content"] ?? needs.bodies[String(documentOf(layer))], step),
  });
}

/** A layer around a page, whose component may ask which sidebar is beside the page. */
function withSidebar(layer: Layer, sidebar: string | undefined): Layer {
  if (sidebar === undefined || layer.component !== MODULE_PROPS) return layer;
  const props = { ...(layer.props["props"] as JsonObject), sidebarName: sidebar };
  return { ...layer, props: { ...layer.props, props } };
}

/** A route of a built-in plugin, with the changes of the site's plugin. */
function addPlanned(plannedRoute: PlannedRoute, path: string, step: RouteStep): void {
  const planned = withFacts(plannedRoute, step.added.get(plannedRoute.document ?? ""));
  const { content: _content, ...modules } = step.route.modules ?? {};
  const extra = toLayer({ ...step.route, modules }, { ...step, needs: newNeeds() });
  const { component } = step.route;
  const changed = withChanges(planned, { path, component, props: extra.component === component ? extra.props : {} });
  const last = changed.layers.at(-1);
  const layers = last ? [...changed.layers.slice(0, -1), withShared(last, extra)] : changed.layers;
  step.plan.addRoute({ ...changed, layers });
}

function withShared(layer: Layer, { shared }: Layer): Layer {
  return shared ? { ...layer, shared: { ...layer.shared, ...shared } } : layer;
}

/** Name of the body that a layer receives as `content`: such a page belongs to the file. */
function documentOf({ props }: Layer): string | undefined {
  const { content } = (props["modules"] ?? {}) as Readonly<Record<string, ModuleTree | undefined>>;
  return content?.kind === "document" ? content.body : undefined;
}

function ownDocument(body: BodyRef | undefined, { facts, plan }: RouteStep): Partial<Route> {
  const document = body && !body.truncated && plan.documents.get(body.document);
  if (!document) return {};
  const { title, description } = facts.get(document.path) ?? {};
  const about = {
    title: typeof title === "string" ? title : (document.contentTitle ?? ""),
    description: typeof description === "string" ? description : document.excerpt,
  };
  const search = about.title === "" ? {} : { search: { title: about.title, tag: "default" } };
  return { document: document.path, source: document.path, about, ...search };
}

/** The data that a route's `context` names. Diagnostic: `not-supported` for anything other than data. */
function readContext(route: RouteConfig, { data, plan }: RouteStep): Record<string, Json> {
  const entries = Object.entries(route.context ?? {}).flatMap(([name, path]): [string, Json][] => {
    const value = typeof path === "string" ? ownValue(data, path.replace(/^@site\//, "")) : undefined;
    if (value !== undefined) return [[name, value]];
    const problem = describeUse(SUPPORT.route["context (files)"], `\`context.${name}\` of the route \`${route.path}\``);
    if (problem) plan.report.add({ ...problem, file: toSitePath(plan.site.dir, plan.site.configPath) });
    return [];
  });
  return Object.fromEntries(entries);
}

/** Props of its component: the given ones, and the route itself with the plugin's own fields. Pages of built-in plugins have theirs. */
function propsOf({ path, exact = false, props = {}, fields, planned }: RouteConfig): JsonObject {
  return planned ? props : { route: { path, exact, ...fields }, ...props };
}

/** Name of the module with the props of a route. */
const PROPS_MODULE = "__props";

function toLayer({ modules = {}, ...route }: RouteConfig, step: RouteStep): Layer {
  const props = { ...propsOf(route) };
  const { component } = route;
  const { plan } = step;
  const shared: Record<string, string> = {};
  const trees: Record<string, ModuleTree> = {};
  // A component around other routes shows them with `renderRoutes(route.routes)`.
  const isAround = route.routes !== undefined;
  // The format keeps a route's props in a module with this name: its data becomes props of the component.
  const { [PROPS_MODULE]: propsModule, ...named } = modules;
  const propsTree = propsModule === undefined ? undefined : readModuleTree(propsModule, step, step.needs);
  if (propsTree?.kind === "data") Object.assign(props, propsTree.value);
  for (const [prop, value] of Object.entries(named)) {
    const tree = readModuleTree(value ?? null, step, step.needs);
    if (tree.kind === "data" && typeof value === "string") shared[prop] = plan.shareData(value, tree.value);
    else trees[prop] = tree;
  }
  const name = toModuleName(component, isAround, plan);
  const page = themePage(name, trees["content"], step.needs);
  if (page) return page;
  const more = Object.keys(shared).length > 0 && { shared };
  if (Object.keys(trees).length === 0 && !isAround) return { component: name, props, ...more };
  step.needs.modules.add(name);
  return { component: MODULE_PROPS, props: { component: name, props, modules: trees }, ...more };
}

/** Name of the module of a route's component. The theme's frame of docs has another one around routes of plugins. */
function toModuleName(component: string, isAround: boolean, { site }: Plan): string {
  if (isAround && FRAME.test(component)) return DOC_ROUTES;
  return component.startsWith("/") ? `@site/${toSitePath(site.dir, component)}` : component;
}

const FRAME = /^@theme\/Doc(?:Page|Root)$/;

const DOC_ROUTES = "@theme/DocPage/Routes";

/** A page of the theme for a file that the route names as its content. */
function themePage(component: string, content: ModuleTree | undefined, { bodies }: Needs): Layer | undefined {
  const body = content?.kind === "document" ? bodies[content.body] : undefined;
  if (content?.kind !== "document" || !body || !THEME_PAGES.has(component)) return undefined;
  bodies["content"] = body;
  const { metadata, frontMatter = {}, toc = [], contentTitle } = content.members;
  const facts = metadata as JsonObject;
  if (component === DOC_ITEM) return { component, props: { doc: { id: "", ...facts, frontMatter }, toc } };
  const title = facts["title"] ?? contentTitle ?? "";
  return { component, props: { ...facts, title, frontMatter, toc } };
}

const DOC_ITEM = "@theme/DocItem";

const THEME_PAGES: ReadonlySet<string> = new Set([DOC_ITEM, "@theme/MDXPage"]);
