/** Redirects: addresses without a page of their own that send readers on. */

import type { Position } from "./document.ts";

/** A redirect of a finished graph. */
export interface Redirect {
  /** Path with `baseUrl`, as its author wrote it. */
  readonly from: string;
  /** Where readers end up, over other redirects too: a path with `baseUrl`, or a full URL. */
  readonly to: string;
}

/** A redirect as a plugin requests it; not yet checked against the routes. */
export interface WantedRedirect {
  /** Path without `baseUrl`. */
  readonly from: string;
  /** Path without `baseUrl`, or a full URL. */
  readonly to: string;
  /** Where `from` and `to` are written; absent for generated redirects, which are dropped silently on a conflict. */
  readonly places?: { readonly from: RedirectPlace; readonly to: RedirectPlace };
  /** The function that made it, when it is one of many of one place. */
  readonly madeBy?: string;
}

/** A place in the config, as diagnostics have it. */
export interface RedirectPlace extends Partial<Position> {
  readonly file: string;
  readonly length?: number;
}
