/** A style sheet, by the name that the bundler gives it. */
export interface Sheet {
  readonly name: string;
  readonly text: string;
}

/**
 * The site's own sheets first, then those of its components by name and text: the bundler returns them in any order,
 * and the hashes in their names depend on the site's location. The first one usually contains all of the others, which
 * are then dropped.
 */
export function joinSheets(sheets: readonly Sheet[]): string {
  const keyOf = ({ name, text }: Sheet): string => {
    const plain = name.replace(/-[^-]*$/, "");
    return `${plain === "site-modules" ? "" : plain}\n${text}`;
  };
  const keyed = sheets.map((sheet) => ({ text: sheet.text, key: keyOf(sheet) }));
  return keyed
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .reduce((joined, { text }) => (joined.includes(text.trim()) ? joined : joined + text), "");
}
