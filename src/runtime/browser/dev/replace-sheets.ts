/** Replaces style sheets. An old sheet is removed only when the new one has loaded, so the page always has styles. */

/** `sheets` are the current URLs of all sheets, smallest first: each page has one or several of them, and names the larger ones. */
export function replaceSheets(sheets: readonly string[]): void {
  for (const old of document.querySelectorAll<HTMLLinkElement>("link[data-larger]")) {
    const larger = (old.dataset["larger"] ?? "").split(" ").filter(Boolean);
    const at = sheets.length - 1 - larger.length;
    const href = sheets[at];
    if (href === undefined || old.getAttribute("href") === href) continue;
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href });
    link.dataset["larger"] = sheets.slice(at + 1).join(" ");
    link.addEventListener("load", () => old.remove(), { once: true });
    link.addEventListener("error", () => link.remove(), { once: true });
    old.after(link);
  }
}
