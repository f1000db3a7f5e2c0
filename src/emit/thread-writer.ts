/** Hands files to a thread of their own, so that rendering and writing go on side by side. */

import type { OutputFile } from "../model/build.ts";
import type { Folders } from "./file-writer.ts";
import type { FromWriter, ToWriter } from "./writer-thread.ts";
import { WRITER_URL } from "./writer-url.ts";

export interface ThreadWriter {
  /** Takes a file; waits while too much is under way. */
  add(file: OutputFile): Promise<void>;
  /** Waits for all files and ends the thread. */
  finish(): Promise<FromWriter>;
}

/** Files that cross in one message. */
const BATCH = 32;
/** Batches under way: bounds the memory when writing is slower than rendering. */
const MOST = 6;

/** Starts the thread. */
export function openThreadWriter({ dir, oldDir }: Folders): ThreadWriter {
  const worker = new Worker(WRITER_URL);
  const post = (message: ToWriter): void => worker.postMessage(message);
  let batch: OutputFile[] = [];
  let underWay = 0;
  let bytes = 0;
  let failure: FromWriter["failure"];
  let crash: Error | undefined;
  let wake = (): void => {};
  worker.onmessage = ({ data }: MessageEvent<FromWriter>) => {
    underWay--;
    bytes += data.bytes;
    failure ??= data.failure;
    wake();
  };
  worker.onerror = ({ message }) => {
    crash = new Error(message);
    wake();
  };
  const waitFor = async (most: number): Promise<void> => {
    while (underWay > most && !crash) await new Promise<void>((resolve) => (wake = resolve));
    if (crash) throw crash;
  };
  const send = (): void => {
    if (batch.length === 0) return;
    underWay++;
    post(batch);
    batch = [];
  };
  post({ dir, oldDir });
  return {
    async add({ path, content }) {
      batch.push({ path, content });
      if (batch.length < BATCH || failure) return;
      send();
      await waitFor(MOST);
    },
    async finish() {
      try {
        send();
        await waitFor(0);
        return { bytes, ...(failure && { failure }) };
      } finally {
        worker.terminate();
      }
    },
  };
}
