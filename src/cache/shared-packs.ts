/**
 * Shares packs with other machines. In: the folder with those of this one, and a remote cache. Out: before a build the packs of others,
 * where this machine has none; after it, its own are there for others. A cache that fails once is not asked again.
 */

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packPrefix } from "./pack-store.ts";
import type { RemoteCache } from "./remote-cache.ts";

export interface SharedPacksRequest {
  readonly remote: RemoteCache;
  /** Absolute path of the folder of the packs. */
  readonly dir: string;
  /** Of what is kept, and the program that may read it. */
  readonly name: string;
  readonly engine: string;
  /** Nothing is written to the remote cache. */
  readonly isReadOnly: boolean;
  /** Told why the remote cache is not used any more. */
  readonly onFailure: (reason: string) => void;
}

/** The packs of one run. */
export class SharedPacks {
  readonly #request: SharedPacksRequest;
  readonly #prefix: string;
  /** Under which the list of packs is: equal for all machines with this program. */
  readonly #key: string;
  #before: readonly string[] = [];
  #isOff = false;

  constructor(request: SharedPacksRequest) {
    this.#request = request;
    this.#prefix = packPrefix(request);
    this.#key = sha256(Buffer.from(`veloci ${this.#prefix}`));
  }

  /** Fetches the packs of others. To be called before packs are opened. */
  async fetch(): Promise<void> {
    await this.#unlessOff(async () => {
      if (this.#list().length === 0) await this.#fetchAll();
    });
    this.#before = this.#list();
  }

  /** Offers packs that are new. To be called when they are closed. */
  async offer(): Promise<void> {
    const names = this.#list();
    if (this.#request.isReadOnly || names.every((name) => this.#before.includes(name))) return;
    await this.#unlessOff(async () => {
      const { remote, dir } = this.#request;
      const list: PackDigest[] = [];
      for (const name of names) {
        const bytes = readFileSync(join(dir, name));
        const hash = sha256(bytes);
        if (!this.#before.includes(name)) await remote.put("cas", hash, bytes);
        list.push({ hash, size: bytes.length });
      }
      await remote.put("ac", this.#key, toActionResult(list));
    });
  }

  async #fetchAll(): Promise<void> {
    const { remote, dir } = this.#request;
    for (const hash of readHashes(await remote.get("ac", this.#key))) {
      const bytes = await remote.get("cas", hash);
      if (!bytes) continue;
      if (sha256(bytes) !== hash) throw new Error("the server has sent other bytes than those asked for");
      mkdirSync(dir, { recursive: true });
      writeFileSync(join(dir, ".gitignore"), "*\n");
      const file = join(dir, `${this.#prefix}${hash.slice(0, 16)}`);
      try {
        writeFileSync(`${file}.tmp`, bytes);
        renameSync(`${file}.tmp`, `${file}.pack`);
      } finally {
        rmSync(`${file}.tmp`, { force: true });
      }
    }
  }

  #list(): string[] {
    try {
      return readdirSync(this.#request.dir).filter((name) => name.startsWith(this.#prefix) && name.endsWith(".pack"));
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

/** A member of a message: bytes with their length. */
function field(number: number, bytes: Iterable<number>): number[] {
  const list = [...bytes];
  return [(number << 3) | 2, ...varint(list.length), ...list];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

/** Digests in such a message: nothing else in ours is 64 hexadecimal digits. */
function readHashes(message: Uint8Array | undefined): string[] {
  return (
    Buffer.from(message ?? [])
      .toString("latin1")
      .match(/[\da-f]{64}/g) ?? []
  );
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
