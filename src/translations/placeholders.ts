/** Placeholders that theme components fill, although the theme's own texts do not use them: the format's texts name the site. */
const ALSO_FILLED: ReadonlySet<string> = new Set(["siteTitle"]);

/** Compares the placeholders of a message with those of its source. Returns the problem, to follow its name; `undefined` if they match. */
export function wrongPlaceholders(source: string, translation: string): string | undefined {
  const expected = placeholdersOf(source);
  const found = placeholdersOf(translation);
  const [unknown] = found.difference(expected).difference(ALSO_FILLED);
  if (unknown !== undefined) return `has the placeholder \`{${unknown}}\`, which its source lacks`;
  // A plural form may leave out its number.
  const [missing] = source.includes("|") ? [] : expected.difference(found);
  return missing === undefined ? undefined : `lacks the placeholder \`{${missing}}\``;
}

function placeholdersOf(message: string): ReadonlySet<string> {
  return new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
}
