/** Reads `git log --name-status -z` as a stream, newest commit first, and stops as soon as all requested facts are known. */

import type { FileHistory } from "../model/history.ts";

/** Requested files, as paths inside the repository. */
export interface RequestedFiles {
  readonly changed: ReadonlySet<string>;
  /** Files whose first commit is requested as well. */
  readonly created: ReadonlySet<string>;
}

const COMMIT = "\u0001";
const AUTHOR = "\u0002";

/** Format of a commit in `git log`, before the list of its files. */
export const LOG_FORMAT = `--format=${COMMIT}%ct${AUTHOR}%an`;

export interface LoggedHistories {
  /** By path inside the repository. */
  readonly histories: ReadonlyMap<string, FileHistory>;
  /** Whether all requested files were found. The log may not have ended yet. */
  readonly isComplete: boolean;
}

/** Reads the latest change of each file and the commit that added it under any name. */
export async function readGitLog(log: AsyncIterable<Uint8Array>, requested: RequestedFiles): Promise<LoggedHistories> {
  const reader = new LogReader(requested);
  for await (const fields of splitFields(log)) {
    for (const field of fields) reader.take(field);
    if (reader.isComplete) break;
  }
  return { histories: reader.histories, isComplete: reader.isComplete };
}

/** Yields the NUL-separated fields of each chunk as it arrives. */
async function* splitFields(log: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const bytes of log) {
    const fields = (rest + decoder.decode(bytes, { stream: true })).split("\0");
    rest = fields.pop() ?? "";
    yield fields;
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

  /** Takes the next field: a commit (time and author), or a status followed by a file name; for renames, the old name comes first. */
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
    this.#time = Number(field.slice(COMMIT.length, end)) * 1000;
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
