/** Footnotes: references become numbers, and definitions a list at the end of the document. */

import type { Token } from "marked";
import { escapeText } from "../code/escape-text.ts";
import { escapeAttribute } from "../body/escape.ts";
import type { Compilation, FootnoteUse } from "../compilation.ts";
import { FOOTNOTES_HEADING, footnoteSuffix } from "../text/footnote-ids.ts";
import { makeRule, type Rule } from "./rule.ts";
import { attributeText } from "../body/slots.ts";
import { toProps } from "../unified/properties.ts";
import type { FootnoteDefinitionToken, FootnoteReferenceToken } from "../lex/tokens.ts";

function renderReference({ label }: FootnoteReferenceToken, document: Compilation): string {
  const note = document.footnotes.get(label) ?? { label, number: document.footnotes.size + 1, references: 0 };
  document.footnotes.set(label, note);
  const count = ++note.references;
  const suffix = suffixOf(document);
  const prefix = prefixOf(document);
  const reference = `${prefix}ref-${escapeAttribute(label)}${suffix}${count > 1 ? `-${count}` : ""}`;
  const target = document.slot("link", `#${prefix}-${label}${suffix}`);
  const described = document.options.precedesVersion3 ? "" : ` aria-describedby="${FOOTNOTES_HEADING}${suffix}"`;
  const link = `<a${attributeText("href", target)} id="${reference}" data-footnote-ref${described}>${note.number}</a>`;
  return `<sup>${link}</sup>`;
}

/** The list of footnotes that the document refers to. */
export function renderFootnotes(document: Compilation): string {
  if (document.footnotes.size === 0) return "";
  const marks = document.marks.length;
  let items = "";
  // Footnotes may refer to footnotes, which are added during this loop.
  for (const note of document.footnotes.values()) items += renderNote(note, document);
  const list = document.element({ tag: "ol" }, marks, items);
  const heading = document.options.precedesVersion3 ? "" : renderLabel(document);
  return document.element(
    { tag: "section", props: { "data-footnotes": true, className: "footnotes" } },
    marks,
    heading + list,
  );
}

/** The hidden heading of the list, which came with release 3. */
function renderLabel(document: Compilation): string {
  const id = FOOTNOTES_HEADING + suffixOf(document);
  const { footnoteLabel, footnoteLabelTagName, footnoteLabelProperties } = optionsOf(document);
  const tag = typeof footnoteLabelTagName === "string" ? footnoteLabelTagName : "h2";
  const label =
    typeof footnoteLabel === "string" ? escapeText(footnoteLabel) : document.message("theme.footnotes.title");
  const given = isRecord(footnoteLabelProperties) ? toProps(footnoteLabelProperties) : { className: "sr-only" };
  return document.element({ tag, props: { ...given, id } }, document.marks.length, label);
}

function renderNote(note: FootnoteUse, document: Compilation): string {
  const definition = document.definitions.get(note.label);
  if (definition === undefined) return "";
  const marks = document.marks.length;
  const prefix = prefixOf(document);
  const inner = document.renderInside(definition.frame, definition.tokens);
  const id = note.label + suffixOf(document);
  const escaped = escapeAttribute(id);
  document.anchors.push(`${prefix}-${id}`);
  const space = document.options.precedesVersion3 ? "" : " ";
  let links = "";
  for (let count = 1; count <= note.references; count++) {
    const suffix = count > 1 ? `-${count}` : "";
    const { label, arrow } = backLink(note.number, count, document);
    links += `${space}<a href="#${prefix}ref-${escaped}${suffix}" data-footnote-backref${attributeText("aria-label", label)} class="data-footnote-backref">${arrow}</a>`;
  }
  const linked = inner.endsWith("</p>") ? `${inner.slice(0, -4)}${links}</p>` : inner + links;
  return document.element({ tag: "li", props: { id: `${prefix}-${id}` } }, marks, linked);
}

interface BackLink {
  readonly label: string;
  /** HTML. */
  readonly arrow: string;
}

/** The label of the link from a note back to one of its references. */
function backLink(number: number, count: number, document: Compilation): BackLink {
  const { footnoteBackLabel, footnoteBackContent } = optionsOf(document);
  const read = (option: unknown): unknown => (typeof option === "function" ? option(number - 1, count) : option);
  const label = read(footnoteBackLabel);
  const content = read(footnoteBackContent);
  const reference = `${number}${count > 1 ? `-${count}` : ""}`;
  const arrow = count > 1 ? `↩<sup>${count}</sup>` : "↩";
  return {
    label: typeof label === "string" ? label : document.message("theme.footnotes.backLabel", { reference }),
    arrow: content === undefined ? arrow : escapeText(textOf(content)),
  };
}

/** The text of a site's value: a string, or hast nodes. */
function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join("");
  if (isRecord(content)) return textOf(content["value"] ?? content["children"] ?? "");
  return String(content);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function optionsOf({ options }: Compilation): Readonly<Record<string, unknown>> {
  return options.remarkRehypeOptions ?? {};
}

function prefixOf(document: Compilation): string {
  const { clobberPrefix = document.options.precedesVersion3 ? "" : "user-content-" } = optionsOf(document);
  return `${typeof clobberPrefix === "string" ? clobberPrefix : ""}fn`;
}

/** Only posts and files inside others share pages with footnotes of other files. */
function suffixOf({ source, options }: Compilation): string {
  const { removeContentTitle, given, asModule } = options;
  return removeContentTitle || given !== undefined || asModule ? footnoteSuffix(source.path) : "";
}

export const footnoteRules: readonly Rule[] = [
  makeRule<FootnoteReferenceToken>("footnoteReference", renderReference),
  makeRule<FootnoteDefinitionToken>("footnoteDefinition", (token, document) => {
    const tokens: readonly Token[] = token.tokens;
    const frame = document.frame.inside(token.text, document.at);
    if (!document.definitions.has(token.label)) document.definitions.set(token.label, { tokens, frame });
    return "";
  }),
];
