/** Images. Local ones become slots, whose value adds their size. */

import type { Tokens } from "marked";
import { isExternalUrl } from "../../url/paths.ts";
import { toHtmlAttributes } from "../tags/attributes.ts";
import type { Compilation } from "../compilation.ts";
import { decodeReferences, encodeUrl, escapeAttribute } from "../body/escape.ts";
import { toPlainText } from "../text/plain-text.ts";
import { makeRule, type Rule } from "./rule.ts";
import { attributeText } from "../body/slots.ts";
import type { Dressed } from "../lex/tokens.ts";
import { isReference, noteReference, reportUnsafe, urlOffset } from "./link.ts";

/** `src` of an image as written at the offset `at` or a little after: a URL, or a slot. */
export function imageSource(
  url: string,
  document: Compilation,
  { at, ...flags }: { readonly at: number; readonly isLenient?: true; readonly hasSize?: true },
): string {
  if (url === "" || isExternalUrl(url)) return encodeUrl(url.replace(/^pathname:\/\//, ""));
  return document.slot("image", url, { at, ...flags });
}

function renderImage(token: Tokens.Image & Dressed, document: Compilation): string {
  const alt = toPlainText(token.tokens);
  document.plain += alt;
  const url = decodeReferences(token.href);
  if (!isReference(token)) reportUnsafe(url, document, document.at + urlOffset(token));
  const slots = document.slots.length;
  const { props = {} } = token;
  const hasSize = "width" in props || "height" in props;
  const flags = { ...(hasSize && { hasSize }), ...(isReference(token) && { isLenient: true as const }) };
  const source = imageSource(url, document, { at: document.at + urlOffset(token), ...flags });
  if (document.slots.length > slots) noteReference(token, document);
  const title = token.title ? ` title="${escapeAttribute(decodeReferences(token.title))}"` : "";
  const given = { loading: "lazy", decoding: "async", ...props };
  return `<img${toHtmlAttributes(given)}${attributeText("src", source)} alt="${escapeAttribute(alt)}"${title}>`;
}

export const imageRule: Rule = makeRule<Tokens.Image>("image", renderImage);
