/** Reads `git log --name-status -z` as a stream, newest commit first, and stops as soon as all requested facts are known. */

import type { FileHistory } from "../model/history.ts";
import { splitAt } from "./git-seam.ts";

/** Requested files, as paths inside the repository. */
export interface RequestedFiles {
  readonly changed: ReadonlySet<string>;
  /** Files whose first commit is requested as well. */
  readonly created: ReadonlySet<string>;
}

const COMMIT = "\u0001";
const AUTHOR = "\u0002";

/** Format of a commit in `git log`, before the list of its files. */
export const LOG_FORMAT = `--format=${COMMIT}%H %ct${AUTHOR}%an`;

export interface LoggedHistories {
  /** By path inside the repository. */
  readonly histories: ReadonlyMap<string, FileHistory>;
  /** Whether all requested files were found. The log may not have ended yet. */
  readonly isComplete: boolean;
  /** Whether the older half came from a log of its own. The first log may not have ended then, either. */
  readonly isSplit: boolean;
}

/**
 * Reads the latest change of each file and the commit that added it under any name. `older` is the log of a commit that all paths to
 * older commits contain, read at the same time.
 */
export async function readGitLog(
  log: AsyncIterable<Uint8Array>,
  requested: RequestedFiles,
  older?: OlderLog,
): Promise<LoggedHistories> {
  const reader = new LogReader(requested);
  for await (const fields of joinLogs(log, older)) {
    for (const field of fields) reader.take(field);
    if (reader.isComplete) break;
  }
  return { histories: reader.histories, isComplete: reader.isComplete, isSplit: older?.isReached ?? false };
}

/** Yields the fields of the log up to the first commit of the older one, then those of the older one. */
async function* joinLogs(log: AsyncIterable<Uint8Array>, older: OlderLog | undefined): AsyncGenerator<string[]> {
  /** Commits that came before the older log had started. */
  const early = new Set<string>();
  for await (const fields of splitAt("\0", log)) {
    const first = older?.firstCommit;
    if (older && first === undefined) for (const field of fields) early.add(commitOf(field));
    const end = first === undefined || early.has(first) ? -1 : fields.findIndex((field) => commitOf(field) === first);
    if (!older || end < 0) {
      yield fields;
      continue;
    }
    yield fields.slice(0, end);
    yield* splitAt("\0", older.read());
    return;
  }
}

/** The beginning of a field that starts a commit, up to its time. */
function commitOf(field: string): string {
  return field.startsWith(COMMIT) ? field.slice(0, field.indexOf(" ")) : "";
}

/** Bytes of an older log that are kept in memory. Beyond that, git waits until they are read. */
const MOST_BYTES = 16_000_000;

/** A log that is read ahead. */
export class OlderLog {
  /** Set once it is known. */
  firstCommit: string | undefined;
  isReached = false;
  readonly #chunks: Uint8Array[] = [];
  readonly #ahead: Promise<AsyncIterator<Uint8Array> | undefined>;

  /** Without a log, `firstCommit` stays unset. */
  constructor(log: Promise<AsyncIterable<Uint8Array> | undefined>) {
    this.#ahead = log.then((started) => started && this.#readAhead(started[Symbol.asyncIterator]()));
  }

  /** Reads the whole log, from its beginning. */
  async *read(): AsyncGenerator<Uint8Array> {
    this.isReached = true;
    const rest = await this.#ahead;
    yield* this.#chunks;
    for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
  }

  async #readAhead(iterator: AsyncIterator<Uint8Array>): Promise<AsyncIterator<Uint8Array>> {
    for (let size = 0; size < MOST_BYTES;) {
      const { done, value } = await iterator.next();
      if (done) break;
      this.#chunks.push(value);
      this.firstCommit ??= commitOf(new TextDecoder().decode(value.subarray(0, 100)));
      size += value.length;
    }
    return iterator;
  }
}

class LogReader {
  readonly histories = new Map<string, FileHistory>();
  /** Files whose last change has not been found yet. */
  readonly #changed: Set<string>;
  /** Files whose first commit has not been found yet, by their names at the current point of the log, mapped to their current names. */
  readonly #created: Map<string, string>;
  #time = 0;
  #author = "";
  #status = "";
  #oldName: string | undefined;

  constructor({ changed, created }: RequestedFiles) {
    this.#changed = new Set([...changed, ...created]);
    this.#created = new Map([...created].map((name) => [name, name]));
  }

  get isComplete(): boolean {
    return this.#changed.size === 0 && this.#created.size === 0;
  }

  /** Takes the next field: a commit (hash, time and author), or a status followed by a file name; for renames, the old name comes first. */
  take(field: string): void {
    if (this.#status === "") this.#start(field.trimStart());
    else if (/^[RC]/.test(this.#status) && this.#oldName === undefined) this.#oldName = field;
    else this.#end(field);
  }

  #start(field: string): void {
    if (!field.startsWith(COMMIT)) {
      this.#status = field;
      return;
    }
    // File names may contain any character except NUL.
    const end = field.indexOf(AUTHOR);
    this.#time = Number(field.slice(field.indexOf(" "), end)) * 1000;
    this.#author = field.slice(end + AUTHOR.length);
  }

  #end(name: string): void {
    const [kind, oldName] = [this.#status[0], this.#oldName];
    this.#status = "";
    this.#oldName = undefined;
    if (this.#changed.delete(name)) this.histories.set(name, { changed: this.#time, author: this.#author });
    const today = this.#created.get(name);
    const history = today === undefined ? undefined : this.histories.get(today);
    if (today === undefined || history === undefined) return;
    if (kind === "A" || kind === "R") this.#created.delete(name);
    if (kind === "A") this.histories.set(today, { ...history, created: this.#time });
    if (kind === "R" && oldName !== undefined) this.#created.set(oldName, today);
  }
}
