/**
 * Adds the markers that continuation lines of quotes, lists and footnotes leave out: `> a` and `b` become `> a` and `>
 * b`. Markdown treats both the same, but its parser looks back over the whole paragraph at every line without markers.
 */

const CONTAINERS = /^(?:(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+|\[\^[^\]\s]+\]:)[ \t]*/;

/** Text that neither begins a block nor is a table row: the parser decides all other cases. */
const TEXT = /^(?!\d+[.)](?:\s|$))[\p{L}\p{N}][^|]*$/u;

/** Number of lines that are parsed quickly anyway. */
const FEW = 50;

/** The same lines with markers, if many lack them. */
export function markLazyLines(lines: readonly string[]): readonly string[] {
  const marked: string[] = [];
  let lazy = 0;
  /** The prefix of the current paragraph's text, if it is in a quote or list. */
  let prefix: string | undefined;
  for (const line of lines) {
    const containers = CONTAINERS.exec(line)?.[0] ?? "";
    const text = containers === "" ? line.trimStart() : line.slice(containers.length);
    const own = containers === "" ? line.slice(0, line.length - text.length) : containers;
    const goesOn = prefix !== undefined && TEXT.test(text) && leavesOut(own, prefix);
    if (goesOn) lazy++;
    else if (!TEXT.test(text)) prefix = undefined;
    else if (containers !== "") prefix = toPrefix(containers);
    marked.push(goesOn ? prefix + text : line);
  }
  return lazy > FEW ? marked : lines;
}

/** The text that replaces the markers of the first line on later lines of a paragraph. */
function toPrefix(containers: string): string {
  return containers.startsWith("[^") ? "    " : containers.replace(/[^>\t]/g, " ");
}

/** Whether a line begins with fewer markers than the paragraph that it continues. */
function leavesOut(own: string, prefix: string): boolean {
  if (!/^[> \t]*$/.test(own)) return false;
  const missing = countQuotes(prefix) - countQuotes(own);
  return missing > 0 || (missing === 0 && own.length < prefix.length);
}

function countQuotes(prefix: string): number {
  return prefix.length - prefix.replaceAll(">", "").length;
}
