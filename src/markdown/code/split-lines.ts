/** Cuts highlighted HTML into lines. In: text with `<span>`s that may cross lines. Out: one well-formed piece per line. */

/** Pieces of `html` between newlines; a span open at the end of one is closed there and opened again in the next. */
export function splitHighlightedLines(html: string): string[] {
  const lines = html.split("\n");
  const open: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (open.length === 0 && !line.includes("<")) continue;
    const prefix = open.join("");
    trackSpans(line, open);
    lines[index] = prefix + line + "</span>".repeat(open.length);
  }
  return lines;
}

/** Pushes and pops the opening tags that `line` leaves open. A highlighter writes no `<` but in its own tags. */
function trackSpans(line: string, open: string[]): void {
  for (let at = line.indexOf("<"); at >= 0; at = line.indexOf("<", at + 1)) {
    if (line[at + 1] === "/") open.pop();
    else open.push(line.slice(at, line.indexOf(">", at) + 1));
  }
}
