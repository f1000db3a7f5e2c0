import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isReplaceable } from "./built-site.ts";
import { cleanedUp } from "../system/cleaned-up.ts";
import { type GitAnswer, git } from "./git.ts";
import type { GitTarget } from "./git-target.ts";

export interface PushRequest {
  /** Absolute path of the built site. */
  readonly outDir: string;
  readonly target: GitTarget;
  /** Folder of the branch for the site; the root when empty. */
  readonly targetDir: string;
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly dryRun: boolean;
}

export interface PushResult {
  /** Number of files that differ from the branch. */
  readonly changed: number;
  readonly pushed: boolean;
}

/** Pushes a built site to a branch, never by force. Removes its temporary clone in any case. Diagnostics: `deploy-failed` and `foreign-branch`. */
export async function pushFolder(request: PushRequest): Promise<PushResult | { readonly problem: Diagnostic }> {
  const dir = await mkdtemp(join(tmpdir(), "veloci-deploy-"));
  const clean = (): void => rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 5 });
  return cleanedUp(clean, () => pushFrom(dir, request).finally(clean));
}

async function pushFrom(dir: string, request: PushRequest): Promise<PushResult | { readonly problem: Diagnostic }> {
  const { target, targetDir, outDir, message, author, dryRun } = request;
  const fetched = await checkOut(dir, target);
  if (!fetched.ok) return { problem: toFailure(target, fetched) };
  const place = join(dir, targetDir);
  const names: readonly string[] = await readdir(place).catch((): string[] => []);
  const readHome = (): Promise<string> => readFile(join(place, "index.html"), "utf8").catch(() => "");
  if (!(await isReplaceable(names, readHome))) return { problem: toForeign(target, targetDir) };
  for (const name of names) {
    if (name !== ".git") await rm(join(place, name), { recursive: true });
  }
  await cp(outDir, place, { recursive: true });
  // Without it, GitHub Pages leaves out files whose names begin with `_`.
  await writeFile(join(dir, ".nojekyll"), "");
  await git(dir, "add", "--all", "--force");
  const status = await git(dir, "status", "--porcelain");
  const changed = status.text === "" ? 0 : status.text.split("\n").length;
  if (changed === 0 || dryRun) return { changed, pushed: false };
  const identity = ["-c", `user.name=${author.name}`, "-c", `user.email=${author.email}`, "-c", "commit.gpgsign=false"];
  const committed = await git(dir, ...identity, "commit", "--quiet", "--no-verify", "-m", message);
  if (!committed.ok) return { problem: toFailure(target, committed) };
  const pushed = await git(dir, "push", "--quiet", "origin", `HEAD:refs/heads/${target.branch}`);
  return pushed.ok ? { changed, pushed: true } : { problem: toFailure(target, pushed) };
}

/** The newest commit of the branch, or an empty branch if it does not exist yet. */
async function checkOut(dir: string, { url, branch }: GitTarget): Promise<GitAnswer> {
  const found = await git(dir, "ls-remote", "--heads", url, `refs/heads/${branch}`);
  if (!found.ok) return found;
  for (const args of [
    ["init", "--quiet"],
    ["remote", "add", "origin", url],
  ])
    await git(dir, ...args);
  if (found.text === "") return git(dir, "checkout", "--quiet", "--orphan", "veloci-deploy");
  const fetched = await git(dir, "fetch", "--quiet", "--depth=1", "origin", `refs/heads/${branch}`);
  return fetched.ok ? git(dir, "checkout", "--quiet", "-b", "veloci-deploy", "FETCH_HEAD") : fetched;
}

function toFailure({ shown, branch }: GitTarget, { text }: GitAnswer): Diagnostic {
  const isBehind = /rejected|non-fast-forward|fetch first/.test(text);
  return {
    code: "deploy-failed",
    severity: "error",
    message: `git could not push to \`${branch}\` of \`${shown}\`: ${toReason(text)}.`,
    hint: isBehind
      ? "Someone else pushed in the meantime. Run the command again."
      : "Check the network, the URL and your permission to push. The branch is unchanged.",
  };
}

/** Git's message in one line, without its usual advice. */
function toReason(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/^(?:fatal|error|remote): /, "").trim());
  const advice = /^(?:Please make sure you have the correct access rights|and the repository exists\.)?$/;
  const reasons = lines.filter((line) => !advice.test(line)).map((line) => line.replace(/\.$/, ""));
  return reasons.slice(-3).join("; ");
}

function toForeign({ branch, shown }: GitTarget, targetDir: string): Diagnostic {
  const where = targetDir === "" ? "" : `The folder \`${targetDir}\` of `;
  return {
    code: "foreign-branch",
    severity: "error",
    message: `${where}${where === "" ? "The" : "the"} branch \`${branch}\` of \`${shown}\` holds something other than a built site.`,
    hint: "Choose another branch with `deploymentBranch` or `DEPLOYMENT_BRANCH`. A deployment replaces only sites.",
  };
}
