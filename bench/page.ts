/** Generates a page. */

import { posix } from "node:path";
import { makeCodeBlock } from "./code-blocks.ts";
import { makeRandom, type Random } from "./random.ts";
import { makeName, makeParagraph, makeSentence, makeTitle } from "./words.ts";

const PAGES_PER_FOLDER = 25;

/** Sections per page, each with a heading. */
const SECTIONS = 7;

const WORDS_PER_SECTION = 75;

/** Above this many pages, folders are nested: no site has thousands of categories side by side. */
const PAGES_PER_PART = 1000;

/** Returns the path of a page below `docs/`; each folder has 25 pages. */
export function pagePath(number: number): string {
  const folder = Math.floor(number / PAGES_PER_FOLDER) + 1;
  const part = Math.floor(number / PAGES_PER_PART) + 1;
  const above = part === 1 ? "" : `part-${String(part).padStart(3, "0")}/`;
  return `${above}section-${String(folder).padStart(3, "0")}/page-${String(number + 1).padStart(5, "0")}.md`;
}

/**
 * Returns the text of a page: a title, seven sections with about 600 words, three code blocks, a table, a list, an admonition and
 * four links to other pages.
 */
export function makePage(number: number, total: number): string {
  const random = makeRandom(number);
  const links = Array.from({ length: 4 }, () => makeLink(random, number, total));
  const extras = [
    `See ${links[0]} and ${links[1]}.`,
    makeCodeBlock(random),
    makeTable(random),
    makeCodeBlock(random),
    makeList(random),
    `:::${random.pick(["note", "tip", "info", "caution", "danger"])}\n\n${makeSentence(random)}\n\n:::`,
    makeCodeBlock(random),
  ];
  const sections = extras.map((extra, index) => {
    const level = index % 3 === 2 ? "###" : "##";
    return `${level} ${makeTitle(random)}\n\n${makeParagraph(random, WORDS_PER_SECTION)}\n\n${extra}`;
  });
  const end = `Next to read: ${links[2]}, then ${links[3]}.`;
  return [`# ${makeTitle(random)} ${number + 1}`, ...sections.slice(0, SECTIONS), end].join("\n\n") + "\n";
}

function makeLink(random: Random, from: number, total: number): string {
  const target = random.integer(0, total - 1);
  const path = posix.relative(posix.dirname(pagePath(from)), pagePath(target));
  return `[${makeTitle(random).toLowerCase()}](${path.startsWith(".") ? path : `./${path}`})`;
}

function makeTable(random: Random): string {
  const rows = Array.from({ length: 5 }, () => {
    return `| \`${makeName(random)}\` | ${random.pick(["string", "number", "boolean"])} | ${makeTitle(random)} |`;
  });
  return ["| Option | Type | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

function makeList(random: Random): string {
  const items = Array.from({ length: 5 }, (_, index) => `${index % 2 === 0 ? "-" : "  -"} ${makeSentence(random)}`);
  return items.join("\n");
}
