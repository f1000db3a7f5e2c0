/** Pages are long enough to help, spelled as in the United States, and free of phrases that read as translated. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import en from "dictionary-en";
import nspell from "nspell";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "../support/paths.ts";
import { countWords, proseLines } from "./plain-prose.ts";
import { readingGrade } from "./reading-grade.ts";

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

/** What reads as translated, with what to write instead. */
const TRANSLATED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are) told\b/, "say who does what"],
  [/\b(?:is|are) said\b/, "say who does what"],
  [/\b(?:it|that|which|there|text) stands\b|\bstands (?:in|at|between|beside)\b/i, "use `is`, or name what it does"],
  [/\bleads? to no\b/, "is broken"],
  [/\bbelongs? into\b/, "put it in"],
  [/\bfor want of\b/, "without"],
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b|more than\b)[a-z]/i, "is not a …"],
  [/\bhas no meaning\b/, "unknown"],
  [/\bWhat nobody\b|\bWhat goes before\b/, "name the subject"],
  [/\bcure:/, "help:"],
  [/\bwith which\b/, "turn the sentence around"],
  [/\bto its end\b|\bof (?:it|that) alone\b/, "name the thing"],
  [/\bis a matter of\b/, "say what decides"],
  [/\bis to be\b|\bare to be\b/, "use an imperative"],
  [/\bmend\b/, "fix"],
  [/\b(?:In|Out): /, "say what it does; the types say what goes in and out"],
];

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
      proseLines(text).flatMap((line, index) =>
        TRANSLATED.filter(([phrase]) => phrase.test(line)).map(
          ([phrase, better]) => `${path}:${index + 1}: "${phrase.exec(line)?.[0] ?? ""}" (${better})`,
        ),
      ),
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

test("no comment of the code reads as translated", async () => {
  const sources = await findFiles({
    dir: projectDir,
    include: ["{src,theme,scripts,bench}/**/*.{ts,tsx,mjs,css}"],
    exclude: [],
  });
  const found = await Promise.all(
    sources.map(async (path) => {
      const lines = (await Bun.file(join(projectDir, path)).text()).split("\n");
      return lines.flatMap((line, index) => {
        const comment = /^\s*(?:\/\*\*?|\/\/|\*) (.*)$/.exec(line)?.[1] ?? "";
        return TRANSLATED.filter(([phrase]) => phrase.test(comment)).map(
          ([phrase, better]) => `${path}:${index + 1}: "${phrase.exec(comment)?.[0] ?? ""}" (${better})`,
        );
      });
    }),
  );
  expect(found.flat()).toEqual([]);
});
