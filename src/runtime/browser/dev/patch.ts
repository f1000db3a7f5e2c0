/**
 * Patches part of the document after its HTML changed: applies the differences, and keeps what scripts and the reader
 * changed elsewhere.
 */

/** HTML as detached nodes. */
export function parseHtml(html: string): HTMLTemplateElement {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template;
}

/** Patches the inside of `target`, whose HTML was that of `before`. */
export function patchInside(target: Node, before: Node, after: Node): void {
  const shown = [...target.childNodes];
  const [old, now] = [[...before.childNodes], [...after.childNodes]];
  // A script added or removed nodes, so they cannot be matched.
  if (shown.length !== old.length) return replaceAll(target, now);
  const first = countEqual(old, now);
  const last = countEqual(old.slice(first).toReversed(), now.slice(first).toReversed());
  const removed = shown.slice(first, shown.length - last);
  const added = now.slice(first, now.length - last);
  const next = shown[shown.length - last] ?? null;
  for (const [index, node] of added.entries()) {
    const present = removed[index];
    const was = old[first + index];
    if (!present || !was) target.insertBefore(copy(node), next);
    else if (!patch(present, was, node)) present.parentNode?.replaceChild(copy(node), present);
  }
  for (const node of removed.slice(added.length)) node.parentNode?.removeChild(node);
}

function replaceAll(target: Node, now: readonly Node[]): void {
  while (target.firstChild) target.removeChild(target.firstChild);
  for (const node of now) target.appendChild(copy(node));
}

function copy(node: Node): Node {
  return document.importNode(node, true);
}

function countEqual(a: readonly Node[], b: readonly Node[]): number {
  const end = a.findIndex((node, index) => !b[index] || !node.isEqualNode(b[index]));
  return end < 0 ? a.length : end;
}

/** Changes one node into another; false if its type differs. */
function patch(target: Node, before: Node, after: Node): boolean {
  if (before.isEqualNode(after)) return true;
  if (target.nodeName !== after.nodeName || before.nodeName !== after.nodeName) return false;
  if (!(target instanceof Element) || !isElement(before) || !isElement(after)) {
    target.nodeValue = after.nodeValue;
    return true;
  }
  patchAttributes(target, before, after);
  patchInside(target, before, after);
  return true;
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

/** Attributes that scripts and readers set, such as `open`, stay unless the HTML itself changed them. */
function patchAttributes(target: Element, before: Element, after: Element): void {
  for (const name of before.getAttributeNames()) if (!after.hasAttribute(name)) target.removeAttribute(name);
  for (const name of after.getAttributeNames()) {
    const value = after.getAttribute(name) ?? "";
    if (before.getAttribute(name) !== value) target.setAttribute(name, value);
  }
}
