/** Values in braces, and braces that show nothing. */

import type { Json } from "../../model/json.ts";
import { escapeText } from "../code/escape-text.ts";
import type { Compilation } from "../compilation.ts";
import type { Expression } from "../values/expression.ts";
import { CHILDREN, CHILDREN_NODE } from "../partials/children.ts";
import { makeRule, type Rule } from "./rule.ts";
import { statementsOf } from "../script/module-block.ts";
import { toImport } from "../script/names.ts";
import { isMistake } from "../script/parser.ts";
import { reportMistake } from "../script/report-mistake.ts";
import type { ExpressionToken, GapToken, HiddenToken, ModuleToken } from "../lex/tokens.ts";

/** The text that React renders for a value. */
export function toShownText(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(toShownText).join("");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** HTML of the braces at `at`; adds their text to that of the page. */
export function renderExpression(expression: Expression, at: number, document: Compilation): string {
  switch (expression.kind) {
    case "code":
      return document.leaf({
        c: "",
        h: document.script.expression({ ...expression, base: 0, ...document.position(at + 1) }),
      });
    case "broken":
      reportMistake({ ...expression, kind: "braces", start: at + 1 }, document);
      return "";
    case "value": {
      if (expression.value === CHILDREN) return document.leaf({ c: CHILDREN_NODE });
      const text = toShownText(expression.value);
      document.plain += document.asWritten(text);
      return escapeText(text);
    }
    default:
      return "";
  }
}

const NO_COMMENTS = {
  mistake: "This is an HTML comment, which `markdown.mdx1Compat.comments` turns off in MDX.",
  hint: "Write it as `{/* … */}`.",
} as const;

export const expressionRules: readonly Rule[] = [
  makeRule<ExpressionToken>("expression", ({ raw, expression }, document) => {
    const start = document.plain.length;
    const html = renderExpression(expression, document.at, document);
    if (document.inHeading && expression.kind !== "broken")
      document.headingSources.push({ start, end: document.plain.length, source: raw.trim().slice(1, -1) });
    return html;
  }),
  makeRule<HiddenToken>("hidden", ({ raw }, document) => {
    if (document.mdx && !document.options.mdx1Compat.comments && raw.trimStart().startsWith("<!--")) {
      const { mistake: message, hint } = NO_COMMENTS;
      document.options.report.error({
        code: "invalid-mdx",
        message,
        hint,
        file: document.source.path,
        ...document.position(),
      });
    }
    return "";
  }),
  makeRule<ModuleToken>("module", ({ raw, program }, document) => {
    if (isMistake(program)) reportMistake({ ...program, kind: "statement", start: document.at }, document);
    else {
      for (const node of statementsOf(program)) {
        const source = raw.slice(node.start, node.end);
        document.script.statement({ source, node, base: node.start, ...document.position(document.at + node.start) });
        const statement = toImport(node);
        if (statement === undefined) continue;
        const named = { ...statement, from: document.moduleName(statement.from) };
        document.imports.push({ ...named, ...document.position(document.at + statement.start) });
        document.names.bindImport(named);
      }
    }
    return "";
  }),
  makeRule<GapToken>("gap", ({ isUnseen }, document) => {
    document.plain += " ";
    return isUnseen ? "" : " ";
  }),
];
