/** A server with the interface of S3, whose buckets are in a temporary folder. Tests reach it over HTTP, as programs reach a real one. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";

export interface S3Server {
  readonly endpoint: string;
  /** A client for one bucket. */
  client(bucket: string): Bun.S3Client;
  /** The variables of the environment that lead a program to this server. */
  readonly env: Readonly<Record<string, string>>;
  /** What was asked so far, oldest first: `PUT /bucket/key`. A test may empty it. */
  readonly requests: string[];
  /** Requests for which it returns true are refused with `AccessDenied`; nothing is refused at first. */
  refuses: (request: string) => boolean;
  stop(): Promise<void>;
}

/** The only account of the server. */
const KEY = "S3RVER";

/** Starts a server with empty buckets of these names. */
export async function startS3Server(...buckets: readonly string[]): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), "veloci-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    // It computes the signature of `/bucket/` for `/bucket`. Unknown accounts are refused all the same.
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  const requests: string[] = [];
  server.middleware.unshift(async (context, next) => {
    const request = `${context.method} ${decodeURIComponent(context.path)}`;
    requests.push(request);
    if (!made.refuses(request)) return next();
    context.status = 403;
    context.body = "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>";
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  const made: S3Server = {
    endpoint,
    requests,
    refuses: () => false,
    client: (bucket) => new Bun.S3Client({ endpoint, bucket, accessKeyId: KEY, secretAccessKey: KEY }),
    env: { AWS_ACCESS_KEY_ID: KEY, AWS_SECRET_ACCESS_KEY: KEY, AWS_ENDPOINT: endpoint },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return made;
}
