import type { Diagnostic } from "../model/diagnostic.ts";

export interface BucketTarget {
  readonly bucket: string;
  /** Ends with `/`; empty for the root of the bucket. */
  readonly prefix: string;
  /** `s3://bucket/prefix`, for people. */
  readonly shown: string;
  readonly account: Account;
}

interface Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  readonly region?: string;
  /** Absent for Amazon's service. */
  readonly endpoint?: string;
}

/** Environment variables; the first one that is set counts. */
const VARIABLES = {
  accessKeyId: ["S3_ACCESS_KEY_ID", "AWS_ACCESS_KEY_ID"],
  secretAccessKey: ["S3_SECRET_ACCESS_KEY", "AWS_SECRET_ACCESS_KEY"],
  sessionToken: ["S3_SESSION_TOKEN", "AWS_SESSION_TOKEN"],
  region: ["S3_REGION", "AWS_REGION"],
  endpoint: ["S3_ENDPOINT", "AWS_ENDPOINT"],
} as const satisfies Record<keyof Account, readonly string[]>;

/** Reads the target of a deployment in a bucket: `s3://bucket/prefix`. Diagnostics: `invalid-value` and `deploy-target-missing`. */
export function readBucketTarget(
  url: string,
  env: Readonly<Record<string, string | undefined>>,
): BucketTarget | { readonly problem: Diagnostic } {
  const [, bucket = "", path = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(url) ?? [];
  const parts = path.split("/").filter((part) => part !== "");
  if (bucket === "" || parts.some((part) => /^\.\.?$/.test(part))) return { problem: toInvalid(url) };
  const read = (name: keyof Account): string | undefined => VARIABLES[name].map((each) => env[each]).find(Boolean);
  const [accessKeyId, secretAccessKey] = [read("accessKeyId"), read("secretAccessKey")];
  if (!accessKeyId) return { problem: toMissing("accessKeyId") };
  if (!secretAccessKey) return { problem: toMissing("secretAccessKey") };
  const optional = (["sessionToken", "region", "endpoint"] as const).flatMap((name) => {
    const value = read(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    bucket,
    prefix: parts.map((part) => `${part}/`).join(""),
    shown: `s3://${[bucket, ...parts].join("/")}`,
    account: { accessKeyId, secretAccessKey, ...Object.fromEntries(optional) },
  };
}

function toInvalid(url: string): Diagnostic {
  return {
    code: "invalid-value",
    severity: "error",
    message: `\`--to\` must be the address of a bucket; \`${url}\` is not one.`,
    hint: "Write it as `s3://bucket` or `s3://bucket/prefix`. Bucket names consist of lowercase letters, digits, dots and hyphens.",
  };
}

function toMissing(name: "accessKeyId" | "secretAccessKey"): Diagnostic {
  const [first, other] = VARIABLES[name];
  return {
    code: "deploy-target-missing",
    severity: "error",
    message: `The environment variable \`${other}\` is not set.`,
    hint: `Set it, or \`${first}\`, to the key of an account that may list, read, write and delete in the bucket.`,
  };
}
