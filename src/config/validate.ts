/**
 * Validates an author's value (config, plugin options, front matter) with a zod schema. Returns the typed value with
 * defaults, and every problem as a diagnostic.
 */

import type { DiagnosticCode } from "../model/catalog/catalog.ts";
import { safeParse, type core } from "zod/mini";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import type { Position } from "../model/document.ts";
import { didYouMean, nearestName } from "../report/nearest.ts";
import { expectedWords, givenWords, joinWords, pathWords } from "./issue-words.ts";
import { PARSE_CONTEXT, validKeys } from "./parse-context.ts";
import { toPlainData } from "./plain-data.ts";
import { renameProto } from "./proto-names.ts";
import { withoutQuotes } from "./quoted-values.ts";

export type KeyPath = readonly (string | number)[];

/** Position of the value, and the name of its members. */
export interface Where {
  /** Site-relative path of the file the value was read from. */
  readonly file: string;
  /** Label of one member: "docs plugin option", "front matter field", "config field". */
  readonly label: string;
  readonly report: Reporter;
  /** Position of a member in the file; if it is absent or finds nothing, diagnostics name only the file. */
  readonly locate?: ((path: KeyPath) => Position | undefined) | undefined;
  /** Code for all diagnostics, instead of `unknown-option`, `missing-option`, `wrong-type` and `invalid-option`. */
  readonly code?: DiagnosticCode | undefined;
  /** Path of the value within the file, if it is not all of it. */
  readonly at?: KeyPath | undefined;
  /** Suggestions for an unknown member, besides the nearest name. */
  readonly unknownHint?: ((path: KeyPath) => string | undefined) | undefined;
}

interface Problem {
  readonly code: "unknown-option" | "missing-option" | "wrong-type" | "invalid-option";
  /** Relative to the value. */
  readonly path: KeyPath;
  readonly message: string;
  readonly hint?: string;
}

/**
 * The value in the schema's type, with defaults; `undefined` if there was any problem, each of which is reported.
 * Messages of a schema (`z.string("a URL")`) are worded to follow "must be".
 */
export function validate<T>(schema: core.$ZodType<T>, value: unknown, where: Where): T | undefined {
  const renamed = renameProto(value);
  const result = parseOrReport(schema, renamed ? renamed.value : value, where);
  if (result === undefined) return undefined;
  if (result.success) return renamed ? renamed.restore(result.data) : result.data;
  for (const raised of result.error.issues) {
    const issue = renamed ? withNames(raised, renamed.original) : raised;
    for (const problem of toProblems(issue, [], where)) where.report.add(toDiagnostic(problem, where));
  }
  return undefined;
}

/** Values from code may throw while they are read, or be endless. Diagnostic: `not-plain-data` for such a member. */
function parseOrReport<T>(schema: core.$ZodType<T>, value: unknown, where: Where) {
  try {
    const result = safeParse(schema, value, PARSE_CONTEXT);
    const meant = result.success ? undefined : withoutQuotes(value, result.error.issues);
    return meant === undefined ? result : safeParse(schema, meant, PARSE_CONTEXT);
  } catch (error) {
    let isExplained = false;
    toPlainData(value, ({ path, severity, what }) => {
      if (severity !== "error") return;
      isExplained = true;
      const message = `${nameOf(path, where)} ${what}.`;
      where.report.add({ ...toDiagnostic({ code: "invalid-option", path, message }, where), code: "not-plain-data" });
    });
    if (!isExplained) throw error;
    return undefined;
  }
}

/** An issue with the author's names of members. */
function withNames(issue: core.$ZodIssue, original: (name: string) => string): core.$ZodIssue {
  const path = issue.path.map((part) => (typeof part === "string" ? original(part) : part));
  if (issue.code === "unrecognized_keys") return { ...issue, path, keys: issue.keys.map(original) };
  if (issue.code !== "invalid_union") return { ...issue, path };
  const errors = issue.errors.map((branch) => branch.map((inner) => withNames(inner, original)));
  return { ...issue, path, errors } as core.$ZodIssue;
}

function toProblems(raised: core.$ZodIssue, base: KeyPath, where: Where): Problem[] {
  const issue = ofDiscriminator(raised);
  const path = [...base, ...issue.path.map((part) => (typeof part === "number" ? part : String(part)))];
  if (issue.code === "unrecognized_keys") {
    const names = validKeys(issue);
    return issue.keys.map((key) => unknownKey([...path, key], names, where));
  }
  if (issue.code === "invalid_union") {
    const branch = closestBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => toProblems(inner, path, where));
  }
  if (issue.code === "invalid_type" && issue.expected === "never") return [replacedKey(path, issue.message, where)];
  if (issue.input === undefined && issue.code !== "custom") {
    const message = `${nameOf(path, where)} is missing: it must be ${expectedWords(issue)}.`;
    return [{ code: "missing-option", path, message }];
  }
  const code = isMismatch(issue) && issue.code !== "invalid_value" ? "wrong-type" : "invalid-option";
  const message = `${nameOf(path, where)} must be ${expectedWords(issue)}${butIs(issue, path, where)}.`;
  return [{ code, path, message, ...nearestValue(issue) }];
}

