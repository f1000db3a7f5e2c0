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
  /** Its groups as lines, by their keys as JSON: most of a large ledger is never parsed. */
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
    const line = this.#last?.groups.get(JSON.stringify(key));
    return line === undefined ? undefined : parseGroup(line);
  }

  get files(): Saved["files"] {
    return this.#last?.files ?? new Map();
  }

  addReused(paths: Iterable<string>): void {
    const { files } = this;
    for (const path of paths) {
      const facts = files.get(path);
      if (facts !== undefined) this.#reused.set(path, facts);
    }
  }

  *groupsWith(text: string): Generator<LedgerGroup> {
    const named = JSON.stringify(text);
    for (const line of this.#last?.groups.values() ?? []) if (line.includes(named)) yield parseGroup(line);
  }

  keepGroups(paths: ReadonlySet<string>): void {
    const lines = [...(this.#last?.groups.values() ?? [])];
    for (const [index, files] of filesOf(lines).entries())
      if (files.length > 0 && files.every(([path]) => paths.has(path))) this.#added.add(lines[index] ?? "");
  }

  add(key: string, { files, note }: LedgerGroup): void {
    this.#added.add([key, files, note].map((part) => JSON.stringify(part)).join("\t"));
  }

  /** Reads the metadata of the output, whose `paths` may be known already; `undefined` if it has too many files. */
  print(paths?: Iterable<string>): OutputPrint | undefined {
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
  #ask(paths: Iterable<string>): ReadonlyMap<string, string> | undefined {
    if (process.platform !== "linux") return undefined;
    const found = new Map<string, string>();
    for (const path of paths) {
      const reused = this.#reused.get(path);
      if (reused === undefined && isLeftOut(path)) continue;
      const facts = reused ?? this.#askOne(path);
      if (facts === undefined) return undefined;
      found.set(path, facts);
    }
    return found;
  }

  #askOne(path: string): string | undefined {
    const stats = lstatSync(join(this.#request.output, path), { throwIfNoEntry: false });
    return stats && factsOf(stats);
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
    return text === undefined ? undefined : parse(text, engine);
  }
}

/** The first line of a ledger. */
interface Head extends Pick<Saved, "engine" | "hash"> {
  /** Number of lines with files, which come next. Those with groups follow. */
  readonly count: number;
}

/** `undefined` for the ledger of another program, which may have another form. */
function parse(text: string, engine: string): Saved | undefined {
  const [head = "", ...lines] = text.split("\n");
  const { count, ...rest } = JSON.parse(head) as Head;
  if (rest.engine !== engine) return undefined;
  const files = lines.slice(0, count).flatMap((line) => JSON.parse(line) as [string, string][]);
  const groups = lines.slice(count).map((line): [string, string] => [line.slice(0, line.indexOf("\t")), line]);
  return { ...rest, files: new Map(files), groups: new Map(groups) };
}

/** The files of some groups. JSON contains no tabs, and parsing all of it at once is faster. */
function filesOf(lines: readonly string[]): LedgerGroup["files"][] {
  return JSON.parse(`[${lines.map((line) => line.split("\t", 2)[1]).join()}]`) as LedgerGroup["files"][];
}

function parseGroup(line: string): LedgerGroup {
  const [, files = "", note = ""] = line.split("\t");
  return { files: JSON.parse(files) as LedgerGroup["files"], note: JSON.parse(note) as Json };
}

/** Number of files in a line. */
const FILES_AT_ONCE = 1000;

/** The text of a ledger in parts: that of a large site is longer than all that the build has in memory. */
function* toParts({ engine, hash, files }: Omit<Saved, "groups">, groups: Iterable<string>): Generator<string> {
  yield JSON.stringify({ engine, hash, count: Math.ceil(files.size / FILES_AT_ONCE) } satisfies Head);
  const all = [...files];
  for (let at = 0; at < all.length; at += FILES_AT_ONCE) yield `\n${JSON.stringify(all.slice(at, at + FILES_AT_ONCE))}`;
  yield* groups;
}
