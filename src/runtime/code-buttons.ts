/** What the buttons of code blocks do: copying and wrapping lines. */

const COPIED_MS = 1500;

/** Serves an event on something in a code block. */
export function serveCodeBlock(block: Element, { type, target }: Event): void {
  if (type !== "click") return markOverflow(block);
  const button = target instanceof Element ? target.closest<HTMLElement>(".copyButton, .wordWrapButton") : null;
  const code = block.querySelector<HTMLElement>("pre code");
  if (!button || !code) return;
  if (button.classList.contains("copyButton")) void copyCode(button, code);
  else button.setAttribute("aria-pressed", String(block.toggleAttribute("data-wrap")));
}

/** Wrapping is offered for blocks with lines that are too long, which is known when a reader gets there. */
function markOverflow(block: Element): void {
  const pre = block.querySelector("pre");
  if (!pre || block.hasAttribute("data-wrap")) return;
  block.toggleAttribute("data-overflow", pre.scrollWidth > pre.clientWidth);
}

async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  const text = code.textContent ?? "";
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The clipboard is closed to pages that are not served securely: at least select the text.
    window.getSelection()?.selectAllChildren(code);
    return;
  }
  // A second click within the moment: the first one's timer ends it.
  if (button.classList.contains("copyButtonCopied")) return;
  const { label, copied = "" } = { label: button.getAttribute("aria-label") ?? "", ...button.dataset };
  button.classList.add("copyButtonCopied");
  button.setAttribute("aria-label", copied);
  setTimeout(() => {
    button.classList.remove("copyButtonCopied");
    button.setAttribute("aria-label", label);
  }, COPIED_MS);
}
