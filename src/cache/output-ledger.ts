/**
 * Remembers what the files of the output folder were made from. Returns the groups of the last build, and the metadata
 * of each file, because a file that somebody has changed since is not reused. The bytes are only in that output.
 */

import { lstatSync } from "node:fs";
import { join, sep } from "node:path";
import type { Json } from "../model/json.ts";
import type { Ledger, LedgerGroup } from "../model/ledger.ts";
import { sha256 } from "../system/sha256.ts";
import { readChecked, writeChecked } from "./checked-file.ts";
import { PackedText } from "./packed-text.ts";
import { factsOf, isLeftOut, printTree } from "./tree.ts";

interface Saved {
  readonly engine: string;
  /** Fingerprint of the output. */
  readonly hash: string;
  /** Metadata of its files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** Its groups as written: most of a large ledger is never parsed. */
  readonly groups: ReadonlyMap<string, string>;
}

/** File metadata of an output. */
export interface OutputPrint {
  readonly hash: string;
  readonly files: Saved["files"];
}

export interface LedgerRequest {
  /** Absolute path of the ledger. */
  readonly file: string;
  readonly engine: string;
  /** Absolute path of the output folder. */
  readonly output: string;
}

export class OutputLedger implements Ledger {
  readonly #request: LedgerRequest;
  /** The groups of this build, as lines. */
  readonly #added = new PackedText();
  /** Metadata that is already known. */
  readonly #reused = new Map<string, string>();
  #last: Saved | undefined;

  constructor(request: LedgerRequest) {
    this.#request = request;
  }

  open(): void {
    this.#last ??= this.#load();
  }

  /** Fingerprint of the last output as its build left it. */
  get hash(): string | undefined {
    return this.#last?.hash;
  }

  find(key: string): LedgerGroup | undefined {
    const text = this.#last?.groups.get(key);
    return text === undefined ? undefined : parseGroup(text);
  }

  factsOf(path: string): string | undefined {
    return this.#last?.files.get(path);
  }

  addReused(path: string): void {
    const facts = this.factsOf(path);
    if (facts !== undefined) this.#reused.set(path, facts);
  }

  paths(): readonly string[] {
    return [...(this.#last?.files.keys() ?? [])];
  }

  *groups(): Generator<LedgerGroup> {
    for (const text of this.#last?.groups.values() ?? []) yield parseGroup(text);
  }

  groupOf(path: string): LedgerGroup | undefined {
    const named = JSON.stringify(path);
    const text = this.#last?.groups
      .values()
      .find((each) => each.includes(named) && filesOf(each).some(([one]) => one === path));
    return text === undefined ? undefined : parseGroup(text);
  }

  keepGroups(paths: ReadonlySet<string>): void {
    for (const [key, text] of this.#last?.groups ?? [])
      if (filesOf(text).every(([path]) => paths.has(path))) this.#added.add(`${JSON.stringify(key)}\t${text}`);
  }

  add(key: string, { files, note }: LedgerGroup): void {
    this.#added.add([key, files, note].map((part) => JSON.stringify(part)).join("\t"));
  }

  /** Reads the metadata of the output, whose `paths` may be known already; `undefined` if it has too many files. */
  print(paths?: readonly string[]): OutputPrint | undefined {
    const found = (paths && this.#ask(paths)) ?? this.#find();
    if (!found) return undefined;
    const files = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = sha256(files.map(([path, facts]) => `${path}\0${facts}\n`).join(""), "hex");
    return { hash, files: new Map(files) };
  }

  /** Stores the notes for the output with this fingerprint. Returns the reason if it cannot. */
  save({ hash, files }: OutputPrint): string | undefined {
    const { file, engine } = this.#request;
    return writeChecked(file, toParts({ engine, hash, files }, this.#added.join()));
  }

  /** `undefined` if the folder may list other names than were written, or if another build replaces the output meanwhile. */
  #ask(paths: readonly string[]): ReadonlyMap<string, string> | undefined {
    if (process.platform !== "linux") return undefined;
    const found = new Map<string, string>();
    for (const path of paths) {
      if (isLeftOut(path)) continue;
      const stats = this.#reused.has(path)
        ? undefined
        : lstatSync(join(this.#request.output, path), { throwIfNoEntry: false });
      const facts = stats ? factsOf(stats) : this.#reused.get(path);
      if (facts === undefined) return undefined;
      found.set(path, facts);
    }
    return found;
  }

  #find(): ReadonlyMap<string, string> | undefined {
    const { output } = this.#request;
    const found = new Map<string, string>();
    if (!printTree([output], { files: found })) return undefined;
    const start = output.length + sep.length;
    return new Map([...found].map(([path, facts]) => [path.slice(start).replaceAll(sep, "/"), facts]));
  }

  #load(): Saved | undefined {
    const { file, engine } = this.#request;
    const text = readChecked(file);
    const saved = text === undefined ? undefined : parse(text);
    return saved?.engine === engine ? saved : undefined;
  }
}

/** The first line of a ledger. */
interface Head extends Pick<Saved, "engine" | "hash"> {
  /** Number of lines with files, which come next. Those with groups follow. */
  readonly count: number;
}

function parse(text: string): Saved {
  const [head = "", ...lines] = text.split("\n");
  const { count, ...rest } = JSON.parse(head) as Head;
  const pairs = lines.map((line): [string, string] => {
    const tab = line.indexOf("\t");
    return [JSON.parse(line.slice(0, tab)) as string, line.slice(tab + 1)];
  });
  return { ...rest, files: new Map(pairs.slice(0, count)), groups: new Map(pairs.slice(count)) };
}

/** JSON contains no tabs. */
function filesOf(text: string): LedgerGroup["files"] {
  return JSON.parse(text.slice(0, text.indexOf("\t"))) as LedgerGroup["files"];
}

function parseGroup(text: string): LedgerGroup {
  return { files: filesOf(text), note: JSON.parse(text.slice(text.indexOf("\t") + 1)) as Json };
}

/** Number of files in each part of the text. */
const FILES_AT_ONCE = 1000;

/** The text of a ledger in parts: that of a large site is longer than all that the build has in memory. */
function* toParts({ engine, hash, files }: Omit<Saved, "groups">, groups: Iterable<string>): Generator<string> {
  yield JSON.stringify({ engine, hash, count: files.size } satisfies Head);
  let lines = "";
  let left = FILES_AT_ONCE;
  for (const [path, facts] of files) {
    lines += `\n${JSON.stringify(path)}\t${facts}`;
    if (--left > 0) continue;
    yield lines;
    lines = "";
    left = FILES_AT_ONCE;
  }
  yield lines;
  for (const part of groups) yield part;
}
