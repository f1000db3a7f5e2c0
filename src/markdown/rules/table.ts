/** Tables. */

import type { Tokens } from "marked";
import type { Compilation } from "../compilation.ts";
import type { Frame } from "../source/frame.ts";
import { makeRule, type Rule } from "./rule.ts";
import { findLineStarts } from "../source/frame.ts";

function renderTable(token: Tokens.Table, document: Compilation): string {
  document.untouched = false;
  const marks = document.marks.length;
  const [header = [], ...body] = placeRows(token, document.frame, document.at);
  const head = renderRow(header, document);
  const thead = document.element({ tag: "thead" }, marks, head);
  const headMarks = document.marks.length;
  let rows = "";
  for (const row of body) rows += renderRow(row, document);
  const tbody = rows === "" ? "" : document.element({ tag: "tbody" }, headMarks, rows);
  return document.element({ tag: "table" }, marks, thead + tbody);
}

interface PlacedCell {
  readonly cell: Tokens.TableCell;
  /** Offset of its text in the frame of the table. */
  readonly at: number;
}

/** The rows of a table that begins at `start` of a frame, header first. */
export function placeRows({ header, rows, raw }: Tokens.Table, { text }: Frame, start: number): PlacedCell[][] {
  const lines = findLineStarts(raw);
  return [header, ...rows].map((row, index) => {
    let at = start + (lines[index === 0 ? 0 : index + 1] ?? 0);
    return row.map((cell) => {
      const found = text.indexOf(cell.text, at);
      if (found >= 0) at = found;
      const placed = { cell, at };
      at += cell.text.length;
      return placed;
    });
  });
}

function renderRow(cells: readonly PlacedCell[], document: Compilation): string {
  const marks = document.marks.length;
  let html = "";
  for (const { cell, at } of cells) html += renderCell(cell, document, at);
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

export const tableRule: Rule = makeRule<Tokens.Table>("table", renderTable);
