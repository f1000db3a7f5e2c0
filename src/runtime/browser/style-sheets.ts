/**
 * The theme's style sheets. A page links the smallest sufficient one, and names the larger ones: each contains the
 * rules of the smaller ones in the same order, so that only the last one counts. Larger ones load here on demand.
 */

/**
 * Resolves when the sheet at a URL, or a larger one, has loaded; without a URL, the largest. If one cannot be loaded,
 * the page does without it, and the next call tries again.
 */
export async function loadStyles(requested?: string): Promise<void> {
  const last = [...document.querySelectorAll<HTMLLinkElement>("link[data-larger]")].at(-1);
  if (!last) return;
  const larger = (last.dataset["larger"] ?? "").split(" ").filter(Boolean);
  const at = requested === undefined ? larger.length - 1 : larger.indexOf(requested);
  const href = larger[at];
  if (href === undefined) return settled(last);
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href });
  link.dataset["larger"] = larger.slice(at + 1).join(" ");
  link.addEventListener("error", () => link.remove());
  last.after(link);
  await settled(link);
}

function settled(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve(), { once: true });
  });
}
