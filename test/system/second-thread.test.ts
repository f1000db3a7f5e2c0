/** Another thread makes the same as the one that asks it, and what it fails at fails there. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { highlightBlocks } from "../../src/markdown/code/highlight-blocks.ts";
import type { Task } from "../../src/model/task.ts";
import { beside } from "../../src/pipeline/concat.ts";
import { TASK_URL } from "../../src/pipeline/task-url.ts";
import { searchFiles } from "../../src/search/search-files.ts";
import { makeTaskRunner, SecondThread } from "../../src/system/second-thread.ts";
import { compileFiles } from "../markdown/compile-files.ts";
import { makeGraph } from "../search/search-model.ts";

const SOURCES = join(import.meta.dir, "../../src");

const FILES = {
  "docs/a.md":
    '# A\n\n- item\n\n  ```js {1} title="a.js"\n  const a = `${1 < 2}`;\n  let b;\n  ```\n\n```sh npm2yarn\nnpm install a\n```\n',
  "docs/b.mdx": "import Part from './_part.mdx';\n\n<Part />\n\n```nothing\n<b>\n```\n",
  "docs/_part.mdx": ":::tip\n\n```css\na { color: red; }\n/* highlight-next-line */\nb {}\n```\n\n:::\n",
  "old/a.md": "# A\n\n```py\nx = 1\n```\n",
};

test("documents are the same on whichever thread their code is highlighted", async () => {
  using thread = new SecondThread(TASK_URL);
  const [near, far] = [await compileFiles(FILES), await compileFiles(FILES, { run: thread.run })];
  for (const path of ["docs/a.md", "docs/b.mdx", "old/a.md"]) expect(far.document(path)).toEqual(near.document(path));
  expect(JSON.stringify(far.document("docs/b.mdx").body)).toContain("hljs-");
  expect(far.complaints).toBe(near.complaints);
});

test("the search's files are the same", async () => {
  using thread = new SecondThread(TASK_URL);
  const pages = Array.from({ length: 40 }, (_, page) => ({
    url: `/p${page}`,
    title: `Page ${page}`,
    text: `${"word ".repeat(1000)}${page}`,
    tag: page % 3 === 0 ? "old" : "new",
  }));
  const graph = makeGraph(pages);
  expect(await Array.fromAsync(searchFiles(graph, { run: thread.run }))).toEqual(
    await Array.fromAsync(searchFiles(graph)),
  );
});

test("answers arrive in order, and a failed thread rejects pending and later tasks", async () => {
  using thread = new SecondThread(TASK_URL);
  const here = makeTaskRunner();
  const requested = ["let a;", "const b = 1;", ""].map((code) => [[code, "js"] as const]);
  expect(await Promise.all(requested.map((blocks) => thread.run(highlightBlocks, blocks)))).toEqual(
    await Promise.all(requested.map((blocks) => here(highlightBlocks, blocks))),
  );
  const unknown: Task<number, number> = { name: "unknown", open: () => (given) => given };
  const failing = [thread.run(unknown, 1), thread.run(unknown, 2)];
  const ends = await Promise.allSettled(failing);
  expect(ends.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(thread.run(unknown, 3)).rejects.toThrow("unknown");
});

test("an idle thread does not keep the process alive", async () => {
  const program = `
    import { highlightBlocks } from ${JSON.stringify(join(SOURCES, "markdown/code/highlight-blocks.ts"))};
    import { SecondThread } from ${JSON.stringify(join(SOURCES, "system/second-thread.ts"))};
    const thread = new SecondThread(${JSON.stringify(TASK_URL)});
    console.log((await thread.run(highlightBlocks, [["let a;", "text"]]))[0]);`;
  const child = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "ignore", timeout: 20_000 });
  expect(await new Response(child.stdout).text()).toBe("let a;\n");
  await child.exited;
  expect(child.signalCode).toBeNull();
});

test("two concurrent lists lose nothing", async () => {
  async function* count(start: number, end: number, pause: number): AsyncGenerator<number> {
    for (let number = start; number < end; number++) {
      await Bun.sleep(pause);
      yield number;
    }
  }
  for (const [first, second] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const all = await Array.fromAsync(beside(count(0, 9, first), count(10, 19, second)));
    expect(all.filter((number) => number < 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(all.filter((number) => number >= 10)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  }
});
