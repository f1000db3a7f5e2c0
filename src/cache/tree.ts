/**
 * Detects changed files without reading them. Returns a text that differs when any file was added, removed or written
 * since. It uses file metadata: programs can set `mtime`, but not `ctime`.
 */

import { lstatSync, readdirSync, readlinkSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { systemCode } from "../report/system-error.ts";
import { startSha256 } from "../system/sha256.ts";

export interface TreePrint {
  readonly hash: string;
  /** Hash of the names alone: it stays the same when only contents change. */
  readonly names: string;
  /** Time of the last change to any of the files and folders, in milliseconds. */
  readonly newest: number;
  /** Subfolders that are Git repositories themselves. */
  readonly repositories: readonly string[];
}

export interface PrintOptions {
  /** Absolute paths to skip. */
  readonly without?: readonly string[];
  /** Receives the metadata of each file, by its path. */
  readonly files?: Map<string, string>;
}

/** Above this number of entries, checking them would take longer than it saves. */
const MOST_ENTRIES = 500_000;

/** Length of text to hash at once. */
const CHUNK = 1 << 16;

/** Folders of tools, which never count. */
const LEFT_OUT = /(?:^|\/)(?:\.git|\.docusaurus|\.veloci(?:-[^/]*)?)(?:\/|$)/;

/** Whether a path with `/` is, or is inside, a folder that never counts. */
export function isLeftOut(path: string): boolean {
  return LEFT_OUT.test(path);
}

/** Fingerprints files and folders recursively. Returns `undefined` if there are too many. */
export function printTree(paths: readonly string[], options: PrintOptions = {}): TreePrint | undefined {
  const walk = new Walk(options);
  for (const path of paths) walk.visit(path, []);
  return walk.print();
}

/** File metadata as a text that changes when the file is written or renamed. */
export function factsOf({ size, mtimeMs, ctimeMs, ino, mode }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino} ${mode}`;
}

class Walk {
  readonly #hash = startSha256();
  readonly #names = startSha256();
  readonly #without: ReadonlySet<string>;
  readonly #files: Map<string, string> | undefined;
  #text = "";
  #named = "";
  readonly #repositories: string[] = [];
  #newest = 0;
  #left = MOST_ENTRIES;

  constructor({ without, files }: PrintOptions) {
    this.#without = new Set(without);
    this.#files = files;
  }

  print(): TreePrint | undefined {
    if (this.#left <= 0) return undefined;
    return {
      hash: this.#hash.update(this.#text).digest("hex"),
      names: this.#names.update(this.#named).digest("hex"),
      newest: this.#newest,
      repositories: this.#repositories,
    };
  }

  /** `above`: inodes of the parent folders, because a link may lead back to one of them. */
  visit(path: string, above: readonly string[]): void {
    if (this.#left-- <= 0 || this.#without.has(path)) return;
    const stats = ask(() => lstatSync(path));
    if (!stats) return this.#note(path, "-");
    if (!stats.isSymbolicLink()) return this.#add(path, stats, above);
    const target = ask(() => statSync(path));
    this.#note(path, `>${ask(() => readlinkSync(path)) ?? ""}`);
    if (target) this.#add(path, target, above);
  }

  #add(path: string, stats: Stats, above: readonly string[]): void {
    if (!stats.isDirectory()) {
      this.#newest = Math.max(this.#newest, stats.ctimeMs);
      const facts = factsOf(stats);
      this.#files?.set(path, facts);
      return this.#note(path, "", facts);
    }
    const identity = `${stats.dev}:${stats.ino}`;
    this.#note(path, "/");
    if (above.includes(identity)) return;
    const names = ask(() => readdirSync(path)) ?? [];
    if (above.length > 0 && names.includes(".git")) this.#repositories.push(path);
    const inside = [...above, identity];
    for (const name of names.sort()) if (!isLeftOut(name)) this.visit(join(path, name), inside);
  }

  #note(path: string, kind: string, facts = ""): void {
    const name = `${path}\0${kind}`;
    this.#text += `${name}${facts}\n`;
    this.#named += `${name}\n`;
    if (this.#text.length < CHUNK) return;
    this.#hash.update(this.#text);
    this.#names.update(this.#named);
    this.#text = "";
    this.#named = "";
  }
}

/** The answer of the system; `undefined` if it refuses. */
function ask<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}
