import { chooseEncoding, ENCODINGS, type Encoding } from "./negotiate.ts";
import type { ServedFile, ServedFolder } from "./served-folder.ts";
import { isCompressible, type TextCache } from "./text-cache.ts";

/** One representation of a file. */
export interface Representation {
  readonly body: { readonly file: ServedFile } | { readonly bytes: Uint8Array<ArrayBuffer> };
  readonly size: number;
  readonly encoding?: Encoding;
  /** Whether other clients may get another representation of the same file. */
  readonly varies: boolean;
  /** A strong validator: each representation of each state of a file has its own. */
  readonly etag: string;
}

export interface Source {
  readonly folder: ServedFolder;
  readonly texts: TextCache;
}

/**
 * Picks the representation that the client prefers: a compressed copy beside the file if there is one, or else one made
 * in memory. A range request (`whole: false`) gets the file itself, because ranges count its bytes.
 */
export async function chooseRepresentation(
  plain: ServedFile,
  requested: { readonly acceptEncoding: string | null; readonly whole: boolean },
  { folder, texts }: Source,
): Promise<Representation> {
  const copies = new Map<Encoding, ServedFile>();
  for (const encoding of ENCODINGS) {
    const copy = folder.find(plain.path + encoding.extension);
    // A copy that is older than its file is outdated.
    if (copy && copy.modified >= plain.modified) copies.set(encoding, copy);
  }
  const inMemory = isCompressible(plain);
  const available = ENCODINGS.filter((encoding) => copies.has(encoding) || (inMemory && encoding.coding));
  const varies = available.length > 0;
  const encoding = requested.whole ? chooseEncoding(requested.acceptEncoding, available) : undefined;
  const copy = encoding && copies.get(encoding);
  if (copy) return { body: { file: copy }, size: copy.size, encoding, varies, etag: toEtag(copy, encoding) };
  const bytes = encoding?.coding && (await texts.compressed(plain, encoding.coding));
  if (bytes) return { body: { bytes }, size: bytes.length, encoding, varies, etag: toEtag(plain, encoding) };
  return { body: { file: plain }, size: plain.size, varies, etag: toEtag(plain) };
}

function toEtag({ size, modified }: ServedFile, encoding?: Encoding): string {
  const state = `${size.toString(36)}-${Math.round(modified * 1000).toString(36)}`;
  return `"${state}${encoding ? `-${encoding.name}` : ""}"`;
}
