/**
 * Remembers what the files of the output folder were made from. Returns the groups of the last build, and what the system kept of
 * each file: a file that somebody has touched since is not taken over. Their bytes are in that output and nowhere else.
 */

import { join, sep } from "node:path";
import { ownValue } from "../lookup/own-value.ts";
import type { Ledger, LedgerGroup } from "../model/ledger.ts";
import { readChecked, writeChecked } from "./checked-file.ts";
import { printTree } from "./tree.ts";

interface Saved {
  readonly engine: string;
  readonly files: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, LedgerGroup>>;
}

/** What the system keeps of the files of an output. */
export interface OutputPrint {
  readonly hash: string;
  readonly files: Saved["files"];
}

export interface LedgerRequest {
  /** Where it is kept; absolute. */
  readonly file: string;
  readonly engine: string;
  /** Names of the output folder, absolute, its real one first. */
  readonly outputs: readonly string[];
}

export class OutputLedger implements Ledger {
  readonly #request: LedgerRequest;
  readonly #added = new Map<string, LedgerGroup>();
  /** Facts of files that need not be asked for again, by absolute paths. */
  readonly #kept = new Map<string, string>();
  #last: Saved | undefined;

  constructor(request: LedgerRequest) {
    this.#request = request;
  }

  open(): void {
    this.#last ??= this.#load();
  }

  find(key: string): LedgerGroup | undefined {
    return this.#last && ownValue(this.#last.groups, key);
  }

  factsOf(path: string): string | undefined {
    return this.#last && ownValue(this.#last.files, path);
  }

  addKept(path: string): void {
    const facts = this.factsOf(path);
    if (facts !== undefined) this.#kept.set(join(this.#output, path), facts);
  }

  add(key: string, group: LedgerGroup): void {
    this.#added.set(key, group);
  }

  /** Looks at the finished output; nothing for one that is too large. */
  print(): OutputPrint | undefined {
    const found = new Map<string, string>();
    const { hash } = printTree(this.#request.outputs, { files: found, known: this.#kept }) ?? {};
    if (hash === undefined) return undefined;
    const start = this.#output.length + sep.length;
    const files = [...found].filter(([path]) => path.startsWith(this.#output + sep));
    return {
      hash,
      files: Object.fromEntries(files.map(([path, facts]) => [path.slice(start).replaceAll(sep, "/"), facts])),
    };
  }

  /** Keeps what was noted, for the output with this print. Returns why it cannot, if so. */
  save({ files }: OutputPrint): string | undefined {
    const { file, engine } = this.#request;
    const groups = Object.fromEntries(this.#added);
    return writeChecked(file, JSON.stringify({ engine, files, groups } satisfies Saved));
  }

  get #output(): string {
    return this.#request.outputs[0] ?? "";
  }

  #load(): Saved | undefined {
    const { file, engine } = this.#request;
    const text = readChecked(file);
    const saved = text === undefined ? undefined : (JSON.parse(text) as Saved);
    return saved?.engine === engine ? saved : undefined;
  }
}
