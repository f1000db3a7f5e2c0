/** Copies code for a button, which says for a moment that it is done. */

const COPIED_MS = 1500;

/** Copies `text`. Where the clipboard is not available, it selects the code in `shown`, if any. */
export async function copyCode(button: HTMLElement, text: string, shown?: Element | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages without HTTPS cannot use the clipboard.
    if (shown) window.getSelection()?.selectAllChildren(shown);
    return;
  }
  const label = button.getAttribute("aria-label") ?? "";
  showCopied(button, (words = label) => button.setAttribute("aria-label", words));
}

/** Shows for a moment that it is done. */
export function showCopied(button: HTMLElement, say: (words?: string) => void): void {
  // If a second click comes within that moment, the first timer ends it.
  if (button.classList.contains("copyButtonCopied")) return;
  button.classList.add("copyButtonCopied");
  say(button.dataset["copied"] ?? "");
  setTimeout(() => {
    button.classList.remove("copyButtonCopied");
    say();
  }, COPIED_MS);
}
