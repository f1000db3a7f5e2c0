/** Puts a page's head into the browser's document: the whole of it on navigation, single tags when a component changes. */

import type { PageHead } from "../model/page.ts";
import { toPageHead, type HeadTag } from "./head.ts";

/** Replaces everything the last page put into the document's head and onto `<html>` and `<body>`. */
export function applyPageHead(head: PageHead): void {
  document.title = head.title;
  const wanted = elementsOf(head.tags);
  const present = [...document.head.querySelectorAll("[data-rh]")];
  for (const element of present) {
    const same = wanted.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
  setAttributes(document.documentElement, head.htmlAttributes);
  setAttributes(document.body, head.bodyAttributes);
}

/** Applies tags of one component over what is there: same key replaced, else added. */
export function applyHeadTags(tags: readonly HeadTag[]): void {
  const head = toPageHead(tags);
  if (head.title) document.title = head.title;
  for (const element of elementsOf(head.tags)) {
    const selector = selectorOf(element);
    const old = selector ? document.head.querySelector(selector) : null;
    if (old) old.replaceWith(element);
    else document.head.append(element);
  }
  for (const [name, value] of Object.entries(head.htmlAttributes)) document.documentElement.setAttribute(name, value);
  for (const [name, value] of Object.entries(head.bodyAttributes)) document.body.setAttribute(name, value);
}

function elementsOf(html: string): Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}

function selectorOf(element: Element): string | undefined {
  const tag = element.localName;
  for (const name of ["name", "property"]) {
    const value = element.getAttribute(name);
    if (tag === "meta" && value !== null) return `meta[${name}="${CSS.escape(value)}"]`;
  }
  return tag === "link" && element.getAttribute("rel") === "canonical" ? 'link[rel="canonical"]' : undefined;
}

/** Attributes that scripts own and pages do not: they stay whatever the page says. */
const OWNED = ["data-theme", "data-theme-choice", "data-announcement-bar-initially-dismissed", "style"];

function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes) && !OWNED.includes(name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
