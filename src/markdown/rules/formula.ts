/** Formulas: `$…$`, `$$` on lines of their own, and `math` fences. */

import { escapeText } from "../code/escape-text.ts";
import type { Compilation } from "../compilation.ts";
import { formulaElement, type FormulaProblem } from "../math/formulas.ts";
import { makeRule, type Rule } from "./rule.ts";
import type { FormulaToken } from "../lex/tokens.ts";

/** A formula and its position: `offset` in the current token, on its first line if it has several. */
export interface WrittenFormula {
  readonly tex: string;
  readonly offset: number;
  readonly display: boolean;
}

/** Returns the HTML of a formula. Reports its mistakes. */
export function renderFormula({ tex, offset, display }: WrittenFormula, document: Compilation): string {
  document.plain += tex;
  const render = document.formulas;
  if (render === undefined) return codeHtml(tex, display);
  const { html, problems } = render(tex, display);
  document.hasFormulas = true;
  for (const problem of problems) reportProblem(problem, { tex, offset, display }, document);
  const { tag, className } = formulaElement(display);
  return `<${tag} class="${className}">${html}</${tag}>`;
}

function reportProblem(
  { offset: at, message, ...problem }: FormulaProblem,
  { tex, offset, display }: WrittenFormula,
  document: Compilation,
): void {
  const place = Math.min(at, tex.length);
  const start = document.at + offset;
  const frame = display ? document.frame.inside(tex, start) : document.frame;
  const position = frame.position(display ? place : start + place);
  document.options.report.add({
    code: "invalid-formula",
    ...problem,
    message: `${message}.`,
    file: document.source.path,
    ...position,
  });
}

/** The output of `remark-math` alone, for scripts that render formulas in the browser. */
function codeHtml(tex: string, display: boolean): string {
  const code = `<code class="language-math math-${display ? "display" : "inline"}">${escapeText(tex)}</code>`;
  return display ? `<pre>${code}</pre>` : code;
}

export const formulaRule: Rule = makeRule<FormulaToken>("formula", (token, document) => {
  if (token.display) document.untouched = false;
  if (token.unclosed) {
    document.warn({
      code: "unclosed-formula",
      message: "This formula has no closing `$$`: it extends to the end of the surrounding text.",
      hint: "Close it with a line of the same number of dollar signs.",
    });
  }
  const html = renderFormula(token, document);
  if (token.display) document.endText();
  return html;
});
