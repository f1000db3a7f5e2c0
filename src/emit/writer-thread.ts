/** The program of the writer thread: writes files batch by batch, and stops at the first file that the system refuses. */

import type { OutputFile } from "../model/build.ts";
import { type Folders, makeFileWriter } from "./file-writer.ts";
import { systemCode } from "../report/system-error.ts";

/** First message: where to write. All others: files. */
export type ToWriter = Folders | readonly OutputFile[];

/** Answer to each batch. */
export interface FromWriter {
  readonly bytes: number;
  /** The file that the system refused, and the reason. */
  readonly failure?: { readonly path: string; readonly code: string; readonly message: string };
}

const writers: ((file: OutputFile) => number)[] = [];

self.addEventListener("message", ({ data }: MessageEvent<ToWriter>) => {
  if ("dir" in data) writers.push(makeFileWriter(data));
  else self.postMessage(writeBatch(data));
});

function free({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

function writeBatch(files: readonly OutputFile[]): FromWriter {
  const [write] = writers;
  let bytes = 0;
  for (const file of files) {
    try {
      bytes += write?.(file) ?? 0;
      // Free the memory of written files at once.
      if (file.content instanceof Uint8Array) free(file.content);
    } catch (error) {
      const code = systemCode(error);
      if (code === undefined) throw error;
      return { bytes, failure: { path: file.path, code, message: String(error) } };
    }
  }
  return { bytes };
}
