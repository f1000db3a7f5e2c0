/** Headings: IDs, links to themselves, the list of headings, and the title of the document. */

import type { Slot } from "../../model/document.ts";
import type { Compilation } from "../compilation.ts";
import { escapeAttribute } from "../body/escape.ts";
import { escapeText } from "../code/escape-text.ts";
import { attributeText, replaceSlots } from "../body/slots.ts";
import { withoutComponents } from "../body/marks.ts";
import { dress, type HeadingToken } from "../lex/tokens.ts";
import { toPlainText } from "../text/plain-text.ts";
import { makeRule, type Rule } from "./rule.ts";

function renderHeading(token: HeadingToken, document: Compilation): string {
  const marks = document.marks.length;
  const line = document.position().line;
  // Components in the heading do not precede it.
  const isTitle = token.depth === 1 && document.untouched;
  document.isTitled ??= token.depth === 1;
  const { html, plain } = renderText(token, document);
  const text = plain.replace(/\s+/g, " ").trim() || namesIn(token, document);
  // As in the format, a space beside a tag is part of the ID: `## Title <Badge />` has the ID `title-`.
  const id = token.id ?? (text === "" ? "" : document.slugs.slug(toSlugText(plain, token, document)));
  const level = token.depth;
  document.untouched = false;
  if (isTitle) document.contentTitle = document.options.precedesVersion23 ? withBackticks(token, text) : text;
  // As in the format, first-level headings have no ID, and the table of contents leaves them out. Their slugs are
  // taken nevertheless.
  const isAnchor = id !== "" && level > 1;
  const isListed = document.nesting === 0 || document.options.followsVersion3;
  if (isAnchor && !isListed) document.anchors.push(id);
  else if (isAnchor) {
    const plainHtml = toLinkText(withoutComponents(html, document.marks), document.slots) || escapeText(text);
    document.headings.push({ level, id, html: plainHtml, text, line });
    document.toc.push({ value: plainHtml, id, level });
  }
  if (level > 1 && id === "") document.plain += ` ${text} `;
  else if (document.nesting === 0) document.startSection(level === 1 ? "" : id, text);
  if (isTitle && document.options.removeContentTitle) return "";
  const tag = `h${level}`;
  if (!isAnchor) return document.element({ tag, ...dress(token) }, marks, html);
  const own = token.props?.["className"];
  const props = { ...token.props, className: own === undefined ? "anchor" : `anchor ${String(own)}`, id };
  return document.element({ tag, props }, marks, html + hashLink(id, document.asWritten(text), document));
}

/** Before release 2.3, titles have the backticks of code, unless the whole title is code. */
function withBackticks({ text, tokens }: HeadingToken, plain: string): string {
  if (!text.includes("`") || /^`[^`]*`$/.test(text)) return plain;
  return toPlainText(tokens.map((token) => (token.type === "codespan" ? { ...token, text: token.raw } : token)));
}

/** MDX 1 made an ID for a heading of nothing but components. In its place in the table of contents, their names are shown. */
function namesIn({ text }: HeadingToken, { options }: Compilation): string {
  if (!options.precedesVersion3) return "";
  return [...text.matchAll(/<([A-Za-z][\w.-]*)/g)].map(([, name]) => name).join(" ");
}

/** The text for the ID, in which release 3 has not replaced the names of emoji and the code in braces yet. */
function toSlugText(plain: string, token: HeadingToken, { headingSources, options }: Compilation): string {
  const written = headingSources.reduceRight(
    (text, { start, end, source }) => text.slice(0, start) + source + text.slice(end),
    plain,
  );
  if (plain.trim() === "") return token.text;
  return options.followsVersion3 ? written : plain;
}

/** The content of the heading as HTML and as text. The text does not become part of the previous section. */
function renderText(token: HeadingToken, document: Compilation): { html: string; plain: string } {
  const before = document.plain;
  document.plain = "";
  document.headingSources.length = 0;
  document.inHeading = true;
  const html = document.render(token.tokens, document.at + Math.max(0, token.raw.indexOf(token.text)));
  document.inHeading = false;
  const { plain } = document;
  document.plain = before;
  return { html, plain };
}

function hashLink(id: string, heading: string, document: Compilation): string {
  const label = document.message("theme.common.headingLinkTitle", { heading }, true);
  return `<a href="#${escapeAttribute(id)}" class="hash-link"${attributeText("aria-label", label)}></a>`;
}

export const headingRule: Rule = makeRule<HeadingToken>("heading", renderHeading);

const LINK = /<\/?a(?=[\s>])(?:"[^"]*"|[^">])*>/g;
const IMAGE = /<img(?=[\s>])(?:"[^"]*"|[^">])*>/g;
const ALT = /\salt="([^"]*)"/;

/** Links become their text, and images their alternative text: links cannot contain links, and lists show no images. */
function toLinkText(html: string, slots: readonly Slot[]): string {
  const written = replaceSlots(html, ({ s, a }) => (a === undefined ? escapeText(slots[s]?.url ?? "") : ""));
  return written.replace(LINK, "").replace(IMAGE, (tag) => ALT.exec(tag)?.[1] ?? "");
}
