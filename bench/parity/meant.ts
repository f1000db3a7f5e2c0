/** Differences between both generators that are meant. */

interface Meant {
  readonly kinds: readonly string[];
  readonly reason: string;
  readonly covers: (expected: readonly string[], found: readonly string[]) => boolean;
}

/** Covers values that are equal once both sides are changed in this way, so that nothing else hides behind a reason. */
function levelled(level: (value: string) => string): Meant["covers"] {
  return (expected, found) => expected.map(level).join("\n") === found.map(level).join("\n");
}

function spaceless(text: string): string {
  return text.replace(/\s/g, "");
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
    covers: ([text = ""]) => /^(?:[|<{]|&nbsp;$)/.test(text),
  },
  {
    kinds: ["images", "text", "toc", "entry text"],
    reason: "character references, escaped characters and backslashes are read as Markdown reads them",
    covers: levelled((text) =>
      text
        .replace(/&gt;/g, ">")
        .replace(/&lt;/g, "<")
        .replace(/&#39;/g, "'")
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
    reason: "tabs in code stay tabs",
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
    covers: (expected, found) => spaceless(expected.join("").replaceAll("\\ ", "")) === spaceless(found.join("")),
  },
  {
    kinds: ["headings"],
    reason: "footnotes are those of release 3: a hidden heading, and IDs of their own on each page",
    covers: (expected, found) =>
      expected.join("\n") === found.filter((heading) => !heading.startsWith("h2 #footnote-label")).join("\n"),
  },
  {
    kinds: ["links", "entry text"],
    reason: "footnotes are those of release 3: a hidden heading, and IDs of their own on each page",
    covers: levelled((text) =>
      text.replace(/#user-content-(fn(?:ref)?-.+)-\w+$/, "#$1").replace(/ Footnotes | (?=↩)/g, ""),
    ),
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
    reason: "a click on the version list opens it, and leads nowhere",
    covers: levelled((link) => link.replace(/ → .* ▾$/, " ▾")),
  },
  {
    kinds: ["headings"],
    reason: "headings of tag lists have IDs",
    covers: levelled((heading) => heading.replace(/^h2 #\S? (\S)$/, "h2 # $1")),
  },
  {
    kinds: ["links"],
    reason: "the period or quotation mark after an address is not part of it",
    covers: levelled((link) => link.replace(/["”]? → (.*?)(?:\.|%22|")?\/$/, " → $1/").replace(/\. →/, " →")),
  },
];

/** Why a difference between the values of a kind is meant, if it is. */
export function meantBy(kind: string, expected: readonly string[], found: readonly string[]): string | undefined {
  return MEANT.find(({ kinds: of, covers }) => of.includes(kind) && covers(expected, found))?.reason;
}
