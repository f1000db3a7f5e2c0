/**
 * An entry that only re-exports another chunk. The bundler writes one if an entry's code is shared with other chunks;
 * browsers would fetch it in vain.
 */

import type { Chunk } from "./stable-names.ts";

/** `import{a,b}from"./main-1a2b3c4d.js";export{a as start,b as modules};`, and nothing else. */
const PASSES_ON = /^import\{[^}]*\}from"\.\/([^"]+)";export\{([^}]*)\};?\s*$/;

const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** An entry among the bundler's chunks, or one of the others. */
export interface EntryChunk extends Chunk {
  readonly isEntry: boolean;
}

/**
 * Makes the chunk behind such an entry the entry itself, under the bundler's own name for it. Expects minified chunks
 * with all exports in one statement at the end. Returns them unchanged if no entry only re-exports.
 */
export function withWholeEntry<T extends EntryChunk>(chunks: readonly T[]): T[] {
  const entry = chunks.find(({ isEntry, text }) => isEntry && PASSES_ON.test(text));
  const [, target, passed = ""] = PASSES_ON.exec(entry?.text ?? "") ?? [];
  const behind = chunks.find(({ name }) => name === target);
  if (!entry || !behind || !EXPORTS.test(behind.text)) return [...chunks];
  const text = behind.text.replace(EXPORTS, (_, exports: string) => `export{${withExports(exports, passed)}};\n`);
  return chunks.flatMap((chunk) =>
    chunk === entry ? [] : chunk === behind ? { ...chunk, text, isEntry: true } : chunk,
  );
}

/** Adds what the entry exports, under the entry's names. */
function withExports(exports: string, passed: string): string {
  const localOf = new Map(
    exports.split(",").map((one) => {
      const [local = "", name = local] = one.trim().split(" as ");
      return [name, local];
    }),
  );
  const added = passed.split(",").map((one) => {
    const [name = "", own = name] = one.trim().split(" as ");
    return `${localOf.get(name) ?? name} as ${own}`;
  });
  return [exports, ...added].join(",");
}
