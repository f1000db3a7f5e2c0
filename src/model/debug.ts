/** What debug pages show: data, and as much of it as one page has from the start. */

import type { Json } from "./json.ts";

/** Data of one debug page. */
export type DebugExcerpt = {
  /** URL of the file with all of it. */
  readonly file: string;
  /** Length of that file in bytes. */
  readonly bytes: number;
  /** All of it, but for the entries that are left out of lists and objects. */
  readonly value: Json;
  /** Where entries are left out, by JSON pointer: how many there are in truth. */
  readonly cut: Readonly<Record<string, number>>;
};

/** Props of each debug page. */
export type DebugPageProps = {
  readonly data: DebugExcerpt;
};

/** A route as its page lists it. */
export type DebugRoute = {
  readonly path: string;
  /** Outermost first. */
  readonly components: readonly string[];
  /** Name and id. */
  readonly plugin: string;
  readonly exact: boolean;
  /** Wrapper routes around it, outermost first. */
  readonly wrappers?: readonly string[];
  /** How many child routes it has, when it is a wrapper itself; they follow it in the list. */
  readonly children?: number;
  readonly sidebar?: string;
  /** Modules of its texts. */
  readonly modules: readonly string[];
  /** File that made it. */
  readonly source?: string;
  readonly unlisted?: boolean;
  readonly priority?: number;
};
