/** What debug pages show: data, and the excerpt that a page contains from the start. */

import type { Json } from "./json.ts";
import type { Route } from "./route.ts";

/** Data of one debug page. */
export type DebugExcerpt = {
  /** URL of the file with the complete data. */
  readonly file: string;
  /** Length of that file in bytes. */
  readonly bytes: number;
  /** The data, without the entries that are left out of lists and objects. */
  readonly value: Json;
  /** Where entries are left out, by JSON pointer: the real number of entries. */
  readonly cut: Readonly<Record<string, number>>;
};

/** Props of each debug page. */
export type DebugPageProps = {
  readonly data: DebugExcerpt;
};

/** A route as its page lists it. */
export type DebugRoute = Pick<Route, "path" | "exact" | "sidebar" | "source" | "unlisted" | "priority"> & {
  /** Outermost first. */
  readonly components: readonly string[];
  /** Name and id. */
  readonly plugin: string;
  /** Wrapper routes around it, outermost first. */
  readonly wrappers?: readonly string[];
  /** Number of child routes if it is a wrapper; they follow it in the list. */
  readonly children?: number;
  /** Modules of its content. */
  readonly modules: readonly string[];
};
