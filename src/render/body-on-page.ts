/**
 * Renders bodies whose components need context that only their page has: its doc, its category. Returns the HTML of the body of a route,
 * rendered within its page.
 */

import type { PageBody } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import { makeBodyContext } from "./body-context.ts";
import { toPageData } from "./page-data.ts";
import { makeLookUp } from "./render.ts";
import type { Rendering } from "./rendering.ts";
import { makeSlotValues } from "./slot-values.ts";

/** Makes the function for one site. It returns nothing if the page fails or does not show the body. */
export function makeBodyOnPage(rendering: Rendering): (route: Route) => string | undefined {
  const { graph, shared, site, bundle } = rendering;
  // Random markers before and after the body show where it is.
  const mark = crypto.randomUUID();
  const known = {
    graph,
    shared,
    build: site.build,
    bodies: makeBodyContext(bundle, site),
    slotValues: makeSlotValues(graph),
    localePages: rendering.localePages,
  };
  const lookUp = makeLookUp(rendering);
  return (route) => {
    const [name] = Object.entries(route.bodies ?? {}).find(([, { document }]) => document === route.document) ?? [];
    if (name === undefined) return undefined;
    try {
      const page = toPageData(route, known);
      const bodies = { ...page.bodies, [name]: between(mark, page.bodies[name]) };
      const { html } = bundle.server.renderPage({ page: { ...page, bodies }, shared: shared.values, site, lookUp });
      return html.split(mark)[1];
    } catch {
      return undefined;
    }
  };
}

function between(mark: string, body: PageBody | undefined): PageBody {
  return { nodes: body && "nodes" in body ? [mark, ...body.nodes, mark] : [] };
}
