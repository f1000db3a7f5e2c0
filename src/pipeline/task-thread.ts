/** The program of the second thread: does tasks one after the other, and answers each. */

import { drawCards } from "../cards/draw-cards.ts";
import { highlightBlocks } from "../markdown/code/highlight-blocks.ts";
import type { Task } from "../model/task.ts";
import { indexPages } from "../search/index-pages.ts";
import { makeTaskRunner, type ToTask } from "../system/second-thread.ts";

const TASKS: readonly Task<never, unknown>[] = [highlightBlocks, drawCards, indexPages];

const run = makeTaskRunner();

self.addEventListener("message", async ({ data: { name, given } }: MessageEvent<ToTask>) => {
  const task = TASKS.find((one) => one.name === name);
  if (!task) throw new Error(`There is no task of the name ${name}.`);
  const made = await run(task, given as never);
  self.postMessage(made, buffersOf(made));
});

/** Bytes change hands instead of being copied. */
function buffersOf(made: unknown): ArrayBuffer[] {
  if (!Array.isArray(made)) return [];
  return made.flatMap((one: unknown) => (one instanceof Uint8Array && isWhole(one) ? (one.buffer as ArrayBuffer) : []));
}

/** Small pieces of bytes share a buffer. */
function isWhole({ byteLength, buffer }: Uint8Array): boolean {
  return byteLength === buffer.byteLength;
}
