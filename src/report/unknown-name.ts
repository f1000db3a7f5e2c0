import type { DiagnosticCode } from "../model/catalog/catalog.ts";
import { didYouMean, nearestName } from "./nearest.ts";

/** Maximum number of names in a readable hint. */
const MOST_NAMES = 10;

export interface UnknownName {
  readonly code: DiagnosticCode;
  readonly field: string;
  /** In words: "doc". */
  readonly what: string;
  readonly name: string;
  readonly known: readonly string[];
}

/** The problem of a navbar item that names something that does not exist, with the probable name. */
export function describeUnknown({ code, field, what, name, known }: UnknownName) {
  const more = known.length > MOST_NAMES ? `, and ${known.length - MOST_NAMES} more` : "";
  const list = known.length > 0 ? `There are: ${known.slice(0, MOST_NAMES).join(", ")}${more}.` : "There are none.";
  return {
    code,
    field,
    message: `A navbar item cannot find any ${what} with the id \`${name}\`.`,
    hint: didYouMean(nearestName(name, known)) ?? list,
  };
}
