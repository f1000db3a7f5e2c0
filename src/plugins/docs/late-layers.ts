import type { Doc } from "../../model/docs.ts";
import type { Layer } from "../../model/route.ts";
import type { PlainRoute } from "./version-plan.ts";

/**
 * Makes the function that adds layers to the route of a doc. They are made each time they are read, because those of a large site
 * would take as much memory as everything else about its routes.
 */
export function makeLateLayers(
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
