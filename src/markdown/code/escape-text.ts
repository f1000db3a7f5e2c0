const SPECIAL = /[&<>]/;

/** Escapes text for the content of an HTML element. */
export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
