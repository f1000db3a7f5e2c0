/** Names of the theme's components: which of them are compiled into others, and which are known by another name. Plain data. */

/** Names below `@theme/`. */
const INNER: ReadonlySet<string> = new Set(
  `
  BlogPostItem/Container BlogPostItem/Content BlogPostItem/Footer/ReadMoreLink BlogPostItem/Header/Author BlogPostItem/Header/Info
  BlogPostItem/Header/Title
  `
    .trim()
    .split(/\s+/)
    .map((name) => `@theme/${name}`),
);

/** Whether a component is a part of those that import it, and a slot only in the bundle of a site. */
export function isInner(name: string): boolean {
  return INNER.has(name);
}

/** Names that releases of the format gave to components which others know by an older one. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/^DocRoot(?=\/|$)/, "DocPage"],
  [/^ContentVisibility\/Unlisted$/, "Unlisted"],
];

/** The name that a component of the theme goes by here: `@theme/DocRoot/Layout` is `@theme/DocPage/Layout`. */
export function toThemeName(name: string): string {
  const below = name.replace(/^@theme\//, "");
  if (below === name) return name;
  return `@theme/${RENAMED.reduce((current, [pattern, known]) => current.replace(pattern, known), below)}`;
}
