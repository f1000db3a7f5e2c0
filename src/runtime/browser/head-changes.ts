/**
 * Changes of one `<Head>` while its page is shown. Separate, and loaded on demand, because a page arrives with its
 * head.
 */

import { createElement, Fragment, type ReactNode } from "react";
import type { HtmlTag } from "../../model/site.ts";
import { toHeadTags, toPageHead } from "../shared/head.ts";

/** Adds the children of a `<Head>`, or takes them away. `text` is their JSON. */
export function changeHead(text: string | undefined, isThere: boolean): void {
  const children = toNode(JSON.parse(text ?? "null"));
  applyHeadChange(isThere ? null : children, isThere ? children : null);
}

/** An element in JSON; one without a name is a fragment. */
interface Written {
  readonly type?: string;
  readonly props: { readonly children?: ReactNode };
}

function toNode(value: unknown): ReactNode {
  if (Array.isArray(value)) return value.map(toNode);
  if (typeof value !== "object" || value === null) return value as ReactNode;
  const { type = Fragment, props } = value as Written;
  return createElement(type, props, toNode(props.children));
}

/** Applies tags: those with the same key are replaced, others added, and removed classes taken away. */
export function applyHeadChange(before: ReactNode, now: ReactNode): void {
  const old = toPageHead(toHeadTags(before));
  const head = toPageHead(toHeadTags(now));
  if (head.title) document.title = head.title;
  for (const tag of old.tags) findEqual(toElement(tag))?.remove();
  for (const tag of head.tags) {
    const element = toElement(tag);
    // Parts of a page that hydrate late bring what is there already.
    const present = findSame(tag) ?? findEqual(element);
    if (present) present.replaceWith(element);
    else document.head.append(element);
  }
  applyAttributes(document.documentElement, old.htmlAttributes, head.htmlAttributes);
  applyAttributes(document.body, old.bodyAttributes, head.bodyAttributes);
}

function findEqual(element: Element): Element | undefined {
  return [...document.head.children].find((other) => other.isEqualNode(element));
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
