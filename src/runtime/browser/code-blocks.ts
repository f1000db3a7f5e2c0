/** Watches the code blocks of the document, and the button that copies the page. What their buttons do is loaded when a reader gets to one. */

/** Starts watching; one listener serves all blocks, also later ones. */
export function watchCodeBlocks(): void {
  const serve = async (event: Event): Promise<void> => {
    const block = event.target instanceof Element ? event.target.closest(".codeBlockContainer,.copyPage") : null;
    if (block) (await import("./code-buttons.ts")).serveCodeBlock(block, event);
  };
  for (const type of ["click", "pointerover", "focusin"]) document.addEventListener(type, serve, { passive: true });
}
