/** Reads a zip archive by its central directory, as unpackers do. */

import { inflateRawSync, crc32 } from "node:zlib";

export interface UnzippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** As the archive says it: date and time of DOS, one behind the other. */
  readonly time: number;
  readonly mode: number;
}

/** Returns the files in the archive's order. Throws when headers disagree or a checksum is wrong. */
export function unzip(archive: Uint8Array): UnzippedFile[] {
  const view = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = view.length - 22;
  if (view.readUInt32LE(end) !== 0x06054b50) throw new Error("The archive has no end record.");
  let at = view.readUInt32LE(end + 16);
  return Array.from({ length: view.readUInt16LE(end + 10) }, () => {
    if (view.readUInt32LE(at) !== 0x02014b50) throw new Error(`There is no file header at ${at}.`);
    const nameLength = view.readUInt16LE(at + 28);
    const path = view.toString("utf8", at + 46, at + 46 + nameLength);
    const local = view.readUInt32LE(at + 42);
    // All that both headers say: flags, method, time, checksum and sizes.
    const said = view.subarray(at + 8, at + 28);
    if (!said.equals(view.subarray(local + 6, local + 26))) throw new Error(`The headers of ${path} disagree.`);
    const start = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
    const data = view.subarray(start, start + view.readUInt32LE(at + 20));
    const bytes = view.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data;
    if (crc32(bytes) !== view.readUInt32LE(at + 16)) throw new Error(`The checksum of ${path} is wrong.`);
    const file = { path, bytes, time: view.readUInt32LE(at + 12), mode: view.readUInt32LE(at + 38) >>> 16 };
    at += 46 + nameLength;
    return file;
  });
}
