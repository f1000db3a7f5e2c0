/** Writes a zip archive. */

import { open, type FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import { FILE_MODE } from "../modes.ts";

/** A file of the archive. */
export interface ZipEntry {
  /** Relative, with `/`. */
  readonly path: string;
  /** Called once, shortly before the file is written. */
  readonly read: () => Promise<Uint8Array>;
}

/** Maximum values of the archive's 16-bit and 32-bit fields. */
export const MOST_FILES = 0xffff;
export const LARGEST_ZIP = 0xffffffff;

/** Thrown for an archive that exceeds those fields. */
export class ZipTooLarge extends Error {}

const deflate = promisify<Uint8Array, object, Buffer>(deflateRaw);

/** Number of files in progress: enough to keep all threads busy, few enough to bound the memory. */
const AT_ONCE = 8;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0 of the format; names are UTF-8; 1980-01-01, 00:00. */
const COMMON = { version: 20, flags: 0x0800, time: 0, date: 0x0021 };
/** Made on Unix, so the mode applies: a regular file. */
const MADE_BY = (3 << 8) | COMMON.version;
const MODE = ((0o100000 | FILE_MODE) << 16) >>> 0;

interface Packed {
  readonly name: Buffer;
  readonly data: Uint8Array;
  /** 8: deflated, 0: stored. */
  readonly method: number;
  readonly checksum: number;
  readonly size: number;
}

/** Writes the archive to a path. Throws `ZipTooLarge`, system errors, and what `read` throws. */
export async function writeZip(path: string, entries: readonly ZipEntry[]): Promise<void> {
  if (entries.length > MOST_FILES) throw new ZipTooLarge(`${entries.length} files`);
  const sorted = entries.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const file = await open(path, "w");
  try {
    await writeAll(file, sorted);
  } finally {
    await file.close();
  }
}

async function writeAll(file: FileHandle, entries: readonly ZipEntry[]): Promise<void> {
  const central: Buffer[] = [];
  let offset = 0;
  const write = async (...parts: readonly Uint8Array[]): Promise<void> => {
    for (const part of parts) {
      await file.writeFile(part);
      offset += part.length;
    }
    if (offset > LARGEST_ZIP) throw new ZipTooLarge(`${offset} bytes`);
  };
  const underWay: Promise<Packed>[] = [];
  const takeFirst = async (): Promise<void> => {
    const packed = await underWay.shift();
    if (!packed) return;
    central.push(centralHeader(packed, offset));
    await write(localHeader(packed), packed.data);
  };
  for (const entry of entries) {
    const packed = pack(entry);
    // A failure reaches the code that awaits it. Until then it must not count as unhandled.
    packed.catch(() => {});
    underWay.push(packed);
    if (underWay.length >= AT_ONCE) await takeFirst();
  }
  while (underWay.length > 0) await takeFirst();
  const start = offset;
  await write(...central);
  await write(endRecord(entries.length, start, offset - start));
}

async function pack({ path, read }: ZipEntry): Promise<Packed> {
  const bytes = await read();
  if (bytes.length > LARGEST_ZIP) throw new ZipTooLarge(`${bytes.length} bytes`);
  const deflated = await deflate(bytes, { level: 9 });
  const isSmaller = deflated.length < bytes.length;
  return {
    name: Buffer.from(path, "utf8"),
    data: isSmaller ? deflated : bytes,
    method: isSmaller ? 8 : 0,
    checksum: crc32(bytes),
    size: bytes.length,
  };
}

function localHeader(packed: Packed): Buffer {
  return fields([4, LOCAL], [2, COMMON.version], ...shared(packed), [2, packed.name.length], [2, 0], packed.name);
}

function centralHeader(packed: Packed, offset: number): Buffer {
  return fields(
    [4, CENTRAL],
    [2, MADE_BY],
    [2, COMMON.version],
    ...shared(packed),
    [2, packed.name.length],
    // No extra field, no comment, first disk, no DOS attributes.
    ...([
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ] as const),
    [4, MODE],
    [4, offset],
    packed.name,
  );
}

function shared({ method, checksum, data, size }: Packed): readonly Field[] {
  const { flags, time, date } = COMMON;
  return [
    [2, flags],
    [2, method],
    [2, time],
    [2, date],
    [4, checksum],
    [4, data.length],
    [4, size],
  ];
}

function endRecord(count: number, start: number, size: number): Buffer {
  return fields([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start], [2, 0]);
}

/** A number in that many bytes, or bytes unchanged. */
type Field = readonly [2 | 4, number] | Buffer;

function fields(...list: readonly Field[]): Buffer {
  return Buffer.concat(
    list.map((field) => {
      if (Buffer.isBuffer(field)) return field;
      const [width, value] = field as readonly [2 | 4, number];
      const bytes = Buffer.alloc(width);
      bytes.writeUIntLE(value, 0, width);
      return bytes;
    }),
  );
}
