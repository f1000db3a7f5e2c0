/** Code of the site that would end the run, or keep it from ending. In: an error. Out: what is wrong, if it is one of these. */

import type { Diagnostic } from "../model/diagnostic.ts";
import { isA } from "../report/error-text.ts";
import { ExitError, NeverSettlesError } from "../report/site-code.ts";

/** Describes `process-exit` and `never-settles`; undefined for any other error. */
export function describeEnding(error: unknown): Pick<Diagnostic, "code" | "message" | "hint"> | undefined {
  if (isA(error, ExitError)) {
    return {
      code: "process-exit",
      message: `Code of the site calls \`${error.call}\`, which would end the run with nothing done.`,
      hint: "Remove the call. To stop a build with an error, throw one.",
    };
  }
  if (isA(error, NeverSettlesError)) {
    const name = error.code.charAt(0).toUpperCase() + error.code.slice(1);
    return {
      code: "never-settles",
      message: `${name} never finishes: it waits for a promise that nothing can settle.`,
      hint: "Resolve or reject every promise that it awaits.",
    };
  }
  return undefined;
}
