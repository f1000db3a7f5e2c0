/** Histories of files from git: renames, one process for the whole site, and what is said when there is no history. */

import { describe, expect, test } from "bun:test";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { parseGitLog } from "../../src/content/git-history.ts";
import { buildSite } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

describe("the history of a file in git", () => {
  test("goes from its first commit to its last, also under another name", () => {
    const log = [
      "\u000130\u0002Ada\0\nM\0docs/new.md\0A\0docs/other.md\0",
      "\u000120\u0002Bob\0\nR100\0docs/old.md\0docs/new.md\0",
      "\u000110\u0002Cyd\0\nA\0docs/old.md\0",
    ].join("");
    expect(Object.fromEntries(parseGitLog(log))).toEqual({
      "docs/new.md": { created: 10_000, changed: 30_000, author: "Ada" },
      "docs/other.md": { created: 30_000, changed: 30_000, author: "Ada" },
    });
  });
});

const show = { showLastUpdateTime: true, showLastUpdateAuthor: true };

const files = {
  "docusaurus.config.mjs": configText({
    presets: [["classic", { docs: show, blog: { ...show, onUntruncatedBlogPosts: "ignore" }, pages: show }]],
    plugins: [["content-docs", { id: "more", path: "more", routeBasePath: "more", sidebarPath: false, ...show }]],
  }),
  "docs/a.md": "# A\n",
  "more/b.md": "# B\n",
  "blog/undated.md": "# Post\n",
  "src/pages/index.md": "# Home\n",
};

async function commit({ dir }: TestSite, author = "Grace"): Promise<void> {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: "2022-07-14T10:00:00Z",
    GIT_COMMITTER_DATE: "2022-07-14T10:00:00Z",
    GIT_CONFIG_GLOBAL: "/dev/null",
  };
  const run = (...args: string[]) =>
    Bun.spawn(["git", "-c", `user.name=${author}`, "-c", "user.email=g@example.com", ...args], {
      cwd: dir,
      env,
      stdout: "ignore",
    }).exited;
  await run("init", "-q");
  await run("add", ".");
  await run("commit", "-q", "-m", "first");
}

/** A `git` in front of the real one that writes down what it was asked. */
async function countGit(site: TestSite): Promise<string> {
  await site.write("bin/git", `#!/bin/sh\necho "$1" >> "${site.path("bin/calls")}"\nexec "${Bun.which("git")}" "$@"\n`);
  await chmod(site.path("bin/git"), 0o755);
  return `${site.path("bin")}:${process.env["PATH"]}`;
}

describe("the dates of a site", () => {
  test("of all plugins and instances are asked for at once", async () => {
    const site = await makeSite(files);
    await commit(site);
    await using built = await buildSite(site, { env: { PATH: await countGit(site) } });
    expect(built.stderr).toBe("");
    expect(await site.read("bin/calls")).toBe("log\n");
    for (const page of ["docs/a", "more/b", "blog/undated", "."]) {
      const html = await built.read(join(page, "index.html"));
      expect(html).toContain("Grace");
      expect(html).toContain("2022-07-14T10:00:00.000Z");
    }
    expect(await built.read("blog/index.html")).toContain("July 14, 2022");
  });

  test("do not depend on the settings of git, nor on a hook that runs the build", async () => {
    const author = "İlker Ümit";
    const site = await makeSite(files);
    await commit(site, author);
    await site.write(
      "gitconfig",
      "[log]\nshowRoot = false\nshowSignature = true\n[i18n]\nlogOutputEncoding = ISO-8859-9\n[diff]\nrelative = true\n",
    );
    const env = { GIT_CONFIG_GLOBAL: site.path("gitconfig"), GIT_DIR: site.path("elsewhere"), GIT_INDEX_FILE: "index" };
    await using built = await buildSite(site, { env });
    expect(built.stderr).toBe("");
    const html = await built.read("docs/a/index.html");
    expect(html).toContain(author);
    expect(html).toContain("2022-07-14T10:00:00.000Z");
  });

  test("are missed in one warning without a repository, and in one where not all of it was fetched", async () => {
    const site = await makeSite(files);
    await using built = await buildSite(site);
    expect(built.stderr).toMatchInlineSnapshot(`
      "warning[no-git-history] Dates and authors of last updates cannot be read: the site is in no git repository, or git is not installed.
        help: Set \`showLastUpdateTime\` and \`showLastUpdateAuthor\` to \`false\`, or use \`last_update\` in front matter.

      "
    `);
    await commit(site);
    await site.write(".git/shallow", "");
    const shallow = await buildSite(site);
    expect(shallow.stderr).toMatchInlineSnapshot(`
      "warning[shallow-git-history] Dates and authors of last updates are those of the few commits that were fetched.
        help: Fetch the whole history, for example with \`fetch-depth: 0\` for \`actions/checkout\`, or \`git fetch --unshallow\`.

      "
    `);
  });
});
