/** A text that is written piece by piece, as the whole of a large site in one file is. */

import { expect, test } from "bun:test";
import { linkSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFileWriter } from "../../src/emit/file-writer.ts";
import { useTemporaryFolders } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

test("a text in pieces is written in their order, without changing the file of the last site that is linked here", () => {
  const folder = makeFolder();
  const [last, dir] = [join(folder, "last.txt"), join(folder, "new")];
  writeFileSync(last, "old");
  mkdirSync(dir);
  linkSync(last, join(dir, "all.txt"));
  const write = makeFileWriter({ dir, setsModes: false, hasFiles: true });
  expect(write({ path: "all.txt", content: { parts: ["Größe", "", " 🙂"] } })).toBe(12);
  expect(readFileSync(join(dir, "all.txt"), "utf8")).toBe("Größe 🙂");
  expect(readFileSync(last, "utf8")).toBe("old");
  expect(statSync(join(dir, "all.txt")).nlink).toBe(1);
});
