/** Renders formulas with KaTeX at build time. Reports mistakes in the TeX: such a formula is shown as source. */

import type { KatexOptions, StrictFunction, Token } from "katex";
import type { FormulaSettings, FormulaSyntax } from "../../model/document.ts";
import { escapeText } from "../code/escape-text.ts";
import { escapeAttribute } from "../body/escape.ts";

export interface FormulaProblem {
  /** A sentence without period. */
  readonly message: string;
  readonly hint?: string;
  /** Offset in the TeX. */
  readonly offset: number;
  readonly length?: number;
  readonly severity: "error" | "warning";
}

export interface RenderedFormula {
  readonly html: string;
  readonly problems: readonly FormulaProblem[];
}

/** Makes HTML from TeX; `display` is a block formula. */
export type RenderFormula = (tex: string, display: boolean) => RenderedFormula;

/** What compilation needs for formulas. */
export interface Formulas {
  readonly syntax?: FormulaSyntax;
  /** Makes the renderer of one document: definitions with `\gdef` apply only to the rest of that document. */
  readonly makeRenderer?: () => RenderFormula;
}

/** The element around a formula. */
export function formulaElement(display: boolean): { readonly tag: string; readonly className: string } {
  return display ? { tag: "div", className: "math math-display" } : { tag: "span", className: "math math-inline" };
}

/** A theme color that is readable in both color modes. */
const ERROR_COLOR = "var(--ifm-color-danger-contrast-foreground)";

/** Prepares a site's settings; KaTeX, with its chemistry extension, is loaded on demand. */
export async function loadFormulas({ syntax, katex }: FormulaSettings): Promise<Formulas> {
  const makeRenderer = katex && (await loadRenderers(katex));
  return { ...(syntax && { syntax }), ...(makeRenderer && { makeRenderer }) };
}

async function loadRenderers(options: KatexOptions): Promise<() => RenderFormula> {
  const { default: katex, ParseError } = await import("katex");
  await import("katex/contrib/mhchem");
  return () => {
    const macros = { ...options.macros };
    const settings = { errorColor: ERROR_COLOR, ...options, macros };
    return (tex, displayMode) => {
      const problems: FormulaProblem[] = [];
      const strict = strictness(options.strict, (problem) => problems.push(problem));
      try {
        return { html: katex.renderToString(tex, { ...settings, displayMode, strict, throwOnError: true }), problems };
      } catch (error) {
        const severity = options.throwOnError === true ? "error" : "warning";
        problems.push({ ...(error instanceof ParseError ? toProblem(error) : TOO_DEEP), severity });
        return { html: sourceHtml(tex, String(error), settings.errorColor), problems };
      }
    };
  };
}

interface ParseMistake {
  readonly rawMessage: string;
  readonly position: number | undefined;
  readonly length: number | undefined;
}

/** Besides mistakes, deep nesting stops KaTeX: its parser is recursive. */
const TOO_DEEP = { message: "This formula is nested too deep", offset: 0 };

/** The same output that KaTeX has for an invalid formula. */
function sourceHtml(tex: string, error: string, color: string): string {
  const title = escapeAttribute(error);
  return `<span class="katex-error" title="${title}" style="color:${escapeAttribute(color)}">${escapeText(tex)}</span>`;
}

function toProblem({ rawMessage, position = 0, length }: ParseMistake): Omit<FormulaProblem, "severity"> {
  const unknown = /^Undefined control sequence: (.+)/.exec(rawMessage)?.[1];
  return {
    message: `This formula is not valid: ${unknown === undefined ? lowerFirst(rawMessage) : `KaTeX has no \`${unknown}\``}`,
    ...(unknown !== undefined && { hint: `The option \`macros\` of \`rehype-katex\` can define \`${unknown}\`.` }),
    offset: position,
    ...(length !== undefined && length > 0 && { length }),
  };
}

/** KaTeX would print warnings; here they become diagnostics. */
function strictness(
  strict: KatexOptions["strict"] = "warn",
  add: (problem: FormulaProblem) => void,
): NonNullable<KatexOptions["strict"]> {
  const decide: StrictFunction = (code, message, token) => {
    const verdict = typeof strict === "function" ? strict(code, message, token) : strict;
    if (verdict !== "warn") return verdict;
    add(toStrictWarning(code, message, token));
    return "ignore";
  };
  return decide;
}

function toStrictWarning(code: string, message: string, token: Token | undefined): FormulaProblem {
  const loc = token?.loc;
  return {
    message: `LaTeX would not accept this formula: ${lowerFirst(message)}`,
    hint: `The option \`strict: "ignore"\` of \`rehype-katex\` turns this off (\`${code}\`).`,
    offset: loc?.start ?? 0,
    ...(loc !== undefined && { length: loc.end - loc.start }),
    severity: "warning",
  };
}

/** Names like `LaTeX` stay unchanged. */
function lowerFirst(text: string): string {
  return text.replace(/^[A-Z](?=[a-z]*\b)/, (first) => first.toLowerCase());
}
