/** Watches the code blocks of the document, and the button that copies the page. The buttons' code loads when a reader reaches one. */

/** Starts watching; one listener handles all blocks, including later ones. */
export function watchCodeBlocks(): void {
  const serve = async (event: Event): Promise<void> => {
    const block = event.target instanceof Element ? event.target.closest(".codeBlockContainer,.copyPage") : null;
    if (block) (await import("./code-buttons.ts")).serveCodeBlock(block, event);
  };
  for (const type of ["click", "pointerover", "focusin"]) document.addEventListener(type, serve, { passive: true });
}
