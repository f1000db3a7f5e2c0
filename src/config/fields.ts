/** Field types that several schemas use. Messages complete the phrase "must be" in a diagnostic. */

import * as z from "zod/mini";
import type { core } from "zod/mini";
import { PARSE_CONTEXT } from "./parse-context.ts";
import { decodeOnce } from "../url/paths.ts";

/** A field with a default. */
export const withDefault = z._default;

/** `true` or `false`, by default as given. */
export function flag(byDefault: boolean) {
  return withDefault(z.boolean(), byDefault);
}

/** A string that may not be empty. It may become a path, and no system accepts NUL in paths. */
export function text() {
  return z
    .string()
    .check(z.minLength(1, "a string that is not empty"), z.regex(/^[^\0]*$/, "a string without the character NUL"));
}

/** A function, kept unchanged. */
export function callback<F extends (...input: never[]) => unknown>() {
  return z.custom<F>((value) => typeof value === "function", { error: "a function", params: { kind: true } });
}

/** How loudly a check reports: `ignore`, `log`, `warn` or `throw`. */
export function level() {
  return z.enum(["ignore", "log", "warn", "throw"]);
}

/** A removed field; `instead` names the replacement, in words: "`markdown.hooks`". */
export function renamed(instead: string) {
  return z.optional(z.never(instead));
}

/** A full URL with its scheme. */
export function absoluteUrl() {
  const isUrl = (value: string) => /^[a-z][a-z\d+.-]*:\/\//i.test(value) && URL.canParse(value);
  const words = "a full URL such as `https://example.com`";
  return z.string(words).check(z.refine(isUrl, words));
}

/** A full URL, or one relative to the page. */
export function anyUrl() {
  const isUrl = (value: string) => value !== "" && !/[\s\\]/.test(value) && URL.canParse(value, "https://example.com");
  const words = "a URL such as `https://example.com`";
  return z.string(words).check(z.refine(isUrl, words));
}

/** A path below a host, such as `/docs/`; slashes at its ends are optional. */
export function urlPath() {
  const words = "a path such as `/docs/`";
  const rules = "without `//`, backslashes, `.` or `..` segments, query or hash";
  return z.string(words).check(z.refine(isUrlPath, `${words}, ${rules}`));
}

/** Whether browsers read a text as a path and leave it unchanged: `//host/` is another site, and they resolve `..`. */
function isUrlPath(value: string): boolean {
  if (value.includes("//") || /[\\?#\p{Cc}\u2028\u2029]/u.test(value) || /^[a-z][a-z\d+.-]*:/i.test(value))
    return false;
  return value.split("/").every((part) => {
    const decoded = decodeOnce(part);
    return decoded !== undefined && decoded !== "." && decoded !== ".." && !/[/\\\p{Cc}]/u.test(decoded);
  });
}

/** An object with unchecked members. */
export function anyObject() {
  return z.record(z.string(), z.unknown());
}

const NO_PROMISE = "a value, not a promise: write `await` in front of it";

/** A value of one of several shapes, selected by inspecting it: only the chosen schema's problems are reported. */
export function chosenBy<T>(choose: (value: unknown) => core.$ZodType<T>) {
  const check = (value: unknown, payload: core.ParsePayload): T => {
    if (value instanceof Promise) {
      payload.issues.push({ code: "custom", message: NO_PROMISE, input: value });
      return z.NEVER;
    }
    const result = z.safeParse(choose(value), value, PARSE_CONTEXT);
    if (result.success) return result.data;
    for (const { path, ...issue } of result.error.issues) {
      payload.issues.push({ ...issue, path: [...path], input: issue.input } as core.$ZodRawIssue);
    }
    return z.NEVER;
  };
  return z.pipe(z.unknown(), z.transform(check));
}

/** The type of an object whose members may be `undefined`, with those members left out instead. */
export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without members that are `undefined`. Shallow. */
export function withoutUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Defined<T>;
}
