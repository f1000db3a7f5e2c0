/** Converts `apiReference` and `api-reference` to `Api reference`. */
export function toWords(name: string): string {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_]+/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
