import type { OutputFile } from "../model/build.ts";
import type { Folders } from "./file-writer.ts";
import type { FromWriter, ToWriter } from "./writer-thread.ts";
import { WRITER_URL } from "./writer-url.ts";

export interface ThreadWriter {
  /** Accepts a file; waits while too many are in progress. */
  add(file: OutputFile): Promise<void>;
  /** Waits for all files and ends the thread. */
  finish(): Promise<FromWriter>;
}

/** Number of files per message. */
const BATCH = 32;
/** Number of batches in progress: bounds the memory when writing is slower than rendering. */
const MOST = 6;

/** Starts a thread that writes the files which it is sent, so that rendering and writing run side by side. */
export function openThreadWriter({ dir, oldDir, setsModes, hasFiles = false }: Folders): ThreadWriter {
  const worker = new Worker(WRITER_URL);
  const encoder = new TextEncoder();
  const ask = makeAsker(worker);
  const answers: Promise<FromWriter>[] = [];
  let batch: OutputFile[] = [];
  // Texts are sent as bytes, which are transferred instead of copied.
  let handed: ArrayBuffer[] = [];
  let total: FromWriter = { bytes: 0 };
  const takeOldest = async (): Promise<void> => {
    const answer = await answers.shift();
    if (answer) total = { ...answer, ...total, bytes: total.bytes + answer.bytes };
  };
  const send = (): void => {
    if (batch.length > 0) answers.push(ask(batch, handed));
    batch = [];
    handed = [];
  };
  worker.postMessage({ dir, setsModes, hasFiles, ...(oldDir !== undefined && { oldDir }) } satisfies ToWriter);
  return {
    async add({ path, content }) {
      const bytes = typeof content === "string" ? encoder.encode(content) : undefined;
      if (bytes) handed.push(bytes.buffer);
      batch.push({ path, content: bytes ?? content });
      if (batch.length < BATCH) return;
      send();
      if (answers.length > MOST) await takeOldest();
    },
    async finish() {
      try {
        send();
        while (answers.length > 0) await takeOldest();
        return total;
      } finally {
        worker.terminate();
      }
    },
  };
}

/** Makes the function that sends a batch. Each batch gets one answer, in order. */
function makeAsker(
  worker: Worker,
): (batch: readonly OutputFile[], handed: readonly ArrayBuffer[]) => Promise<FromWriter> {
  const waiting: PromiseWithResolvers<FromWriter>[] = [];
  worker.addEventListener("message", ({ data }: MessageEvent<FromWriter>) => waiting.shift()?.resolve(data));
  worker.addEventListener("error", ({ message }) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(message));
  });
  return (batch, handed) => {
    const answer = Promise.withResolvers<FromWriter>();
    waiting.push(answer);
    worker.postMessage(batch satisfies ToWriter, [...handed]);
    return answer.promise;
  };
}
