/** Buttons of code blocks: copying and wrapping lines. One listener serves all blocks of the document, also later ones. */

const COPIED_MS = 1500;

/** Starts serving the buttons. */
export function startCodeButtons(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>(".copyButton, .wordWrapButton");
    const block = button?.closest<HTMLElement>(".codeBlockContainer");
    const code = block?.querySelector<HTMLElement>("pre code");
    if (!button || !block || !code) return;
    if (button.classList.contains("copyButton")) void copyCode(button, code);
    else block.toggleAttribute("data-wrap");
  });
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, markOverflow, { passive: true });
}

/** Wrapping is offered for blocks with lines that are too long, which is known when a reader gets there. */
function markOverflow({ target }: Event): void {
  const block = target instanceof Element ? target.closest(".codeBlockContainer") : null;
  const pre = block?.querySelector("pre");
  if (!block || !pre || block.hasAttribute("data-wrap")) return;
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