/** For an object whose discriminator matches no shape: the issue of that member, as for any choice. */
function ofDiscriminator(issue: core.$ZodIssue): core.$ZodIssue {
  if (issue.code !== "invalid_union" || !("options" in issue) || issue.discriminator === undefined) return issue;
  const { path, message, input, discriminator, options = [] } = issue;
  const member = (input as Readonly<Record<string, unknown>>)[discriminator];
  return { code: "invalid_value", values: options.map(String), path, message, input: member };
}

/** The actual value; for a whole object or list, only if its type is wrong. */
function butIs(issue: core.$ZodIssue, path: KeyPath, where: Where): string {
  if (typeof issue.input === "object" && issue.input !== null && !isMismatch(issue)) return "";
  const verb = path.length === 0 && where.at === undefined ? "are" : "is";
  return `, but ${verb} ${givenWords(issue.input)}`;
}

/** For a word from a fixed choice: the probable choice. */
function nearestValue(issue: core.$ZodIssue): { hint?: string } {
  if (issue.code !== "invalid_value" || typeof issue.input !== "string") return {};
  const hint = didYouMean(nearestName(issue.input, issue.values.map(String)));
  return hint === undefined ? {} : { hint };
}

/** The branch of a union that the author meant: of the value's type, with the fewest problems inside. */
function closestBranch(branches: readonly core.$ZodIssue[][]): core.$ZodIssue[] | undefined {
  const ofKind = branches.filter((branch) => !branch.some((issue) => issue.path.length === 0 && isMismatch(issue)));
  return ofKind.sort((a, b) => a.length - b.length)[0];
}

/** Whether the value has the wrong type, as opposed to a value out of range. */
function isMismatch(issue: core.$ZodIssue): boolean {
  if (issue.code === "custom") return issue.params?.["kind"] === true;
  return issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union";
}

function unknownKey(path: KeyPath, names: readonly string[], where: Where): Problem {
  const message = `Unknown ${where.label} \`${fullPath(path, where)}\`.`;
  const hint = [nearHint(String(path.at(-1)), names), where.unknownHint?.(path)].filter(Boolean).join(" ");
  return { code: "unknown-option", path, message, ...(hint === "" ? {} : { hint }) };
}

/** The nearest valid name, or all of them if there are few. */
function nearHint(name: string, names: readonly string[]): string | undefined {
  const hint = didYouMean(nearestName(name, names));
  if (hint !== undefined) return hint;
  if (names.length === 0 || names.length > 12) return undefined;
  return `Valid here: ${joinWords(names.map((valid) => `\`${valid}\``))}.`;
}

function replacedKey(path: KeyPath, instead: string, where: Where): Problem {
  const message = `Unknown ${where.label} \`${fullPath(path, where)}\`: it was replaced.`;
  return { code: "unknown-option", path, message, hint: `Use ${instead} instead.` };
}

/** "Config field `navbar.title`", or "Config fields" for the value as a whole. */
function nameOf(path: KeyPath, where: Where): string {
  const label = where.label.charAt(0).toUpperCase() + where.label.slice(1);
  const full = fullPath(path, where);
  return full === "" ? `${label}s` : `${label} \`${full}\``;
}

function fullPath(path: KeyPath, where: Where): string {
  return pathWords([...(where.at ?? []), ...path]);
}

function toDiagnostic({ code, path, message, hint }: Problem, where: Where): Diagnostic {
  return {
    code: where.code ?? code,
    severity: "error",
    message,
    ...(hint === undefined ? {} : { hint }),
    file: where.file,
    ...locateNearest([...(where.at ?? []), ...path], where),
  };
}

/** Position and length of the member, or else of the innermost member around it that can be found, or of the whole value. */
export function locateNearest(
  path: KeyPath,
  { locate }: Pick<Where, "locate">,
): Partial<Position & { length: number }> {
  for (let depth = path.length; depth > 0; depth--) {
    const position = locate?.(path.slice(0, depth));
    if (position === undefined) continue;
    const key = path[depth - 1];
    return { ...position, ...(typeof key === "string" ? { length: key.length } : {}) };
  }
  return locate?.([]) ?? {};
}
