/**
 * Changes of one `<Head>` while its page is shown. In: its children before and now. Apart, and loaded when it happens: the
 * head of a page comes with the page.
 */

import type { ReactNode } from "react";
import type { HtmlTag } from "../../model/site.ts";
import { toHeadTags, toPageHead } from "../shared/head.ts";

/** Applies tags over what is there: the same key is replaced, others are added; classes that are gone are taken away. */
export function applyHeadChange(before: ReactNode, now: ReactNode): void {
  const old = toPageHead(toHeadTags(before));
  const head = toPageHead(toHeadTags(now));
  if (head.title) document.title = head.title;
  for (const element of head.tags.map(toElement)) {
    const selector = selectorOf(element);
    const present = selector ? document.head.querySelector(selector) : null;
    if (present) present.replaceWith(element);
    else document.head.append(element);
  }
  applyAttributes(document.documentElement, old.htmlAttributes, head.htmlAttributes);
  applyAttributes(document.body, old.bodyAttributes, head.bodyAttributes);
}

function toElement({ tagName, attributes, innerHTML = "" }: HtmlTag): Element {
  const element = document.createElement(tagName);
  for (const [name, value] of Object.entries({ "data-rh": true, ...attributes }))
    element.setAttribute(name, `${value}`);
  element.textContent = innerHTML;
  return element;
}

type Attributes = Readonly<Record<string, string>>;

/** Classes are shared with other components: each adds and takes away its own. */
function applyAttributes(element: HTMLElement, old: Attributes, now: Attributes): void {
  element.classList.remove(...wordsOf(old["class"]));
  element.classList.add(...wordsOf(now["class"]));
  for (const [name, value] of Object.entries(now)) if (name !== "class") element.setAttribute(name, value);
}

function wordsOf(text = ""): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function selectorOf(element: Element): string | undefined {
  const tag = element.localName;
  for (const name of ["name", "property"]) {
    const value = element.getAttribute(name);
    if (tag === "meta" && value !== null) return `meta[${name}="${CSS.escape(value)}"]`;
  }
  return tag === "link" && element.getAttribute("rel") === "canonical" ? 'link[rel="canonical"]' : undefined;
}
