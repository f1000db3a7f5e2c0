/** Tables and formulas that are wider than the page scroll sideways. Only those can be reached by keyboard. */

/** Starts watching the tables and formulas of the document, whenever its content or width changes. */
export function watchTables(): void {
  let waiting = false;
  const look = (): void => {
    waiting = false;
    for (const table of document.querySelectorAll<HTMLElement>(".markdown :is(table,.math-display)")) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
      else table.removeAttribute("tabindex");
    }
  };
  look();
  new ResizeObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(look);
  }).observe(document.body);
}
