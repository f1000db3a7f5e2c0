/** Distinguishes code in braces from prose. */

import { isNode, ScriptNames } from "./names.ts";
import { isMistake, parseExpression, type ScriptNode } from "./parser.ts";

/** Names that are available without an import, used as objects or functions, and rare in prose. */
const OBJECTS = "Object|Array|JSON|Math|Date|String|Number|Intl|process|require|translate|useBaseUrl";
const GLOBAL = new RegExp(`^(?:${OBJECTS})\\s*[.(]`);
const METHOD_OF_LITERAL = /^(?:\[[\s\S]*\]|`[\s\S]*`|"[^"]*"|'[^']*')\s*\.\w+\(/;
const FUNCTION = /^(?:async\s*)?(?:function\b|(?:\([^()]*\)|[A-Za-z_$][\w$]*)\s*=>)/;
/** A sum; without spaces around its operators it may be a range or a date. */
const ARITHMETIC = /^[\d.()]+(?: +[-+*/%] +[\d.()]+)+$/;
const ELEMENT = /^<[A-Za-z][\w.]*[\s/>][\s\S]*>$|^<>[\s\S]*<\/>$/;

/** Words, numbers, and the signs of lists, ranges and types: `id`, `2,4-6`, `1/2`, `string | null`. */
const PROSE = /^(?:[\w$\s.,:;|&-]*|(?!.*=>)[\d\s.,()|&^<>=/-]*)$/;
/** A condition before a tag on the same line, and paragraphs below. MDX 1 read them as Markdown: `condition-blocks.ts` does. */
const AROUND_PARAGRAPHS = /^[^\n]*<[A-Za-z>][^\n]*\n[ \t]*\n/;
/** Constants, names after `typeof`, and those that are used as objects or functions. */
const AVAILABLE = new RegExp(
  `\\b(?:(undefined|NaN|Infinity)\\b|typeof\\s+([A-Za-z_$][\\w$]*)|(${[
    OBJECTS,
    "Boolean|BigInt|Symbol|RegExp|Map|Set|Error|Reflect|globalThis|console|URL|URLSearchParams|parseInt|parseFloat",
    "isNaN|isFinite|(?:en|de)codeURI(?:Component)?|(?:un)?escape|structuredClone|atob|btoa",
  ].join("|")})\\s*[.([\`])`,
  "g",
);

/** Names of every document: prose may contain such words in braces. */
const OF_DOCUMENT: ReadonlySet<string> = new Set(["frontMatter", "contentTitle", "toc"]);

/** Whether text in braces is code rather than prose: it uses a bound name, or calls an available function. */
export function mayBeCode(source: string, names: ReadonlySet<string>): boolean {
  // The ID of a heading; content that cannot be shown.
  if (source.startsWith("#") || source === "toc" || source === "frontMatter") return false;
  const head = source.replace(/^(?:[!(+\s-]|\.\.\.|new\s|typeof\s|await\s)+/, "");
  const isCode = [METHOD_OF_LITERAL, FUNCTION, ELEMENT, ARITHMETIC].some((kind) => kind.test(source));
  return GLOBAL.test(head) || isCode || namesAny(source, names) || isSelfContained(source);
}

/** Whether a text is an expression whose result can be shown, and which uses only what is available everywhere. */
function isSelfContained(source: string): boolean {
  const node = PROSE.test(source) || AROUND_PARAGRAPHS.test(source) ? undefined : parseExpression(source);
  if (!node || isMistake(node) || source.slice(node.end).trim() !== "" || !hasResult(node)) return false;
  const { used, bound } = new ScriptNames().add(node);
  const available = new Set([...source.matchAll(AVAILABLE)].flatMap(([, ...names]) => names));
  return used.values().every((name) => bound.has(name) || available.has(name));
}

/** Whether an expression is more than a list of alternatives (`"a" | "b"`), an object, a function or a pattern. */
function hasResult({ type, regex, operator, expression }: ScriptNode): boolean {
  if (isNode(expression)) return hasResult(expression);
  if (regex !== undefined || (type === "BinaryExpression" && /^[|&^]$/.test(String(operator)))) return false;
  return !/^(?:This|Await|Sequence|Object|Class|Assignment|Update|(?:Arrow)?Function)Expression$/.test(type);
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
