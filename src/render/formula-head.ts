/** What pages with formulas have in their head. */

import type { PageHead } from "../model/page.ts";
import type { HtmlTag } from "../model/site.ts";

/** Until the styles are there, after a navigation, formulas are shown as MathML alone and not twice. */
const UNSTYLED: HtmlTag = { tagName: "style", attributes: {}, innerHTML: ".katex-html{display:none}" };

/** Adds the style sheet `url` where the page shows a formula, be it of its text or of a component. */
export function withFormulaStyles(head: PageHead, html: string, url: string): PageHead {
  if (!html.includes('class="katex')) return head;
  const sheet = { tagName: "link", attributes: { rel: "stylesheet", href: url } };
  return { ...head, tags: [...head.tags, UNSTYLED, sheet] };
}

/** Whether a tag of the configuration links KaTeX's styles, from wherever. */
export function linksFormulaStyles({ tagName, attributes }: HtmlTag): boolean {
  const { href } = attributes;
  return tagName === "link" && typeof href === "string" && /(?:^|\/)katex(?:\.min)?\.css(?:[?#]|$)/.test(href);
}
