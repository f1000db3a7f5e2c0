/** Generates prose and code that differ from page to page: sentences, titles, code blocks. */

import type { Random } from "./random.ts";

const NOUNS = words(
  "account adapter archive batch branch buffer build cache channel client cluster column command config counter cursor deploy device digest domain driver editor engine entry event export field filter folder format gateway handler header helper hook image import index input invoice job journal key layer ledger limit link list loader locale lock log manifest margin message method metric mirror model module monitor network node object option order output package page parser patch path pattern payload plugin policy pool port process profile project prompt proxy query queue range record region release report request resource result role route rule runtime sample schema scope script search section server service session setting shard signal snapshot source stage state storage stream style suite table tag target task team template tenant thread ticket timer token topic trace tree trigger type update user value vector version view volume watcher widget window worker",
);
const VERBS = words(
  "accepts adds applies builds caches changes checks closes collects compares connects copies counts creates defines deletes emits enables exports extends fetches filters finds follows formats groups handles holds imports keeps lists loads locks maps matches merges moves names needs opens orders parses passes picks prints processes pulls pushes queries reads records reduces registers removes renames renders replaces reports requires resets resolves returns routes runs saves scans selects sends serves sets shares signs skips sorts splits starts stops stores streams tests tracks updates uses validates waits watches wraps writes",
);
const QUALITIES = words(
  "active ambient async basic binary central cold common complete constant current custom daily deep default direct early empty exact external fast final first fixed fresh full global hidden hot idle inner internal large last late lazy linear local long main manual minimal mixed narrow native nested new next open optional outer parallel partial plain primary private public quick random raw ready recent remote safe second serial shared short simple single slow small stable static strict temporary total unique valid verbose virtual warm whole wide",
);

function words(text: string): readonly [string, ...string[]] {
  const [first = "", ...rest] = text.split(" ");
  return [first, ...rest];
}

/** Returns three to five words, the first capitalized. */
export function makeTitle(random: Random): string {
  const title = `${random.pick(QUALITIES)} ${random.pick(NOUNS)} and ${random.pick(NOUNS)}`;
  return capital(random.integer(0, 1) === 0 ? title : `${title} ${random.pick(NOUNS)}`);
}

/** Returns about twelve words, sometimes with emphasis or inline code. */
export function makeSentence(random: Random): string {
  const subject = `${random.pick(QUALITIES)} ${markUp(random, random.pick(NOUNS))}`;
  const object = `${random.pick(QUALITIES)} ${markUp(random, random.pick(NOUNS))}`;
  const end = `when the ${random.pick(NOUNS)} ${random.pick(VERBS)} its ${random.pick(NOUNS)}`;
  return `The ${subject} ${random.pick(VERBS)} the ${object} ${end}.`;
}

function markUp(random: Random, word: string): string {
  const mark = random.pick(["", "", "", "", "", "`", "**", "*"]);
  return mark + word + mark;
}

/** Returns sentences with at least `count` words in total. */
export function makeParagraph(random: Random, count: number): string {
  const sentences: string[] = [];
  for (let total = 0; total < count; total += sentences.at(-1)?.split(" ").length ?? count) {
    sentences.push(makeSentence(random));
  }
  return sentences.join(" ");
}

/** Returns a two-word name for code, such as `cacheWorker`. */
export function makeName(random: Random): string {
  return random.pick(NOUNS) + capital(random.pick(NOUNS));
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
