/**
 * Changes of one `<Head>` while its page is shown. Separate, and loaded on demand, because a page arrives with its
 * head.
 */

import type { ReactNode } from "react";
import type { HtmlTag } from "../../model/site.ts";
import { toHeadTags, toPageHead } from "../shared/head.ts";

/** Applies tags: those with the same key are replaced, others added, and removed classes taken away. */
export function applyHeadChange(before: ReactNode, now: ReactNode): void {
  const old = toPageHead(toHeadTags(before));
  const head = toPageHead(toHeadTags(now));
  if (head.title) document.title = head.title;
  for (const tag of head.tags) {
    const present = findSame(tag);
    if (present) present.replaceWith(toElement(tag));
    else document.head.append(toElement(tag));
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

/** Classes are shared with other components: each adds and removes its own. */
function applyAttributes(element: HTMLElement, old: Attributes, now: Attributes): void {
  element.classList.remove(...wordsOf(old["class"]));
  element.classList.add(...wordsOf(now["class"]));
  for (const [name, value] of Object.entries(now)) if (name !== "class") element.setAttribute(name, value);
}

function wordsOf(text = ""): string[] {
  return text.split(/\s+/).filter(Boolean);
}

/** Key of a tag: a meta by name or property, a canonical link. */
function findSame({ tagName, attributes }: HtmlTag): Element | undefined {
  const isCanonical = tagName === "link" && attributes["rel"] === "canonical";
  const keys = tagName === "meta" ? ["name", "property"] : isCanonical ? ["rel"] : [];
  const key = keys.find((name) => attributes[name] !== undefined);
  const all = key === undefined ? [] : [...document.head.querySelectorAll(tagName)];
  return all.find((element) => element.getAttribute(key ?? "") === attributes[key ?? ""]);
}
