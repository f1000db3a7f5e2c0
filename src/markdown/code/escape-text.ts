/** Writes text as HTML. */

const SPECIAL = /[&<>]/;
const ENTITY: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** `text` as the content of an HTML element. */
export function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/[&<>]/g, (character) => ENTITY[character] ?? character);
}
