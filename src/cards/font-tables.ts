/** Reads the tables of a font file. */

import { inflateSync } from "node:zlib";

export interface FontTables {
  /** Throws if the font has no such table. */
  get(name: string): DataView;
  find(name: string): DataView | undefined;
}

const HEADER_LENGTH = 44;
const ENTRY_LENGTH = 20;

/** Reads the table directory. Throws if the file is not a TrueType font. */
export function readFontTables(file: Uint8Array): FontTables {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (tagAt(view, 0) !== "wOFF") throw new Error("The font is not a WOFF file.");
  const entries = new Map<string, number>();
  for (let entry = 0; entry < view.getUint16(12); entry++) {
    const start = HEADER_LENGTH + entry * ENTRY_LENGTH;
    entries.set(tagAt(view, start), start);
  }
  const find = (name: string): DataView | undefined => {
    const start = entries.get(name);
    if (start === undefined) return undefined;
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(start + at)) as [number, number, number];
    const data = file.subarray(offset, offset + packed);
    const table = packed < length ? new Uint8Array(inflateSync(data)) : data;
    return new DataView(table.buffer, table.byteOffset, table.byteLength);
  };
  return {
    find,
    get(name) {
      const table = find(name);
      if (!table) throw new Error(`The font has no table \`${name}\`.`);
      return table;
    },
  };
}

/** Reads a tag of four letters. */
export function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
}
