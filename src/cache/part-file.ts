/** The part of a site's pages that one process rendered: `3-of-8.part`. */

import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entries } from "../model/entries.ts";
import type { OutputCache, PageExchange } from "../model/output-cache.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { randomName, startSha256 } from "../system/sha256.ts";
import { openPack, type OpenPack, PackWriter, readWhole } from "./pack-file.ts";
import { packGroup } from "./packed-files.ts";

/** The number of a part, counted from 1, and the number of parts. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Build options that all parts share, and the merged site too. */
export interface PartOptions {
  readonly config?: string;
  readonly locale?: string;
  readonly minify: boolean;
  readonly precompress: boolean;
  readonly offlineZip: boolean;
}

/** What made a part, and what it was made from. */
export interface PartOrigin {
  readonly version: string;
  readonly engine: string;
  /** Commit of the site's repository; absent outside of one. */
  readonly commit?: string;
}

export interface PartFacts extends PartOrigin, Shard {
  readonly format: typeof FORMAT;
  readonly options: PartOptions;
  /** Hash of the keys of all pages of the site. */
  readonly site: string;
  /** Keys of the pages in this part. */
  readonly keys: readonly string[];
}

/** A part that is open for reading, until its pack is closed; without facts when it is damaged. */
export interface OpenPart {
  readonly path: string;
  readonly pack: OpenPack;
  readonly facts: PartFacts | undefined;
}

const FORMAT = 1;

/** Key of the entry with the facts. Keys of pages are longer. */
const FACTS = "facts";

/** Prefix of the keys of compiled documents. */
export const DOCUMENT = "document ";

/** Extension of parts. */
export const PART_ENDING = ".part";

/** Returns the default folder for the parts of a site with this output folder. */
export function partsFolder(outDir: string): string {
  return `${outDir}-parts`;
}

/** Returns whether a folder contains only parts. */
export function isPartsFolder(dir: string): boolean {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  return names.length > 0 && names.every((name) => name === ".gitignore" || name.endsWith(PART_ENDING));
}

/** Opens a part. Throws system errors. */
export function openPart(path: string): OpenPart {
  const pack = openPack(path);
  const place = pack.places?.get(FACTS);
  const bytes = place && readWhole(place);
  const facts = bytes && (JSON.parse(bytes.toString()) as PartFacts);
  return { path, pack, facts: facts?.format === FORMAT ? facts : undefined };
}

/** Collects the pages of one part. Call `finish` or `abandon` at the end. */
export class PartWriter implements PageExchange {
  readonly files: OutputCache;
  readonly #shard: Shard;
  readonly #path: string;
  readonly #pack: PackWriter;
  readonly #keys: string[] = [];
  readonly #site = startSha256();
  #refusal: Diagnostic | undefined;

  /** Creates the folder. Throws system errors. */
  constructor(dir: string, shard: Shard) {
    mkdirSync(dir, { recursive: true });
    // Keeps the folder out of Git without a change to the site's `.gitignore`.
    writeFileSync(join(dir, ".gitignore"), "*\n");
    this.#shard = shard;
    this.#path = join(dir, `${shard.part}-of-${shard.of}${PART_ENDING}`);
    this.#pack = new PackWriter(`${this.#path}.${randomName(6)}`);
    this.files = {
      take: () => undefined,
      read: () => undefined,
      put: (key, group) => this.#put(key, packGroup(group)),
      textOf: () => undefined,
    };
  }

  /** Each part contains a share of the documents, so that the merge compiles none of them again. */
  documents(known: Entries | undefined): Entries {
    const { part, of } = this.#shard;
    const kept = new Set<string>();
    const keep = (key: string, bytes: Buffer): void => {
      const isOwn = Bun.hash.crc32(key) % of === part - 1;
      if (!isOwn || kept.has(key)) return;
      kept.add(key);
      this.#put(DOCUMENT + key, bytes);
    };
    return {
      get(key) {
        const entry = known?.get(key);
        if (entry) keep(key, entry.bytes);
        return entry;
      },
      put(key, bytes) {
        known?.put(key, bytes);
        keep(key, bytes);
      },
    };
  }

  isOwn(index: number): boolean {
    return index % this.#shard.of === this.#shard.part - 1;
  }

  onPage(key: string, isOwn: boolean): undefined {
    this.#site.update(key);
    if (isOwn) this.#keys.push(key);
  }

  /** Renames the part to its final name. */
  finish(
    origin: PartOrigin,
    options: PartOptions,
  ): { readonly path: string; readonly pages: number; readonly bytes: number } | Diagnostic {
    const facts: PartFacts = {
      format: FORMAT,
      ...origin,
      ...this.#shard,
      options,
      site: this.#site.digest("hex"),
      keys: this.#keys,
    };
    this.#put(FACTS, Buffer.from(JSON.stringify(facts)));
    this.#try(() => this.#pack.finish(this.#path));
    if (this.#refusal) this.abandon();
    return this.#refusal ?? { path: this.#path, pages: this.#keys.length, bytes: this.#pack.size };
  }

  abandon(): void {
    this.#pack.abandon();
  }

  #put(key: string, bytes: Buffer | undefined): void {
    if (bytes) this.#try(() => this.#pack.add(key, bytes));
  }

  #try(work: () => void): void {
    if (this.#refusal) return;
    try {
      work();
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      this.#refusal = toWriteDiagnostic(error, this.#path);
    }
  }
}
