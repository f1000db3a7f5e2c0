/** Runs tasks on a second thread. */

import type { RunTask, Task } from "../model/task.ts";

/** Message to the thread. */
export interface ToTask {
  readonly name: string;
  /** Packed as bytes for a task about text. */
  readonly given: unknown;
}

/** Encodes JSON as bytes. Strings sent to another thread stay in memory until a garbage collection that does not know their size. */
export function pack(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Decodes JSON from bytes, which are consumed. */
export function unpack(bytes: Uint8Array<ArrayBuffer>): unknown {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  bytes.buffer.transfer(0);
  return value;
}

/** The browser's types, which hide the runtime's, lack the methods that let a thread keep the process alive. */
type Thread = Worker & Pick<Bun.Worker, "ref" | "unref">;

/** A thread that starts with its first task and ends when it is disposed. */
export class SecondThread implements Disposable {
  readonly #url: string;
  readonly #waiting: PromiseWithResolvers<unknown>[] = [];
  #worker: Thread | undefined;
  /** Why the thread ended early. */
  #failure: Error | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  readonly run: RunTask = async <Given, Made>({ name, isText }: Task<Given, Made>, given: Given): Promise<Made> => {
    if (this.#failure) throw this.#failure;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.push(answer);
    this.#worker ??= this.#start();
    this.#worker.ref();
    const packed = isText && pack(given);
    this.#worker.postMessage({ name, given: packed ?? given } satisfies ToTask, packed ? [packed.buffer] : []);
    const made = await answer.promise;
    return (isText ? unpack(made as Uint8Array<ArrayBuffer>) : made) as Made;
  };

  [Symbol.dispose](): void {
    this.#worker?.terminate();
  }

  #start(): Thread {
    const worker = new Worker(this.#url) as Thread;
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      this.#waiting.shift()?.resolve(data);
      // An idle thread must not keep the process alive: it would hide that the site's code never ends.
      if (this.#waiting.length === 0) worker.unref();
    });
    worker.addEventListener("error", ({ message }) => {
      this.#failure = new Error(message);
      for (const { reject } of this.#waiting.splice(0)) reject(this.#failure);
    });
    return worker;
  }
}

/** Makes a function that runs tasks on the calling thread. */
export function makeTaskRunner(): RunTask {
  const opened = new Map<unknown, unknown>();
  return async <Given, Made>(task: Task<Given, Made>, given: Given): Promise<Made> => {
    const work = (opened.get(task) ?? task.open()) as (given: Given) => Made;
    opened.set(task, work);
    return work(given);
  };
}
