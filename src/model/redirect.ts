/** Redirects: addresses without a page of their own that send readers on. */

import type { Position } from "./document.ts";

/** A redirect of a finished graph. */
export interface Redirect {
  /** Path with `baseUrl`, as its author wrote it. */
  readonly from: string;
  /** Where readers end up, over other redirects too: a path with `baseUrl`, or a full URL. */
  readonly to: string;
}

/** A redirect as a plugin asks for it; nothing of it is checked against the routes yet. */
export interface WantedRedirect {
  /** Path without `baseUrl`. */
  readonly from: string;
  /** Path without `baseUrl`, or a full URL. */
  readonly to: string;
  /** Where `from` and `to` stand; nothing for what no author wrote, which gives way without a word. */
  readonly places?: { readonly from: RedirectPlace; readonly to: RedirectPlace };
  /** The function that made it, when it is one of many of one place. */
  readonly madeBy?: string;
}

/** A place in the config, as diagnostics have it. */
export interface RedirectPlace extends Partial<Position> {
  readonly file: string;
  readonly length?: number;
}
