/** Lists of tags. */

import { translate } from "@docusaurus/Translate";

/** Title of pages that list all tags. */
export function translateTagsPageTitle(): string {
  return translate({ id: "theme.tags.tagsPageTitle", message: "Tags" });
}

export interface TagLetterEntry<T> {
  readonly letter: string;
  readonly tags: readonly T[];
}

/** Tags by first letter; letters and tags in alphabetical order. */
export function listTagsByLetters<T extends { readonly label: string }>(tags: readonly T[]): TagLetterEntry<T>[] {
  const letterOf = ({ label }: T): string => (label[0] ?? "").toUpperCase();
  // Plain comparison, because the order must be the same on the server and in every browser.
  const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const letters = [...new Set(tags.map(letterOf))].sort(byText);
  return letters.map((letter) => ({
    letter,
    tags: tags
      .filter((tag) => letterOf(tag) === letter)
      .sort((a, b) => byText(a.label.toLowerCase(), b.label.toLowerCase())),
  }));
}
