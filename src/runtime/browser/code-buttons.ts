import { copyCode, showCopied } from "../shared/theme-common/copy-code.ts";
import { copyPage } from "./copy-page.ts";

/** Handles an event of the buttons of a code block: copying and wrapping lines. */
export function serveCodeBlock(block: Element, { type, target, defaultPrevented }: Event): void {
  if (type !== "click") return markOverflow(block);
  const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
  if (button?.classList.contains("copyPageButton")) void copyWholePage(button);
  const code = block.querySelector<HTMLElement>("pre code");
  // A button that knows its code has copied it.
  if (!button || !code || defaultPrevented) return;
  // A site's own lines end with a line break, including the last one.
  if (button.classList.contains("copyButton")) void copyCode(button, (code.textContent ?? "").replace(/\n$/, ""), code);
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

async function copyWholePage(button: HTMLElement): Promise<void> {
  if (!(await copyPage(button))) return;
  const label = button.textContent;
  showCopied(button, (words = label) => void (button.textContent = words));
}
