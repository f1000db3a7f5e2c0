/** Finds highlighted code in the body of an earlier build, so that a change elsewhere on a page does not load a grammar. */

import type { Node } from "../../model/document.ts";

/** Returns the HTML of each line of code that was highlighted before. `language` is in lower case. */
export type FindHighlighted = (code: string, language: string) => readonly string[] | undefined;

/** Collects the highlighted blocks of bodies that the same release compiled with the same settings. */
export function collectHighlighted(bodies: Iterable<readonly Node[]>): FindHighlighted {
  const found = new Map<string, readonly string[]>();
  const visit = (node: Node): void => {
    if (typeof node === "string" || "s" in node) return;
    const [html] = node.b ?? [];
    const language = node.p?.["language"];
    if (node.c === "CodeBlock" && typeof html === "string" && typeof language === "string") {
      const lines = linesOf(html);
      found.set(keyOf(textOf(lines), language.toLowerCase()), lines);
    } else {
      node.b?.forEach(visit);
      node.k?.forEach(visit);
    }
  };
  for (const body of bodies) body.forEach(visit);
  return (code, language) => found.get(keyOf(code, language));
}

function keyOf(code: string, language: string): string {
  return `${language}\n${code}`;
}

/** What `compileCodeBlock` wrote between the spans of lines. */
function linesOf(html: string): string[] {
  const lines = html.matchAll(/<span class="token-line[^"]*">(.*?)\n?<\/span>(?=<span class="token-line|$)/gsu);
  return Array.from(lines, ([, line = ""]) => line);
}

/** The code itself: highlighted lines escape only these three characters. */
function textOf(lines: readonly string[]): string {
  const text = lines.join("\n").replaceAll(/<[^>]*>/g, "");
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
