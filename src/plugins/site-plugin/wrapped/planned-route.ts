/**
 * Routes of a built-in plugin that pass through the site's code. Wraps a plan as an argument of `addRoute`, and unwraps
 * it with the site's changes.
 */

import { findCopies } from "../../../content/theme-overrides.ts";
import type { Json, JsonObject } from "../../../model/json.ts";
import type { AssembleContext, Plan } from "../../../model/plugin.ts";
import type { Actions, PlannedRoute } from "../lifecycle.ts";

const PLANNED = Symbol.for("veloci.planned-route");

const SHARE = Symbol.for("veloci.share-data");

/** Stores data that routes share, and returns its key. */
export type ShareData = (key: string, value: Json) => string;

/** Actions that can store shared data; so can a copy that spreads them. */
export function withSharing(actions: Actions, share: ShareData): Actions {
  return Object.assign(actions, { [SHARE]: share });
}

/** The plan of a built-in plugin whose routes pass through the actions of a site's plugin. */
export function planOf({ site, report, documents }: AssembleContext, actions: Actions): Plan {
  const share = Reflect.get(actions, SHARE) as ShareData | undefined;
  return {
    site,
    report,
    documents,
    // Which plugins follow is not known yet. Components of the theme need no more than they get here.
    isReplaced: () => true,
    copyOf: (component) => findCopies(component, site.dir, [])[0],
    addRoute: (route) => actions.addRoute(toRouteConfig(route)),
    shareData: (key, value) => share?.(key, value) ?? key,
    shareLater: (key) => share?.(key, null) ?? key,
    setGlobalData: (value) => actions.setGlobalData(value),
  };
}

function toRouteConfig(route: PlannedRoute): object {
  const { path, exact, layers, document, source, sidebar, priority, context } = route;
  return {
    path,
    exact,
    component: layers.at(-1)?.component,
    ...(document !== undefined && { modules: { content: `@site/${document}` } }),
    ...(source !== undefined && { metadata: { sourceFilePath: `@site/${source}` } }),
    ...(sidebar !== undefined && { sidebar }),
    ...(priority !== undefined && { priority }),
    ...(context && { context: {} }),
    [PLANNED]: route,
  };
}

/** The plan of a route that a built-in plugin made. */
export function plannedRouteOf(given: object): PlannedRoute | undefined {
  return Reflect.get(given, PLANNED) as PlannedRoute | undefined;
}

interface Changed {
  readonly path: string;
  readonly component: string;
  readonly props?: JsonObject;
}

/** The plan with facts that a plugin added to those about the file of the page: its components find them in the metadata. */
export function withFacts(planned: PlannedRoute, added: JsonObject | undefined): PlannedRoute {
  if (!added) return planned;
  const layers = planned.layers.map((layer) => {
    const { doc, post } = layer.props as { readonly doc?: JsonObject; readonly post?: JsonObject };
    const own = post && { post: { ...post, added: { ...(post["added"] as JsonObject | undefined), ...added } } };
    return { ...layer, props: { ...layer.props, ...(doc && { doc: { ...added, ...doc } }), ...own } };
  });
  return { ...planned, layers };
}

/** The plan with another path or component, and with additional props. */
export function withChanges(planned: PlannedRoute, { path, component, props }: Changed): PlannedRoute {
  const last = planned.layers.at(-1);
  if (!last) return planned;
  const layer = { ...last, component, props: { ...last.props, ...props } };
  return { ...planned, path, layers: [...planned.layers.slice(0, -1), layer] };
}
