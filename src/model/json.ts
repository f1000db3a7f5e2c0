/** Plain data: what the graph, the page data files and `veloci graph` are made of. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of plain data. `undefined` members are left out when it is written. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}
