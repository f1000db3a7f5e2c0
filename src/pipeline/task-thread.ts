/** The program of the second thread. It runs one task at a time and posts the result of each. */

import { drawCards } from "../cards/draw-cards.ts";
import { highlightBlocks } from "../markdown/code/highlight-blocks.ts";
import { findSameFiles } from "../emit/output-cache.ts";
import type { Task } from "../model/task.ts";
import { indexPages, renewIndex } from "../search/index-pages.ts";
import { makeTaskRunner, pack, type ToTask, unpack } from "../system/second-thread.ts";

const TASKS: readonly Task<never, unknown>[] = [highlightBlocks, drawCards, indexPages, renewIndex, findSameFiles];

const run = makeTaskRunner();

self.addEventListener("message", async ({ data: { name, given } }: MessageEvent<ToTask>) => {
  const task = TASKS.find((one) => one.name === name);
  if (!task) throw new Error(`Unknown task: ${name}.`);
  const question = task.isText ? unpack(given as Uint8Array<ArrayBuffer>) : given;
  const made = await run(task, question as never);
  const answer = task.isText ? pack(made) : made;
  self.postMessage(answer, buffersOf(answer));
});

/** Lists the buffers to transfer, which avoids copying them. */
function buffersOf(answer: unknown): ArrayBuffer[] {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return list.flatMap((one) => (one instanceof Uint8Array && isWhole(one) ? (one.buffer as ArrayBuffer) : []));
}

/** Whether an array has a buffer of its own. Small arrays share one. */
function isWhole({ byteLength, buffer }: Uint8Array): boolean {
  return byteLength === buffer.byteLength;
}
