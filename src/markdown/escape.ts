/** Writes text as HTML and reads character references back. Pure. */

const ENTITY: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const toEntity = (character: string): string => ENTITY[character] ?? character;

/** Text of a Markdown run, where character references are already HTML: only what is not one is escaped. */
export function escapeMarkdownText(text: string): string {
  if (!/[&<>]/.test(text)) return text;
  return text.replace(/[<>]|&(?!(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]\w*);)/g, toEntity);
}

/** The content of a quoted attribute. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, toEntity) : text;
}

/** Percent-encodes what may not stand in a URL; what is encoded already stays. */
export function encodeUrl(url: string): string {
  if (/^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/.test(url)) return url.includes("[") ? encodeUnsafe(url) : url;
  return encodeUnsafe(url);
}

function encodeUnsafe(url: string): string {
  try {
    return encodeURI(url).replaceAll("%25", "%");
  } catch {
    return url;
  }
}

/** Named references that turn up in prose; others stay as they are written. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  copy: "©",
  reg: "®",
  trade: "™",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  bull: "•",
  middot: "·",
  times: "×",
  deg: "°",
  larr: "←",
  rarr: "→",
  uarr: "↑",
  darr: "↓",
  harr: "↔",
  check: "✓",
  sect: "§",
  para: "¶",
  euro: "€",
  pound: "£",
  lbrace: "{",
  rbrace: "}",
  lcub: "{",
  rcub: "}",
  lbrack: "[",
  rbrack: "]",
  lsqb: "[",
  rsqb: "]",
  vert: "|",
  verbar: "|",
  lowbar: "_",
  ast: "*",
  grave: "`",
  num: "#",
  colon: ":",
  le: "≤",
  ge: "≥",
  ne: "≠",
  zwj: "\u200D",
  zwnj: "\u200C",
  shy: "\u00AD",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
};

/** Text with its character references read. */
export function decodeReferences(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]+);/g, decodeReference);
}

function decodeReference(reference: string): string {
  if (reference[1] !== "#") return NAMED[reference.slice(1, -1)] ?? reference;
  const hexadecimal = /x/i.test(reference);
  const code = Number.parseInt(reference.slice(hexadecimal ? 3 : 2), hexadecimal ? 16 : 10);
  return code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? "\uFFFD" : String.fromCodePoint(code);
}
