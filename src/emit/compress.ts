/** Compresses text for the web. */

import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";

/** A content coding that Veloci writes, as HTTP names it. */
export type Coding = "br" | "gzip";

/** `fast` suits a server that compresses while a reader waits; `small` suits a file that is compressed once. */
export type Effort = "fast" | "small";

/** On the pages of a manual, level 11 takes three times as long as 10 and saves 3 %; level 9 takes a twelfth of the time and costs 7 %. */
const BROTLI_QUALITY = { fast: 5, small: 10 } as const;
const GZIP_LEVEL = { fast: 6, small: 9 } as const;

/** Offset of the operating system in a gzip header, and the value for "unknown". */
const GZIP_SYSTEM = { at: 9, unknown: 255 } as const;

/** Below this size, headers and packets outweigh what compression saves. */
export const SMALLEST_COMPRESSED = 1024;

const toBrotli = promisify<Uint8Array, object, Buffer<ArrayBuffer>>(brotliCompress);
const toGzip = promisify<Uint8Array, object, Buffer<ArrayBuffer>>(gzip);

/** Compresses bytes. The same bytes give the same result on every machine. */
export async function compress(bytes: Uint8Array, coding: Coding, effort: Effort): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === "br") {
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return toBrotli(bytes, { params });
  }
  const compressed = await toGzip(bytes, { level: GZIP_LEVEL[effort] });
  compressed[GZIP_SYSTEM.at] = GZIP_SYSTEM.unknown;
  return compressed;
}
