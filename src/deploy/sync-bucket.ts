import { join } from "node:path";
import { MANIFEST_NAME } from "../emit/manifest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { inParallel } from "../system/in-parallel.ts";
import { Bucket, BucketError, type UploadHeaders } from "./bucket.ts";
import type { BucketTarget } from "./bucket-target.ts";
import { isReplaceable } from "./built-site.ts";
import { planUpload, type SiteFile, type UploadPlan } from "./plan-upload.ts";

export interface SyncRequest {
  /** Absolute path of the built site. */
  readonly outDir: string;
  readonly target: BucketTarget;
  /** Paths of files that browsers may cache forever. */
  readonly immutable: ReadonlySet<string>;
  readonly typeOf: (path: string) => string;
  readonly dryRun: boolean;
}

/** Numbers of files. */
export interface SyncResult {
  readonly uploaded: number;
  readonly deleted: number;
  readonly unchanged: number;
}

/** Maximum number of parallel requests. */
const AT_ONCE = 12;

/** Updates a bucket with a built site. Diagnostics: `deploy-failed` and `foreign-bucket`. */
export async function syncBucket(request: SyncRequest): Promise<SyncResult | { readonly problem: Diagnostic }> {
  const { target, dryRun } = request;
  const bucket = new Bucket(target);
  try {
    const plan = await makePlan(bucket, request);
    if (!plan) return { problem: toForeign(target) };
    if (!dryRun) await carryOut(bucket, plan, request);
    const uploaded = plan.uploads.reduce((sum, group) => sum + group.length, 0);
    return { uploaded, deleted: plan.deletions.length, unchanged: plan.unchanged };
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    return { problem: toFailure(target, error) };
  }
}

/** `undefined` if the place contains something other than a site. */
async function makePlan(bucket: Bucket, { outDir, immutable }: SyncRequest): Promise<UploadPlan | undefined> {
  const stored = await bucket.list();
  const readHome = (): Promise<string> =>
    stored.has("index.html") ? bucket.readText("index.html") : Promise.resolve("");
  if (!(await isReplaceable([...stored.keys()], readHome))) return undefined;
  const oldLocales = stored.has(MANIFEST_NAME) ? readLocales(await bucket.readText(MANIFEST_NAME)) : [];
  const paths = await Array.fromAsync(new Bun.Glob("**/*").scan({ cwd: outDir, dot: true }));
  const sorted = paths.map((path) => path.replaceAll("\\", "/")).sort();
  const files = await inParallel(sorted, AT_ONCE, (path) => readFile(outDir, path, immutable));
  return planUpload({ files, stored, oldLocales });
}

async function carryOut(
  bucket: Bucket,
  { uploads, deletions }: UploadPlan,
  { outDir, immutable, typeOf }: SyncRequest,
): Promise<void> {
  for (const group of uploads)
    await inParallel(group, AT_ONCE, (path) => {
      const headers = toHeaders(typeOf(path), immutable.has(path));
      return bucket.write(path, join(outDir, path), headers);
    });
  await inParallel(deletions, AT_ONCE, (path) => bucket.delete(path));
}

function toHeaders(type: string, isImmutable: boolean): UploadHeaders {
  const control = isImmutable ? "public, max-age=31536000, immutable" : "no-cache";
  return { "content-type": type, "cache-control": control };
}

async function readFile(outDir: string, path: string, immutable: ReadonlySet<string>): Promise<SiteFile> {
  const file = Bun.file(join(outDir, path));
  const hasher = new Bun.CryptoHasher("md5");
  for await (const chunk of file.stream()) hasher.update(chunk);
  return { path, size: file.size, hash: hasher.digest("hex"), isImmutable: immutable.has(path) };
}

function readLocales(manifest: string): readonly string[] {
  try {
    const { locales } = Object(JSON.parse(manifest)) as { readonly locales?: unknown };
    return Array.isArray(locales) ? locales.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

const HINTS: Readonly<Record<string, string>> = {
  NoSuchBucket:
    "Create the bucket, or check its name, the region (`AWS_REGION`) and the address of the service (`AWS_ENDPOINT`).",
  AccessDenied: "The account needs the rights to list, read, write and delete there.",
  InvalidAccessKeyId: "Check `AWS_ACCESS_KEY_ID`, and `AWS_ENDPOINT` where the service is not Amazon's.",
  SignatureDoesNotMatch: "Check `AWS_SECRET_ACCESS_KEY` and `AWS_REGION`.",
};

function toFailure({ shown }: BucketTarget, { code, message }: BucketError): Diagnostic {
  return {
    code: "deploy-failed",
    severity: "error",
    message: `\`${shown}\` could not be updated: ${message.replace(/\.$/, "")} (\`${code}\`).`,
    hint: `${HINTS[code] ?? "Check the network and the address of the service (`AWS_ENDPOINT`)."} Files are deleted only after every upload succeeds, so you can run the command again.`,
  };
}

function toForeign({ shown }: BucketTarget): Diagnostic {
  return {
    code: "foreign-bucket",
    severity: "error",
    message: `\`${shown}\` holds something other than a built site.`,
    hint: "Choose another prefix, as in `s3://bucket/docs`. A deployment replaces only sites.",
  };
}
