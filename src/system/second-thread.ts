/** Runs tasks beside the thread that asks for them. In: the program of the thread. Out: what the tasks make of what they are given. */

import type { RunTask, Task } from "../model/task.ts";

/** What crosses to the thread. */
export interface ToTask {
  readonly name: string;
  readonly given: unknown;
}

/** A thread that starts when it has something to do, and ends when it is disposed of. */
export class SecondThread implements Disposable {
  readonly #url: string;
  readonly #waiting: PromiseWithResolvers<unknown>[] = [];
  #worker: Worker | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  readonly run: RunTask = <Given, Made>({ name }: Task<Given, Made>, given: Given): Promise<Made> => {
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.push(answer);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ name, given } satisfies ToTask);
    return answer.promise as Promise<Made>;
  };

  [Symbol.dispose](): void {
    this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#url);
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#waiting.shift()?.resolve(data));
    worker.addEventListener("error", ({ message }) => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(message));
    });
    return worker;
  }
}

/** Makes the function that runs tasks on the thread that asks for them. */
export function makeTaskRunner(): RunTask {
  const opened = new Map<unknown, unknown>();
  return async <Given, Made>(task: Task<Given, Made>, given: Given): Promise<Made> => {
    const work = (opened.get(task) ?? task.open()) as (given: Given) => Made;
    opened.set(task, work);
    return work(given);
  };
}
