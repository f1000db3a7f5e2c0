/** Reads XML as strictly as a feed reader does. */

import { expect } from "bun:test";
import { Parser } from "htmlparser2";

/** The parser forgives; a feed reader does not: every tag must be closed by its own end. */
function checkNesting(xml: string): void {
  const open: string[] = [];
  for (const [, end, name = "", empty] of xml.matchAll(/<(\/?)([A-Za-z][\w:.-]*)[^<>]*?(\/?)>/g)) {
    if (end) expect(name).toBe(open.pop() ?? "nothing open");
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
}

/** Texts of elements in order, by the path of their names. */
export function readXml(xml: string): [path: string, text: string][] {
  checkNesting(xml);
  const open: string[] = [];
  const texts: [string, string][] = [];
  const parser = new Parser(
    {
      onopentag: (name) => void open.push(name),
      ontext: (text) => {
        const path = open.join(">");
        const last = texts.at(-1);
        if (last?.[0] === path && !last[1].endsWith("\n")) last[1] += text;
        else texts.push([path, text]);
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return texts.filter(([, text]) => text.trim() !== "");
}
