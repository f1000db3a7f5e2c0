/**
 * The theme's style sheets. A page links the smallest that has all it needs, and names the larger ones: each has the rules of
 * those before it, in the same order, so that the last one counts alone. Larger ones are loaded here when something needs them.
 */

/**
 * Resolves when the sheet at an address is there, or a larger one; without address, the largest. One that cannot be loaded is done
 * without, and asked for again the next time.
 */
export async function loadStyles(wanted?: string): Promise<void> {
  const last = [...document.querySelectorAll<HTMLLinkElement>("link[data-larger]")].at(-1);
  if (!last) return;
  const larger = (last.dataset["larger"] ?? "").split(" ").filter(Boolean);
  const at = wanted === undefined ? larger.length - 1 : larger.indexOf(wanted);
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
