/** Files whose names are not UTF-8 are reported by their bytes, in the folders of documents and of static files. */

import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { runCli } from "../support/cli.ts";
import { makeSite } from "../support/site.ts";

/** Latin-1: each character is a byte. */
const bytes = (path: string): Buffer => Buffer.from(path, "latin1");

test.skipIf(process.platform !== "linux")("names that are not UTF-8 are shown as bytes", async () => {
  await using site = await makeSite({ "docs/a.md": "# A\n", "docs/b\uFFFD.md": "# B\n", "static/a.txt": "a" });
  await mkdir(bytes(site.path("docs/d\xFF")));
  writeFileSync(bytes(site.path("docs/caf\xE9.md")), "# C\n");
  writeFileSync(bytes(site.path("docs/d\xFF/x.md")), "# X\n");
  writeFileSync(bytes(site.path("static/\xE9.txt")), "a");
  const { code, stderr } = await runCli(["build", site.dir]);
  expect(code).toBe(1);
  expect(stderr.match(/^error.*$/gm)?.toSorted()).toEqual([
    "error[invalid-file-name] The file name `docs/caf\\xE9.md` is not valid UTF-8.",
    "error[invalid-file-name] The file name `docs/d\\xFF/x.md` is not valid UTF-8.",
    "error[invalid-file-name] The file name `static/\\xE9.txt` is not valid UTF-8.",
  ]);
});

test("the first invalid byte is found after a literal replacement character", async () => {
  const text = Buffer.concat([Buffer.from("# A \uFFFD\n\nb "), bytes("\xE9"), Buffer.from(" c\n")]);
  await using site = await makeSite({ "docs/a.md": text });
  const { stderr } = await runCli(["build", site.dir]);
  expect(stderr).toContain("docs/a.md:3");
});
