/** Tags and JavaScript between tokens and unified's trees: attributes in MDX's form, and the text of a node's code. */

import { Parser } from "acorn";
import acornJsx from "acorn-jsx";
import { toJs, jsx } from "estree-util-to-js";
import { decodeReferences, escapeAttribute } from "../body/escape.ts";
import type { Tag } from "../tags/tag.ts";
import type { CodeValue, JsxAttribute, TreeNode } from "./tree.ts";

const JsxParser = Parser.extend(acornJsx());

/** `data` of a node whose syntax tree is made when a plugin reads it; `undefined` for anything but JavaScript. */
export function lazyProgram(code: string, kind: "module" | "expression" | "spread"): { estree?: unknown } {
  const parse = (): unknown => parseProgram(code, kind);
  return Object.defineProperty({}, "estree", {
    configurable: true,
    enumerable: true,
    get(this: object) {
      const value = parse();
      Object.defineProperty(this, "estree", { value, writable: true, enumerable: true, configurable: true });
      return value;
    },
  });
}

/** Returns the syntax tree of JavaScript; `undefined` if the text is not JavaScript. */
export function parseProgram(code: string, kind: "module" | "expression" | "spread"): unknown {
  const text =
    kind === "module"
      ? code
      : kind === "spread"
        ? `({${code}})`
        : /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(code)
          ? ""
          : `(${code}\n)`;
  const comments: unknown[] = [];
  try {
    return Object.assign(
      JsxParser.parse(text, { ecmaVersion: "latest", sourceType: "module", onComment: comments as never }),
      { comments },
    );
  } catch {
    return undefined;
  }
}

/** The attributes of a tag in MDX's form. */
export function jsxAttributes(tag: Tag, raw: string): JsxAttribute[] {
  return tag.attributes.map(({ name, value }): JsxAttribute => {
    if (value.kind === "flag") return { type: "mdxJsxAttribute", name, value: null };
    if (value.kind === "text") return { type: "mdxJsxAttribute", name, value: decodeReferences(value.text) };
    const code = raw.slice(value.offset - tag.start + 1, value.end - tag.start - 1);
    if (value.kind === "spread")
      return { type: "mdxJsxExpressionAttribute", value: code, data: lazyProgram(code, "spread") };
    const data = lazyProgram(code, "expression");
    return { type: "mdxJsxAttribute", name, value: { type: "mdxJsxAttributeValueExpression", value: code, data } };
  });
}

/** A node or value with JavaScript. */
interface Coded {
  readonly value?: unknown;
  readonly data?: object | undefined;
}

/** The JavaScript of a node: from its syntax tree if a plugin made or read one, or else its text. */
export function codeOf({ value, data }: Coded): string {
  const estree: unknown = data && Object.getOwnPropertyDescriptor(data, "estree")?.value;
  if (typeof estree !== "object" || estree === null) return typeof value === "string" ? value : "";
  const program = estree as Parameters<typeof toJs>[0];
  return toJs(program, { handlers: jsx }).value.trim().replace(/;$/, "");
}

/** The opening tag of a JSX element. */
export function writeJsxTag({ name, attributes }: TreeNode): string {
  let tag = `<${name ?? ""}`;
  for (const attribute of Array.isArray(attributes) ? (attributes as JsxAttribute[]) : [])
    tag += ` ${writeAttribute(attribute)}`;
  return `${tag}>`;
}

function writeAttribute(attribute: JsxAttribute): string {
  const { name = "", value } = attribute;
  if (attribute.type === "mdxJsxExpressionAttribute") {
    const code = codeOf(attribute as CodeValue);
    return `{${/^\(?\{[\s\S]*\}\)?$/.test(code) ? code.replace(/^\(?\{|\}\)?$/g, "") : code}}`;
  }
  if (value === null || value === undefined) return name;
  return typeof value === "string" ? `${name}="${escapeAttribute(value)}"` : `${name}={${codeOf(value)}}`;
}
