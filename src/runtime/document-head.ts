/** Puts a page's head into the browser's document on navigation. */

import type { PageHead } from "../model/page.ts";

/** Replaces everything the last page put into the document's head and onto `<html>` and `<body>`. */
export function applyPageHead(head: PageHead): void {
  document.title = head.title;
  const wanted = elementsOf(head.tags);
  const present = [...document.head.querySelectorAll("[data-rh]:not(title)")];
  for (const element of present) {
    const same = wanted.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
  setAttributes(document.documentElement, head.htmlAttributes);
  setAttributes(document.body, head.bodyAttributes);
}

/** Elements of some HTML, belonging to no document part yet. */
export function elementsOf(html: string): Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
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
