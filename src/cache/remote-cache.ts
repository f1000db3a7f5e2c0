/**
 * A cache on another machine. Two protocols: the HTTP remote cache of Bazel (`GET` and `PUT` on `/ac/<hash>` and
 * `/cas/<hash>`), and S3-compatible buckets with the same names.
 */

/** `cas` stores bytes under their own hash; `ac` maps an action to the hashes of its results. */
export type RemoteKind = "ac" | "cas";

export interface RemoteCache {
  /** `undefined` if there is none; throws if the server fails. */
  get(kind: RemoteKind, hash: string): Promise<Uint8Array | undefined>;
  put(kind: RemoteKind, hash: string, bytes: Uint8Array): Promise<void>;
}

/** Timeout of one request, in milliseconds. */
export const PATIENCE = 20_000;

/** Opens the cache at a URL: `https://…`, `http://…` or `s3://bucket/prefix`. Returns `undefined` for any other URL. */
export function openRemoteCache(address: string, patience = PATIENCE): RemoteCache | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === "s3:") return openBucket(url, patience);
  return url?.protocol === "https:" || url?.protocol === "http:" ? openHttp(url, patience) : undefined;
}

function openHttp({ origin, pathname, username, password }: URL, patience: number): RemoteCache {
  const account = [username, password].map(decodeURIComponent).join(":");
  const headers = account === ":" ? {} : { authorization: `Basic ${Buffer.from(account).toString("base64")}` };
  const ask = (kind: RemoteKind, hash: string, more: RequestInit = {}): Promise<Response> =>
    fetch(`${origin}${pathname.replace(/\/$/, "")}/${kind}/${hash}`, {
      ...more,
      headers,
      signal: AbortSignal.timeout(patience),
    });
  return {
    async get(kind, hash) {
      const response = await ask(kind, hash);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`the server answers with status ${response.status}`);
      return response.bytes();
    },
    async put(kind, hash, bytes) {
      const { ok, status } = await ask(kind, hash, { method: "PUT", body: Buffer.from(bytes) });
      if (!ok) throw new Error(`the server answers with status ${status}`);
    },
  };
}

/** Credentials and endpoint come from the variables that S3 tools use. */
function openBucket({ hostname, pathname }: URL, patience: number): RemoteCache {
  const client = new Bun.S3Client({ bucket: hostname });
  const prefix = pathname.slice(1).replace(/\/?$/, "/").replace(/^\/$/, "");
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([work, Bun.sleep(patience).then(() => Promise.reject(new Error("the server does not answer")))]);
  return {
    async get(kind, hash) {
      try {
        return await inTime(client.file(`${prefix}${kind}/${hash}`).bytes());
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "NoSuchKey") return undefined;
        throw error;
      }
    },
    async put(kind, hash, bytes) {
      await inTime(client.write(`${prefix}${kind}/${hash}`, Buffer.from(bytes)));
    },
  };
}
