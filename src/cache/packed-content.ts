/** Reads files of compressed groups. */

import type { Content, PackedContent } from "../model/output-file.ts";

/** Makes the function that returns the bytes of such a file. Consecutive files of a group are decompressed once. */
export function makeUnpacker(): (content: PackedContent) => Uint8Array {
  let last: { readonly packed: Uint8Array; readonly bytes: Uint8Array } | undefined;
  return ({ packed, at, size }) => {
    if (last?.packed !== packed) last = { packed, bytes: Bun.zstdDecompressSync(packed) };
    return last.bytes.subarray(at, at + size);
  };
}

export function isPacked(content: Content): content is PackedContent {
  return typeof content !== "string" && !(content instanceof Uint8Array) && "packed" in content;
}
