/** Which folders a build may replace. Only the check runs here: should it fail to refuse, nothing is lost. */

import { describe, expect, test } from "bun:test";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkOutput, type ProtectedPlace } from "../../src/emit/check-output.ts";
import { readHome } from "../../src/emit/protected-places.ts";
import { MANIFEST_NAME } from "../../src/emit/manifest.ts";
import { planWorkplace } from "../../src/emit/workplace.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { writeBuilt } from "./emit-request.ts";
import { canMount, mountSmallDisk } from "./small-disk.ts";
import { useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

/** What the check says, with the folder of the test replaced; nothing when it allows it. */
function check(outDir: string, keep: readonly ProtectedPlace[], root: string): string | undefined {
  const report = makeReporter();
  const isAllowed = checkOutput({ place: planWorkplace(outDir), keep, report });
  const [problem, second] = report.diagnostics;
  expect(second).toBeUndefined();
  expect(isAllowed).toBe(problem === undefined);
  if (problem) expect(problem.hint).toStartWith("Choose");
  return problem && `${problem.code}: ${problem.message.replaceAll(root, "<root>")}`;
}

/** A machine in a folder: a home with a site in it, whose docs are read. */
function makeMachine() {
  const root = makeFolder();
  const path = (name: string): string => join(root, name);
  writeTree(path("home/me/site"), { "docs/a.md": "a", "docusaurus.config.js": "", "notes/n.txt": "n" });
  mkdirSync(path("home/me/work"));
  const keep: ProtectedPlace[] = [
    { path: path("home/me/site"), name: "the site folder" },
    { path: path("home/me/work"), name: "the current folder" },
    { path: path("home/me"), name: "your home folder" },
    { path: path("home/me/site/docs"), name: "a folder that `docs` reads", isRead: true },
    { path: path("home/me/site/blog"), name: "a folder that `blog` reads", isRead: true },
  ];
  return { path, check: (name: string) => check(path(name), keep, root) };
}

describe("an output folder is rejected if it", () => {
  test("is the site, the current folder or home, or contains one of them", () => {
    const machine = makeMachine();
    expect(machine.check("home/me/site")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/home/me/site\` is the site folder: a build would delete its contents."`,
    );
    expect(machine.check("home/me/work")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/home/me/work\` is the current folder: a build would delete its contents."`,
    );
    expect(machine.check("home/me")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/home/me\` is your home folder: a build would delete its contents."`,
    );
    expect(machine.check("home")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/home\` contains the site folder, \`<root>/home/me/site\`: a build would delete its contents."`,
    );
    expect(machine.check("home/me/site/docs/..")).toStartWith("dangerous-output");
  });

  test("is read by the site or inside such a folder, whether or not it exists", () => {
    const machine = makeMachine();
    expect(machine.check("home/me/site/docs")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/home/me/site/docs\` is a folder that \`docs\` reads: a build would delete its contents."`,
    );
    expect(machine.check("home/me/site/docs/dist")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/home/me/site/docs/dist\` is inside a folder that \`docs\` reads, \`<root>/home/me/site/docs\`: the next build would read it as part of the site."`,
    );
    expect(machine.check("home/me/site/blog")).toStartWith("dangerous-output");
    expect(machine.check("home/me/site/blog/dist")).toStartWith("dangerous-output");
  });

  test("is the root of a file system", () => {
    expect(check("/", [], "\0")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`/\` is the root of a file system."`,
    );
  });

  test("is not empty and was not built by Veloci", () => {
    const machine = makeMachine();
    expect(machine.check("home/me/site/notes")).toMatchInlineSnapshot(
      `"foreign-output: The output folder \`<root>/home/me/site/notes\` is not empty, and Veloci did not build it: it has no \`veloci-manifest.json\`."`,
    );
    writeTree(machine.path("foreign"), { [MANIFEST_NAME]: '{"generator":"Other"}' });
    expect(machine.check("foreign")).toMatchInlineSnapshot(
      `"foreign-output: The output folder \`<root>/foreign\` is not empty, and Veloci did not build it: another program wrote its \`veloci-manifest.json\`."`,
    );
    writeTree(machine.path("broken"), { [MANIFEST_NAME]: "{" });
    expect(machine.check("broken")).toMatchInlineSnapshot(
      `"foreign-output: The output folder \`<root>/broken\` is not empty, and Veloci did not build it: its \`veloci-manifest.json\` is broken."`,
    );
    writeTree(machine.path("hidden"), { ".keep": "" });
    expect(machine.check("hidden")).toStartWith("foreign-output");
  });

  test("holds a Git repository, though Veloci built it", () => {
    const machine = makeMachine();
    writeBuilt(machine.path("dist"), { ".git": "gitdir: elsewhere" });
    expect(machine.check("dist")).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>/dist\` contains a Git repository: a build would delete it."`,
    );
  });

  test("is a file", () => {
    const machine = makeMachine();
    writeFileSync(machine.path("file"), "precious");
    expect(machine.check("file")).toMatchInlineSnapshot(
      `"output-is-file: The output folder \`<root>/file\` is a file."`,
    );
  });

  test("is a symbolic link to any of these", () => {
    const machine = makeMachine();
    for (const target of ["home/me/site", "home", "home/me/site/docs", "home/me/site/blog/x", "home/me/site/notes"]) {
      const link = `link-to-${target.replaceAll("/", "-")}`;
      symlinkSync(machine.path(target), machine.path(link));
      expect(machine.check(link)).toContain(`\`<root>/${link}\`, which leads to \`<root>/${target}\``);
    }
    symlinkSync(machine.path("home/me/site"), machine.path("way"));
    expect(machine.check("way/docs")).toStartWith("dangerous-output");
  });
});

