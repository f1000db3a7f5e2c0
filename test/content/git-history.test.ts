/** Histories of files from git: renames, one process for the whole site, and what is said when there is no history. */

import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { readHistories } from "../../src/content/git-history.ts";
import { readGitLog } from "../../src/content/git-log.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { buildSite } from "../support/cli.ts";
import { stillRunning } from "../support/running.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

const TIMEOUT_MS = 60_000;

const LOG = [
  "\u0001c30 30\u0002Ada\0\nM\0docs/new.md\0A\0docs/other.md\0",
  "\u0001c20 20\u0002Bó\u0001b\u0002\0\nR100\0docs/old.md\0docs/new.md\0M\0docs/\u0001odd.md\0",
  "\u0001c10 10\u0002Cyd\0\nA\0docs/old.md\0",
  "\u0001c5 5\u0002Dee\0\nD\0docs/new.md\0A\0docs/\u0001odd.md\0",
  "\u0001c1 1\u0002Eve\0\nA\0docs/new.md\0",
];

/** The log in pieces of a few bytes, and how many of them were asked for. */
function inPieces(text: string, size: number): { readonly requested: () => number; log(): AsyncGenerator<Uint8Array> } {
  const bytes = new TextEncoder().encode(text);
  let requested = 0;
  return {
    requested: () => requested,
    async *log() {
      for (; requested * size < bytes.length; requested++)
        yield bytes.subarray(requested * size, (requested + 1) * size);
    },
  };
}

async function readLog(changed: readonly string[], created: readonly string[], size = 1000) {
  const pieces = inPieces(LOG.join(""), size);
  const read = await readGitLog(pieces.log(), { changed: new Set(changed), created: new Set(created) });
  return { ...read, histories: Object.fromEntries(read.histories), requested: pieces.requested() };
}

describe("the log of git", () => {
  test.each([1, 2, 3, 7, 1000])(
    "finds the first and last commit of a file, also under another name, in chunks of %d bytes",
    async (size) => {
      const { histories, isComplete } = await readLog(["docs/other.md"], ["docs/new.md", "docs/\u0001odd.md"], size);
      expect(histories).toEqual({
        "docs/new.md": { created: 10_000, changed: 30_000, author: "Ada" },
        "docs/\u0001odd.md": { created: 5000, changed: 20_000, author: "Bó\u0001b\u0002" },
        "docs/other.md": { changed: 30_000, author: "Ada" },
      });
      expect(isComplete).toBe(true);
    },
  );

  test("is read only until all files are known", async () => {
    const first = new TextEncoder().encode(LOG[0]).length;
    expect(await readLog(["docs/new.md", "docs/other.md"], [], first)).toMatchObject({
      isComplete: true,
      requested: 0,
    });
    expect(await readLog(["docs/new.md", "docs/unknown.md"], [])).toMatchObject({ isComplete: false });
  });
});

/** Runs commands of a shell in a new repository; each commit is a day later than the one before. */
async function makeRepository(script: string): Promise<TestSite> {
  const site = await makeSite({});
  const start = `
    set -e
    export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=a@example.com
    day=0
    commit() {
      day=$((day + 1)); export GIT_AUTHOR_DATE="2022-01-0\${day}T00:00:00Z" GIT_COMMITTER_DATE="2022-01-0\${day}T00:00:00Z"
      git add -A; "\$@"
    }
    git init -q -b main .
  `;
  const child = Bun.spawn(["sh", "-c", start + script], { cwd: site.dir, stdout: "ignore", stderr: "inherit" });
  expect(await child.exited).toBe(0);
  return site;
}

/** Days of January on which files were made and changed. */
async function daysOf(
  site: TestSite,
  files: readonly string[],
  folder = ".",
): Promise<Record<string, readonly number[]>> {
  const report = makeReporter();
  const requests = [{ changed: [], created: files, isShown: true }];
  const found = await readHistories({ siteDir: site.path(folder), requests, pages: [], report });
  expect(report.diagnostics.map(({ code }) => code)).toEqual([]);
  const day = (time = 0): number => new Date(time).getUTCDate();
  return Object.fromEntries(
    Object.entries(found).map(([path, { created, changed }]) => [path, [day(created), day(changed)]]),
  );
}

