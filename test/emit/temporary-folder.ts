/** A folder of its own for each test, deleted afterwards. */

import { afterEach } from "bun:test";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MANIFEST_NAME } from "../../src/emit/manifest.ts";

/** Returns a function that makes a folder; call it inside a test. */
export function useTemporaryFolders(): () => string {
  const made: string[] = [];
  afterEach(() => {
    for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
  });
  return () => {
    const dir = mkdtempSync(join(realpathSync(tmpdir()), "veloci-test-"));
    made.push(dir);
    return dir;
  };
}

/** Writes files by relative path. */
export function writeTree(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

/** All files of a folder with their text; hidden ones too. */
export function readTree(dir: string): Record<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(dir, path)).isFile(),
  );
  return Object.fromEntries(
    paths.sort().map((path) => [path.replaceAll("\\", "/"), readFileSync(join(dir, path), "utf8")]),
  );
}

/** The same of a built site, without its manifest. */
export function readSite(dir: string): Record<string, string> {
  const { [MANIFEST_NAME]: _, ...files } = readTree(dir);
  return files;
}
