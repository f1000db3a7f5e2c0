/** Finds the mistake in front matter that is not valid YAML, because the parser reports no position. */

export interface YamlMistake {
  readonly message: string;
  readonly hint: string;
  /** 1-based, within the YAML. */
  readonly line: number;
  readonly column: number;
}

export const NO_MAPPING: YamlMistake = {
  message: "The front matter is not a list of `key: value` lines.",
  hint: "Write one `key: value` per line between the two lines of dashes.",
  line: 1,
  column: 1,
};

/** Maximum number of lines to search: front matter never has more. */
const MAX_LINES = 300;

/** The first error in YAML that the parser rejected with `message`. */
export function findMistake(yaml: string, message: string): YamlMistake {
  const lines = yaml.split("\n");
  const index = findLine(lines);
  const line = lines[index] ?? "";
  const known = explain(line);
  const reason = known?.reason ?? message.replace(/^YAML Parse error: /, "").toLowerCase();
  return {
    message: `The front matter is not valid YAML: ${reason}.`,
    hint: known?.hint ?? 'Quote values that contain YAML syntax: `key: "value"`.',
    line: index + 1,
    column: (known?.at ?? line.length - line.trimStart().length) + 1,
  };
}

/** Index of the line after the longest valid beginning. */
function findLine(lines: readonly string[]): number {
  if (lines.length > MAX_LINES) return 0;
  for (let count = lines.length - 1; count > 0; count--) {
    if (isValid(lines.slice(0, count).join("\n"))) return count;
  }
  return 0;
}

function isValid(yaml: string): boolean {
  try {
    Bun.YAML.parse(yaml);
    return true;
  } catch {
    return false;
  }
}

interface Explanation {
  readonly at: number;
  readonly reason: string;
  readonly hint: string;
}

/** Recognizes the most frequent mistakes in a line. */
function explain(line: string): Explanation | undefined {
  const tab = /^ *\t/.exec(line);
  if (tab !== null) {
    return {
      at: tab[0].length - 1,
      reason: "a tab is used where only spaces are allowed",
      hint: "Indent with spaces.",
    };
  }
  const pair = /^(\s*(?:- )?[^\s:"'#][^:]*:[ \t]+)(.*)$/.exec(line);
  if (pair === null) return undefined;
  const [, before = "", value = ""] = pair;
  return explainValue(value, before);
}

function explainValue(value: string, before: string): Explanation | undefined {
  const at = before.length;
  const first = value.charAt(0);
  const quoted = `Put the value in quotes: \`${before.trim()} ${JSON.stringify(value.trim())}\`.`;
  if (first === '"' || first === "'") return explainQuoted(value, at);
  if (first === "[" || first === "{") {
    const close = first === "[" ? "]" : "}";
    if (!value.includes(close))
      return { at, reason: `\`${first}\` is not closed`, hint: `Add \`${close}\`, or put the value in quotes.` };
    return undefined;
  }
  if (/[@`%&*!|>]/.test(first)) return { at, reason: `a value may not begin with \`${first}\``, hint: quoted };
  const colon = value.search(/:(?:\s|$)/);
  if (colon < 0) return undefined;
  return { at: at + colon, reason: "a value that contains `: ` must be quoted", hint: quoted };
}

function explainQuoted(value: string, at: number): Explanation | undefined {
  const quote = value.charAt(0);
  const close = value.indexOf(quote, 1);
  if (close < 0)
    return { at, reason: `the quote \`${quote}\` is not closed`, hint: `Add \`${quote}\` at the end of the value.` };
  const rest = value.slice(close + 1).trim();
  if (rest === "" || rest.startsWith("#")) return undefined;
  const other = quote === '"' ? "'" : '"';
  return {
    at: at + close + 1,
    reason: `text follows the closing quote \`${quote}\``,
    hint: `Use the other kind of quotes around the whole value: \`${other}…${other}\`.`,
  };
}
