/** What the button above a text does: copies the page's Markdown. */

/**
 * Copies the text behind the link beside the button; where the clipboard is closed the reader gets to see it. A text that
 * cannot be had leaves the reader on the page. Tells whether it is copied.
 */
export async function copyPage(button: Element): Promise<boolean> {
  const url = button.parentElement?.querySelector("a")?.href;
  if (url === undefined) return false;
  const text = loadText(url);
  try {
    await writeText(text);
    return true;
  } catch {
    // Writing fails without a text, too: then there is nothing to see.
    await text.then(
      () => window.location.assign(url),
      () => {},
    );
    return false;
  }
}

async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.text();
}

/** Some browsers allow writing only within the click: they are given a promise of the text. */
async function writeText(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === "undefined" || !clipboard.write) return clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
  await clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
