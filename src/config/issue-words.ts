/** Words for what a schema expects and what an author wrote. */

import type { core } from "zod/mini";

type Issue = core.$ZodIssue;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "`true` or `false`",
  null: "`null`",
  date: "a date",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  function: "a function",
};

/** What the value must be, worded to follow "must be". A schema's own message takes precedence. */
export function expectedWords(issue: Issue): string {
  if (issue.message !== "") return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case "invalid_value":
      return joinWords(issue.values.map((value) => `\`${String(value)}\``));
    case "invalid_union":
      return issue.errors.length === 0
        ? joinWords((("options" in issue && issue.options) || []).map((value) => `\`${String(value)}\``))
        : unionWords(issue.errors);
    case "too_small":
      return `${boundWords(issue.origin)} ${issue.inclusive === false ? "more than" : "at least"} ${issue.minimum}${unitWords(issue.origin)}`;
    case "too_big":
      return `${boundWords(issue.origin)} ${issue.inclusive === false ? "less than" : "at most"} ${issue.maximum}${unitWords(issue.origin)}`;
    case "invalid_format":
      return `a string in the form ${"pattern" in issue && issue.pattern ? `\`${issue.pattern}\`` : issue.format}`;
    case "not_multiple_of":
      return `a multiple of ${issue.divisor}`;
    default:
      return "another value";
  }
}

/** What all branches of a union accept, without repetitions. */
function unionWords(branches: readonly (readonly Issue[])[]): string {
  const words = branches.flatMap((branch) => branch.slice(0, 1).map(expectedWords));
  return joinWords([...new Set(words)].filter((word) => word !== "undefined"));
}

function boundWords(origin: string): string {
  if (origin === "string") return "a string of";
  return origin === "array" || origin === "set" ? "a list of" : "a number of";
}

function unitWords(origin: string): string {
  if (origin === "string") return " characters";
  return origin === "array" || origin === "set" ? " entries" : "";
}

/** "a", "a or b", "a, b or c"; with another conjunction if one is given. */
export function joinWords(words: readonly string[], conjunction: "or" | "and" = "or"): string {
  if (words.length < 2) return words[0] ?? "another value";
  return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}

/** What the author wrote, worded to follow "but is". */
export function givenWords(value: unknown): string {
  if (typeof value === "string") return value === "" ? "an empty string" : `the string \`${shorten(value)}\``;
  if (typeof value === "number") return `the number \`${value}\``;
  if (typeof value === "boolean" || value === null || value === undefined) return `\`${value}\``;
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (typeof value === "function") return "a function";
  if (value instanceof RegExp) return `the regular expression \`${shorten(String(value))}\``;
  if (value instanceof Date) return "a date";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function shorten(text: string): string {
  const line = text.replaceAll("`", "'").replace(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** `["navbar", "items", 2, "label"]` → `navbar.items[2].label`. */
export function pathWords(path: readonly (string | number)[]): string {
  return path
    .map((part, index) => {
      if (typeof part === "number") return `[${part}]`;
      if (!/^[\p{ID_Start}$_][\p{ID_Continue}$-]*$/u.test(part)) return `["${part}"]`;
      return index === 0 ? part : `.${part}`;
    })
    .join("");
}
