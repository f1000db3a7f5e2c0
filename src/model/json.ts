/** Plain data: what the graph, the page data files and `veloci graph` are made of. */

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** An object of plain data. Members that are `undefined` are left out of the JSON. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** `T` if JSON can hold all of it. Any part that JSON cannot hold becomes `never`, so that `T` is not assignable. */
export type Plain<T> = unknown extends T
  ? never
  : T extends Json | undefined
    ? T
    : [keyof T] extends [never]
      ? never
      : T extends (...args: never) => unknown
        ? never
        : { readonly [K in keyof T]: Plain<T[K]> };
