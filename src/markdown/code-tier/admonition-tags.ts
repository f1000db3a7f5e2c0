/** Writes admonitions as JSX. In: lines of prose. Out: `:::note Title` → `<Admonition …>`, its `:::` → `</Admonition>`. */

import { MARKDOWN_TITLE } from "./admonitions.ts";
import { readOpening } from "../scan/admonition.ts";

const MARKED = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(:{3,})[ \t]*(.*)$/;

/** Rewrites the lines of one document in order; it remembers which admonitions are open. */
export interface AdmonitionRewriter {
  rewrite(line: string): string;
  /** Lines that close what is still open at the end. */
  end(): string[];
}

interface Open {
  readonly colons: number;
  /** Words that open no admonition have a closing line nevertheless. */
  readonly known: boolean;
}

/** Makes a rewriter for the words that open an admonition. */
export function makeAdmonitionRewriter(keywords: readonly string[]): AdmonitionRewriter {
  const words = new Set(keywords);
  const open: Open[] = [];
  return {
    rewrite(line) {
      const [, before = "", mark, rest = ""] = line.includes(":::") ? (MARKED.exec(line) ?? []) : [];
      if (mark === undefined) return line;
      if (rest.trim() === "") return before + (close(open, mark.length) || mark);
      const opening = readOpening(line, before.length);
      if (opening === undefined) return line;
      const known = words.has(opening.keyword);
      open.push({ colons: mark.length, known });
      return known ? before + openingTag(opening.keyword, opening.title) : line;
    },
    end: () => open.splice(0).flatMap(({ known }) => (known ? ["</Admonition>"] : [])),
  };
}

/** Closes the innermost one of as many colons, else the innermost with fewer, and all inside it. */
function close(open: Open[], colons: number): string {
  const exact = open.findLastIndex((one) => one.colons === colons);
  const depth = exact >= 0 ? exact : open.findLastIndex((one) => one.colons < colons);
  const closed = depth < 0 ? [] : open.splice(depth);
  return closed.map(({ known }) => (known ? "</Admonition>" : "")).join("");
}

function openingTag(type: string, title: string): string {
  const value = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<Admonition type="${type}"${title === "" ? "" : ` ${MARKDOWN_TITLE}="${value}"`}>`;
}
