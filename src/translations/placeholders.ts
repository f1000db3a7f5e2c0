/** Compares the placeholders of a message with those of its source. Pure. */

/** What components of the theme fill in, though its own texts do not use it: those of the format name the site. */
const ALSO_FILLED: ReadonlySet<string> = new Set(["siteTitle"]);

/** What is wrong with the placeholders of a translation, to go behind its name; `undefined` when they fit. */
export function wrongPlaceholders(source: string, translation: string): string | undefined {
  const wanted = placeholdersOf(source);
  const found = placeholdersOf(translation);
  const [unknown] = found.difference(wanted).difference(ALSO_FILLED);
  if (unknown !== undefined) return `has the placeholder \`{${unknown}}\`, which its source lacks`;
  // A plural form may leave its number out.
  const [missing] = source.includes("|") ? [] : wanted.difference(found);
  return missing === undefined ? undefined : `lacks the placeholder \`{${missing}}\``;
}

function placeholdersOf(message: string): ReadonlySet<string> {
  return new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
}
