/** Flags and numbers in quotes, as environment variables have them. The format takes `"true"` for `true`, and `"3"` for `3`. */

import type { core } from "zod/mini";

/** A copy of the value without the quotes that caused the issues; `undefined` if quotes caused none of them. */
export function withoutQuotes(value: unknown, issues: readonly core.$ZodIssue[]): unknown {
  let copy: unknown;
  for (const issue of issues) {
    const meant = issue.code === "invalid_type" ? unquote(issue.input, issue.expected) : undefined;
    if (meant !== undefined) copy = withMember(copy ?? value, issue.path, meant);
  }
  return copy;
}

function unquote(given: unknown, expected: string): boolean | number | undefined {
  if (typeof given !== "string") return undefined;
  if (expected === "boolean") return given === "true" ? true : given === "false" ? false : undefined;
  const isNumber = (expected === "number" || expected === "int") && given.trim() !== "";
  return isNumber && Number.isFinite(Number(given)) ? Number(given) : undefined;
}

/** A copy in which one member differs. The value itself belongs to the site. */
function withMember(value: unknown, [key, ...rest]: readonly PropertyKey[], member: unknown): unknown {
  if (key === undefined || typeof value !== "object" || value === null) return member;
  const inner = withMember((value as Readonly<Record<PropertyKey, unknown>>)[key], rest, member);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}
