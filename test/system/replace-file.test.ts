/** Files of authors that a command rewrites are complete at every moment. */

import { expect, test } from "bun:test";
import { chmod, lstat, mkdir, stat, symlink } from "node:fs/promises";
import { replaceFile } from "../../src/system/replace-file.ts";
import { makeFolder } from "../support/site.ts";

test("a replaced file keeps its mode, and a link its target", async () => {
  await using folder = await makeFolder();
  await folder.write("docs/a.md", "one");
  await chmod(folder.path("docs/a.md"), 0o640);
  await symlink("docs/a.md", folder.path("link.md"));
  replaceFile(folder.path("link.md"), "two");
  expect(await folder.read("docs/a.md")).toBe("two");
  expect((await stat(folder.path("docs/a.md"))).mode & 0o777).toBe(0o640);
  expect((await lstat(folder.path("link.md"))).isSymbolicLink()).toBe(true);
  replaceFile(folder.path("new.md"), "new");
  expect(await folder.list()).toEqual(["docs/a.md", "link.md", "new.md"]);
});

test("a failure leaves nothing behind", async () => {
  await using folder = await makeFolder();
  await mkdir(folder.path("taken/full"), { recursive: true });
  expect(() => replaceFile(folder.path("taken"), "text")).toThrow();
  expect(() => replaceFile(folder.path("missing/a.md"), "text")).toThrow("ENOENT");
  expect(await folder.list()).toEqual([]);
});
