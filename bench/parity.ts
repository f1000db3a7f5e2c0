/**
 * Compares a site that Docusaurus built with the same site built by Veloci: `bun bench/parity.ts <folder> <folder>`. Prints how many
 * values of each kind are equal on the pages that both have, and in feeds and sitemaps, what differs, and what is meant to differ. `--limit 20` prints more differences per kind, and
 * `--ignore <pattern>` leaves out paths.
 */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Glob } from "bun";
import { readFeeds, type SiteValues } from "./parity/feed-values.ts";
import { readPage } from "./parity/page-values.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: "string", default: "3" },
    ignore: { type: "string", default: "^/(?:404|search)$|/archive$" },
  },
});
const [theirs, ours] = positionals;
if (theirs === undefined || ours === undefined) throw new Error("Name two folders: the built sites.");

interface Kind {
  equal: number;
  total: number;
  readonly differences: string[];
  /** How many differences are meant, by reason. */
  readonly meant: Map<string, number>;
}

/** Values that Veloci adds where Docusaurus has none. */
const ADDED = new Set(["description", "og:description"]);

interface Meant {
  readonly kinds: readonly string[];
  readonly reason: string;
  readonly covers: (expected: readonly string[], found: readonly string[]) => boolean;
}

/** Covers values that are equal once both sides are changed in this way, so that nothing else hides behind a reason. */
function levelled(level: (value: string) => string): Meant["covers"] {
  return (expected, found) => expected.map(level).join("\n") === found.map(level).join("\n");
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
    kinds: ["images"],
    reason: "files of pictures behind reference links are published",
    covers: levelled((image) => image.replace(/^\S*/, "")),
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

/** The pages of a built site by path, without redirects. */
function listPages(dir: string): Map<string, string> {
  const ignored = new RegExp(values.ignore);
  const pages = new Map<string, string>();
  for (const file of new Glob("**/*.html").scanSync({ cwd: dir, onlyFiles: true })) {
    const path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
    const isBeside = !file.endsWith("index.html") && existsSync(join(dir, file.replace(/\.html$/, "/index.html")));
    const html = readFileSync(join(dir, file), "utf8");
    if (!ignored.test(path) && !isBeside && !/http-equiv="?refresh/i.test(html.slice(0, 3000))) pages.set(path, html);
  }
  return pages;
}

/** The values that only one side has. */
function difference(expected: readonly string[], found: readonly string[]): string | undefined {
  if (expected.join("\n") === found.join("\n")) return undefined;
  const missing = expected.filter((value) => !found.includes(value)).map((value) => `    - ${value.slice(0, 200)}`);
  const added = found.filter((value) => !expected.includes(value)).map((value) => `    + ${value.slice(0, 200)}`);
  return [...missing.slice(0, 5), ...added.slice(0, 5)].join("\n") || "    another order or number";
}

/** Counts the values of one kind that are equal. */
class Counts {
  readonly kinds = new Map<string, Kind>();

  add(name: string, differs: string | undefined, reason?: string): void {
    const kind = this.kinds.get(name) ?? { equal: 0, total: 0, differences: [], meant: new Map<string, number>() };
    this.kinds.set(name, kind);
    kind.total++;
    if (differs === undefined) kind.equal++;
    else if (reason !== undefined) kind.meant.set(reason, (kind.meant.get(reason) ?? 0) + 1);
    else kind.differences.push(differs);
  }
}

function meantBy(kind: string, expected: readonly string[], found: readonly string[]): string | undefined {
  return MEANT.find(({ kinds: of, covers }) => of.includes(kind) && covers(expected, found))?.reason;
}

function compare(expected: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): Counts {
  const counts = new Counts();
  for (const path of new Set([...expected.keys(), ...found.keys()])) {
    const [their, our] = [expected.get(path), found.get(path)];
    counts.add("routes", their && our ? undefined : `${their ? "-" : "+"} ${path}`);
    if (their === undefined || our === undefined) continue;
    const read = readPage(our, path);
    for (const [kind, wanted] of Object.entries(readPage(their, path))) {
      const written = read[kind] ?? [];
      if (wanted.length === 0 && (written.length === 0 || ADDED.has(kind))) continue;
      const differs = difference(wanted, written);
      counts.add(kind, differs && `${path}\n${differs}`, differs && meantBy(kind, wanted, written));
    }
  }
  return counts;
}

/** Counts the feeds, entries and URLs of sitemaps that are equal. */
function compareFeeds(counts: Counts, expected: SiteValues, found: SiteValues): void {
  for (const [kind, wanted] of Object.entries(expected)) {
    const written = found[kind] ?? new Map<string, string>();
    for (const address of new Set([...wanted.keys(), ...written.keys()])) {
      const [their, our] = [wanted.get(address), written.get(address)].map((value) =>
        value === undefined ? [] : [value],
      );
      const differs = difference(their ?? [], our ?? []);
      counts.add(kind, differs && `${address}\n${differs}`, differs && meantBy(kind, their ?? [], our ?? []));
    }
  }
}

const counts = compare(listPages(theirs), listPages(ours));
compareFeeds(counts, readFeeds(theirs), readFeeds(ours));
const { kinds } = counts;
for (const [name, { equal, total, differences, meant }] of kinds) {
  console.log(`${name.padEnd(16)} ${equal} of ${total}`);
  for (const [reason, count] of meant) console.log(`  ${count} meant: ${reason}`);
  for (const text of differences.slice(0, Number(values.limit))) console.log(`  ${text}`);
}
const sum = (member: "equal" | "total"): number => [...kinds.values()].reduce((all, kind) => all + kind[member], 0);
const [equal, total] = [sum("equal"), sum("total")];
const meant = [...kinds.values()].flatMap((kind) => [...kind.meant.values()]).reduce((all, count) => all + count, 0);
const percent = (part: number): string => `${((100 * part) / total).toFixed(2)} %`;
console.log(`\n${equal} of ${total} values are equal: ${percent(equal)}`);
console.log(`${meant} differ as meant; with them ${percent(equal + meant)}`);
