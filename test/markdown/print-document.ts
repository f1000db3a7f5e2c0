/** Writes a compiled document as text that is pleasant to compare: its body as HTML, then what else was found. */

import type { Diagnostic } from "../../src/model/diagnostic.ts";
import type { ComponentNode, Document, Node, Slot, SlotNode } from "../../src/model/document.ts";
import { joinSlotted } from "../../src/markdown/body/slotted.ts";
import { fillSlot, toRuns } from "../../src/markdown/body/fill-slots.ts";

/** The body, with components as tags; slots as `{link:./a.md}`. */
export function printBody(nodes: readonly Node[], slots: readonly Slot[]): string {
  return toRuns(nodes)
    .map((node) => (Array.isArray(node) ? printHtml(node, slots) : printComponent(node, slots)))
    .join("\n");
}

function printComponent({ c, p = {}, u, b, h }: ComponentNode, slots: readonly Slot[]): string {
  if (c === "") return `{code ${h}}`;
  const props = Object.entries(joinSlotted(p, u, (slot) => printSlot(slot, slots))).map(([name, value]) => {
    return ` ${name}=${typeof value === "string" ? JSON.stringify(value) : `{${JSON.stringify(value)}}`}`;
  });
  if (h !== undefined) props.push(` {...code ${h}}`);
  if (b === undefined) return `<${c}${props.join("")} />`;
  return `<${c}${props.join("")}>\n${printBody(b, slots).replace(/^(?=.)/gm, "  ")}\n</${c}>`;
}

const BLOCK_END =
  /(<\/(?:p|h[1-6]|ul|ol|li|tr|table|thead|tbody|blockquote|div|section|details|summary|figure)>|<hr>)(?=.)/g;

function printHtml(nodes: readonly (string | SlotNode)[], slots: readonly Slot[]): string {
  const html = nodes.map((node) => (typeof node === "string" ? node : printSlot(node, slots))).join("");
  return html.replaceAll('<span class="token-line">', "<s>").replace(BLOCK_END, "$1\n");
}

function printSlot({ s, a }: SlotNode, slots: readonly Slot[]): string {
  const slot = slots[s];
  if (slot?.kind === "message") return fillSlot({ s: 0, ...(a !== undefined && { a }) }, [slot]);
  const { kind, url } = slots[s] ?? { kind: "?", url: "?" };
  return a === undefined ? `{${kind}:${url}}` : ` ${a}="{${kind}:${url}}"`;
}

/** Everything about a document that a case pins. */
export function printDocument(document: Document, diagnostics: readonly Diagnostic[]): string {
  const facts = [
    ...(document.code === undefined ? [] : [`code: ${document.code.reason}`]),
    ...(document.contentTitle === undefined ? [] : [`title: ${document.contentTitle}`]),
    ...document.headings.map(({ level, id, text, line }) => `heading ${level} #${id} line ${line}: ${text}`),
    ...(document.anchors.length > 0 ? [`anchors: ${document.anchors.join(" ")}`] : []),
    ...document.imports.map(
      ({ from, names, line, column }) => `import ${from} ${line}:${column} ${JSON.stringify(names)}`,
    ),
    ...document.slots
      .filter(({ kind }) => kind !== "message")
      .map(({ kind, url, line, column }) => `${kind} ${url} ${line}:${column}`),
    ...diagnostics.map(
      ({ severity, code, message, line, column }) => `${severity} ${code} ${line}:${column} ${message}`,
    ),
  ];
  const truncated =
    document.truncatedBody && `\n<!-- truncated -->\n${printBody(document.truncatedBody, document.slots)}`;
  return `${printBody(document.body, document.slots)}${truncated ?? ""}\n\n<!--\n${facts.join("\n")}\n-->\n`;
}
