import type { WrittenHead } from "../../model/page.ts";

/** Replaces everything that the last page put into the document's head and onto `<html>` and `<body>`. */
export function applyPageHead(head: WrittenHead, last?: WrittenHead): void {
  document.title = head.title;
  const missing = elementsOf(head.tags);
  const present = [...document.head.querySelectorAll("[data-rh]:not(title)")];
  for (const element of present) {
    const same = missing.findIndex((other) => other.isEqualNode(element));
    if (same < 0) element.remove();
    else missing.splice(same, 1);
  }
  document.head.append(...missing);
  setAttributes(document.documentElement, head.htmlAttributes, last?.htmlAttributes);
  setAttributes(document.body, head.bodyAttributes, last?.bodyAttributes);
}

type Attributes = Readonly<Record<string, string>>;

function setAttributes(element: Element, attributes: Attributes, last: Attributes = {}): void {
  for (const name of element.getAttributeNames()) {
    // Attributes that scripts set stay, whatever the page says: color mode, query switches, scroll locks.
    const isOfScripts = (name === "style" || name.startsWith("data-")) && !(name in last);
    if (!(name in attributes) && !isOfScripts) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** The elements of some HTML, detached. */
function elementsOf(html: string): Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}
