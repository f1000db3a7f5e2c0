/** Changes the posting of one page in the postings of a term, and leaves all others as written. */

import { encodePostings } from "../lookup/postings.ts";

const SPACE = 32;
const COLON = 58;

/** A posting in the text, with the pages of it and of the one before. At the end of the text, its page is infinite. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly page: number;
  readonly before: number;
}

/** Returns the output of `encodePostings` with this count for the page; none if it is 0. */
export function setPosting(text: string, page: number, count: number): string {
  const found = findFrom(text, { start: 0, before: 0, wanted: page });
  const { start, end, before } = found;
  const own = count > 0 ? encodePostings([page, count], before) : "";
  const head = text.slice(0, Math.max(0, start - 1));
  if (found.page > page) return own === "" ? text : join(head, own, moved(text, found, page));
  if (own !== "") return join(head, own, text.slice(end + 1));
  return join(head, moved(text, findFrom(text, { start: end + 1, before: page, wanted: page }), before));
}

/** The text from a posting on, when it follows another page. */
function moved(text: string, { start, end, page }: Found, before: number): string {
  if (page === Infinity) return "";
  const colon = text.slice(start, end).indexOf(":");
  return (page - before).toString(36) + text.slice(colon < 0 ? end : start + colon);
}

function join(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}

interface Search {
  /** Where to begin, and the page before that. */
  readonly start: number;
  readonly before: number;
  readonly wanted: number;
}

/** Finds the first posting of this page or a later one. One loop without calls, because common words are on most pages. */
function findFrom(text: string, { wanted, ...from }: Search): Found {
  let { start, before } = from;
  let number = 0;
  let isCount = false;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) isCount = true;
    else if (code !== SPACE && !isCount) number = number * 36 + (code < COLON ? code - 48 : code - 87);
    if (code !== SPACE && at < text.length - 1) continue;
    const page = before + number;
    if (page >= wanted) return { start, end: code === SPACE ? at : at + 1, page, before };
    before = page;
    start = at + 1;
    number = 0;
    isCount = false;
  }
  return { start: text.length + 1, end: text.length, page: Infinity, before };
}
