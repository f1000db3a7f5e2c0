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
import { meantBy } from "./parity/meant.ts";
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

const ignored = new RegExp(values.ignore);

/** A built site: its pages by path, and where redirects lead. */
interface Pages {
  readonly pages: ReadonlyMap<string, string>;
  readonly redirects: ReadonlyMap<string, string>;
}

function listPages(dir: string): Pages {
  const pages = new Map<string, string>();
  const redirects = new Map<string, string>();
  for (const file of new Glob("**/*.html").scanSync({ cwd: dir, onlyFiles: true })) {
    const path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
    const isBeside = !file.endsWith("index.html") && existsSync(join(dir, file.replace(/\.html$/, "/index.html")));
    const html = readFileSync(join(dir, file), "utf8");
    const target = /http-equiv="?refresh"? content="\d+; url=([^"]*)"/i.exec(html.slice(0, 3000))?.[1];
    if (target !== undefined) redirects.set(path, target);
    else if (!ignored.test(path) && !isBeside) pages.set(path, html);
  }
  return { pages, redirects };
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

function compare({ pages: expected, redirects }: Pages, { pages: found }: Pages): Counts {
  const counts = new Counts();
  for (const path of new Set([...expected.keys(), ...found.keys()])) {
    const [their, our] = [expected.get(path), found.get(path)];
    counts.add("routes", their && our ? undefined : `${their ? "-" : "+"} ${path}`);
    if (their === undefined || our === undefined) continue;
    const around = { theirs: readPage(their, path), ours: readPage(our, path), redirects };
    for (const [kind, wanted] of Object.entries(around.theirs)) {
      const written = around.ours[kind] ?? [];
      if (wanted.length === 0 && (written.length === 0 || ADDED.has(kind))) continue;
      const differs = difference(wanted, written);
      counts.add(kind, differs && `${path}\n${differs}`, differs && meantBy(kind, [wanted, written], around));
    }
  }
  return counts;
}

const NOWHERE = { theirs: {}, ours: {}, redirects: new Map<string, string>() };

/** The base URL of a site, by its home page. Folders of built sites do not have it. */
function baseUrlOf({ pages }: Pages): string {
  const [canonical = ""] = readPage(pages.get("/") ?? "", "/")["canonical"] ?? [];
  return URL.parse(canonical)?.pathname.replace(/\/$/, "") ?? "";
}

interface Feeds {
  readonly expected: SiteValues;
  readonly found: SiteValues;
  readonly baseUrl: string;
}

/** Counts the feeds, entries and URLs of sitemaps that are equal. */
function compareFeeds(counts: Counts, { expected, found, baseUrl }: Feeds): void {
  for (const [kind, wanted] of Object.entries(expected)) {
    const written = found[kind] ?? new Map<string, string>();
    for (const address of new Set([...wanted.keys(), ...written.keys()])) {
      if (kind === "sitemap" && ignored.test(URL.parse(address)?.pathname.slice(baseUrl.length) ?? "")) continue;
      const [their, our] = [wanted.get(address), written.get(address)].map((value) =>
        value === undefined ? [] : [value],
      );
      const differs = difference(their ?? [], our ?? []);
      counts.add(
        kind,
        differs && `${address}\n${differs}`,
        differs && meantBy(kind, [their ?? [], our ?? []], NOWHERE),
      );
    }
  }
}

const reference = listPages(theirs);
const counts = compare(reference, listPages(ours));
compareFeeds(counts, { expected: readFeeds(theirs), found: readFeeds(ours), baseUrl: baseUrlOf(reference) });
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
