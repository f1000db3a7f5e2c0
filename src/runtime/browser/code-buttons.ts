import { copyPage } from "./copy-page.ts";

const COPIED_MS = 1500;

/** Handles an event of the buttons of a code block: copying and wrapping lines. */
export function serveCodeBlock(block: Element, { type, target }: Event): void {
  if (type !== "click") return markOverflow(block);
  const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  if (button?.classList.contains("copyPageButton")) void copyWholePage(button);
  const code = block.querySelector<HTMLElement>("pre code");
  if (!button || !code) return;
  if (button.classList.contains("copyButton")) void copyCode(button, code);
  // A site's own buttons handle their own events.
  else if (button.classList.contains("wordWrapButton"))
    button.setAttribute("aria-pressed", String(block.toggleAttribute("data-wrap")));
}

/** The wrap button appears on blocks with overlong lines, which is known when a reader reaches them. */
function markOverflow(block: Element): void {
  const pre = block.querySelector("pre");
  if (!pre || block.hasAttribute("data-wrap")) return;
  block.toggleAttribute("data-overflow", pre.scrollWidth > pre.clientWidth);
}

async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  // A site's own lines end with a line break, including the last one.
  const text = (code.textContent ?? "").replace(/\n$/, "");
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages without HTTPS cannot use the clipboard: select the text instead.
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

/** Shows for a moment that it is done. */
function showCopied(button: HTMLElement, say: (words?: string) => void): void {
  // If a second click comes within that moment, the first timer ends it.
  if (button.classList.contains("copyButtonCopied")) return;
  button.classList.add("copyButtonCopied");
  say(button.dataset["copied"] ?? "");
  setTimeout(() => {
    button.classList.remove("copyButtonCopied");
    say();
  }, COPIED_MS);
}
