/** Plain data: what the graph, the page data files and `veloci graph` are made of. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of plain data. `undefined` members are left out when it is written. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** `T` where JSON can hold all of it; each part that JSON cannot hold is `never`, so that `T` is no `Plain<T>`. */
export type Plain<T> = unknown extends T
  ? never
  : T extends Json | undefined
    ? T
    : [keyof T] extends [never]
      ? never
      : T extends (...args: never) => unknown
        ? never
        : { readonly [K in keyof T]: Plain<T[K]> };
