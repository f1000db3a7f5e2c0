import type { Diagnostic } from "../../model/diagnostic.ts";
import { unsafeScheme } from "../../url/unsafe-url.ts";

type Problem = Pick<Diagnostic, "code" | "severity" | "message" | "hint">;

/** Reports a URL that runs code. Diagnostic: `unsafe-link`. */
export function findUnsafeLink(url: string): Problem | undefined {
  const scheme = unsafeScheme(url);
  if (scheme === undefined) return undefined;
  return {
    code: "unsafe-link",
    severity: "error",
    message: `A URL in Markdown cannot start with \`${scheme}\`: it would run code in the reader's browser.`,
    hint: "Link to a page or file, or handle the click in a component.",
  };
}
