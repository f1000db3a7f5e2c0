/** Differences between both generators that are meant: to match them would harm readers, or cost more than it gives them. */

import {
  type Covers,
  levelled,
  spaceless,
  without,
  wordsOf,
  madeBlocks,
  lateTitles,
  DIAGRAMS,
  isWithin,
  isDiagram,
  fieldsOf,
  withField,
  type Surroundings,
} from "./levels.ts";

interface Meant {
  readonly kinds: readonly string[];
  readonly reason: string;
  readonly covers: Covers;
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
    reason: "tabs in code stay tabs: readers copy Makefiles",
    covers: levelled((code) => code.replace(/[ \t]/g, "")),
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
      expected.length === found.length &&
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
    kinds: ["pagination", "sidebar"],
    reason: "a heading below exports is the title of the page, not the name of the file",
    covers: (expected, found) => {
      const target = (link = ""): string => link.replace(/^.* → /, "");
      const isNamed = (link: string): boolean => /(?:^|\s)(\S+) → \S*\/\1(?: |$)/.test(link);
      return expected.every((link, at) => link === found[at] || (isNamed(link) && target(link) === target(found[at])));
    },
  },
  {
    kinds: ["images"],
    reason: "a picture of `ideal-image` is one in `<img>`, too",
    covers: levelled((image) => image.replace(/^(?:\[object Object\]|undefined)/, "")),
  },
  {
    kinds: ["description", "og:description", "entries"],
    reason: "a URL in angle brackets is text of a description",
    covers: levelled((text) => text.replace(/https?:\/\/\S*\w/g, "").replace(/\s+/g, "")),
  },
  {
    kinds: ["headings"],
    reason: "a first-level heading of a component keeps its ID",
    covers: levelled((heading) => heading.replace(/^h1 #\S*/, "h1 #")),
  },
  {
    kinds: ["code"],
    reason: "code that shows the ID of a heading has no backslash before it",
    covers: levelled((code) => code.replaceAll("\\{#", "{#")),
  },
  {
    kinds: ["code"],
    reason: "a block without language is text, also if it is empty or has elements",
    covers: levelled((code) => code.replace(/^language-text/, "")),
  },
  {
    kinds: ["text"],
    reason: "a section that has a summary has no other",
    covers: (expected, found) =>
      expected.filter((text) => text !== "Details").join("\n") ===
      found.filter((text) => text !== "Details").join("\n"),
  },
  {
    kinds: ["text"],
    reason: "lazy tabs are in the page, for readers without scripts and for search engines",
    covers: (expected, found, { theirs }) => theirs["tabs"] !== undefined && without(expected, found).length === 0,
  },
  {
    kinds: ["code"],
    reason: "diagrams are code until they are drawn",
    covers: (expected, found) => expected.join("\n") === found.filter((code) => !isDiagram(code)).join("\n"),
  },
  {
    kinds: ["entry text"],
    reason: "diagrams are code in feeds",
    covers: ([expected = ""], [found = ""]) => DIAGRAMS.test(found) && isWithin(expected.split(" "), found.split(" ")),
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
