/**
 * Names chunks by their content only. The bundler's own hashes differ from run to run if chunks import each other in a
 * cycle.
 */

import { contentHash } from "../../content/asset-output.ts";

export interface Chunk {
  /** `main-1a2b3c4d.js`: the bundler's hash comes before the extension. */
  readonly name: string;
  readonly text: string;
}

const HASH = /-([\da-z]{8})\.\w+$/;

/** Replaces what looks like the hash in a file name. A pattern of all known ones would take a hundred times as long. */
function withHashes(text: string, replace: (hash: string) => string): string {
  return text.replace(/-([\da-z]{8})(?=\.\w)/g, (_, hash: string) => `-${replace(hash)}`);
}

/**
 * Counts how often chunks have returned, in the bundles of one session: an open page evaluates a name once, so the text of an edit
 * that is undone needs another name than before.
 */
export class ReturnedChunks {
  readonly #times = new Map<string, number>();
  #last = new Set<string>();

  /** Takes the hashes of all texts of the next bundle, and returns them with the number of their returns. */
  count(hashes: readonly string[]): string[] {
    for (const hash of hashes) {
      const times = this.#times.get(hash);
      if (!this.#last.has(hash)) this.#times.set(hash, times === undefined ? 0 : times + 1);
    }
    this.#last = new Set(hashes);
    return hashes.map((hash) => hash + (this.#times.get(hash) || ""));
  }
}

/** Renames all chunks. A name identifies the chunk's text and that of all chunks it refers to, directly or indirectly. */
export function withStableNames<T extends Chunk>(chunks: readonly T[], returned?: ReturnedChunks): T[] {
  const hashes = new Set(chunks.flatMap(({ name }) => HASH.exec(name)?.[1] ?? []));
  if (hashes.size === 0) return [...chunks];
  const refers = chunks.map(() => new Set<string>());
  const texts = chunks.map(({ name, text }, at) => {
    const plain = withHashes(text, (hash) => {
      if (!hashes.has(hash)) return hash;
      refers[at]?.add(hash);
      return "";
    });
    return contentHash(`${withHashes(name, () => "")}\0${plain}`);
  });
  const counted = returned?.count(texts) ?? texts;
  const nodes = new Map(
    chunks.map(({ name }, at): [string, ChunkNode] => [
      HASH.exec(name)?.[1] ?? name,
      { own: counted[at] ?? "", refers: refers[at] ?? new Set() },
    ]),
  );
  const renamed = new Map([...nodes.keys()].map((hash) => [hash, contentHash(closure(hash, nodes))]));
  const rename = (text: string): string => withHashes(text, (hash) => renamed.get(hash) ?? hash);
  return chunks.map((chunk) => ({ ...chunk, name: rename(chunk.name), text: rename(chunk.text) }));
}

interface ChunkNode {
  /** Hash of name and text without the bundler's hashes. */
  readonly own: string;
  readonly refers: ReadonlySet<string>;
}

/** Hashes of a chunk and of everything it reaches, its own first. */
function closure(start: string, nodes: ReadonlyMap<string, ChunkNode>): string {
  const reached = new Set([start]);
  for (const hash of reached) for (const next of nodes.get(hash)?.refers ?? []) reached.add(next);
  const [own = "", ...others] = [...reached].map((hash) => nodes.get(hash)?.own ?? "");
  return [own, ...others.sort()].join();
}
