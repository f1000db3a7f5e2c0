/** What the bundler takes otherwise than browsers or the format's bundler: late `@import`, declarations for old browsers, and some recent syntax. */

/** A comment or string, an import, another statement without a block, or a brace. */
const TOKEN =
  /\/\*[^]*?(?:\*\/|$)|(?<import>@import\s*(?:url\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\s*\)|"[^"]*"|'[^']*')[^;{}]*;)|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|@(?:charset|layer)\b[^;{}]*;|[{}]|[^\s{}"'/@]+|[/@]/gi;

/** Moves imports before the first rule. All lines keep their numbers. */
export function importsFirst(css: string): string {
  if (!/@import/i.test(css)) return css;
  let depth = 0;
  let start: number | undefined;
  const late: { readonly index: number; readonly text: string }[] = [];
  for (const { 0: text, index, groups } of css.matchAll(TOKEN)) {
    if (groups?.["import"] !== undefined && depth === 0) {
      if (start !== undefined) late.push({ index, text });
    } else if (!/^(?:\/\*|@charset\b|@layer\b)/i.test(text)) start ??= index;
    if (text === "{") depth += 1;
    if (text === "}") depth = Math.max(0, depth - 1);
  }
  if (start === undefined) return css;
  const rest = late.reduceRight(
    (left, { index, text }) => left.slice(0, index) + text.replace(/\S/g, " ") + left.slice(index + text.length),
    css,
  );
  const moved = late.map(({ text }) => text.replace(/\s+/g, " ")).join("");
  return rest.slice(0, start) + moved + rest.slice(start);
}

/** A comment, a string, a URL, or a declaration whose name begins with `*`: old versions of Internet Explorer read it. */
const STARRED =
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|url\([^)]*\)|(?<starred>\*[a-z_-]+\s*:(?:"[^"]*"|'[^']*'|[^;{}"'])*)/gi;

/** Leaves out such declarations, as browsers do; to the bundler, they are errors. */
export function withoutStarred(css: string): string {
  return css.replace(STARRED, (text, starred?: string) => (starred === undefined ? text : text.replace(/\S/g, " ")));
}

const MARK = "-veloci-";

/** What the bundler writes for browsers without it in a way that differs, or wrongly. */
const MISREAD =
  /(?<![\w-])(?:light-dark\(|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?=\s*from\s))|(?<=:)dir\(|(?<=@)counter-style\b/gi;

/** Gives such syntax names that the bundler does not know, and therefore keeps. */
export function withHiddenSyntax(css: string): string {
  return css.replace(MISREAD, `${MARK}$&`);
}

/** The bundler's text of such sheets with the names that browsers know. */
export function withShownSyntax(css: string): string {
  return css.replaceAll(MARK, "");
}
