/** Differences between both generators that are meant: to match them would harm readers, or cost more than it gives them. */

import type { Values } from "./page-values.ts";

/** What a difference on a page is compared with. */
export interface Surroundings {
  /** All values of the page, of both generators. */
  readonly theirs: Values;
  readonly ours: Values;
  /** Where redirects lead, by path. */
  readonly redirects: ReadonlyMap<string, string>;
}

interface Meant {
  readonly kinds: readonly string[];
  readonly reason: string;
  readonly covers: (expected: readonly string[], found: readonly string[], around: Surroundings) => boolean;
}

/** Covers values that are equal once both sides are changed in this way, so that nothing else hides behind a reason. */
function levelled(level: (value: string) => string): Meant["covers"] {
  return (expected, found) => expected.map(level).join("\n") === found.map(level).join("\n");
}

function spaceless(text: string): string {
  return text.replace(/\s/g, "");
}

/** The values that `values` has more often than `others`. */
function without(values: readonly string[] = [], others: readonly string[] = []): string[] {
  const left = Map.groupBy(others, (value) => value);
  return values.filter((value) => left.get(value)?.pop() === undefined);
}

/** The words of values, in any order. Unknown tags are left out, because only one of both shows them. */
function wordsOf(values: readonly string[]): string {
  let text = values.join(" ");
  for (let before = ""; before !== text;) [before, text] = [text, text.replace(/<[^<>]*>/g, "")];
  return text.split(/\s+/).toSorted().join(" ").trim();
}

/** Lines that became code blocks without language: the text of `<code>` that contains elements. */
function madeBlocks({ theirs, ours }: Surroundings): string[] {
  return without(theirs["code"], ours["code"]).filter((code) => /^ {2}\{\} .*$/.test(code));
}

/** First-level headings that only we show. */
function lateTitles({ theirs, ours }: Surroundings): string[] {
  return without(ours["headings"], theirs["headings"]).filter((heading) => heading.startsWith("h1 # "));
}

function isDiagram(code: string): boolean {
  return code.startsWith("language-mermaid");
}

/** The parts of an entry of a feed: number, title, date, summary, people, categories. */
function fieldsOf([entry = ""]: readonly string[]): string[] {
  return entry.split(" | ");
}

function withField(entry: readonly string[], index: number, value: string): string {
  return fieldsOf(entry)
    .map((field, at) => (at === index ? value : field))
    .join(" | ");
}

