/** Footnotes: references become numbers, and what they refer to a list at the end of the document. */

import type { Token } from "marked";
import { escapeAttribute } from "../escape.ts";
import type { Compilation, FootnoteUse } from "../compilation.ts";
import { FOOTNOTES_HEADING, footnoteSuffix } from "../footnote-ids.ts";
import { makeRule, type Rule } from "../rule.ts";
import { attributeText } from "../slots.ts";
import type { FootnoteDefinitionToken, FootnoteReferenceToken } from "../tokens.ts";

const PREFIX = "user-content-fn";

function renderReference({ label }: FootnoteReferenceToken, document: Compilation): string {
  const note = document.footnotes.get(label) ?? { label, number: document.footnotes.size + 1, references: 0 };
  document.footnotes.set(label, note);
  const count = ++note.references;
  const suffix = footnoteSuffix(document.source.path);
  const reference = `${PREFIX}ref-${escapeAttribute(label)}${suffix}${count > 1 ? `-${count}` : ""}`;
  const target = document.slot("link", `#${PREFIX}-${label}${suffix}`);
  const link = `<a${attributeText("href", target)} id="${reference}" data-footnote-ref aria-describedby="${FOOTNOTES_HEADING}${suffix}">${note.number}</a>`;
  return `<sup>${link}</sup>`;
}

/** The list of the footnotes that the document refers to. */
export function renderFootnotes(document: Compilation): string {
  if (document.footnotes.size === 0) return "";
  const marks = document.marks.length;
  let items = "";
  // Footnotes may refer to footnotes, which are added while this goes on.
  for (const note of document.footnotes.values()) items += renderNote(note, document);
  const id = FOOTNOTES_HEADING + footnoteSuffix(document.source.path);
  const heading = `<h2 class="sr-only" id="${id}">Footnotes</h2>`;
  const list = document.element({ tag: "ol" }, marks, items);
  return document.element(
    { tag: "section", props: { "data-footnotes": true, className: "footnotes" } },
    marks,
    heading + list,
  );
}

function renderNote(note: FootnoteUse, document: Compilation): string {
  const definition = document.definitions.get(note.label);
  if (definition === undefined) return "";
  const marks = document.marks.length;
  const inner = document.renderInside(definition.frame, definition.tokens);
  const id = note.label + footnoteSuffix(document.source.path);
  const escaped = escapeAttribute(id);
  document.anchors.push(`${PREFIX}-${id}`);
  let links = "";
  for (let count = 1; count <= note.references; count++) {
    const suffix = count > 1 ? `-${count}` : "";
    const label = `Back to reference ${note.number}${suffix}`;
    const arrow = count > 1 ? `↩<sup>${count}</sup>` : "↩";
    links += ` <a href="#${PREFIX}ref-${escaped}${suffix}" data-footnote-backref aria-label="${label}" class="data-footnote-backref">${arrow}</a>`;
  }
  const linked = inner.endsWith("</p>") ? `${inner.slice(0, -4)}${links}</p>` : inner + links;
  return document.element({ tag: "li", props: { id: `${PREFIX}-${id}` } }, marks, linked);
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
