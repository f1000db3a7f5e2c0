/** `veloci deploy`, against real repositories on the disk: what it pushes, and what it refuses. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { findGitTarget, type TargetRequest } from "../../src/deploy/git-target.ts";
import { pushFolder, type PushRequest } from "../../src/deploy/push-folder.ts";
import { runCli, runProgram, spawnCli } from "../support/cli.ts";
import { stillRunning } from "../support/running.ts";
import { configText, makeFolder, makeSite, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

let folder: TestSite;
let site: TestSite;

const AUTHOR = { name: "Test", email: "test@example.com" };

async function git(dir: string, ...args: string[]): Promise<string> {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  const { code, stdout, stderr } = await runProgram(["git", ...identity, ...args], { cwd: dir });
  if (code !== 0) throw new Error(stderr);
  return stdout.trim();
}

beforeAll(async () => {
  folder = await makeFolder();
  await git(folder.dir, "init", "--quiet", "--bare", "remote.git");
  site = await makeSite({
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
    "src/pages/index.md": "# Home\n",
    ".gitignore": "dist\n",
  });
  await git(site.dir, "init", "--quiet", "-b", "main");
  await git(site.dir, "remote", "add", "origin", folder.path("remote.git"));
  await git(site.dir, "add", "--all");
  await git(site.dir, "commit", "--quiet", "-m", "Sources");
  await git(site.dir, "push", "--quiet", "origin", "main");
});

afterAll(async () => {
  await folder.remove();
  await site.remove();
});

const remote = (...args: string[]) => git(folder.path("remote.git"), ...args);

describe("deploy", () => {
  test("pushes nothing in a dry run, then the site, then only changes, each as a new commit", async () => {
    const first = await runCli(["deploy", site.dir, "--skip-build"]);
    expect(first.code).toBe(1);
    expect(first.stderr).toContain("does not contain a site that Veloci built");
    const dry = await runCli(["deploy", site.dir, "--dry-run"]);
    expect({ code: dry.code, stdout: dry.stdout }).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^A deployment would change \d+ files on `gh-pages` of .*Nothing was pushed\.\n$/,
      ) as string,
    });
    expect(await remote("branch", "--list", "gh-pages")).toBe("");

    const env = { CUSTOM_COMMIT_MESSAGE: "Out it goes", GIT_USER_NAME: "Ann", GIT_USER_EMAIL: "ann@example.com" };
    expect((await runCli(["deploy", "."], { cwd: site.dir, env })).code).toBe(0);
    expect(await remote("log", "--format=%s|%an|%ae", "gh-pages")).toBe("Out it goes|Ann|ann@example.com");
    const files = (await remote("ls-tree", "-r", "--name-only", "gh-pages")).split("\n");
    expect(files).toContain("docs/index.html");
    expect(files).toContain(".nojekyll");

    await site.write("docs/a.md", "---\nslug: /\n---\n\n# A, changed\n");
    const second = await runCli(["deploy", "."], { cwd: site.dir });
    expect(second.code).toBe(0);
    expect(second.stderr).toContain("warning[uncommitted-changes]");
    expect(await remote("rev-list", "--count", "gh-pages")).toBe("2");
    const again = await runCli(["deploy", ".", "--skip-build"], { cwd: site.dir });
    expect(again.stdout).toContain("already has this site");
  });

  test("ends with git and its folder when it is interrupted while it pushes", async () => {
    const scratch = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith("veloci-deploy-"));
    const before = scratch();
    await folder.write("remote.git/hooks/pre-receive", `#!/bin/sh\ntouch '${folder.path("pushing")}'\nsleep 20\n`);
    await folder.write("bin/git", `#!/bin/sh\necho $$ >> '${folder.path("pids")}'\nexec '${Bun.which("git")}' "$@"\n`);
    const scripts = [folder.path("remote.git/hooks/pre-receive"), folder.path("bin/git")];
    await runProgram(["chmod", "+x", ...scripts]);
    const env = { PATH: `${folder.path("bin")}:${process.env["PATH"]}` };
    const child = spawnCli(["deploy", site.dir, "--skip-build", "--target-dir", "interrupted"], { env });
    while (child.exitCode === null && !(await folder.exists("pushing"))) await Bun.sleep(20);
    child.kill("SIGINT");
    expect(await child.exited).toBe(130);
    await runProgram(["rm", ...scripts]);
    const pids = (await Bun.file(folder.path("pids")).text()).trim().split("\n").map(Number);
    expect(pids.length).toBeGreaterThan(3);
    expect(await stillRunning(pids)).toEqual([]);
    expect(scratch()).toEqual(before);
  });

  test("deploys a commit that is checked out without a branch", async () => {
    await git(site.dir, "checkout", "--quiet", "--detach");
    await site.write("dist/extra.txt", "Extra.");
    const { code, stdout } = await runCli(["deploy", ".", "--skip-build"], { cwd: site.dir });
    await git(site.dir, "checkout", "--quiet", "main");
    expect([code, stdout]).toEqual([0, expect.stringContaining("gh-pages")]);
    expect(await remote("ls-tree", "--name-only", "gh-pages")).toContain("extra.txt");
  });

  test("finds a remote whose path is relative to the repository", async () => {
    await using near = await makeSite({
      "site/docusaurus.config.mjs": configText(),
      "site/docs/a.md": "---\nslug: /\n---\n\n# A\n",
      "site/src/pages/index.md": "# Home\n",
    });
    await git(near.dir, "init", "--quiet", "-b", "main");
    await git(near.dir, "init", "--quiet", "--bare", "near.git");
    await git(near.dir, "remote", "add", "origin", "./near.git");
    expect(await runCli(["deploy", near.path("site"), "--out-dir", near.path("out")])).toMatchObject({ code: 0 });
    expect(await git(near.path("near.git"), "branch", "--list", "gh-pages")).toContain("gh-pages");
  });

  test("skips pull requests, and rejects the branch of the sources", async () => {
    const skipped = await runCli(["deploy", site.dir], { env: { CI_PULL_REQUEST: "https://example.com/1" } });
    expect({ code: skipped.code, stdout: skipped.stdout }).toEqual({
      code: 0,
      stdout: "Nothing was deployed: this is the build of a pull request.\n",
    });
    const own = await runCli(["deploy", site.dir], { env: { DEPLOYMENT_BRANCH: "main" } });
    expect(own.code).toBe(1);
    expect(own.stderr).toContain("error[deploy-to-own-branch]");
  });

  test("names the missing fields without a remote", async () => {
    await using alone = await makeSite({ "docusaurus.config.mjs": configText({ organizationName: "o" }) });
    const { code, stderr } = await runCli(["deploy", alone.dir]);
    expect(code).toBe(1);
    expect(stderr).toMatchInlineSnapshot(`
      "error[deploy-target-missing] No deployment target: the config does not set \`organizationName\` and \`projectName\`, and the repository has no remote \`origin\`.
        help: Set both fields of the config, or run \`git remote add origin <url>\`.

      "
    `);
  });
});

describe("a push", () => {
  const request = (branch: string, more: Partial<PushRequest> = {}): PushRequest => ({
    outDir: folder.path("built"),
    target: { url: folder.path("remote.git"), shown: "remote", branch },
    targetDir: "",
    message: "Deploy",
    author: AUTHOR,
    dryRun: false,
    ...more,
  });

  test("keeps a branch with other content, and replaces one of its folders on request", async () => {
    await folder.write("built/index.html", "new");
    await folder.write("built/veloci-manifest.json", "{}");
    const refused = await pushFolder(request("main"));
    expect(refused).toMatchObject({ problem: { code: "foreign-branch" } });
    const before = await remote("rev-parse", "main");
    expect(await remote("rev-parse", "main")).toBe(before);
    expect(await pushFolder(request("main", { targetDir: "website" }))).toMatchObject({ pushed: true });
    const files = (await remote("ls-tree", "-r", "--name-only", "main")).split("\n");
    expect(files).toContain("website/index.html");
    expect(files).toContain("docs/a.md");
  });

  test("takes over a site that the format's own tool deployed", async () => {
    await git(folder.dir, "clone", "--quiet", "remote.git", "old");
    const old = folder.path("old");
    await git(old, "checkout", "--quiet", "--orphan", "pages");
    await folder.write(
      "old/index.html",
      '<html><head><meta name="generator" content="Docusaurus v3.1.0"></head></html>',
    );
    await folder.write("old/gone.html", "");
    await git(old, "add", "--all");
    await git(old, "commit", "--quiet", "-m", "Old");
    await git(old, "push", "--quiet", "origin", "pages");
    expect(await pushFolder(request("pages"))).toMatchObject({ pushed: true });
    expect((await remote("ls-tree", "-r", "--name-only", "pages")).split("\n").toSorted()).toEqual([
      ".nojekyll",
      "index.html",
      "veloci-manifest.json",
    ]);
    expect(await remote("rev-list", "--count", "pages")).toBe("2");
  });

  test("that the repository rejects is an error, and the branch is unchanged", async () => {
    await folder.write("remote.git/hooks/pre-receive", "#!/bin/sh\necho 'not today' >&2\nexit 1\n");
    await runProgram(["chmod", "+x", folder.path("remote.git/hooks/pre-receive")]);
    const refused = await pushFolder(request("refused"));
    await runProgram(["rm", folder.path("remote.git/hooks/pre-receive")]);
    expect(refused).toMatchObject({ problem: { code: "deploy-failed" } });
    expect(await remote("branch", "--list", "refused")).toBe("");
    const nowhere = await pushFolder(
      request("x", { target: { url: folder.path("no.git"), shown: "no", branch: "x" } }),
    );
    const said = "problem" in nowhere ? nowhere.problem.message : "";
    expect(said).toBe(
      `git could not push to \`x\` of \`no\`: '${folder.path("no.git")}' does not appear to be a git repository; Could not read from remote repository.`,
    );
  });
});

describe("the target", () => {
  const find = (env: TargetRequest["env"], more: Partial<TargetRequest> = {}) =>
    findGitTarget({
      config: { organizationName: "org", projectName: "project" },
      env,
      origin: undefined,
      currentBranch: "main",
      ...more,
    });

  test("follows the format's variables, and never prints a password", () => {
    expect(find({ GIT_USER: "ann", GIT_PASS: "p@ss" })).toEqual({
      url: "https://ann:p%40ss@github.com/org/project.git",
      shown: "https://github.com/org/project.git",
      branch: "gh-pages",
    });
    expect(find({ USE_SSH: "true", GITHUB_HOST: "git.example.com" })).toMatchObject({
      url: "git@git.example.com:org/project.git",
    });
    expect(find({ USE_SSH: "true", GITHUB_PORT: "8022" })).toMatchObject({
      url: "ssh://git@github.com:8022/org/project.git",
    });
    expect(find({ USE_SSH: "true", ORGANIZATION_NAME: "other", DEPLOYMENT_BRANCH: "live" })).toMatchObject({
      url: "git@github.com:other/project.git",
      branch: "live",
    });
    expect(find({})).toMatchObject({ problem: { code: "deploy-target-missing" } });
  });
});
