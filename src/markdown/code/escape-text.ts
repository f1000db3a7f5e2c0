/** Escapes text for HTML. */

const SPECIAL = /[&<>]/;

/** `text` as the content of an HTML element. */
export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
