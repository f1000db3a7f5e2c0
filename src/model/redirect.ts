/** Redirects: URLs without a page that send readers to another one. */

import type { Position } from "./document.ts";

/** A redirect of a finished graph. */
export interface Redirect {
  /** Path with `baseUrl`, as written. */
  readonly from: string;
  /** Where readers end up, after any further redirects: a path with `baseUrl`, or a full URL. */
  readonly to: string;
}

/** A redirect as a plugin requests it; not yet checked against the routes. */
export interface ConfiguredRedirect {
  /** Path without `baseUrl`. */
  readonly from: string;
  /** Path without `baseUrl`, or a full URL. */
  readonly to: string;
  /** Where `from` and `to` are written; absent for generated redirects, which are dropped silently on a conflict. */
  readonly places?: { readonly from: RedirectPlace; readonly to: RedirectPlace };
  /** The function that made it, if it made several. */
  readonly madeBy?: string;
}

/** A position in the config, for diagnostics. */
export interface RedirectPlace extends Partial<Position> {
  readonly file: string;
  readonly length?: number;
}
