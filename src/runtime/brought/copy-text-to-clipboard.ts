/** Copies text to the clipboard, even where the page may not use the Clipboard API. Returns whether it worked. */
export default function copyTextToClipboard(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  Object.assign(area.style, { position: "fixed", insetInlineStart: "-9999px", fontSize: "12pt" });
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
