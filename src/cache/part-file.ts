/** A part of a site's pages, as one process has rendered it: `3-of-8.part`. */

import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entries } from "../model/entries.ts";
import type { KeptFiles, PageExchange } from "../model/kept-files.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { openPack, type OpenPack, PackWriter, readWhole } from "./pack-file.ts";
import { packGroup } from "./packed-files.ts";

/** One of several parts, counted from 1. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

/** Options of the build that all parts have in common, and the merged site has, too. */
export interface PartOptions {
  readonly config?: string;
  readonly locale?: string;
  readonly minify: boolean;
  readonly precompress: boolean;
  readonly offlineZip: boolean;
}

/** What made a part, and from what. */
export interface PartOrigin {
  readonly version: string;
  readonly engine: string;
  /** Of the site's repository; absent outside of one. */
  readonly commit?: string;
}

export interface PartFacts extends PartOrigin, Shard {
  readonly format: typeof FORMAT;
  readonly options: PartOptions;
  /** Hash of the keys of all pages of the site. */
  readonly site: string;
  /** Keys of the pages of this part. */
  readonly keys: readonly string[];
}

/** A part that is open for reading, until somebody closes its pack; without facts when it is damaged. */
export interface OpenPart {
  readonly path: string;
  readonly pack: OpenPack;
  readonly facts: PartFacts | undefined;
}

const FORMAT = 1;

/** The entry with the facts. Keys of pages are longer. */
const FACTS = "facts";

/** What keys of compiled documents begin with. */
export const DOCUMENT = "document ";

/** What names of parts end in. */
export const PART_ENDING = ".part";

/** Folder of the parts of a site that is built into a folder, unless somebody names another one. */
export function partsFolder(outDir: string): string {
  return `${outDir}-parts`;
}

/** Returns whether a folder has nothing but parts. */
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

/** Takes the pages of one part. To be ended with `finish` or `abandon`. */
export class PartWriter implements PageExchange {
  readonly files: KeptFiles;
  readonly #shard: Shard;
  readonly #path: string;
  readonly #pack: PackWriter;
  readonly #keys: string[] = [];
  readonly #site = createHash("sha256");
  #refusal: Diagnostic | undefined;

  /** Makes the folder. Throws system errors. */
  constructor(dir: string, shard: Shard) {
    mkdirSync(dir, { recursive: true });
    // Repositories leave the folder out without being told.
    writeFileSync(join(dir, ".gitignore"), "*\n");
    this.#shard = shard;
    this.#path = join(dir, `${shard.part}-of-${shard.of}${PART_ENDING}`);
    this.#pack = new PackWriter(`${this.#path}.${randomBytes(6).toString("hex")}`);
    this.files = {
      take: () => undefined,
      read: () => undefined,
      put: (key, group) => this.#put(key, packGroup(group)),
      textOf: () => undefined,
    };
  }

  /** Each part has some of the documents, so that nobody compiles them again. */
  documents(known: Entries | undefined): Entries {
    const { part, of } = this.#shard;
    const keep = (key: string, bytes: Buffer): void => {
      const isOwn = Bun.hash.crc32(key) % of === part - 1;
      if (isOwn && !this.#pack.has(DOCUMENT + key)) this.#put(DOCUMENT + key, bytes);
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

  /** Puts the part in its place. */
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
