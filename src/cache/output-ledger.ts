/**
 * Remembers what the files of the output folder were made from. Returns the groups of the last build, for as long as nobody has
 * touched its output. Their bytes are in that output and nowhere else.
 */

import type { FileFacts, Ledger, LedgerGroup } from "../model/ledger.ts";
import { readChecked, writeChecked } from "./checked-file.ts";
import { printTree } from "./tree.ts";

interface Saved {
  readonly engine: string;
  /** Print of the output that has these files. */
  readonly output: string;
  readonly groups: Readonly<Record<string, LedgerGroup>>;
}

export interface LedgerRequest {
  /** Where it is kept; absolute. */
  readonly file: string;
  readonly engine: string;
  /** Names of the output folder, absolute. */
  readonly outputs: readonly string[];
}

export class OutputLedger implements Ledger {
  readonly #request: LedgerRequest;
  readonly #added = new Map<string, LedgerGroup>();
  #files: ReadonlyMap<string, FileFacts> | undefined;
  #groups: ReadonlyMap<string, LedgerGroup> | undefined;

  constructor(request: LedgerRequest) {
    this.#request = request;
  }

  open(): void {
    this.#groups ??= this.#load();
  }

  find(key: string): LedgerGroup | undefined {
    return this.#groups?.get(key);
  }

  factsOf(path: string): FileFacts | undefined {
    return this.#files?.get(path);
  }

  add(key: string, group: LedgerGroup): void {
    this.#added.set(key, group);
  }

  /** Keeps what was noted, for the output with this print. Returns why it cannot, if so. */
  save(output: string): string | undefined {
    const { file, engine } = this.#request;
    const saved: Saved = { engine, output, groups: Object.fromEntries(this.#added) };
    return writeChecked(file, JSON.stringify(saved));
  }

  #load(): ReadonlyMap<string, LedgerGroup> {
    const { file, engine, outputs } = this.#request;
    const text = readChecked(file);
    const saved = text === undefined ? undefined : (JSON.parse(text) as Saved);
    if (saved?.engine !== engine) return new Map();
    const files = new Map<string, FileFacts>();
    if (printTree(outputs, { files })?.hash !== saved.output) return new Map();
    this.#files = files;
    return new Map(Object.entries(saved.groups));
  }
}
