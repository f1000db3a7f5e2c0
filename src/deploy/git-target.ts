/** The target of a deployment with Git. */

import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteConfig } from "../model/site.ts";

export interface GitTarget {
  /** May contain a password: it is never printed. */
  readonly url: string;
  /** The same for people. */
  readonly shown: string;
  readonly branch: string;
}

export interface TargetRequest {
  readonly config: Pick<
    SiteConfig,
    "organizationName" | "projectName" | "deploymentBranch" | "githubHost" | "githubPort"
  >;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** URL of the remote `origin`, if the site is in a repository that has one. */
  readonly origin: string | undefined;
  /** Branch that is checked out; absent if there is none. */
  readonly currentBranch: string | undefined;
}

const DEFAULT_BRANCH = "gh-pages";
const DEFAULT_HOST = "github.com";

/**
 * The environment takes precedence over the config, with the format's names of variables. Without organization and
 * project, the remote `origin` is the target. Diagnostics: `deploy-target-missing` and `deploy-to-own-branch`.
 */
export function findGitTarget(request: TargetRequest): GitTarget | { readonly problem: Diagnostic } {
  const { config, env, origin, currentBranch } = request;
  const branch = read(env, "DEPLOYMENT_BRANCH") ?? config.deploymentBranch ?? DEFAULT_BRANCH;
  const organization = read(env, "ORGANIZATION_NAME") ?? config.organizationName;
  const project = read(env, "PROJECT_NAME") ?? config.projectName;
  const place =
    organization !== undefined && project !== undefined
      ? toUrl(`${organization}/${project}.git`, request)
      : origin === undefined
        ? { problem: NO_TARGET }
        : { url: origin, shown: withoutPassword(origin) };
  if ("problem" in place) return place;
  const isOwn = origin !== undefined && withoutPassword(origin) === place.shown;
  if (isOwn && currentBranch === branch) return { problem: toOwnBranch(branch) };
  return { ...place, branch };
}

function toUrl(
  path: string,
  { config, env }: TargetRequest,
): Pick<GitTarget, "url" | "shown"> | { readonly problem: Diagnostic } {
  const host = read(env, "GITHUB_HOST") ?? config.githubHost ?? DEFAULT_HOST;
  const port = read(env, "GITHUB_PORT") ?? config.githubPort;
  const place = port === undefined ? host : `${host}:${port}`;
  if (read(env, "USE_SSH")?.toLowerCase() === "true") {
    const url = port === undefined ? `git@${host}:${path}` : `ssh://git@${place}/${path}`;
    return { url, shown: url };
  }
  const user = read(env, "GIT_USER");
  if (user === undefined) return { problem: NO_USER };
  const password = read(env, "GIT_PASS");
  const login = [user, ...(password === undefined ? [] : [password])].map(encodeURIComponent).join(":");
  return { url: `https://${login}@${place}/${path}`, shown: `https://${place}/${path}` };
}

/** An empty variable counts as unset. */
function read(env: TargetRequest["env"], name: string): string | undefined {
  return env[name] === "" ? undefined : env[name];
}

/** The URL without user and password, and without parts that Git does not need. */
function withoutPassword(url: string): string {
  return url.replace(/^(https?:\/\/)[^/@]*@/, "$1");
}

const NO_TARGET: Diagnostic = {
  code: "deploy-target-missing",
  severity: "error",
  message:
    "No deployment target: the config does not set `organizationName` and `projectName`, and the repository has no remote `origin`.",
  hint: "Set both fields of the config, or run `git remote add origin <url>`.",
};

const NO_USER: Diagnostic = {
  code: "deploy-target-missing",
  severity: "error",
  message: "The environment variable `GIT_USER` is not set.",
  hint: "Set it to the name of an account that may push, with a token in `GIT_PASS`; or set `USE_SSH=true`.",
};

function toOwnBranch(branch: string): Diagnostic {
  return {
    code: "deploy-to-own-branch",
    severity: "error",
    message: `The site's sources are on the branch \`${branch}\`, which the deployment would replace.`,
    hint: "Set `deploymentBranch` in the config or `DEPLOYMENT_BRANCH` to another branch.",
  };
}
