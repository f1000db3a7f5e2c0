/** Distinguishes code in braces from prose. */

/** Names that are available without an import and used as objects or functions. */
const GLOBAL = /^(?:Object|Array|JSON|Math|Date|String|Number|Intl|process|require|translate|useBaseUrl)\s*[.(]/;
const METHOD_OF_LITERAL = /^(?:\[[\s\S]*\]|`[\s\S]*`|"[^"]*"|'[^']*')\s*\.\w+\(/;
const FUNCTION = /^(?:async\s*)?(?:function\b|(?:\([^()]*\)|[A-Za-z_$][\w$]*)\s*=>)/;
/** A sum; without spaces around its operators it is a range, a date, or part of a pattern. */
const ARITHMETIC = /^[\d.()]+(?: +[-+*/%] +[\d.()]+)+$/;
const ELEMENT = /^<[A-Za-z][\w.]*[\s/>][\s\S]*>$|^<>[\s\S]*<\/>$/;

/** Names of every document: prose may contain such words in braces. */
const OF_DOCUMENT: ReadonlySet<string> = new Set(["frontMatter", "contentTitle", "toc"]);

/** Whether text in braces is code rather than prose: it uses a bound name, or calls an available function. */
export function mayBeCode(source: string, names: ReadonlySet<string>): boolean {
  // The ID of a heading; content that cannot be shown.
  if (source.startsWith("#") || source === "toc" || source === "frontMatter") return false;
  const head = source.replace(/^(?:[!(+\s-]|\.\.\.|new\s|typeof\s|await\s)+/, "");
  const isCode = [METHOD_OF_LITERAL, FUNCTION, ELEMENT, ARITHMETIC].some((kind) => kind.test(source));
  return GLOBAL.test(head) || isCode || namesAny(source, names);
}

/** Whether text in braces names only what every document has. */
export function isKnownToAll(source: string, names: ReadonlySet<string>): boolean {
  return namesAny(source, names) && !namesAny(source, names.difference(OF_DOCUMENT));
}

function namesAny(source: string, names: ReadonlySet<string>): boolean {
  const code = source.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""');
  for (const [name] of code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)) if (names.has(name)) return true;
  return false;
}
