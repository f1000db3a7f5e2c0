/** What the buttons of code blocks do: copying and wrapping lines. */

import { copyPage } from "./copy-page.ts";

const COPIED_MS = 1500;

/** Serves an event on something in a code block. */
export function serveCodeBlock(block: Element, { type, target }: Event): void {
  if (type !== "click") return markOverflow(block);
  const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  if (button?.classList.contains("copyPageButton")) void copyWholePage(button);
  const code = block.querySelector<HTMLElement>("pre code");
  if (!button || !code) return;
  if (button.classList.contains("copyButton")) void copyCode(button, code);
  // Buttons of a site's own do what they do by themselves.
  else if (button.classList.contains("wordWrapButton"))
    button.setAttribute("aria-pressed", String(block.toggleAttribute("data-wrap")));
}

/** Wrapping is offered for blocks with lines that are too long, which is known when a reader gets there. */
function markOverflow(block: Element): void {
  const pre = block.querySelector("pre");
  if (!pre || block.hasAttribute("data-wrap")) return;
  block.toggleAttribute("data-overflow", pre.scrollWidth > pre.clientWidth);
}

async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  // Lines of a site end with a break, the last one too.
  const text = (code.textContent ?? "").replace(/\n$/, "");
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The clipboard is closed to pages that are not served securely: at least select the text.
    window.getSelection()?.selectAllChildren(code);
    return;
  }
  const label = button.getAttribute("aria-label") ?? "";
  showCopied(button, (words = label) => button.setAttribute("aria-label", words));
}

async function copyWholePage(button: HTMLElement): Promise<void> {
  if (!(await copyPage(button))) return;
  const label = button.textContent;
  showCopied(button, (words = label) => void (button.textContent = words));
}

/** Says for a moment that it is done. */
function showCopied(button: HTMLElement, say: (words?: string) => void): void {
  // A second click within the moment: the first one's timer ends it.
  if (button.classList.contains("copyButtonCopied")) return;
  button.classList.add("copyButtonCopied");
  say(button.dataset["copied"] ?? "");
  setTimeout(() => {
    button.classList.remove("copyButtonCopied");
    say();
  }, COPIED_MS);
}
