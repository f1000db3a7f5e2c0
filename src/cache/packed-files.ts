/** Output files with their bytes, for other machines or processes. A page takes a tenth of its size there. */

import type { OutputFile } from "../model/build.ts";
import type { Json } from "../model/json.ts";
import type { FileGroup, OutputCache, TextGroup } from "../model/output-cache.ts";
import { PackStore, type PackStoreRequest } from "./pack-store.ts";

type HeadFile = Omit<OutputFile, "content"> & { readonly length: number; readonly isText: boolean };

interface Head {
  readonly files: readonly HeadFile[];
  readonly note: Json;
}

const LINE_END = 10;

/** Prefix of these packs in the cache folder. */
export const PACKED_FILES = "files";

/** Files of earlier builds, possibly from other machines. Dispose of it to store the new ones. */
export class PackedFiles implements OutputCache, Disposable {
  readonly #packs: PackStore;

  constructor(request: Omit<PackStoreRequest, "name">) {
    this.#packs = new PackStore({ ...request, name: PACKED_FILES });
  }

  take(key: string, isRight: (note: Json) => boolean = () => true): FileGroup | undefined {
    const entry = this.#packs.get(key);
    const group = entry && unpackGroup(entry.bytes);
    return group && isRight(group.note) ? group : undefined;
  }

  read(key: string): TextGroup | undefined {
    const group = this.take(key);
    return group && { ...group, files: group.files.map((file) => ({ ...file, content: String(file.content) })) };
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

/** One entry of a pack; `undefined` for files whose bytes are elsewhere. */
export function packGroup({ files, note }: FileGroup): Buffer | undefined {
  const contents: Buffer[] = [];
  const heads: HeadFile[] = [];
  for (const { content, ...facts } of files) {
    const isText = typeof content === "string";
    if (!isText && !(content instanceof Uint8Array)) return undefined;
    const bytes = isText ? Buffer.from(content) : Buffer.from(content);
    contents.push(bytes);
    heads.push({ ...facts, length: bytes.length, isText });
  }
  const head = `${JSON.stringify({ files: heads, note } satisfies Head)}\n`;
  return Bun.zstdCompressSync(Buffer.concat([Buffer.from(head), ...contents]), { level: 1 });
}

/** The group in such an entry. */
export function unpackGroup(packed: Uint8Array): FileGroup {
  const bytes = Bun.zstdDecompressSync(packed);
  const end = bytes.indexOf(LINE_END);
  const { files, note } = JSON.parse(bytes.toString("utf8", 0, end)) as Head;
  let at = end + 1;
  return {
    note,
    files: files.map(({ length, isText, ...facts }) => {
      const content = bytes.subarray(at, at + length);
      at += length;
      return { ...facts, content: isText ? content.toString() : content };
    }),
  };
}
