/** `kebabCase` of the libraries that the format uses for names of files and tags. */
export function kebabCase(text: string): string {
  const plain = text
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{Mark}+|['’]/gu, "")
    .normalize("NFC");
  const words = plain.match(/\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{L}/gu) ?? [];
  return words.join("-").toLowerCase();
}
