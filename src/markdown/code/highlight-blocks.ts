/** Highlights code on any thread. */

import type { RunTask, Task } from "../../model/task.ts";
import type { PrismGrammars } from "../../model/site.ts";
import { type Highlighter, makeHighlighter } from "./highlighter.ts";

type Block = readonly [code: string, language: string];

export const highlightBlocks: Task<readonly Block[], readonly string[]> = {
  name: "highlight",
  isText: true,
  open() {
    const highlighter = makeHighlighter();
    return (blocks) => blocks.map(([code, language]) => highlighter.highlight(code, language).join("\n"));
  },
};

/** Makes a highlighter that delegates the work to another thread, except for grammars of Prism. */
export function makeAskingHighlighter(run: RunTask, prism?: PrismGrammars): Highlighter {
  const here = makeHighlighter({ prism });
  const own = new Set(prism?.names);
  let waiting: Waiting[] = [];
  let last = Promise.resolve();
  const ask = async (requested: readonly Waiting[]): Promise<void> => {
    const blocks = requested.map(({ block }) => block);
    for (const [index, html] of (await run(highlightBlocks, blocks)).entries()) requested[index]?.use(html.split("\n"));
  };
  return {
    ...here,
    later(code, language, use) {
      if (own.has(language)) use(here.highlight(code, language));
      else waiting.push({ block: [code, language], use });
    },
    whenDone() {
      if (waiting.length === 0) return last;
      last = ask(waiting);
      // Whoever awaits it handles the error.
      last.catch(() => undefined);
      waiting = [];
      return last;
    },
  };
}

interface Waiting {
  readonly block: Block;
  readonly use: (lines: readonly string[]) => void;
}
