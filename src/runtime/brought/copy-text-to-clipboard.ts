/** `copy-text-to-clipboard`: puts text into the clipboard where the page has no right to the modern interface, too. */

/** Whether it worked. */
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
