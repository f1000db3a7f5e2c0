/** Writes text as HTML. */

const ENTITY: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** `text` as the content of an HTML element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITY[character] ?? character);
}
