/**
 * How to run schemas. Messages are left empty so that only a schema's own words appear, and the issue of an unknown key
 * contains the valid names beside it, which only that schema knows.
 */

import type { core } from "zod/mini";

/** Context for every `safeParse` of an author's value. */
export const PARSE_CONTEXT: core.ParseContext<core.$ZodIssue> = { error: keysAsMessage, reportInput: true };

/** The valid names beside an unknown key. */
export function validKeys(issue: core.$ZodIssueUnrecognizedKeys): readonly string[] {
  return issue.message === "" ? [] : issue.message.split("\n");
}

function keysAsMessage(issue: core.$ZodRawIssue): string {
  if (issue.code !== "unrecognized_keys") return "";
  const def = (issue.inst as core.$ZodTypes | undefined)?._zod.def;
  if (def?.type !== "object") return "";
  return Object.keys(def.shape)
    .filter((key) => !isReplaced(def.shape[key]))
    .join("\n");
}

/** Removed fields (`renamed`) are not suggested. */
function isReplaced(field: core.$ZodType | undefined): boolean {
  const def = (field as core.$ZodTypes | undefined)?._zod.def;
  return def?.type === "optional" && (def.innerType as core.$ZodTypes)._zod.def.type === "never";
}
