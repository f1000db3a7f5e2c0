/** `veloci deploy`: builds the site and publishes it to a branch of a git repository or to a bucket. */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type BucketTarget, readBucketTarget } from "../deploy/bucket-target.ts";
import { findGitTarget, type GitTarget } from "../deploy/git-target.ts";
import { git } from "../deploy/git.ts";
import type { LoadRequest } from "../model/build.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { MANIFEST_NAME } from "../emit/manifest.ts";
import type { BucketDeployFacts, DeployFacts } from "../model/json-report.ts";
import { toShownPath } from "../report/print.ts";
import { contentTypeOf } from "../serve/content-type.ts";
import { openSiteFacts } from "../serve/site-facts.ts";
import { formatCount } from "../terminal/figures.ts";
import { runBuild } from "./build.ts";
import { type CommandContext, type CommandResult, defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, DIST_DOC, LOCALE_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const deploy = defineCommand({
  name: "deploy",
  summary: "Build the site and push it to the branch that a web host publishes, or upload it to a bucket.",
  argument: SITE_ARGUMENT,
  options: {
    to: {
      type: "text",
      value: "<url>",
      doc: "S3-compatible bucket to upload to, as in `s3://bucket/prefix`. Without it, the site is pushed to a branch.",
    },
    "dry-run": { type: "flag", doc: "Do everything except the push or the upload." },
    "skip-build": { type: "flag", doc: "Deploy the existing build instead of building the site first." },
    "out-dir": {
      type: "text",
      value: "<dir>",
      doc: `Folder of the built site, relative to the current folder. ${DIST_DOC}`,
    },
    "target-dir": {
      type: "text",
      value: "<dir>",
      doc: "Folder of the branch to put the site in. Defaults to the root of the branch.",
    },
    locale: LOCALE_OPTION,
    config: CONFIG_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    "The target comes from `organizationName`, `projectName` and `deploymentBranch` of the config, or from the remote `origin`. Environment variables take precedence: `ORGANIZATION_NAME`, `PROJECT_NAME`, `DEPLOYMENT_BRANCH`, `GITHUB_HOST`, `GITHUB_PORT`, `GIT_USER`, `GIT_PASS`, `USE_SSH`, `GIT_USER_NAME`, `GIT_USER_EMAIL`, `CUSTOM_COMMIT_MESSAGE`.",
    "The credentials for a bucket come from `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_SESSION_TOKEN`, `AWS_REGION` and `AWS_ENDPOINT`, or from the same names with `S3_`.",
    "Veloci never forces a push, and refuses a branch or bucket that contains anything other than a built site.",
  ],
  async run({ argument, options }, context) {
    const { env } = context;
    if (env["IS_PULL_REQUEST"] === "true" || (env["CI_PULL_REQUEST"] ?? "") !== "") return SKIPPED;
    const site = openSite({ siteDir: argument, config: options.config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir } = site;
    const outDir = options["out-dir"] === undefined ? site.distDir : resolve(context.cwd, options["out-dir"]);
    const conflict = options.to !== undefined && options["target-dir"] !== undefined ? CONFLICT : undefined;
    if (conflict) return { code: 2, siteDir, diagnostics: [conflict] };
    const repository = await readRepository(siteDir, context);
    const target =
      options.to === undefined
        ? await findTarget(site.request, { context, repository })
        : readBucketTarget(options.to, env);
    if ("diagnostics" in target) return { code: 1, siteDir, diagnostics: target.diagnostics };
    if ("problem" in target) {
      const code = target.problem.code === "invalid-value" ? 2 : 1;
      return { code, siteDir, diagnostics: [target.problem] };
    }
    const { config, locale, json } = options;
    const build = { siteDir, outDir, config, locale, minify: true, precompress: false, timings: false };
    const built = options["skip-build"] ? undefined : await runBuild({ ...build, json }, context);
    if (built && built.code !== 0) return built;
    const remarks = [...(built?.diagnostics ?? []), ...(repository.isDirty ? [DIRTY] : [])];
    const missing = existsSync(join(outDir, MANIFEST_NAME)) ? undefined : toMissing(outDir, context.cwd);
    if (missing) return { code: 1, siteDir, diagnostics: [...remarks, missing] };
    const dryRun = options["dry-run"];
    const result =
      "bucket" in target
        ? await deployToBucket({ outDir, target, dryRun })
        : await deployToBranch({ outDir, target, dryRun, targetDir: options["target-dir"], repository, env });
    if ("problem" in result) return { code: 1, siteDir, diagnostics: [...remarks, result.problem] };
    const { facts, text } = result;
    return { code: 0, siteDir, diagnostics: remarks, facts, summary: { on: "out", text } };
  },
});

type Deployed =
  { readonly facts: DeployFacts | BucketDeployFacts; readonly text: string } | { readonly problem: Diagnostic };

interface BranchRequest {
  readonly outDir: string;
  readonly target: GitTarget;
  readonly dryRun: boolean;
  readonly targetDir: string | undefined;
  readonly repository: Repository;
  readonly env: CommandContext["env"];
}

async function deployToBranch({ targetDir = "", repository, env, ...request }: BranchRequest): Promise<Deployed> {
  const { pushFolder } = await import("../deploy/push-folder.ts");
  const result = await pushFolder({
    ...request,
    targetDir,
    message: env["CUSTOM_COMMIT_MESSAGE"] || `Deploy website${repository.commit ? ` of ${repository.commit}` : ""}`,
    author: { name: env["GIT_USER_NAME"] || repository.name, email: env["GIT_USER_EMAIL"] || repository.email },
  });
  if ("problem" in result) return result;
  const { target, dryRun } = request;
  const facts: DeployFacts = { remote: target.shown, branch: target.branch, dryRun, ...result };
  return { facts, text: toSummary(facts) };
}

interface BucketRequest {
  readonly outDir: string;
  readonly target: BucketTarget;
  readonly dryRun: boolean;
}

async function deployToBucket(request: BucketRequest): Promise<Deployed> {
  const { syncBucket } = await import("../deploy/sync-bucket.ts");
  const { immutable } = openSiteFacts(request.outDir)();
  const result = await syncBucket({ ...request, immutable, typeOf: contentTypeOf });
  if ("problem" in result) return result;
  const facts: BucketDeployFacts = { remote: request.target.shown, dryRun: request.dryRun, ...result };
  return { facts, text: toBucketSummary(facts) };
}

const CONFLICT: Diagnostic = {
  code: "conflicting-options",
  severity: "error",
  message: "`--to` and `--target-dir` cannot be used together.",
  hint: "The folder is part of the address: `--to s3://bucket/folder`.",
};

const SKIPPED: CommandResult = {
  code: 0,
  diagnostics: [],
  summary: { on: "out", text: "Nothing was deployed: this is the build of a pull request." },
};

const DIRTY: Diagnostic = {
  code: "uncommitted-changes",
  severity: "warning",
  message: "The site has uncommitted changes: the deployed site will contain them, but its repository does not.",
  hint: "Commit them.",
};

interface Repository {
  readonly origin: string | undefined;
  readonly currentBranch: string | undefined;
  readonly commit: string;
  readonly isDirty: boolean;
  readonly name: string;
  readonly email: string;
}

/** Reads the facts about the site's repository from git, if the site is in one. */
async function readRepository(siteDir: string, { env }: CommandContext): Promise<Repository> {
  const read = async (...args: string[]): Promise<string> => {
    const { ok, text } = await git(siteDir, ...args);
    return ok ? text : "";
  };
  const status = await read("status", "--porcelain", "--untracked-files=no");
  const origin = await read("config", "--get", "remote.origin.url");
  // The push runs in another folder, where a relative path means something else.
  const isRelative = /^\.\.?\//.test(origin);
  return {
    origin: (isRelative ? resolve(await read("rev-parse", "--show-toplevel"), origin) : origin) || undefined,
    currentBranch: env["CURRENT_BRANCH"] || (await read("symbolic-ref", "--short", "--quiet", "HEAD")) || undefined,
    commit: await read("rev-parse", "--short", "HEAD"),
    isDirty: status !== "",
    name: (await read("config", "user.name")) || "Veloci",
    email: (await read("config", "user.email")) || "veloci@localhost",
  };
}

async function findTarget(
  request: LoadRequest,
  { context, repository }: { readonly context: CommandContext; readonly repository: Repository },
): Promise<GitTarget | { readonly diagnostics: readonly Diagnostic[] }> {
  const { loadConfig } = await context.loadPipeline(request.siteDir);
  const loaded = await loadConfig(request);
  if (!loaded.config || loaded.report.hasErrors) return { diagnostics: loaded.report.diagnostics };
  const target = findGitTarget({ config: loaded.config, env: context.env, ...repository });
  return "problem" in target ? { diagnostics: [target.problem] } : target;
}

function toMissing(outDir: string, cwd: string): Diagnostic {
  return {
    code: "output-not-found",
    severity: "error",
    message: `\`${toShownPath(outDir, cwd)}\` does not contain a site that Veloci built.`,
    hint: "Leave out `--skip-build`, or name the folder with `--out-dir`.",
  };
}

function toBucketSummary({ remote, dryRun, uploaded, deleted, unchanged }: BucketDeployFacts): string {
  if (uploaded + deleted === 0) return `\`${remote}\` already has this site.`;
  const same = formatCount(unchanged, "file");
  if (dryRun)
    return `A deployment would upload ${uploaded} and delete ${deleted} at \`${remote}\`; ${same} would stay.`;
  return `Deployed to \`${remote}\`: ${uploaded} uploaded, ${deleted} deleted, ${same} unchanged.`;
}

function toSummary({ remote, branch, dryRun, changed, pushed }: DeployFacts): string {
  const where = `\`${branch}\` of \`${remote}\``;
  if (changed === 0) return `${where} already has this site.`;
  const files = formatCount(changed, "file");
  if (dryRun) return `A deployment would change ${files} on ${where}. Nothing was pushed.`;
  return pushed ? `Deployed to ${where}: ${files} changed.` : `Nothing was pushed to ${where}.`;
}
