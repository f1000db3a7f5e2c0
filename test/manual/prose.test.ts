/** Pages are long enough to help, spelled as in the United States, and free of phrases that read as translated. */

import { Glob } from "bun";
import { expect, test } from "bun:test";
import { join } from "node:path";
import en from "dictionary-en";
import nspell from "nspell";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "../support/paths.ts";
import { commentsOf, type Sentence, stringsOf, titlesOf } from "./code-prose.ts";
import { countWords, proseLines } from "./plain-prose.ts";
import { readingGrade } from "./reading-grade.ts";
import { type Phrase, TRANSLATED, TRANSLATED_IN_CODE } from "./translated.ts";

const CONTENT = join(projectDir, "content");
const paths = await findFiles({
  dir: CONTENT,
  include: ["{docs,blog,community}/**/*.{md,mdx}", "versioned_docs/**/*.{md,mdx}"],
  exclude: ["**/_*", "docs/api/compatibility.md"],
});
const pages = await Promise.all(
  paths.map(async (path) => ({ path, text: await Bun.file(join(CONTENT, path)).text() })),
);

/** No page is shorter; a post is an article. */
const FEWEST_WORDS = { page: 120, post: 500 };

/** School grade of the hardest page. */
const MOST_GRADE = 8;

test("every page has enough words", () => {
  const short = pages
    .map(({ path, text }) => ({ path, words: countWords(text) }))
    .filter(({ path, words }) => words < (path.startsWith("blog/") ? FEWEST_WORDS.post : FEWEST_WORDS.page));
  expect(short).toEqual([]);
});

test("no phrase reads as translated", () => {
  const found = pages
    .filter(({ path }) => !path.startsWith("versioned_docs/"))
    .flatMap(({ path, text }) =>
      proseLines(text).flatMap((line, index) => phrasesIn(line, `${path}:${index + 1}`, TRANSLATED)),
    );
  expect(found).toEqual([]);
});

test("no page is harder to read than a textbook of the eighth grade", () => {
  const grades = pages
    .map(({ path, text }) => ({ path, grade: Math.round(readingGrade(paragraphs(proseLines(text))) * 10) / 10 }))
    .sort((one, other) => one.grade - other.grade);
  console.log(
    `manual: reading grade ${grades[Math.floor(grades.length / 2)]?.grade} (median of ${grades.length} pages)`,
  );
  expect(grades.filter(({ grade }) => grade > MOST_GRADE)).toEqual([]);
});

/** Lines of one paragraph, joined. */
function paragraphs(lines: readonly string[]): string[] {
  return lines
    .map((line) => (/^ *([-*|#>]|\d+\.)/.test(line) ? `\n${line}\n` : line))
    .join("\n")
    .split(/\n{2,}/)
    .map((text) => text.replaceAll("\n", " "));
}

test("every word is in the dictionary, or in `words.txt`", async () => {
  const own = await Bun.file(join(import.meta.dir, "words.txt")).text();
  const speller = nspell({ aff: Buffer.from(en.aff), dic: Buffer.from(en.dic) }).personal(own);
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const cached = known.get(word) ?? (speller.correct(word) || speller.correct(word.toLowerCase()));
    known.set(word, cached);
    return cached;
  };
  const wrong = pages.flatMap(({ path, text }) =>
    proseLines(text).flatMap((line, index) =>
      (line.match(/(?<![\w@./#:-])\p{L}[\p{L}’']*\p{L}(?![\w/@]|\.\w)/gu) ?? [])
        .map((word) => word.replace("’", "'").replace(/'s$/, ""))
        .filter((word) => !isKnown(word))
        .map((word) => `${word} ${path}:${index + 1}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test("no comment, message or title of a test reads as translated", async () => {
  const found = await Promise.all([
    ...searchCode("{src,theme,scripts,bench,templates}/**/*.{ts,tsx,mjs,css}", commentsOf),
    ...searchCode("cli.ts", commentsOf),
    ...searchCode("{src,theme,scripts,bench}/**/*.{ts,tsx,mjs}", stringsOf),
    ...searchCode("test/**/*.test.{ts,tsx}", titlesOf),
  ]);
  expect(found.flat()).toEqual([]);
});

/** Phrases in the files that a glob names. */
function searchCode(glob: string, read: (source: string) => readonly Sentence[]): Promise<string[]>[] {
  return [...new Glob(glob).scanSync(projectDir)].sort().map(async (path) => {
    const source = await Bun.file(join(projectDir, path)).text();
    return read(source).flatMap(({ line, text }) => phrasesIn(text, `${path}:${line}`, TRANSLATED_IN_CODE));
  });
}

test("the changelog and the texts for contributors do not read as translated", async () => {
  const files = ["CHANGELOG.md", "README.md", "CONTRIBUTING.md", "src/DESIGN.md"];
  const found = await Promise.all(
    files.map(async (path) =>
      proseLines(await Bun.file(join(projectDir, path)).text()).flatMap((text, index) =>
        phrasesIn(text, `${path}:${index + 1}`, TRANSLATED_IN_CODE),
      ),
    ),
  );
  expect(found.flat()).toEqual([]);
});

function phrasesIn(text: string, place: string, phrases: readonly Phrase[]): string[] {
  return phrases.flatMap(([phrase, better]) => {
    const match = phrase.exec(text);
    return match ? [`${place}: "${match[0]}" (${better})`] : [];
  });
}
