/**
 * A server with the checks that bazel-remote documents: addresses, hashes and lengths are verified, values of the action cache
 * are read as messages and written anew, and a result counts only while the server has everything it names.
 */

import { sha256 } from "../../src/system/sha256.ts";

export interface BazelRemote extends Disposable {
  /** With an account, which it requires. */
  readonly url: string;
  /** Without one. */
  readonly bareUrl: string;
  /** Bytes by address. */
  readonly stored: Map<string, Uint8Array>;
  readonly requests: string[];
}

const ACCOUNT = "team:secret";

const ADDRESS = /^\/(?:.*\/)?(ac|cas)\/([a-f\d]{64})$/;

export function startBazelRemote(): BazelRemote {
  const stored = new Map<string, Uint8Array>();
  const requests: string[] = [];
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      const [, kind = "", hash = ""] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
      requests.push(`${request.method} ${kind}`);
      if (request.headers.get("authorization") !== `Basic ${btoa(ACCOUNT)}`) return new Response("", { status: 401 });
      if (kind === "") return new Response("a resource is named by a SHA-256 hash", { status: 400 });
      if (request.method === "PUT") return put(`${kind}/${hash}`, request);
      return request.method === "GET" ? get(`${kind}/${hash}`, request) : new Response("", { status: 405 });
    },
  });
  const put = async (name: string, request: Request): Promise<Response> => {
    const bytes = await request.bytes();
    if (request.headers.get("content-length") !== String(bytes.length)) return new Response("", { status: 400 });
    if (name.startsWith("cas/") && name !== `cas/${sha256(bytes, "hex")}`) return new Response("", { status: 400 });
    if (name.startsWith("ac/") && !readResult(bytes)) return new Response("", { status: 400 });
    // The server adds who wrote the result (`execution_metadata.worker`).
    stored.set(
      name,
      name.startsWith("ac/") ? Buffer.concat([bytes, message(9, message(1, "127.0.0.1:40000"))]) : bytes,
    );
    return new Response("");
  };
  const get = (name: string, request: Request): Response => {
    const bytes = stored.get(name);
    const isWhole = ({ hash, size }: Digest): boolean => stored.get(`cas/${hash}`)?.length === size;
    if (!bytes || (name.startsWith("ac/") && !readResult(bytes)?.every(isWhole)))
      return new Response("", { status: 404 });
    const isPacked = name.startsWith("cas/") && request.headers.get("accept-encoding")?.includes("zstd");
    const headers = { "content-type": "application/octet-stream" };
    if (!isPacked) return new Response(Buffer.from(bytes), { headers });
    return new Response(Buffer.from(Bun.zstdCompressSync(Buffer.from(bytes))), {
      headers: { ...headers, "content-encoding": "zstd" },
    });
  };
  const bareUrl = server.url.href;
  return {
    url: bareUrl.replace("//", `//${ACCOUNT}@`),
    bareUrl,
    stored,
    requests,
    [Symbol.dispose]: () => void server.stop(true),
  };
}

interface Digest {
  readonly hash: string;
  readonly size: number;
}

/** The digests of the output files of an `ActionResult`; `undefined` if the bytes are no such message. */
function readResult(bytes: Uint8Array): Digest[] | undefined {
  const fields = readFields(bytes);
  const files = fields?.filter(({ number }) => number === 2).map(({ value }) => readFile(value));
  return files?.every((file) => file !== undefined) ? files : undefined;
}

/** The digest of an `OutputFile`, which has a relative path. */
function readFile(value: Uint8Array | number): Digest | undefined {
  const [path, digest] = partsOf(value);
  const [hash, size] = partsOf(digest);
  const text = hash instanceof Uint8Array ? Buffer.from(hash).toString() : "";
  const isNamed = path instanceof Uint8Array && /^[^/]/.test(Buffer.from(path).toString());
  return isNamed && /^[\da-f]{64}$/.test(text) && typeof size === "number" ? { hash: text, size } : undefined;
}

/** The fields 1 and 2 of a message. */
function partsOf(value: Uint8Array | number | undefined): (Uint8Array | number | undefined)[] {
  const fields = value instanceof Uint8Array ? readFields(value) : undefined;
  return [1, 2].map((number) => fields?.find((field) => field.number === number)?.value);
}

interface Field {
  readonly number: number;
  readonly value: Uint8Array | number;
}

/** The fields of a message with numbers and bytes; `undefined` if it is none. */
function readFields(bytes: Uint8Array): Field[] | undefined {
  const fields: Field[] = [];
  let at = 0;
  const readNumber = (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++] ?? 0;
      number += (byte % 128) * factor;
      if (byte < 128) return number;
    }
  };
  while (at < bytes.length) {
    const key = readNumber();
    const [number, type] = [key >> 3, key & 7];
    const first = readNumber();
    if (number === 0 || (type !== 0 && type !== 2)) return undefined;
    if (type === 2 && at + first > bytes.length) return undefined;
    fields.push({ number, value: type === 0 ? first : bytes.slice(at, at + first) });
    if (type === 2) at += first;
  }
  return at === bytes.length ? fields : undefined;
}

/** A short field with bytes. */
function message(number: number, bytes: string | Uint8Array): Buffer {
  const content = Buffer.from(bytes);
  return Buffer.concat([Buffer.from([(number << 3) | 2, content.length]), content]);
}
