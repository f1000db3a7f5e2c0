/** Links. Those inside the site become slots; those that leave it open in a new tab. */

import type { Tokens } from "marked";
import { isExternalUrl, PATHNAME } from "../../url/paths.ts";
import type { JsonObject } from "../../model/json.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { unsafeScheme } from "../../url/unsafe-url.ts";
import { escapeText } from "../code/escape-text.ts";
import type { Compilation } from "../compilation.ts";
import { decodeReferences, encodeUrl } from "../body/escape.ts";
import { dress, type Dressed } from "../lex/tokens.ts";
import { makeRule, type Rule } from "./rule.ts";

/** Props of `<a>` for a URL that is written at the position, or a little after. */
export function linkProps(
  url: string,
  document: Compilation,
  place: { readonly at: number; readonly hasTarget?: true },
): JsonObject {
  if (url === "") return { href: "" };
  if (isExternalUrl(url) && !url.startsWith(PATHNAME))
    return { href: encodeUrl(url), target: "_blank", rel: "noopener noreferrer" };
  return { href: document.slot("link", url, place) };
}

function renderLink(token: Tokens.Link & Dressed, document: Compilation): string {
  const at = document.at;
  const marks = document.marks.length;
  const inner = token.autolink ? plainText(token.text, document) : document.render(token.tokens, at + 1);
  const slots = document.slots.length;
  const url = decodeReferences(token.href);
  const offset = at + urlOffset(token);
  if (!isReference(token)) reportUnsafe(url, document, offset);
  const given = token.props ?? {};
  const props = linkProps(url, document, { at: offset, ...("target" in given && { hasTarget: true }) });
  if (document.slots.length > slots) noteReference(token, document);
  const titled = token.title ? { ...props, title: decodeReferences(token.title) } : props;
  return document.element({ tag: "a", ...dress(token, titled) }, marks, inner);
}

/** Reports a URL that runs code, written at `offset` or a little after. */
export function reportUnsafe(url: string, document: Compilation, offset: number): void {
  const problem = findUnsafeLink(url);
  if (problem) document.options.report.add({ ...problem, file: document.source.path, ...document.position(offset) });
}

function plainText(written: string, document: Compilation): string {
  const text = decodeReferences(written);
  document.plain += text;
  return escapeText(text);
}

/** Whether a link or image uses a reference: `[text][label]`, `[text][]`, `[label]`. */
export function isReference({ raw, text, ...token }: Tokens.Link | Tokens.Image): boolean {
  return !("autolink" in token) && raw.endsWith("]") && !raw.includes("](", text.length);
}

/** A normalized label, as in mdast. */
export interface Reference {
  readonly referenceType: "full" | "collapsed" | "shortcut";
  readonly label: string;
  readonly identifier: string;
}

/** The label that a link or image takes its URL from. */
export function labelOf(token: Tokens.Link | Tokens.Image): Reference | undefined {
  if (!isReference(token)) return undefined;
  const { raw, text } = token;
  const written = raw.slice(raw.lastIndexOf("[") + 1, -1);
  const label = written || text;
  const isShortcut = !raw.includes("][", text.length);
  const referenceType = written === "" ? "collapsed" : isShortcut ? "shortcut" : "full";
  return { referenceType, label, identifier: label.toLowerCase().replace(/\s+/g, " ") };
}

/** Records the label of a link or image that made a slot, if it uses one. */
export function noteReference(token: Tokens.Link | Tokens.Image, document: Compilation): void {
  const reference = labelOf(token);
  if (reference) document.labels.refer(reference.identifier, document.slots.length - 1);
}

/** Start of the URL in a link or image. */
export function urlOffset(token: Tokens.Link | Tokens.Image): number {
  const open = token.raw.indexOf("](", token.text.length);
  if (open < 0) return 0;
  const url = token.raw.indexOf(token.href, open + 2);
  return url < 0 ? open + 2 : url;
}

export const linkRule: Rule = makeRule<Tokens.Link>("link", renderLink);

type Problem = Pick<Diagnostic, "code" | "severity" | "message" | "hint">;

/** Reports a URL that runs code. Diagnostic: `unsafe-link`. */
function findUnsafeLink(url: string): Problem | undefined {
  const scheme = unsafeScheme(url);
  if (scheme === undefined) return undefined;
  return {
    code: "unsafe-link",
    severity: "error",
    message: `A URL in Markdown cannot start with \`${scheme}\`: it would run code in the reader's browser.`,
    hint: "Link to a page or file, or handle the click in a component.",
  };
}
