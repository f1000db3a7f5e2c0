import { readFile } from "node:fs/promises";
import { toHeadingSlug } from "../url/heading-slug.ts";
import { createExcerpt } from "./excerpt.ts";

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A field whose plain value YAML reads as a point in time. */
const TIME =
  /^([\w-]+):[ \t]+(\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d+)?(?:[ \t]*(?:Z|[+-]\d\d?(?::?\d\d)?))?)?)[ \t]*$/gm;

interface FileContent {
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly content: string;
}

function parseFileContentFrontMatter(text: string): FileContent {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { frontMatter: {}, content: text.trim() };
  const yaml = match[1] ?? "";
  const fields = Object(Bun.YAML.parse(yaml)) as Record<string, unknown>;
  return { frontMatter: { ...fields, ...timesIn(yaml, fields) }, content: text.slice(match[0].length).trim() };
}

/** The fields that are times. Without a zone, they are in UTC. */
function timesIn(yaml: string, fields: Readonly<Record<string, unknown>>): Record<string, Date> {
  const found = [...yaml.matchAll(TIME)].flatMap(([, name = "", written = ""]): [string, Date][] => {
    const [day = "", clock] = written.split(/[Tt]|[ \t]+/, 2);
    const padded = day.replace(/-(\d)(?!\d)/g, "-0$1");
    const zone = clock === undefined || /(?:Z|[+-]\d+(?::?\d\d)?)$/.test(written) ? "" : "Z";
    const time = new Date(clock === undefined ? padded : `${padded}T${clock.padStart(8, "0")}${zone}`);
    return typeof fields[name] === "string" && !Number.isNaN(time.getTime()) ? [[name, time]] : [];
  });
  return Object.fromEntries(found);
}

const IMPORTS = /^(?:\s*(?:import|export)\s[^\n]*(?:\n(?!\s*\n)[^\n]*)*\n+)*/;

/** An `h1`, underlined or not, that precedes all prose; its code marks are removed. */
function parseMarkdownContentTitle(
  text: string,
  { removeContentTitle = false }: { readonly removeContentTitle?: boolean } = {},
): { readonly content: string; readonly contentTitle: string | undefined } {
  const content = text.trim();
  const above = IMPORTS.exec(content)?.[0] ?? "";
  const below = content.slice(above.length);
  const title =
    /^\s*#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(below) ??
    /^\s*([^\s#>-].*?)[ \t]*(?:\{#[^}]*\})?[ \t]*\r?\n=+[ \t]*(?:\r?\n|$)/.exec(below);
  if (!title) return { content, contentTitle: undefined };
  return {
    content: removeContentTitle ? (above + below.slice(title[0].length)).trim() : content,
    contentTitle: title[1]?.replace(/`([^`]*)`/g, "$1").trim(),
  };
}

interface ParseRequest {
  readonly filePath: string;
  readonly fileContent?: string;
  readonly parseFrontMatter?: (file: {
    readonly filePath: string;
    readonly fileContent: string;
    readonly defaultParseFrontMatter: typeof parseFile;
  }) => Promise<FileContent>;
  readonly removeContentTitle?: boolean;
}

const parseFile = async ({ fileContent }: { readonly fileContent: string }): Promise<FileContent> =>
  parseFileContentFrontMatter(fileContent);

/** Front matter, text, title and excerpt of a file. A custom parser of front matter works as in the config. */
async function parseMarkdownFile({ filePath, fileContent, parseFrontMatter, removeContentTitle }: ParseRequest) {
  const text = fileContent ?? (await readFile(filePath, "utf8"));
  const parse = parseFrontMatter ?? parseFile;
  const { frontMatter, content } = await parse({ filePath, fileContent: text, defaultParseFrontMatter: parseFile });
  const parsed = parseMarkdownContentTitle(content, { removeContentTitle: removeContentTitle ?? false });
  return { frontMatter, ...parsed, excerpt: createExcerpt(parsed.content) };
}

/** The same for a text, as releases before 3.1 had it. */
function parseMarkdownString(text: string, options?: { readonly removeContentTitle?: boolean }) {
  const { frontMatter, content } = parseFileContentFrontMatter(text);
  const parsed = parseMarkdownContentTitle(content, options);
  return { frontMatter, ...parsed, excerpt: createExcerpt(parsed.content) };
}

const ID_SYNTAX = {
  classic: /\s*\{#((?:(?!\{#|\}).)+)\}$/,
  "mdx-comment": /\s*\{\/\*\s*#(\S+)\s*\*\/\}$/,
} as const;

/** `## Text {#id}` → the heading without its ID, and the ID. */
function parseMarkdownHeadingId(
  heading: string,
  syntax: keyof typeof ID_SYNTAX = "classic",
): { readonly text: string; readonly id: string | undefined } {
  const match = ID_SYNTAX[syntax].exec(heading);
  return { text: match ? heading.slice(0, match.index) : heading, id: match?.[1]?.trim() };
}

/** Makes IDs of headings; one that occurs again gets a number. */
function createSlugger(): {
  slug(text: string, options?: { readonly maintainCase?: boolean }): string;
} {
  const counts = new Map<string, number>();
  return {
    slug(text, { maintainCase = false } = {}) {
      const base = toHeadingSlug(text, maintainCase);
      let id = base;
      while (counts.has(id)) {
        const next = (counts.get(base) ?? 0) + 1;
        counts.set(base, next);
        id = `${base}-${next}`;
      }
      counts.set(id, 0);
      return id;
    },
  };
}

/** `:::note Title` → `:::note[Title]` for these kinds of admonitions. */
function admonitionTitleToDirectiveLabel(text: string, kinds: readonly string[]): string {
  const title = new RegExp(`^((?:> ?)*[ \\t]*:{3,}(?:${kinds.join("|")}))[ ]+(.*)$`, "gm");
  return text.replace(title, "$1[$2]");
}

/** Functions of the module `@docusaurus/utils` about Markdown: front matter, titles, excerpts and IDs of headings, with the format's results. */
export const MARKDOWN_FUNCTIONS: Readonly<Record<string, unknown>> = {
  parseFileContentFrontMatter,
  parseFrontMatter: parseFileContentFrontMatter,
  DEFAULT_PARSE_FRONT_MATTER: parseFile,
  parseMarkdownContentTitle,
  parseMarkdownFile,
  parseMarkdownString,
  createExcerpt,
  parseMarkdownHeadingId,
  createSlugger,
  admonitionTitleToDirectiveLabel,
  /** Braces begin an expression in MDX. */
  escapeMarkdownHeadingIds: (text: string) =>
    text.replace(/^#{1,6}(?!#).*$/gm, (line) => line.replace(/(?<!\\)\{#/, "\\{#")),
  /** Code blocks with this name are not code but text. */
  unwrapMdxCodeBlocks: (text: string) =>
    text.replace(/^[ ]*(`{3,4})[ ]*mdx-code-block[ \t]*\r?\n([\s\S]*?)\r?\n[ ]*\1[ \t]*$/gm, "$2"),
};