/** Differences that are meant. */
const MEANT: readonly Meant[] = [
  {
    kinds: ["description", "og:description", "entries"],
    reason: "text that only looks like a mark stays: `snake_case`, `12:30`, `<T>` and `*` in code, `&amp;`",
    covers: levelled((text) =>
      text.replace(/&[\w#]+;|<[^>]*>|\{[\w-]+\}|\s?:(?:::|[^:\n])+:/g, "").replace(/[\s_*`\\&<>]/g, ""),
    ),
  },
  {
    kinds: ["description", "og:description"],
    reason: "a line without words (a table, the start of a tag or a comment, a space) has no description",
    covers: ([text = ""]) => /^(?:[|<{]|&#123;|&nbsp;$)/.test(text),
  },
  {
    kinds: ["description", "og:description"],
    reason: "a link by label has no brackets",
    covers: levelled((text) => text.replace(/[[\]]/g, "")),
  },
  {
    kinds: ["images", "text", "toc", "entry text"],
    reason: "character references, escaped characters and backslashes are read as Markdown reads them",
    covers: levelled((text) =>
      text
        .replace(/&gt;/g, ">")
        .replace(/&lt;/g, "<")
        .replace(/&#39;/g, "'")
        .replace(/&quot;/g, '"')
        .replace(/\\([<$])/g, "$1"),
    ),
  },
  {
    kinds: ["toc"],
    reason: "the table of contents has all text of a heading: brackets, backslashes, and text in components",
    covers: levelled((link) => link.replace(/^.* → /, "→ ")),
  },
  {
    kinds: ["text", "entry text"],
    reason: "`*` in the middle of a word and pairs of backticks after a tag are read as Markdown reads them",
    covers: levelled((text) => text.replace(/[*`]/g, "")),
  },
  {
    kinds: ["text"],
    reason: "line breaks at tags and before deeper lists stay spaces",
    covers: levelled((text) => text.replace(/\s/g, "")),
  },
  {
    kinds: ["code"],
    reason: "line breaks in `<pre>` stay",
    covers: levelled((code) => (code.startsWith("language") ? code : spaceless(code))),
  },
  {
    kinds: ["images"],
    reason: "files of pictures behind reference links are published",
    covers: levelled((image) => image.replace(/^\S*/, "")),
  },
  {
    kinds: ["text"],
    reason: "a backslash at the end of a line breaks it",
    covers: (expected, found) =>
      expected.some((text) => text.includes("\\ ")) &&
      spaceless(expected.join("").replaceAll("\\ ", "")) === spaceless(found.join("")),
  },
  {
    kinds: ["text"],
    reason: "tags in lower case are the site's components of that name, and inline ones do not split a line",
    covers: (expected, found) => spaceless(expected.join("")) === spaceless(found.join("")),
  },
  {
    kinds: ["links"],
    reason: "backslashes before punctuation in addresses are read as Markdown reads them",
    covers: levelled((link) => link.replaceAll("%5C", "")),
  },
  {
    kinds: ["links"],
    reason: "links have the case of the page that they lead to",
    covers: levelled((link) => link.toLowerCase()),
  },
  {
    kinds: ["navbar"],
    reason: "the label of the version list leads to the doc itself, as since release 3",
    covers: levelled((link) => link.replace(/ → .* ▾$/, " ▾")),
  },
  {
    kinds: ["headings"],
    reason: "headings of tag lists have IDs",
    covers: levelled((heading) => heading.replace(/^h2 #\S? (\S)$/, "h2 # $1")),
  },
  {
    kinds: ["code", "text"],
    reason: "`<code>` with elements inside stays part of its line, and types in angle brackets stay (`Array<str>`)",
    covers: (expected, found, around) => {
      const made = madeBlocks(around);
      if (made.length === 0) return false;
      if (found.join("\n") === without(expected, made).join("\n")) return true;
      return wordsOf([...expected, ...made.map((code) => code.slice(5))]) === wordsOf(found);
    },
  },
  {
    kinds: ["headings", "text"],
    reason: "a first-level heading below the text of a post stays",
    covers: (expected, found, around) => {
      const titles = lateTitles(around);
      const added = without(found, [...titles, ...titles.map((title) => title.slice("h1 # ".length))]);
      return titles.length > 0 && expected.toSorted().join("\n") === added.toSorted().join("\n");
    },
  },
  {
    kinds: ["links"],
    reason: "in a list, links to headings of a post lead to the post: two posts may have the same heading",
    covers: levelled((link) => link.replace(/ → [^#]*#/, " → #")),
  },
  {
    kinds: ["links"],
    reason: "links to a redirect lead to its target",
    covers: (expected, found, { redirects }) =>
      expected.every((link, index) => {
        const [text = "", target = ""] = link.split(" → ");
        return found[index] === link || found[index] === `${text} → ${redirects.get(target)}`;
      }),
  },
  {
    kinds: ["links", "text"],
    reason: "one item is singular, as in later releases",
    covers: levelled((text) => text.replace(/\b1 items\b/, "1 item")),
  },
  {
    kinds: ["headings", "toc"],
    reason: "headings of a file that a page includes twice have IDs of their own",
    covers: (expected, found) => {
      const plain = found.map((value) => (expected.includes(value) ? value : value.replace(/(#\S*)-\d+(?= |$)/, "$1")));
      return plain.join("\n") === expected.join("\n");
    },
  },
  {
    kinds: ["title", "og:title", "breadcrumbs"],
    reason: "a heading below exports is the title of the page, not the name of the file",
    covers: (expected, found, { theirs }) => {
      const name = theirs["canonical"]?.[0]?.split("/").at(-1) ?? "";
      const title = theirs["headings"]?.find((heading) => heading.startsWith("h1 # "))?.slice("h1 # ".length) ?? "";
      return expected.map((value) => value.replace(name, title)).join("\n") === found.join("\n");
    },
  },
  {
    kinds: ["code"],
    reason: "diagrams are code until they are drawn",
    covers: (expected, found) => expected.join("\n") === found.filter((code) => !isDiagram(code)).join("\n"),
  },
  {
    kinds: ["headings", "text", "entry text"],
    reason: "emoji have the names and looks of today, and unknown tags stay",
    covers: levelled((text) =>
      text.replace(/ ?(?:<[\w-]+>|:[\w+-]+:|\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Emoji}\uFE0F?)*)/gu, ""),
    ),
  },
  {
    kinds: ["entries"],
    reason: "the text of a partial describes a post that has no other",
    covers: (expected, found) => withField(expected, 3, "") === withField(found, 3, "") && fieldsOf(expected)[3] === "",
  },
  {
    kinds: ["entries"],
    reason: "JSON feeds name all authors, and Atom feeds those that have a name",
    covers: (expected, found) => {
      const [some, all] = [expected, found].map((values) => fieldsOf(values)[4]?.replaceAll(", ", ","));
      const isPart = some?.startsWith(all ?? "") || all?.startsWith(some ?? "");
      return isPart === true && withField(expected, 4, "") === withField(found, 4, "");
    },
  },
  {
    kinds: ["text"],
    reason: "a comment in braces is hidden",
    covers: levelled((text) => text.replace(/\{\/ .*? \/\} /g, "")),
  },
  {
    kinds: ["links"],
    reason: "the period or quotation mark after an address is not part of it",
    covers: levelled((link) => link.replace(/["”]? → (.*?)(?:\.|%22|")?\/$/, " → $1/").replace(/\. →/, " →")),
  },
];

/** Why a difference between the values of a kind is meant, if it is. */
export function meantBy(
  kind: string,
  values: readonly [expected: readonly string[], found: readonly string[]],
  around: Surroundings,
): string | undefined {
  return MEANT.find(({ kinds: of, covers }) => of.includes(kind) && covers(...values, around))?.reason;
}
