/**
 * Braces of MDX 1 around Markdown: `{condition && <div>` on a line, any text, and `</div>}`. MDX 1 joined such lines
 * without parsing them; in MDX 3 they are a syntax error.
 */

/** Component that shows its children conditionally. */
const SHOWN = "Shown";

const BEGIN = /^([ \t]*)\{(.+?)&&[ \t]*\(?[ \t]*(<(?:([A-Za-z][\w.]*)(?:[ \t][^>]*)?)?(?<!\/)>)[ \t]*$/;

const END = /^([ \t]*)<\/([A-Za-z][\w.]*)?>[ \t]*\)?[ \t]*\}[ \t]*$/;

const FENCE = /^[ \t]*(`{3,}|~{3,})/;

/** The text with elements; `undefined` if it contains no such braces, or unclosed ones. */
export function openConditions(text: string): string | undefined {
  if (!/^[ \t]*\{.*&&.*<.*>[ \t]*$/m.test(text)) return undefined;
  const inside: string[] = [];
  let fence: string | undefined;
  let count = 0;
  const lines = text.split("\n").map((line) => {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) fence = undefined;
      return line;
    }
    fence = mark;
    const [begins, before = "", condition = "", tag = "", name = ""] = BEGIN.exec(line) ?? [];
    if (begins !== undefined) {
      inside.push(name);
      count++;
      return `${before}<${SHOWN} when={${condition.trim()}}>${tag}`;
    }
    const [ends, indent = "", closed = ""] = END.exec(line) ?? [];
    if (ends === undefined || inside.at(-1) !== closed) return line;
    inside.pop();
    return `${indent}</${closed}></${SHOWN}>`;
  });
  return count > 0 && inside.length === 0 ? lines.join("\n") : undefined;
}
