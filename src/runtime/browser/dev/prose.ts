/**
 * Updates texts of a page in place. React ignores the inside of static elements, so this patches the document: only
 * what differs from the earlier text, so that everything else stays as the reader left it.
 */

import type { BodyNode, PageData } from "../../../model/page.ts";
import { patchInside, parseHtml } from "./patch.ts";

export interface ProseUpdater {
  /** Updates the static elements of the current page. Skips unchanged elements. */
  update(data: PageData): void;
}

/** Makes the updater. The current texts of elements count as the server's. */
export function makeProseUpdater(): ProseUpdater {
  const known = new WeakMap<Element, string>();
  const note = (element: Element): void => void (known.has(element) || known.set(element, element.innerHTML));
  for (const element of elements()) note(element);
  // Later pages: record their texts before anything can change them.
  new MutationObserver(() => elements().forEach(note)).observe(document.body, { childList: true, subtree: true });
  return {
    update(data) {
      const texts = proseOf(data);
      for (const element of elements()) {
        const text = texts.get(element.getAttribute("data-prose") ?? "");
        if (text === undefined) continue;
        note(element);
        const before = parseHtml(known.get(element) ?? "");
        const after = parseHtml(text);
        if (before.innerHTML !== after.innerHTML) patchInside(element, before.content, after.content);
        known.set(element, after.innerHTML);
      }
    },
  };
}

function elements(): Element[] {
  return [...document.querySelectorAll("[data-prose]")];
}

/** The text of each static element by its position, as `Content` numbers them. */
function proseOf({ bodies, parts = {} }: PageData): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, { html }] of Object.entries(parts)) if (html !== undefined) texts.set(name, html);
  const visit = (nodes: readonly BodyNode[], place: string): void => {
    for (const [index, node] of nodes.entries()) {
      if (typeof node === "string") continue;
      const here = `${place}.${index}`;
      if ("html" in node) texts.set(here, node.html);
      else {
        visit(node.b ?? [], here);
        visit(node.k ?? [], `${here}.k`);
      }
    }
  };
  for (const [name, body] of Object.entries(bodies)) {
    if ("html" in body) texts.set(name, body.html);
    else visit(body.nodes, name);
  }
  return texts;
}
