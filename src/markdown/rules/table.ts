/** Tables. */

import type { Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import { makeRule, type Rule } from "../rule.ts";

function renderTable(token: Tokens.Table, document: Compilation): string {
  document.untouched = false;
  const start = document.at;
  const lines = lineOffsets(token.raw);
  const marks = document.marks.length;
  const head = renderRow(token.header, document, start);
  const thead = document.element({ tag: "thead" }, marks, head);
  const headMarks = document.marks.length;
  let rows = "";
  for (const [index, row] of token.rows.entries()) rows += renderRow(row, document, start + (lines[index + 2] ?? 0));
  const tbody = rows === "" ? "" : document.element({ tag: "tbody" }, headMarks, rows);
  return document.element({ tag: "table" }, marks, thead + tbody);
}

function renderRow(cells: readonly Tokens.TableCell[], document: Compilation, start: number): string {
  const marks = document.marks.length;
  const text = document.frame.text;
  let at = start;
  let html = "";
  for (const cell of cells) {
    const found = text.indexOf(cell.text, at);
    if (found >= 0) at = found;
    html += renderCell(cell, document, at);
    at += cell.text.length;
  }
  document.endText();
  return document.element({ tag: "tr" }, marks, html);
}

function renderCell(cell: Tokens.TableCell, document: Compilation, at: number): string {
  const marks = document.marks.length;
  const inner = document.render(cell.tokens, at);
  document.plain += " ";
  const tag = cell.header ? "th" : "td";
  return document.element(
    cell.align === null ? { tag } : { tag, props: { style: { textAlign: cell.align } } },
    marks,
    inner,
  );
}

function lineOffsets(raw: string): number[] {
  const offsets = [0];
  for (let end = raw.indexOf("\n"); end >= 0; end = raw.indexOf("\n", end + 1)) offsets.push(end + 1);
  return offsets;
}

export const tableRule: Rule = makeRule<Tokens.Table>("table", renderTable);
