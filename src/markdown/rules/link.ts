/** Links. Those inside the site become slots; those that leave it open in a new tab. */

import type { Tokens } from "marked";
import { isExternalUrl } from "../../url/paths.ts";
import type { JsonObject } from "../../model/json.ts";
import { escapeText } from "../code/escape-text.ts";
import type { Compilation } from "../compilation.ts";
import { decodeReferences, encodeUrl } from "../escape.ts";
import { makeRule, type Rule } from "../rule.ts";

const PATHNAME = "pathname://";

/** Props of `<a>` for a URL as written at `offset` or a little after. */
export function linkProps(url: string, document: Compilation, offset: number): JsonObject {
  if (url === "") return { href: "" };
  if (url.startsWith(PATHNAME)) return { href: encodeUrl(url.slice(PATHNAME.length)) };
  if (isExternalUrl(url)) return { href: encodeUrl(url), target: "_blank", rel: "noopener noreferrer" };
  return { href: document.slot("link", url, offset) };
}

function renderLink(token: Tokens.Link, document: Compilation): string {
  const at = document.at;
  const marks = document.marks.length;
  const inner = token.autolink ? plainText(token.text, document) : document.render(token.tokens, at + 1);
  const props = linkProps(decodeReferences(token.href), document, at + urlOffset(token));
  const titled = token.title ? { ...props, title: decodeReferences(token.title) } : props;
  return document.element({ tag: "a", props: titled }, marks, inner);
}

function plainText(written: string, document: Compilation): string {
  const text = decodeReferences(written);
  document.plain += text;
  return escapeText(text);
}

/** Where the URL begins in a link or image; a reference's place is the reference. */
export function urlOffset(token: Tokens.Link | Tokens.Image): number {
  const open = token.raw.indexOf("](", token.text.length);
  if (open < 0) return 0;
  const url = token.raw.indexOf(token.href, open + 2);
  return url < 0 ? open + 2 : url;
}

export const linkRule: Rule = makeRule<Tokens.Link>("link", renderLink);
