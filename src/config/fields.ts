/** Kinds of fields that several schemas use. Messages are what stands after "must be" in a diagnostic. */

import * as z from "zod/mini";

/** A field with a default. */
export const withDefault = z._default;

/** `true` or `false`, by default as given. */
export function flag(byDefault: boolean) {
  return withDefault(z.boolean(), byDefault);
}

/** A string that may not be empty. */
export function text() {
  return z.string().check(z.minLength(1, "a string that is not empty"));
}

/** A function, kept as it is. */
export function callback<F extends (...input: never[]) => unknown>() {
  return z.custom<F>((value) => typeof value === "function", { error: "a function", params: { kind: true } });
}

/** How loudly a check reports: `ignore`, `log`, `warn` or `throw`. */
export function level() {
  return z.enum(["ignore", "log", "warn", "throw"]);
}

/** A field that has another name now; `newName` is what to use instead, in backticks: "`markdown.hooks`". */
export function renamed(newName: string) {
  return z.optional(z.never(newName));
}

/** The type of an object whose members may be `undefined`, with those members left out instead. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without members that are `undefined`. Shallow. */
export function withoutUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Defined<T>;
}