describe("the history of a file in a repository", () => {
  test("follows renames, also of its folder, and starts again after a deletion", async () => {
    await using site = await makeRepository(`
      mkdir -p blog/old other; echo a > blog/old/a.md; echo b > "blog/old/[b].md"; echo c > other/c.md; commit git commit -qm 1
      git rm -q other/c.md; commit git commit -qm 2
      git mv blog/old blog/new; commit git commit -qm 3
      mkdir -p other; echo d > other/c.md; echo a >> blog/new/a.md; commit git commit -qm 4
      echo untracked > blog/new/untracked.md
    `);
    const files = ["a.md", "[b].md", "untracked.md", "missing.md"].map((name) => `blog/new/${name}`);
    expect(await daysOf(site, [...files, "other/c.md"])).toEqual({
      "blog/new/a.md": [1, 4],
      "blog/new/[b].md": [1, 3],
      "other/c.md": [4, 4],
    });
  });

  test("covers both sides of a merge", async () => {
    await using site = await makeRepository(`
      echo a > a.md; echo b > b.md; commit git commit -qm 1
      git switch -qc side; echo s > side.md; echo b >> b.md; commit git commit -qm 2
      git switch -q main; echo a >> a.md; commit git commit -qm 3
      commit git merge -q --no-edit side; echo s >> side.md; commit git commit -qm 5
    `);
    expect(await daysOf(site, ["a.md", "b.md", "side.md"])).toEqual({
      "a.md": [1, 3],
      "b.md": [1, 2],
      "side.md": [2, 5],
    });
  });

  test("is found for a site in a subfolder, through symbolic links, in many folders", async () => {
    const folders = Array.from({ length: 40 }, (_, index) => `site/docs/f${index}`);
    await using site = await makeRepository(`
      mkdir -p ${folders.join(" ")} content site/shallow; ln -s ../content site/linked
      echo l > content/l.md; commit git commit -qm 1
      for dir in ${folders.join(" ")}; do echo "$dir" > "$dir/a.md"; done; echo c > CHANGELOG.md; commit git commit -qm 2
    `);
    const expected = [
      ...folders.map((folder) => [`${folder.slice("site/".length)}/a.md`, [2, 2]] as const),
      ["linked/l.md", [1, 1]] as const,
      ["../CHANGELOG.md", [2, 2]] as const,
    ];
    const days = await daysOf(
      site,
      expected.map(([path]) => path),
      "site",
    );
    expect(days).toEqual(Object.fromEntries(expected));
  });

  test("stops git when all files are known", async () => {
    await using site = await makeRepository("echo a > a.md; commit git commit -qm 1");
    // A log that does not end.
    await site.write(
      "bin/git",
      `#!/bin/sh\necho "$$" >> "${site.path("bin/pids")}"\n"${Bun.which("git")}" "$@"\ncase "$*" in *log*) exec sleep 60;; esac\n`,
    );
    await chmod(site.path("bin/git"), 0o755);
    const code = `
      import { readHistories } from ${JSON.stringify(join(import.meta.dir, "../../src/content/git-history.ts"))};
      import { makeReporter } from ${JSON.stringify(join(import.meta.dir, "../../src/report/reporter.ts"))};
      const requests = [{ changed: ["a.md"], isShown: true }];
      console.log(Object.keys(await readHistories({ siteDir: ".", requests, pages: [], report: makeReporter() })).join());
    `;
    const child = Bun.spawn([process.execPath, "-e", code], {
      cwd: site.dir,
      env: { ...process.env, PATH: `${site.path("bin")}:${process.env["PATH"]}` },
    });
    expect(await new Response(child.stdout).text()).toBe("a.md\n");
    const pids = readFileSync(site.path("bin/pids"), "utf8").trim().split("\n").map(Number);
    expect(pids.length).toBeGreaterThan(1);
    expect(await stillRunning(pids)).toEqual([]);
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
  test(
    "of all plugins and instances are asked for at once",
    async () => {
      const site = await makeSite(files);
      await commit(site);
      await using built = await buildSite(site, { env: { PATH: await countGit(site) } });
      expect(built.stderr).toBe("");
      // The older half of the history is no longer needed once the newer one is read, perhaps before git has begun with it.
      expect(await site.read("bin/calls")).toMatch(/^(?:--literal-pathspecs\n){2,3}$/);
      for (const page of ["docs/a", "more/b", "blog/undated", "."]) {
        const html = await built.read(join(page, "index.html"));
        expect(html).toContain("Grace");
        expect(html).toContain("2022-07-14T10:00:00.000Z");
      }
      expect(await built.read("blog/index.html")).toContain("July 14, 2022");
    },
    TIMEOUT_MS,
  );

  test(
    "do not depend on the settings of git, nor on a hook that runs the build",
    async () => {
      const author = "İlker Ümit";
      const site = await makeSite(files);
      await commit(site, author);
      await site.write(
        "gitconfig",
        "[log]\nshowRoot = false\nshowSignature = true\n[i18n]\nlogOutputEncoding = ISO-8859-9\n[diff]\nrelative = true\n",
      );
      const env = {
        GIT_CONFIG_GLOBAL: site.path("gitconfig"),
        GIT_DIR: site.path("elsewhere"),
        GIT_INDEX_FILE: "index",
      };
      await using built = await buildSite(site, { env });
      expect(built.stderr).toBe("");
      const html = await built.read("docs/a/index.html");
      expect(html).toContain(author);
      expect(html).toContain("2022-07-14T10:00:00.000Z");
    },
    TIMEOUT_MS,
  );

  test(
    "are missed in one warning without a repository, and in one where not all of it was fetched",
    async () => {
      const site = await makeSite(files);
      await using built = await buildSite(site);
      expect(built.stderr).toMatchInlineSnapshot(`
      "warning[no-git-history] Dates and authors of last updates cannot be read: the site is not in a Git repository, or Git is not installed.
        help: Set \`showLastUpdateTime\` and \`showLastUpdateAuthor\` to \`false\`, or use \`last_update\` in front matter.

      "
    `);
      const texts = await Promise.all(Object.keys(files).map(async (path) => [path, await site.read(path)] as const));
      for (const [path, text] of texts) {
        const own = "last_update: { date: 2022-07-14, author: Ann }\n";
        if (path.endsWith(".md"))
          await site.write(
            path,
            text.startsWith("---\n") ? text.replace("---\n", `---\n${own}`) : `---\n${own}---\n\n${text}`,
          );
      }
      expect((await buildSite(site)).stderr).toBe("");
      await commit(site);
      await site.write(".git/shallow", "");
      const shallow = await buildSite(site);
      expect(shallow.stderr).toMatchInlineSnapshot(`
      "warning[shallow-git-history] Dates and authors of last updates come from only the few commits that were fetched.
        help: Fetch the whole history, for example with \`fetch-depth: 0\` for \`actions/checkout\`, or \`git fetch --unshallow\`.

      "
    `);
    },
    TIMEOUT_MS,
  );
});
