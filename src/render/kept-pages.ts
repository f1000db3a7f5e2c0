/** Takes over pages that have not changed. */

import type { Json } from "../model/json.ts";
import type { Route } from "../model/route.ts";
import type { RenderRequest } from "../model/theme.ts";
import type { PageKey } from "./page-keys.ts";
import type { RenderedRoute } from "./renderer.ts";
import type { AskedImage, KeptPages, Rendering } from "./rendering.ts";
import type { WithheldFiles } from "./withheld-files.ts";

type LookUp = RenderRequest["lookUp"];

/** Facts about a page, apart from its files. */
interface PageNote {
  readonly links: readonly string[];
  readonly noIndex: boolean;
  readonly again: NonNullable<RenderedRoute["again"]>;
  /** The keys that its components looked up, with the results. */
  readonly found: readonly (readonly [key: string, value: Json])[];
  /** The images that it shows in several widths. */
  readonly images: readonly AskedImage[];
  /** Whether it was the first page with its layout. Shared parts are rendered with it, so their links are recorded there. */
  readonly leads: boolean;
}

export interface KeptPagesRequest {
  readonly kept: KeptPages;
  readonly rendering: Rendering;
  readonly keyOf: (route: Route) => PageKey | undefined;
  readonly withheldFiles: (reads: NonNullable<RenderedRoute["again"]>["reads"]) => WithheldFiles;
  readonly lookUp: LookUp;
  /** Makes the renderer. It looks up data through this. */
  readonly makeRender: (lookUp: LookUp) => (route: Route) => RenderedRoute;
}

/** Makes the function that renders a route or takes over its page. */
export function makeKeptRenderer(request: KeptPagesRequest): (route: Route) => RenderedRoute {
  const { kept, rendering, keyOf, withheldFiles, lookUp } = request;
  const found = new Map<string, Json>();
  const render = request.makeRender((key) => {
    const value = lookUp(key);
    found.set(key, value ?? null);
    return value;
  });
  const seen = new Set<string>();
  const leaders = new Map<string, Route>();
  return (route) => {
    const key = keyOf(route);
    const isOwn = kept.isOwn?.(route) ?? true;
    if (!key) return isOwn ? render(route) : ELSEWHERE;
    const leads = !seen.has(key.shared);
    seen.add(key.shared);
    kept.onPage?.(key.page, isOwn);
    if (!isOwn) {
      if (leads) leaders.set(key.shared, route);
      return ELSEWHERE;
    }
    // Shared parts are recorded with the first page, and must not be recorded with another one.
    const leader = leaders.get(key.shared);
    if (leader) render(leader);
    leaders.delete(key.shared);
    const isRight = (note: Json): boolean => {
      const known = note as unknown as PageNote;
      if (leads && !known.leads) return false;
      // Requesting an image creates its files.
      const isThere = ({ url, page, image }: AskedImage): boolean => isSame(rendering.images?.find(url, page), image);
      return known.found.every(([name, value]) => isSame(lookUp(name), value)) && known.images.every(isThere);
    };
    const group = kept.files.take(key.page, isRight);
    if (group) {
      const { again, links, noIndex } = group.note as unknown as PageNote;
      if (again.card !== undefined) rendering.cards?.cardOf(route, again.card);
      return { files: [...group.files, ...withheldFiles(again.reads).files], links, noIndex };
    }
    found.clear();
    rendering.askedImages.clear();
    const rendered = render(route);
    const { files, noIndex = false, again, failure } = rendered;
    if (failure || !again) return rendered;
    const own = files.filter(({ hashed }) => !hashed);
    const images = [...rendering.askedImages.values()];
    const note = { links: [...rendered.links], noIndex, again, found: [...found], images, leads } satisfies PageNote;
    kept.files.put(key.page, { files: own, note: note as unknown as Json });
    return rendered;
  };
}

/** A page that another process renders. */
const ELSEWHERE: RenderedRoute = { files: [], links: [] };

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other);
}
