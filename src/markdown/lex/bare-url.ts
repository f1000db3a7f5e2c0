/** Bare URLs in text. */

const START = /^(?:(?:https?|ftp):\/\/|(www\.))[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/iu;
const REST = /[^\s<]*/y;

/** Punctuation that ends a sentence rather than a URL. As in micromark, so does the bracket around one. */
const TRAILING = new Set("?!.,:*_~'\"]");

export interface BareUrl {
  readonly text: string;
  readonly href: string;
}

/** The bare URL at the start of `src`, as GFM parses it, in one pass. */
export function readBareUrl(src: string): BareUrl | undefined {
  const start = START.exec(src);
  if (start === null) return undefined;
  REST.lastIndex = start[0].length;
  const text = withoutPunctuation(start[0] + (REST.exec(src)?.[0] ?? ""));
  return { text, href: start[1] === undefined ? text : `http://${text}` };
}

/** Whether the host of a URL has a dot. */
export function hasDomain(href: string): boolean {
  return /^\w+:\/\/[^/?#:.]+\.[^/?#:.]/.test(href);
}

function withoutPunctuation(url: string): string {
  let unopened = countOf(url, ")") - countOf(url, "(");
  let end = url.length;
  for (; end > 0; end--) {
    const last = url.charAt(end - 1);
    if (TRAILING.has(last)) continue;
    if (last === ")" && unopened > 0) unopened--;
    else if (last !== ";") break;
    else if (endsWithReference(url, end)) end = url.lastIndexOf("&", end) + 1;
  }
  return url.slice(0, end);
}

function endsWithReference(url: string, end: number): boolean {
  const start = url.lastIndexOf("&", end);
  return start >= 0 && end - start < 40 && /^&[a-z\d]+;$/i.test(url.slice(start, end));
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count++;
  return count;
}
