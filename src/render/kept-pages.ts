/** Pages that are as they were. */

import type { Json } from "../model/json.ts";
import type { Route } from "../model/route.ts";
import type { RenderRequest } from "../model/theme.ts";
import type { PageKey } from "./page-keys.ts";
import type { RenderedRoute } from "./renderer.ts";
import type { AskedImage, KeptPages, Rendering } from "./rendering.ts";
import type { WithheldFiles } from "./withheld-files.ts";

type LookUp = RenderRequest["lookUp"];

/** What is known of a page beside its files. */
interface PageNote {
  readonly links: readonly string[];
  readonly noIndex: boolean;
  readonly again: NonNullable<RenderedRoute["again"]>;
  /** What its components looked up and found. */
  readonly found: readonly (readonly [key: string, value: Json])[];
  /** The images that it shows in several widths. */
  readonly images: readonly AskedImage[];
  /** Whether it was the first with its surroundings: what is the same on all pages is rendered for it, and its links noted there. */
  readonly leads: boolean;
}

export interface KeptPagesRequest {
  readonly kept: KeptPages;
  readonly rendering: Rendering;
  readonly keyOf: (route: Route) => PageKey | undefined;
  readonly withheldFiles: (reads: NonNullable<RenderedRoute["again"]>["reads"]) => WithheldFiles;
  readonly lookUp: LookUp;
  /** Makes what renders, with this to look up by. */
  readonly makeRender: (lookUp: LookUp) => (route: Route) => RenderedRoute;
}

/** Makes what renders a route, or takes its page over. */
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
    // What is the same on all pages is noted with the first of them, and must not be with another.
    const leader = leaders.get(key.shared);
    if (leader) render(leader);
    leaders.delete(key.shared);
    const isRight = (note: Json): boolean => {
      const known = note as unknown as PageNote;
      if (leads && !known.leads) return false;
      // To ask for an image is what makes its files.
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

/** A page that another process makes. */
const ELSEWHERE: RenderedRoute = { files: [], links: [] };

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other);
}
