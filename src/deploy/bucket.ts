/** A bucket. All refusals are one kind of error, with the service's message. */

import type { BucketTarget } from "./bucket-target.ts";

export interface StoredObject {
  readonly size: number;
  /** Without quotation marks: for most objects, the MD5 hash of their content. */
  readonly tag: string;
}

export interface UploadHeaders {
  readonly "content-type": string;
  readonly "cache-control": string;
}

/** The service's reason for refusing, or the reason why it could not be reached. */
export class BucketError extends Error {
  constructor(
    /** The service's name for it: `AccessDenied`. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Validity of an upload's signature in seconds. */
const EXPIRES = 3600;

/** Pauses before an upload is retried because the service was busy. */
const PAUSES = [300, 1500];

/** Paths are relative to the prefix of the target. */
export class Bucket {
  readonly #client: Bun.S3Client;
  readonly #prefix: string;

  constructor({ bucket, prefix, account }: BucketTarget) {
    this.#client = new Bun.S3Client({ bucket, ...account });
    this.#prefix = prefix;
  }

  async list(): Promise<Map<string, StoredObject>> {
    const found = new Map<string, StoredObject>();
    for (let next: string | undefined; ;) {
      const page = await withErrors(() =>
        this.#client.list({ prefix: this.#prefix, ...(next !== undefined && { continuationToken: next }) }),
      );
      for (const { key, size = 0, eTag = "" } of page.contents ?? [])
        found.set(key.slice(this.#prefix.length), { size, tag: eTag.replaceAll('"', "") });
      next = page.isTruncated ? page.nextContinuationToken : undefined;
      if (next === undefined) return found;
    }
  }

  readText(path: string): Promise<string> {
    return withErrors(() => this.#client.file(this.#prefix + path).text());
  }

  async delete(path: string): Promise<void> {
    await withErrors(() => this.#client.delete(this.#prefix + path));
  }

  /** Writes an object atomically. The client has no option for cache headers, so the request is our own, with its signature. */
  async write(path: string, file: string, headers: UploadHeaders): Promise<void> {
    for (const pause of [...PAUSES, undefined]) {
      const url = this.#client.presign(this.#prefix + path, { method: "PUT", expiresIn: EXPIRES });
      const response = await fetch(url, { method: "PUT", body: Bun.file(file), headers: { ...headers } }).catch(
        (error: unknown) => (pause === undefined ? Promise.reject(toError(error)) : undefined),
      );
      if (response?.ok) return;
      const isBusy = !response || response.status >= 500 || response.status === 429;
      if (response && (!isBusy || pause === undefined)) throw await readRefusal(response);
      await Bun.sleep(pause ?? 0);
    }
  }
}

async function withErrors<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw toError(error);
  }
}

function toError(error: unknown): BucketError {
  const { code, message } = Object(error) as { readonly code?: unknown; readonly message?: unknown };
  return new BucketError(typeof code === "string" ? code : "Error", String(message));
}

async function readRefusal(response: Response): Promise<BucketError> {
  const text = await response.text();
  const read = (name: string): string | undefined => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  return new BucketError(read("Code") ?? `HTTP ${response.status}`, read("Message") ?? response.statusText);
}
