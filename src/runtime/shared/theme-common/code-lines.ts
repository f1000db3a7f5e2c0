/** Lines of code, for a site's own components that render lines and tokens. Pure. */

/** A token of one color. */
export interface CodeToken {
  /** Its types, outermost first: `keyword`; `plain` for the rest. */
  readonly types: readonly string[];
  readonly content: string;
}

export type CodeLine = readonly CodeToken[];

export interface CodeLineProps {
  readonly className: string;
}

export interface CodeTokenProps extends CodeLineProps {
  readonly children?: string;
}

/** A tag of the highlighter, or the text before the next one. */
const PIECE = /<span class="([^"]*)">|<\/span>|[^<]+/g;

const REFERENCES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

/** Parses the HTML of a code block: a `span` for each line, and inside it one for each token. */
export function readCodeLines(html: string): CodeLine[] {
  const lines: CodeToken[][] = [];
  const around: string[] = [];
  for (const [piece, className] of html.matchAll(PIECE)) {
    if (className !== undefined) {
      if (around.length === 0) lines.push([]);
      around.push(className);
    } else if (piece === "</span>") around.pop();
    else lines.at(-1)?.push(toToken(piece, around.slice(1)));
  }
  return lines.map(withoutBreak);
}

function toToken(text: string, classNames: readonly string[]): CodeToken {
  const types = classNames.flatMap((names) => names.split(" ")).map((name) => name.replace(/^hljs-/, ""));
  const content = text.replace(/&([#\w]+);/g, (whole, name: string) => REFERENCES[name] ?? whole);
  return { types: types.length > 0 ? types : ["plain"], content };
}

/** The component that renders a line adds the line break. */
function withoutBreak(line: readonly CodeToken[]): CodeLine {
  const last = line.at(-1);
  if (last === undefined) return [];
  const rest = { ...last, content: last.content.replace(/\n$/, "") };
  return [...line.slice(0, -1), ...(rest.content === "" && line.length > 1 ? [] : [rest])];
}

/** Attributes of a line. */
export function toLineProps({ className = "" }: { readonly className?: string }): CodeLineProps {
  return { className: className === "" ? "token-line" : `token-line ${className}` };
}

/** Attributes of a token: the format's names for it, and those that color it here. */
export function toTokenProps({ token }: { readonly token: CodeToken }): CodeTokenProps {
  const { types, content } = token;
  const colors = types[0] === "plain" ? [] : types.map((type) => (type.endsWith("_") ? type : `hljs-${type}`));
  return { className: ["token", ...types, ...colors].join(" "), children: content };
}
