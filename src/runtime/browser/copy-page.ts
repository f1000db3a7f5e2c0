/** The button above a text that copies the page's Markdown. */

/**
 * Copies the text behind the link beside the button. If the clipboard is unavailable, the Markdown opens. If the text
 * cannot be fetched, the reader stays on the page. Resolves to whether it was copied.
 */
export async function copyPage(button: Element): Promise<boolean> {
  const url = button.parentElement?.querySelector("a")?.href;
  if (url === undefined) return false;
  const text = loadText(url);
  try {
    await writeText(text);
    return true;
  } catch {
    // Writing also fails if there is no text: then there is nothing to open.
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

/** Some browsers allow writing only within the click: they receive a promise of the text. */
async function writeText(text: Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === "undefined" || !clipboard.write) return clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
  await clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}
