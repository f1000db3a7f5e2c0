/** Output files with their bytes, for other machines or processes. A page takes a tenth of its size there. */

import type { Json } from "../model/json.ts";
import type { FileGroup, OutputCache, ReadGroup } from "../model/output-cache.ts";
import type { OutputFile, PackedContent } from "../model/output-file.ts";
import { makeUnpacker } from "./packed-content.ts";
import { PackStore, type PackStoreRequest } from "./pack-store.ts";

type HeadFile = Omit<OutputFile, "content"> & { readonly size: number };

interface Head {
  readonly files: readonly HeadFile[];
  readonly note: Json;
}

/** Length of the number in front of an entry: the size of its head. */
const NUMBER_BYTES = 4;

/** Prefix of these packs in the cache folder. */
export const PACKED_FILES = "files";

/** Files of earlier builds, possibly from other machines. Dispose of it to store the new ones. */
export class PackedFiles implements OutputCache, Disposable {
  readonly #packs: PackStore;

  constructor(request: Omit<PackStoreRequest, "name">) {
    this.#packs = new PackStore({ ...request, name: PACKED_FILES });
  }

  take(key: string, isRight: (note: Json) => boolean = () => true): PackedGroup | undefined {
    const entry = this.#packs.get(key);
    const group = entry && unpackGroup(entry.bytes);
    return group && isRight(group.note) ? group : undefined;
  }

  read(key: string): ReadGroup | undefined {
    const group = this.take(key);
    const unpack = makeUnpacker();
    return (
      group && { ...group, files: group.files.map((file) => ({ ...file, content: Buffer.from(unpack(file.content)) })) }
    );
  }

  put(key: string, group: FileGroup): void {
    const bytes = packGroup(group);
    if (bytes) this.#packs.put(key, bytes);
  }

  /** Marks a group as used, although another source had it too. */
  keep(key: string): void {
    this.#packs.keep(key);
  }

  textOf(): undefined {
    return undefined;
  }

  [Symbol.dispose](): void {
    this.#packs[Symbol.dispose]();
  }
}

/** Asks the packs for what the last output lacks, and records new files in both. */
export function withPackedFiles(output: OutputCache, packs: PackedFiles): OutputCache {
  return {
    take(key, isRight) {
      const known = output.take(key, isRight);
      if (known) packs.keep(key);
      const packed = known ? undefined : packs.take(key, isRight);
      if (packed) output.put(key, packed);
      return known ?? packed;
    },
    read: (key) => output.read(key) ?? packs.read(key),
    put(key, group) {
      output.put(key, group);
      packs.put(key, group);
    },
    textOf: (path) => output.textOf(path),
  };
}

/** A group whose files are still compressed. */
export interface PackedGroup extends FileGroup {
  readonly files: readonly (OutputFile & { readonly content: PackedContent })[];
}

/**
 * One entry of a pack: the size of its head, the head, and the contents; `undefined` for files whose bytes are elsewhere. The head
 * is compressed alone, so that whoever checks it need not decompress the files.
 */
export function packGroup({ files, note }: FileGroup): Buffer | undefined {
  const contents: Buffer[] = [];
  const heads: HeadFile[] = [];
  for (const { content, ...facts } of files) {
    if (typeof content !== "string" && !(content instanceof Uint8Array)) return undefined;
    const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
    contents.push(bytes);
    heads.push({ ...facts, size: bytes.length });
  }
  const head = compress(Buffer.from(JSON.stringify({ files: heads, note } satisfies Head)));
  const number = Buffer.alloc(NUMBER_BYTES);
  number.writeUInt32LE(head.length);
  return Buffer.concat([number, head, compress(Buffer.concat(contents))]);
}

function compress(bytes: Uint8Array): Buffer {
  return Bun.zstdCompressSync(bytes, { level: 1 });
}

/** The group in such an entry, whose bytes it keeps. */
export function unpackGroup(entry: Buffer): PackedGroup {
  const end = NUMBER_BYTES + entry.readUInt32LE();
  const { files, note } = JSON.parse(Bun.zstdDecompressSync(entry.subarray(NUMBER_BYTES, end)).toString()) as Head;
  const packed = entry.subarray(end);
  let next = 0;
  return {
    note,
    files: files.map(({ size, ...facts }) => {
      const at = next;
      next += size;
      return { ...facts, content: { packed, at, size } };
    }),
  };
}
