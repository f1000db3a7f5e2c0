/** Reports features that a site uses and Veloci does not support. */

import type { Diagnostic, Severity } from "../model/diagnostic.ts";
import { NOTE } from "../report/reporter.ts";
import { pathWords } from "./issue-words.ts";
import type { Support, SupportRows } from "./support-kinds.ts";
import { type KeyPath, locateNearest, type Where } from "./validate.ts";

type Problem = Pick<Diagnostic, "code" | "severity" | "message" | "hint">;

const SEVERITY: Readonly<Record<"unsupported" | "not-needed", Severity>> = {
  unsupported: "warning",
  "not-needed": "info",
};

/** The diagnostic for an unsupported feature, without its position; `undefined` for supported ones. `what` begins a sentence. */
export function describeUse(support: Support | undefined, what: string): Problem | undefined {
  if (support?.status === "translated") {
    const how = support.reason === undefined ? "" : `: ${support.reason}`;
    return { code: NOTE, severity: "info", message: `${what} works differently${how}.` };
  }
  if (support?.status !== "unsupported" && support?.status !== "not-needed") return undefined;
  const { status, reason, help, severity = SEVERITY[status] } = support;
  const isNeeded = status === "unsupported";
  return {
    code: isNeeded ? "not-supported" : "not-needed",
    severity,
    message: `${what} is not ${isNeeded ? "supported" : "needed"}${reason === undefined ? "" : `: ${reason}`}.`,
    ...(help === undefined ? {} : { hint: help }),
  };
}

/**
 * Reports each member of a value that a row marks as unsupported, once, at its position: `not-supported`, `not-needed`
 * or a note. The value is the author's, before defaults.
 */
export function reportUses(rows: SupportRows, value: unknown, where: Where): void {
  const label = where.label.charAt(0).toUpperCase() + where.label.slice(1);
  for (const [name, support] of Object.entries(rows)) {
    for (const { path, found } of findMembers(value, name.split(/\.|(?=\[\])/))) {
      if (found === undefined || support.unless?.includes(found)) continue;
      const full = [...(where.at ?? []), ...path];
      const problem = describeUse(support, `${label} \`${pathWords(full)}\``);
      if (problem) where.report.add({ ...problem, file: where.file, ...locateNearest(full, where) });
    }
  }
}

interface Member {
  readonly path: KeyPath;
  readonly found: unknown;
}

/** Members of a value that match a row's name, split at its dots. */
function findMembers(value: unknown, [part, ...rest]: readonly string[], path: KeyPath = []): readonly Member[] {
  if (part === undefined) return [{ path, found: value }];
  if (typeof value !== "object" || value === null) return [];
  if (part === "[]") {
    return Array.isArray(value) ? value.flatMap((each, index) => findMembers(each, rest, [...path, index])) : [];
  }
  const keys = part === "*" ? Object.keys(value) : Object.hasOwn(value, part) ? [part] : [];
  return keys.flatMap((key) => findMembers((value as Readonly<Record<string, unknown>>)[key], rest, [...path, key]));
}
