/** What the bundler takes otherwise than browsers or the format's bundler: late `@import`, declarations for old browsers, and some recent syntax. */

/** A comment or string, an import, another statement without a block, or a brace. */
const TOKEN =
  /\/\*[^]*?(?:\*\/|$)|(?<import>@import\s*(?:url\(\s*(?:"[^"]*"|'[^']*'|[^)]*)\s*\)|"[^"]*"|'[^']*')[^;{}]*;)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|@(?:charset|layer)\b[^;{}]*;|[{}]|[^\s{}"'/@]+|[/@]/gi;

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
  /\/\*[^]*?(?:\*\/|$)|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|url\([^)]*\)|(?<starred>\*[a-z_-]+\s*:(?:"[^"]*"|'[^']*'|[^;{}"'])*)/gi;

/** Leaves out such declarations, as browsers do; to the bundler, they are errors. */
export function withoutStarred(css: string): string {
  return css.replace(STARRED, (text, starred?: string) => (starred === undefined ? text : text.replace(/\S/g, " ")));
}

/** Unlike any name that sites use: those of the theme's variables begin with `--veloci-`. */
const MARK = "-bundler-keeps-";

/** What the bundler writes for browsers without it in a way that differs, or wrongly. */
const MISREAD =
  /(?<![\w-])(?:light-dark\(|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?=\s*from\s))|(?<=:)dir\(|(?<=@)counter-style\b/gi;

/** Logical properties that the bundler writes as rules for each language, whatever the direction of the text. */
const LOGICAL =
  "(?<![\\w.#-])(?:inset-(?:inline|block)(?:-start|-end)?|border-(?:start|end)-(?:start|end)-radius|border-(?:inline|block)-(?:color|style|width))(?![\\w-])";

const HAS_LOGICAL = new RegExp(LOGICAL, "i");

/** The same, and properties that override them or are overridden: the bundler would move those that it knows behind others. */
const SIDES = new RegExp(
  `${LOGICAL}|(?<=(?:[{;]|\\*/)\\s*)(?:top|right|bottom|left|inset|border(?:-[\\w-]+)?)(?=\\s*:)`,
  "gi",
);

/** Names that CSS modules share with other sheets: the bundler changes that of a container only where it is queried, and knows no global animations. */
const KEPT_NAME =
  /(@container\s+)(?!(?:not|style|scroll-state)\b)([\w-]+)(?=\s*\()|((?:@keyframes\s|\banimation(?:-name)?\s*:)[^;{}]*?):global\(\s*([\w-]+)\s*\)/gi;

const NAME = new RegExp(`${MARK}name-([\\w-]+?)${MARK}end(?:_[\\w-]+)?`, "g");

/** Gives such syntax names that the bundler does not know, and therefore keeps. */
export function withHiddenSyntax(css: string): string {
  const hidden = css.replace(MISREAD, `${MARK}$&`).replace(KEPT_NAME, `$1$3${MARK}name-$2$4${MARK}end`);
  return HAS_LOGICAL.test(css) ? hidden.replace(SIDES, `${MARK}$&`) : hidden;
}

/** The bundler's text of such sheets with the names that browsers know. */
export function withShownSyntax(css: string): string {
  return css.replace(NAME, "$1").replaceAll(MARK, "");
}
