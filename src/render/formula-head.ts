/** Head elements of pages with formulas. */

import type { PageHead } from "../model/page.ts";
import type { HtmlTag } from "../model/site.ts";

/** Until the styles have loaded after a navigation, only the MathML of formulas is shown, so no formula appears twice. */
const UNSTYLED: HtmlTag = { tagName: "style", attributes: {}, innerHTML: ".katex-html{display:none}" };

/** Adds the style sheet `url` if the page shows a formula, in its text or in a component. */
export function withFormulaStyles(head: PageHead, html: string, url: string): PageHead {
  if (!html.includes('class="katex')) return head;
  const sheet = { tagName: "link", attributes: { rel: "stylesheet", href: url } };
  return { ...head, tags: [...head.tags, UNSTYLED, sheet] };
}

/** Whether a tag of the config links the styles of KaTeX, from any host. */
export function linksFormulaStyles({ tagName, attributes }: HtmlTag): boolean {
  const { href } = attributes;
  return tagName === "link" && typeof href === "string" && /(?:^|\/)katex(?:\.min)?\.css(?:[?#]|$)/.test(href);
}
