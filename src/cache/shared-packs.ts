/**
 * Shares packs with other machines: fetches the packs of others before a build if this machine has none, and uploads
 * its own afterwards. After its first failure, the cache is not used again.
 */

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../system/sha256.ts";
import { packPrefix } from "./pack-store.ts";
import type { RemoteCache } from "./remote-cache.ts";

export interface SharedPacksRequest {
  readonly remote: RemoteCache;
  /** Absolute path of the folder of the packs. */
  readonly dir: string;
  /** A word for each kind of entries. */
  readonly names: readonly string[];
  /** The program that may read it, and its identity on all machines. */
  readonly engine: string;
  readonly sharedEngine: string;
  /** Whether nothing may be written to the remote cache. */
  readonly isReadOnly: boolean;
  /** Called with the reason when the remote cache is given up. */
  readonly onFailure: (reason: string) => void;
}

/** The packs of one run. */
export class SharedPacks {
  readonly #request: SharedPacksRequest;
  #before: ReadonlySet<string> = new Set();
  /** Hashes of the packs that the server sent. */
  readonly #fetched = new Set<string>();
  #isOff = false;

  constructor(request: SharedPacksRequest) {
    this.#request = request;
  }

  /** Fetches the packs of others. Await it before packs are opened. */
  fetch(): PacksOnTheWay {
    const missing = this.#request.names.filter((name) => this.#list(name).length === 0);
    const asked = missing.map((name) => ({ name, ...Promise.withResolvers<void>() }));
    const stored = this.#fetchMissing(asked);
    const all = Promise.all(asked.map(({ promise }) => promise));
    return { requested: Promise.race([all, stored]), stored };
  }

  async #fetchMissing(kinds: readonly KindAsked[]): Promise<void> {
    await this.#unlessOff(async () => {
      await Promise.all(kinds.map(({ name, resolve }) => this.#fetchAll(name, resolve)));
    });
    this.#before = new Set(this.#request.names.flatMap((name) => this.#list(name)));
  }

  /**
   * Uploads packs if any is new. Call it after they are closed. It includes packs of earlier runs, unless the server
   * sent them: the server may never have had them, or have dropped them, and some servers refuse a list that names a
   * pack they lack.
   */
  async offer(): Promise<void> {
    if (this.#request.isReadOnly) return;
    await this.#unlessOff(async () => {
      for (const name of this.#request.names) await this.#offer(name);
    });
  }

  async #offer(name: string): Promise<void> {
    const { remote, dir } = this.#request;
    const files = this.#list(name);
    if (files.every((file) => this.#before.has(file))) return;
    const list: PackDigest[] = [];
    for (const file of files) {
      const bytes = readFileSync(join(dir, file));
      const hash = sha256(bytes, "hex");
      if (!this.#fetched.has(hash)) await remote.put("cas", hash, bytes);
      list.push({ hash, size: bytes.length });
    }
    await remote.put("ac", this.#key(name), toActionResult(list));
  }

  /** Requests each pack while the one before is stored: all of them may not fit into memory. */
  async #fetchAll(name: string, onRequested: () => void): Promise<void> {
    const { remote } = this.#request;
    const hashes = readHashes(await remote.get("ac", this.#key(name)));
    const request = (hash: string | undefined): Promise<Uint8Array | undefined> | undefined => {
      const bytes = hash === undefined ? undefined : remote.get("cas", hash);
      // Whoever awaits it handles the error, unless the pack before fails first.
      bytes?.catch(() => undefined);
      return bytes;
    };
    let next = request(hashes[0]);
    onRequested();
    for (const [index, hash] of hashes.entries()) {
      const bytes = await next;
      next = request(hashes[index + 1]);
      if (bytes) this.#store(name, hash, bytes);
    }
  }

  #store(name: string, hash: string, bytes: Uint8Array): void {
    const { dir } = this.#request;
    if (sha256(bytes, "hex") !== hash) throw new Error("the server sent other bytes than requested");
    this.#fetched.add(hash);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, ".gitignore"), "*\n");
    const file = join(dir, `${this.#prefix(name)}${hash.slice(0, 16)}`);
    try {
      writeFileSync(`${file}.tmp`, bytes);
      renameSync(`${file}.tmp`, `${file}.pack`);
    } finally {
      rmSync(`${file}.tmp`, { force: true });
    }
  }

  #prefix(name: string): string {
    return packPrefix({ name, engine: this.#request.engine });
  }

  /** Key of the list of packs: equal on all machines with this program. */
  #key(name: string): string {
    return sha256(`veloci ${name} ${this.#request.sharedEngine}`, "hex");
  }

  #list(name: string): string[] {
    try {
      const prefix = this.#prefix(name);
      return readdirSync(this.#request.dir).filter((file) => file.startsWith(prefix) && file.endsWith(".pack"));
    } catch {
      return [];
    }
  }

  async #unlessOff(work: () => Promise<void>): Promise<void> {
    if (this.#isOff) return;
    try {
      await work();
    } catch (error) {
      this.#isOff = true;
      this.#request.onFailure(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Packs that a server sends. Neither promise rejects. */
export interface PacksOnTheWay {
  /** Resolves once the server was asked for them, so that they arrive while this thread does other work. */
  readonly requested: Promise<unknown>;
  /** Resolves once they are files. */
  readonly stored: Promise<void>;
}

/** A kind of entries whose first pack is requested; `resolve` says that it was. */
interface KindAsked {
  readonly name: string;
  readonly resolve: () => void;
}

interface PackDigest {
  readonly hash: string;
  readonly size: number;
}

/** The message `ActionResult` of Bazel's protocol, which servers check: one output file per pack. */
function toActionResult(packs: readonly PackDigest[]): Uint8Array {
  const files = packs.map(({ hash, size }, index) => {
    const digest = [...field(1, Buffer.from(hash)), 0x10, ...varint(size)];
    return field(2, [...field(1, Buffer.from(`${index}.pack`)), ...field(2, digest)]);
  });
  return Uint8Array.from(files.flat());
}

/** A field of a message: length-prefixed bytes. */
function field(number: number, bytes: Iterable<number>): number[] {
  const list = [...bytes];
  return [(number << 3) | 2, ...varint(list.length), ...list];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

/** The digests in such a message: nothing else in ours consists of 64 hexadecimal digits. */
function readHashes(message: Uint8Array | undefined): string[] {
  if (!message) return [];
  const found = Buffer.from(message)
    .toString("latin1")
    .match(/[\da-f]{64}/g);
  if (!found) throw new Error("the server's answer is not a list of packs");
  return found;
}
