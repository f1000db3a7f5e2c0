/** Writes the files of a site into a folder. Returns their number and size; a file that cannot be written is a diagnostic. */

import { accessSync, constants, statSync } from "node:fs";
import { isPacked } from "../cache/packed-content.ts";
import type { OutputFile } from "../model/build.ts";
import type { Diagnostic, Reporter } from "../model/diagnostic.ts";
import { toSitePath } from "../content/files.ts";
import type { Claims } from "./claims.ts";
import { isCopy, isReused, makeFileWriter, type Folders } from "./file-writer.ts";
import { makeCollector } from "../system/garbage.ts";
import { systemCode, toReadReason, toWriteDiagnostic } from "../report/system-error.ts";
import { openThreadWriter, type ThreadWriter } from "./thread-writer.ts";
import type { FromWriter } from "./writer-thread.ts";
import type { Written } from "./written-folder.ts";

/** The folder exists, and is empty unless `hasFiles`: files of an earlier build that are reused are correct. */
export interface WriteRequest extends Folders {
  readonly siteDir: string;
  readonly files: Iterable<OutputFile> | AsyncIterable<OutputFile>;
  readonly claims: Claims;
  /** Writes each file before asking for the next one. */
  readonly inOrder?: boolean;
  readonly report: Reporter;
  /** Called from time to time with the number of files so far. */
  readonly onWritten?: ((files: number) => void) | undefined;
}

/** Without a pause from time to time, signals and timers would never run. */
const PAUSE_AFTER_MS = 15;

/** Number of new files from which starting a thread pays. */
const THREAD_FROM = 256;

/** Number of files after which what they were made of is collected: those of about five hundred pages. */
const COLLECT_AFTER = 2000;

/** Size of the largest buffer that is sent to the thread. */
const LARGEST_SENT = 100_000;

export interface WrittenFiles extends Written {
  /** The system refused to write, so continuing is pointless. */
  readonly isBroken: boolean;
}

/** Writes files. A file that fails is reported, and the others are written; a folder that fails stops the work. */
export async function writeFiles(request: WriteRequest): Promise<WrittenFiles> {
  const { files, claims, siteDir, report, onWritten } = request;
  const writer = new Writer(request);
  const collect = makeCollector(COLLECT_AFTER);
  let count = 0;
  let isBroken = false;
  let pausedAt = performance.now();
  for await (const file of files) {
    if (!claims.claim(file)) continue;
    try {
      await writer.write(file);
      count++;
      collect();
    } catch (error) {
      if (reportUnreadable({ file, siteDir, error, report })) continue;
      report.add(toWriteDiagnostic(error, file.path));
      isBroken = true;
      break;
    }
    if (performance.now() - pausedAt < PAUSE_AFTER_MS) continue;
    onWritten?.(count);
    await new Promise(setImmediate);
    pausedAt = performance.now();
  }
  const { bytes, failure } = await writer.finish();
  if (failure) report.add(toFailure(failure));
  return { files: count, bytes, isBroken: isBroken || failure !== undefined };
}

/** Writes the first new files itself, and sends the others to a thread. */
class Writer {
  readonly #request: WriteRequest;
  readonly #writeNow: (file: OutputFile) => number;
  #thread: ThreadWriter | undefined;
  /** Number of files that were not in the last output. */
  #made = 0;
  #bytes = 0;

  constructor(request: WriteRequest) {
    this.#request = request;
    this.#writeNow = makeFileWriter(request);
  }

  /** Throws system errors, but not those of the thread. */
  async write(file: OutputFile): Promise<void> {
    if (!this.#request.inOrder && this.#made >= THREAD_FROM && isForThread(file)) {
      this.#thread ??= openThreadWriter(this.#request);
      await this.#thread.add(file);
    } else this.#bytes += this.#writeNow(file);
    if (!isReused(file.content)) this.#made++;
  }

  async finish(): Promise<FromWriter> {
    const { bytes = 0, ...rest } = (await this.#thread?.finish()) ?? {};
    return { ...rest, bytes: this.#bytes + bytes };
  }
}

/** Whether a file goes to the thread. Large files would be in memory twice, and the thread reads no copies. */
function isForThread({ content }: OutputFile): boolean {
  if (content instanceof Uint8Array) return content.buffer.byteLength <= LARGEST_SENT;
  return typeof content === "string" || (isPacked(content) && content.packed.length <= LARGEST_SENT);
}

/** Describes the file that the thread could not write. */
function toFailure({ path, code, message }: NonNullable<FromWriter["failure"]>): Diagnostic {
  return toWriteDiagnostic(Object.assign(new Error(message), { code }), path);
}

interface FailedCopy {
  readonly file: OutputFile;
  readonly siteDir: string;
  readonly error: unknown;
  readonly report: Reporter;
}

/** Whether a copy failed because of its source, so that the output folder is not to blame. */
function reportUnreadable({ file, siteDir, error, report }: FailedCopy): boolean {
  const { content } = file;
  if (!isCopy(content) || systemCode(error) === undefined) return false;
  const reason = readFailure(content.copy);
  if (reason === undefined) return false;
  const path = toSitePath(siteDir, content.copy);
  const message = `\`${path}\` cannot be read: ${reason}.`;
  report.error({ code: "unreadable-file", message, file: path });
  return true;
}

/** The reason why a file cannot be read, if it cannot. */
function readFailure(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile() ? undefined : "it is not a file";
  } catch (error) {
    return toReadReason(systemCode(error) ?? String(error));
  }
}
