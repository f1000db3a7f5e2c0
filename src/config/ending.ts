import type { Diagnostic } from "../model/diagnostic.ts";
import { isA } from "../report/error-text.ts";
import { ExitError, NeverSettlesError } from "../report/site-code.ts";

/** Describes code of the site that would end the run (`process-exit`), or prevent its end (`never-settles`); `undefined` for any other error. */
export function describeEnding(error: unknown): Pick<Diagnostic, "code" | "message" | "hint"> | undefined {
  if (isA(error, ExitError)) {
    return {
      code: "process-exit",
      message: `The site's code calls \`${error.call}\`, which would end the command before it finishes.`,
      hint: "Remove the call. To stop a build, throw an error.",
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
