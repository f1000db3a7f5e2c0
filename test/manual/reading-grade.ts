/** How hard a text is to read. */

/** The grade; 0 for a text without sentences. Lists and headings count as sentences of their own. */
export function readingGrade(lines: readonly string[]): number {
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?:;])\s+|\|/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
    .filter((words) => words.length > 2);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
}

/** Groups of vowels, without a silent `e` at the end. */
function countSyllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[a-z]{2}[^laeiouy])e[sd]?$/, "")
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}
