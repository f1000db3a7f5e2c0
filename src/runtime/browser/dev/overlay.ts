/**
 * Problems of the site, shown over the page: errors at once, warnings behind a badge. The element has its own tree
 * beside the app, so that neither affects the other.
 */

import type { DevMessage, ShownProblem } from "../../../model/dev.ts";
import { OVERLAY_STYLES } from "./overlay-styles.ts";

type Problems = Extract<DevMessage, { readonly type: "problems" }>;

const TAG = "veloci-dev";
const CLOSED = "data-closed-errors";

/** Replaces the shown problems. A list that the reader closed opens again when it has an error that it did not have then. */
export function showProblems({ problems, isDraft }: Problems): void {
  const root = openRoot();
  const errors = problems.filter(({ severity }) => severity === "error");
  const others = problems.filter(({ severity }) => severity === "warning");
  const panel = makePanel(errors.length > 0 ? [...errors, ...others] : others, errors.length > 0);
  const badges = [
    ...(isDraft ? [make("span", { className: "badge", textContent: "Draft: builds leave this page out" })] : []),
    ...(problems.length > 0 ? [makeBadge(errors.length, others.length, panel)] : []),
  ];
  const bar = make("div", { className: "bar" });
  bar.append(...badges);
  root.replaceChildren(make("style", { textContent: OVERLAY_STYLES }), bar, panel);
  const texts = errors.map(toText);
  const closed = closedErrors(root).filter((text) => texts.includes(text));
  panel.hidden = texts.length === closed.length;
  panel.addEventListener("toggle", () => keepClosed(root, panel.hidden ? texts : []));
  keepClosed(root, closed);
}

/** What an error says, wherever its line is now. */
function toText({ code, message }: ShownProblem): string {
  return `${code} ${message}`;
}

/** Errors that the list had when the reader closed it. The element keeps them, because each update makes a new list. */
function closedErrors(root: ShadowRoot): readonly string[] {
  return JSON.parse(root.host.getAttribute(CLOSED) ?? "[]");
}

function keepClosed({ host }: ShadowRoot, texts: readonly string[]): void {
  host.setAttribute(CLOSED, JSON.stringify(texts));
}

function setHidden(panel: HTMLElement, isHidden: boolean): void {
  panel.hidden = isHidden;
  panel.dispatchEvent(new Event("toggle"));
}

/** Shows that the connection to the server is lost; the page stays usable. */
export function showLost(isLost: boolean): void {
  const bar = openRoot().querySelector(".bar");
  bar?.querySelector(".lost")?.remove();
  const textContent = "veloci dev does not respond. Start it again to reconnect this page.";
  if (isLost) bar?.prepend(make("span", { className: "badge warning lost", textContent }));
}

function openRoot(): ShadowRoot {
  const present = document.querySelector(TAG)?.shadowRoot;
  if (present) return present;
  const host = document.createElement(TAG);
  document.body.append(host);
  const root = host.attachShadow({ mode: "open" });
  window.addEventListener("keydown", ({ key }) => {
    const panel = root.querySelector<HTMLElement>(".panel");
    if (key === "Escape" && panel) setHidden(panel, true);
  });
  return root;
}

function makeBadge(errors: number, warnings: number, panel: HTMLElement): HTMLElement {
  const counts = [count(errors, "error"), count(warnings, "warning")].filter((text) => text !== "");
  const kind = errors > 0 ? "badge error" : "badge warning";
  const button = make("button", { className: kind, type: "button", textContent: counts.join(", ") });
  button.addEventListener("click", () => setHidden(panel, !panel.hidden));
  return button;
}

function count(number: number, what: string): string {
  return number === 0 ? "" : `${number} ${what}${number === 1 ? "" : "s"}`;
}

function makePanel(problems: readonly ShownProblem[], isBroken: boolean): HTMLElement {
  const title = isBroken ? "The site has errors" : "Warnings";
  const panel = make("section", { className: "panel", role: "dialog", ariaLabel: title });
  const close = make("button", { className: "close", type: "button", ariaLabel: "Close", textContent: "✕" });
  close.addEventListener("click", () => setHidden(panel, true));
  const header = make("header", {});
  const hint = isBroken ? "This list disappears once you fix them." : "";
  header.append(make("h2", { textContent: title }), make("p", { textContent: hint }), close);
  panel.append(header, ...problems.map(makeProblem));
  return panel;
}

function makeProblem({ severity, code, message, hint, frame, place, editUrl }: ShownProblem): HTMLElement {
  const section = make("section", { className: severity });
  section.append(make("p", { className: "code", textContent: `${severity}[${code}]` }));
  section.append(withCode(make("p", { className: "message" }), message));
  if (place !== "") {
    const link = make("a", { className: "place", textContent: place, title: "Open in the editor" });
    if (editUrl !== undefined) link.href = editUrl;
    section.append(link);
  }
  if (frame !== "") section.append(make("pre", { textContent: frame }));
  if (hint !== undefined) section.append(withCode(make("p", { className: "hint" }), hint));
  return section;
}

/** Text between backticks in messages is code. */
function withCode(element: HTMLElement, text: string): HTMLElement {
  const parts = text.split("`");
  element.append(
    ...parts.map((part, index) =>
      index % 2 === 1 ? make("code", { textContent: part }) : document.createTextNode(part),
    ),
  );
  return element;
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
