/**
 * Formulas of a code page. In: `<code class="language-math">` elements, made of dollar signs or fences. Out: elements with
 * KaTeX's HTML, as on any other page. It runs before headings are read: what a heading says of a formula is its TeX.
 */

import type { Reporter } from "../../model/diagnostic.ts";
import { formulaElement, type FormulaProblem, type RenderFormula } from "../math/formulas.ts";
import { jsxAttribute, textOf, type TreeNode, type TreePlugin, walk } from "./tree.ts";

export interface FormulaRequest {
  readonly path: string;
  /** The text of the file. */
  readonly text: string;
  readonly render: RenderFormula;
  readonly report: Reporter;
}

/** Replaces all formulas of a document. */
export function formulas({ text, ...request }: FormulaRequest): TreePlugin {
  const lines = text.split("\n");
  return () => (tree) =>
    walk(tree, (node, { siblings, index }) => {
      const block = node.tagName === "pre" && node.children?.length === 1 ? node.children[0] : undefined;
      const code = block ?? node;
      if (code.tagName !== "code" || !isFormula(code)) return;
      siblings[index] = toFormula(
        textOf(code).replace(/\n$/, ""),
        { node, display: block !== undefined },
        { ...request, lines },
      );
      return "skip";
    });
}

interface ReportRequest extends Omit<FormulaRequest, "text"> {
  readonly lines: readonly string[];
}

function isFormula({ properties }: TreeNode): boolean {
  const classes: unknown = properties?.["className"];
  return Array.isArray(classes) && classes.includes("language-math");
}

interface Place {
  /** The element that is replaced. */
  readonly node: TreeNode;
  readonly display: boolean;
}

function toFormula(tex: string, place: Place, request: ReportRequest): TreeNode {
  const { html, problems } = request.render(tex, place.display);
  for (const problem of problems) report(problem, { ...place, tex }, request);
  const { tag, className } = formulaElement(place.display);
  return {
    type: place.display ? "mdxJsxFlowElement" : "mdxJsxTextElement",
    name: tag,
    attributes: [jsxAttribute("className", className), jsxAttribute("dangerouslySetInnerHTML", { __html: html })],
    children: [],
    position: place.node.position,
    made: { html: `<${tag} class="${className}">${html}</${tag}>`, text: tex },
  };
}

/** Dollar signs, a space or the opening line stand before the TeX. */
function report(
  { offset, message, ...problem }: FormulaProblem,
  { node, display, tex }: Place & { readonly tex: string },
  { lines, ...request }: ReportRequest,
): void {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const before = tex.slice(0, offset).split("\n");
  const shift = (lines[line - 1] ?? "").slice(column - 1).search(/[^$ ]/);
  const at = line + before.length;
  const place = display
    ? {
        line: at,
        column:
          Math.max(0, (lines[at - 1] ?? "").indexOf(tex.split("\n")[before.length - 1] ?? "")) +
          (before.at(-1)?.length ?? 0) +
          1,
      }
    : { line, column: column + Math.max(0, shift) + offset };
  request.report.add({ code: "invalid-formula", ...problem, message: `${message}.`, file: request.path, ...place });
}
