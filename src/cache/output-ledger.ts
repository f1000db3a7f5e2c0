/**
 * Remembers what the files of the output folder were made from. Returns the groups of the last build, and the metadata
 * of each file, because a file that somebody has changed since is not reused. The bytes are only in that output.
 */

import { lstatSync } from "node:fs";
import { join, sep } from "node:path";
import { ownValue } from "../lookup/own-value.ts";
import type { Ledger, LedgerGroup } from "../model/ledger.ts";
import { sha256 } from "../system/sha256.ts";
import { readChecked, writeChecked } from "./checked-file.ts";
import { PackedText } from "./packed-text.ts";
import { factsOf, isLeftOut, printTree } from "./tree.ts";

interface Saved {
  readonly engine: string;
  /** Fingerprint of the output. */
  readonly hash: string;
  readonly files: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, LedgerGroup>>;
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
  /** The groups of this build, as members of a JSON object. */
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
    return this.#last && ownValue(this.#last.groups, key);
  }

  factsOf(path: string): string | undefined {
    return this.#last && ownValue(this.#last.files, path);
  }

  addReused(path: string): void {
    const facts = this.factsOf(path);
    if (facts !== undefined) this.#reused.set(path, facts);
  }

  paths(): readonly string[] {
    return Object.keys(this.#last?.files ?? {});
  }

  groups(): readonly (readonly [key: string, group: LedgerGroup])[] {
    return Object.entries(this.#last?.groups ?? {});
  }

  keepGroups(isKept: (path: string) => boolean): void {
    for (const [key, group] of this.groups()) if (group.files.every(([path]) => isKept(path))) this.add(key, group);
  }

  add(key: string, group: LedgerGroup): void {
    this.#added.add(`${JSON.stringify(key)}:${JSON.stringify(group)}`);
  }

  /** Reads the metadata of the output, whose `paths` may be known already; `undefined` if it has too many files. */
  print(paths?: readonly string[]): OutputPrint | undefined {
    const found = (paths && this.#ask(paths)) ?? this.#find();
    if (!found) return undefined;
    const files = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
    const hash = sha256(files.map(([path, facts]) => `${path}\0${facts}\n`).join(""), "hex");
    return { hash, files: Object.fromEntries(files) };
  }

  /** Stores the notes for the output with this fingerprint. Returns the reason if it cannot. */
  save({ hash, files }: OutputPrint): string | undefined {
    const { file, engine } = this.#request;
    return writeChecked(file, toJsonParts({ engine, hash, files }, this.#added.join()));
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
    const saved = text === undefined ? undefined : (JSON.parse(text) as Saved);
    return saved?.engine === engine ? saved : undefined;
  }
}

/** Number of files in each part of the text. */
const FILES_AT_ONCE = 1000;

/** The text of a ledger in parts: that of a large site is longer than all that the build has in memory. */
function* toJsonParts({ engine, hash, files }: Omit<Saved, "groups">, groups: Iterable<string>): Generator<string> {
  yield `{"engine":${JSON.stringify(engine)},"hash":${JSON.stringify(hash)},"files":{`;
  const all = Object.entries(files);
  for (let at = 0; at < all.length; at += FILES_AT_ONCE) {
    if (at > 0) yield ",";
    yield JSON.stringify(Object.fromEntries(all.slice(at, at + FILES_AT_ONCE))).slice(1, -1);
  }
  yield `},"groups":{`;
  yield* groups;
  yield "}}";
}
