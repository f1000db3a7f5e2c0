/** A long history that two processes read: where it is split, and that the result is that of one process. */

import { describe, expect, test } from "bun:test";
import { readHistories } from "../../src/content/git-history.ts";
import { LOG_FORMAT, OlderLog, readGitLog } from "../../src/content/git-log.ts";
import { findSeam } from "../../src/content/git-seam.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeFolder, type TestSite } from "../support/site.ts";

async function* toStream(text: string, size = text.length): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < text.length; start += size)
    yield new TextEncoder().encode(text.slice(start, start + size));
}

/** Commits from `from` down to `to`, each the parent of the one before. */
const line = (from: number, to: number): string[] =>
  Array.from({ length: from - to + 1 }, (_, index) => `c${from - index} c${from - index - 1}`);

const seamOf = (lines: readonly string[]): Promise<string | undefined> =>
  findSeam(toStream(`${lines.join("\n")}\n`, 77));

describe("the place where a history is split", () => {
  test("is the middle of a history without merges", async () => {
    expect(await seamOf(line(3000, 1))).toBe("c1500");
  });

  test("avoids commits that another path goes around", async () => {
    // The side branch leaves at commit 1000 and is merged into commit 2000.
    const merged = [...line(3000, 2001), "c2000 c1999 s9", ...line(1999, 1001), ...sideBranch(9), ...line(1000, 1)];
    expect(await seamOf(merged)).toBe("c2000");
    const unclear = ["c3001 c3000 r1", ...line(3000, 1), "r1"];
    expect(await seamOf(unclear)).toBe("c3001");
  });

  test("avoids commits below one that git listed before its child", async () => {
    const early = [...line(3000, 2000), "early", ...line(1999, 1900), "c1899 early c1898", ...line(1898, 1)];
    expect(await seamOf(early)).toBe("c1899");
  });

  test("is not looked for in a short history", async () => {
    expect(await seamOf(line(1999, 1))).toBeUndefined();
  });
});

function sideBranch(length: number): string[] {
  return Array.from(
    { length },
    (_, index) => `s${length - index} ${index === length - 1 ? "c1000" : `s${length - index - 1}`}`,
  );
}

const commitText = (id: string, files: string): string => `\u0001${id} 1\u0002Ada\0\n${files}`;

describe("a log in two parts", () => {
  const newer = commitText("n2", "M\0a.md\0") + commitText("n1", "M\0b.md\0");
  const older = commitText("o2", "M\0a.md\0M\0c.md\0") + commitText("o1", "A\0a.md\0");
  const requested = { changed: new Set(["c.md"]), created: new Set(["a.md"]) };

  test("is read up to the first commit of the older part, and then there", async () => {
    const part = new OlderLog(Promise.resolve(toStream(older)));
    await Bun.sleep(0);
    const { histories, ...ending } = await readGitLog(toStream(newer + older, 5), requested, part);
    expect(ending).toEqual({ isComplete: true, isSplit: true });
    expect([...histories.keys()].sort()).toEqual(["a.md", "c.md"]);
  });

  test("is read as one if it has passed that commit already, or there is none", async () => {
    const late = Promise.withResolvers<AsyncIterable<Uint8Array>>();
    async function* passing(): AsyncGenerator<Uint8Array> {
      yield* toStream(newer + older.slice(0, 30));
      late.resolve(toStream(older));
      await Bun.sleep(0);
      yield* toStream(older.slice(30));
    }
    const isOne = { isComplete: true, isSplit: false };
    expect(await readGitLog(passing(), requested, new OlderLog(late.promise))).toMatchObject(isOne);
    expect(
      await readGitLog(toStream(newer + older), requested, new OlderLog(Promise.resolve(undefined))),
    ).toMatchObject(isOne);
  });
});

const COMMITS = 2600;

/** A history for `git fast-import`: edits, new and renamed files, and side branches that are merged, some without effect. */
function writeImport(): string {
  const parts: string[] = [];
  let mark = 0;
  const commit = (branch: string, from: readonly number[], changes: string): number => {
    mark += 1;
    const [first, ...merged] = from.map((parent) => `:${parent}`);
    const parents = [first && `from ${first}\n`, ...merged.map((parent) => `merge ${parent}\n`)].join("");
    const author = `A${mark % 7} <a@example.com> ${mark * 60} +0000`;
    parts.push(`commit refs/heads/${branch}\nmark :${mark}\ncommitter ${author}\ndata 0\n${parents}${changes}\n`);
    return mark;
  };
  const edit = (path: string): string => `M 644 inline ${path}\ndata ${String(mark).length + 1}\n${mark}\n\n`;
  let head = commit("main", [], edit("docs/a/0.md") + edit("other.txt"));
  while (mark < COMMITS) {
    const number = (mark * 7919) % 97;
    const path = `docs/${"abc"[number % 3]}/${number}.md`;
    if (mark % 29 === 0)
      head = commit(
        "main",
        [head],
        `R "docs/a/0.md" "docs/a/${mark}.md"\nR "docs/a/${mark}.md" "docs/a/0.md"\n${edit(path)}`,
      );
    else if (mark % 41 < 3) {
      const side = commit("side", [head], edit(path));
      const main = commit("main", [head], edit(mark % 2 === 0 ? path : "docs/b/2.md"));
      head = commit("main", [main, side], mark % 3 === 0 ? "" : edit(path));
    } else head = commit("main", [head], mark % 11 === 0 ? edit("other.txt") : edit(path));
  }
  return parts.join("");
}

async function git({ dir }: TestSite, args: readonly string[], input = ""): Promise<string> {
  const child = Bun.spawn(["git", ...args], { cwd: dir, stdin: new Blob([input]), stdout: "pipe" });
  const text = await new Response(child.stdout).text();
  expect(await child.exited).toBe(0);
  return text;
}

test("two processes find what one finds", async () => {
  await using site = await makeFolder();
  await git(site, ["init", "-q", "-b", "main", "."]);
  await git(site, ["fast-import", "--quiet"], writeImport());
  await git(site, ["checkout", "-q", "main"]);
  const files = (await git(site, ["ls-files", "docs"])).trim().split("\n");
  expect(files.length).toBeGreaterThan(90);
  expect(await findSeam(toStream(await git(site, ["rev-list", "--parents", "HEAD"])))).toBeDefined();
  const log = await git(site, ["log", LOG_FORMAT, "--name-status", "-M", "-z", "--", "docs"]);
  const all = new Set(files);
  const { histories } = await readGitLog(toStream(log), { changed: all, created: all });
  const requests = [{ changed: [], created: files, isShown: false }];
  const found = await readHistories({ siteDir: site.dir, requests, pages: [], report: makeReporter() });
  expect(found).toEqual(Object.fromEntries(histories));
}, 60_000);