describe("an output folder is accepted if it", () => {
  test("does not exist, is empty, or was built by Veloci", () => {
    const machine = makeMachine();
    expect(machine.check("home/me/site/dist")).toBeUndefined();
    expect(machine.check("home/me/site-2")).toBeUndefined();
    expect(machine.check("home/me/site/..dist")).toBeUndefined();
    mkdirSync(machine.path("empty"));
    expect(machine.check("empty")).toBeUndefined();
    writeBuilt(machine.path("dist"), { "index.html": "", "own-notes.txt": "" });
    expect(machine.check("dist")).toBeUndefined();
  });

  test("is a link to such a folder, also to one that does not exist yet", () => {
    const machine = makeMachine();
    writeBuilt(machine.path("web"), { "index.html": "" });
    symlinkSync("web", machine.path("dist"));
    expect(machine.check("dist")).toBeUndefined();
    symlinkSync("later", machine.path("dangling"));
    expect(machine.check("dangling")).toBeUndefined();
  });
});

test("folders are compared by identity, not by name", () => {
  const { path } = makeMachine();
  symlinkSync(path("home"), path("other"));
  const checkAgainst = (outDir: string, reused: string): string | undefined =>
    check(path(outDir), [{ path: path(reused), name: "docs", isRead: true }], path(""));
  expect(checkAgainst("home/me/site/docs", "other/me/site/docs")).toContain("is docs");
  expect(checkAgainst("other/me/site/docs/x", "home/me/site/docs")).toContain("is inside docs");
  expect(checkAgainst("other/me/site", "home/me/site/docs")).toContain("contains docs");
});

test("the home folder of a user comes from the system, regardless of `HOME`", () => {
  const passwd = "root:x:0:0:root:/root:/bin/bash\nme:x:1000:1000::/home/me:/bin/sh\nbroken\n";
  expect([0, 1000, 5, undefined].map((uid) => readHome(passwd, uid))).toEqual([
    "/root",
    "/home/me",
    undefined,
    undefined,
  ]);
});

describe.skipIf(!canMount())("mounted folders (needs the right to mount)", () => {
  test("are rejected, and so are folders that contain one", () => {
    using disk = mountSmallDisk();
    expect(check(disk.dir, [], disk.dir)).toMatchInlineSnapshot(
      `"dangerous-output: The output folder \`<root>\` is a mount point."`,
    );
    const outDir = join(disk.dir, "dist");
    writeBuilt(outDir, { "index.html": "" });
    expect(check(outDir, [], disk.dir)).toBeUndefined();
    mkdirSync(join(outDir, "a b"));
    expect(Bun.spawnSync(["mount", "--bind", disk.dir, join(outDir, "a b")]).success).toBe(true);
    try {
      expect(check(outDir, [], disk.dir)).toMatchInlineSnapshot(
        `"dangerous-output: The output folder \`<root>/dist\` contains the mount point \`<root>/dist/a b\`."`,
      );
      expect(check(join(outDir, "a b"), [], disk.dir)).toContain("is a mount point");
      expect(check(join(outDir, "a b"), [{ path: disk.dir, name: "docs" }], disk.dir)).toContain("is docs");
    } finally {
      Bun.spawnSync(["umount", "-l", join(outDir, "a b")]);
    }
  });
});
