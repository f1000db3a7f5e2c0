/** Decides which file `veloci swizzle` writes, based on its options and the site. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SwizzleRow, SwizzleVerdict } from "../model/swizzle.ts";
import type { Language } from "../swizzle/eject.ts";

/** Advice after writing a component. */
export const NEXT_STEP = {
  wrap: "Add your own elements around the component. It keeps following the theme.",
  eject: "The copy is yours to change and to keep up to date. `veloci build` checks it.",
};

/** The component to write, and the action. */
export interface Choice {
  readonly action: "wrap" | "eject";
  readonly language: Language;
}

export interface ChoiceOptions {
  readonly wrap: boolean;
  readonly eject: boolean;
  readonly typescript: boolean;
  readonly javascript: boolean;
  readonly danger: boolean;
}

/** Reads the options. Diagnostics: `missing-option`, `conflicting-options`, `unsafe-swizzle` and `forbidden-swizzle`. */
export function readChoice(
  { wrap, eject, typescript, javascript, danger }: ChoiceOptions,
  row: SwizzleRow,
  siteDir: string,
): Choice | { readonly problem: Diagnostic } {
  const severity = "error";
  if (wrap === eject) {
    const code = wrap ? "conflicting-options" : "missing-option";
    const message = wrap
      ? "`--wrap` and `--eject` cannot be used together."
      : `\`swizzle ${row.name}\` needs \`--wrap\` or \`--eject\`.`;
    const hint = "`--wrap` adds something around the component and follows the theme; `--eject` copies its code.";
    return { problem: { code, severity, message, hint } };
  }
  if (typescript && javascript) {
    const message = "`--typescript` and `--javascript` cannot be used together.";
    return { problem: { code: "conflicting-options", severity, message, hint: "Leave out one of them." } };
  }
  const action = wrap ? "wrap" : "eject";
  const problem = toUnsafe(row, action, danger);
  if (problem) return { problem };
  const isTyped = typescript || (!javascript && usesTypeScript(siteDir));
  return { action, language: isTyped ? "typescript" : "javascript" };
}

function toUnsafe(row: SwizzleRow, action: "wrap" | "eject", danger: boolean): Diagnostic | undefined {
  const { safety, reason = "" }: SwizzleVerdict = row[action];
  if (safety === "safe" || (safety === "unsafe" && danger)) return undefined;
  const isForbidden = safety === "forbidden";
  const other = action === "eject" ? "Use `--wrap` to add something to it." : "Use `--eject`.";
  return {
    code: isForbidden ? "forbidden-swizzle" : "unsafe-swizzle",
    severity: "error",
    message: `\`${row.name}\` ${isForbidden ? "cannot be" : "is not safe to"} ${action}${isForbidden ? "ed" : ""}: ${reason}.`,
    hint: isForbidden ? other : `Add \`--danger\` to do it anyway${action === "eject" ? ", or use `--wrap`" : ""}.`,
  };
}

function usesTypeScript(siteDir: string): boolean {
  return ["tsconfig.json", "docusaurus.config.ts", "docusaurus.config.mts"].some((name) =>
    existsSync(join(siteDir, name)),
  );
}
