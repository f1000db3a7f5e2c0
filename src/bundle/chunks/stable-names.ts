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

/** Renames all chunks. A name identifies the chunk's text and that of all chunks it refers to, directly or indirectly. */
export function withStableNames<T extends Chunk>(chunks: readonly T[]): T[] {
  const hashes = chunks.map(({ name }) => HASH.exec(name)?.[1] ?? "").filter((hash) => hash !== "");
  if (hashes.length === 0) return [...chunks];
  const anyHash = new RegExp(hashes.join("|"), "g");
  const nodes = new Map(chunks.map((chunk) => [HASH.exec(chunk.name)?.[1] ?? chunk.name, toNode(chunk, anyHash)]));
  const renamed = new Map([...nodes.keys()].map((hash) => [hash, contentHash(closure(hash, nodes))]));
  const rename = (text: string): string => text.replace(anyHash, (hash) => renamed.get(hash) ?? hash);
  return chunks.map((chunk) => ({ ...chunk, name: rename(chunk.name), text: rename(chunk.text) }));
}

interface ChunkNode {
  /** Hash of name and text without the bundler's hashes. */
  readonly own: string;
  readonly refers: ReadonlySet<string>;
}

function toNode({ name, text }: Chunk, anyHash: RegExp): ChunkNode {
  const plain = (part: string): string => part.replace(anyHash, "");
  return { own: contentHash(`${plain(name)}\0${plain(text)}`), refers: new Set(text.match(anyHash) ?? []) };
}

/** Hashes of a chunk and of everything it reaches, its own first. */
function closure(start: string, nodes: ReadonlyMap<string, ChunkNode>): string {
  const reached = new Set([start]);
  for (const hash of reached) for (const next of nodes.get(hash)?.refers ?? []) reached.add(next);
  const [own = "", ...others] = [...reached].map((hash) => nodes.get(hash)?.own ?? "");
  return [own, ...others.sort()].join();
}
