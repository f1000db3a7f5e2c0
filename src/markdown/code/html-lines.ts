/** Cuts highlighted code into lines of complete HTML without empty spans. */

/** Maximum depth of nested scopes to show: every line opens all of them again, and some grammars nest without end. */
const MAX_DEPTH = 40;

const SLASH = 47;

/** Scope of text in another language, which has no style. */
const LANGUAGE = '<span class="language-';

/** The lines of highlight.js's `value`. Quotes are not escaped, because nothing here is in an attribute. */
export function toLines(value: string): string[] {
  const html = value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
  const lines: string[] = [];
  // Opening tags of the spans around the next text; empty for a hidden one.
  const open: string[] = [];
  let shown = 0;
  let written = 0;
  let line = "";
  const write = (text: string): void => {
    if (text === "") return;
    for (; written < open.length; written++) line += open[written];
    line += text;
  };
  const breakLine = (): void => {
    for (let depth = 0; depth < written; depth++) if (open[depth] !== "") line += "</span>";
    lines.push(line);
    line = "";
    written = 0;
  };
  for (let at = 0; at < html.length;) {
    const tag = html.indexOf("<", at);
    const end = tag < 0 ? html.length : tag;
    for (let newline = html.indexOf("\n", at); newline >= 0 && newline < end; newline = html.indexOf("\n", at)) {
      write(html.slice(at, newline));
      breakLine();
      at = newline + 1;
    }
    write(html.slice(at, end));
    if (tag < 0) break;
    at = html.indexOf(">", tag) + 1;
    if (html.charCodeAt(tag + 1) !== SLASH) {
      const isShown = shown < MAX_DEPTH && !html.startsWith(LANGUAGE, tag);
      if (isShown) shown++;
      open.push(isShown ? html.slice(tag, at) : "");
      continue;
    }
    const closed = open.pop();
    if (closed !== "") shown--;
    if (written <= open.length) continue;
    written--;
    if (closed !== "") line += "</span>";
  }
  breakLine();
  return lines;
}
