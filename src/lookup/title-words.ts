/** Makes a title of a name in code. */

/** `apiReference` and `api-reference` → `Api reference`. */
export function toWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]+/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
