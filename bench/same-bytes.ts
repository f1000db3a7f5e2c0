/**
 * Checks that builds are reproducible: `bun bench/same-bytes.ts`. Builds the bundled site from a clean clone, started from five
 * folders, interpreted and compiled, and compares all bytes. Clones the committed state, so commit first. Exits with 1 if two
 * builds differ.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFiles } from "../src/content/files.ts";
import { measure } from "./measure.ts";
import { toTable } from "./table.ts";

const projectDir = join(import.meta.dir, "..");

async function main(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), "veloci-bytes-"));
  try {
    const clone = join(work, "clone");
    await measure(["git", "clone", "--quiet", "--no-hardlinks", projectDir, clone], work);
    await measure([process.execPath, "install", "--frozen-lockfile"], clone);
    const executable = join(work, "veloci");
    await measure([process.execPath, "scripts/compile.ts", "--outfile", executable], clone);
    const site = join(clone, "content");
    const folders = [clone, site, join(site, "docs"), work, "/"];
    const programs = [[process.execPath, join(clone, "cli.ts")], [executable]];
    const rows: string[][] = [];
    for (const program of programs) {
      for (const cwd of folders) {
        const out = join(work, `out-${rows.length}`);
        await measure([...program, "build", site, "--out-dir", out], cwd);
        const name = program.length > 1 ? "bun cli.ts" : "executable";
        rows.push([`${name} in ${cwd.replace(work, "<temporary>")}`, ...(await digest(out))]);
      }
    }
    console.log(toTable([["build", "files", "SHA-256 of all"], ...rows]));
    const isSame = new Set(rows.map(([, , hash]) => hash)).size === 1;
    console.log(isSame ? "\nAll builds have the same bytes." : "\nThe builds differ.");
    process.exitCode = isSame ? 0 : 1;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns the number of files, and one hash of their paths and bytes. */
async function digest(dir: string): Promise<[string, string]> {
  const files = await findFiles({ dir, include: ["**/*", "**/.*"], exclude: [] });
  const hasher = new Bun.CryptoHasher("sha256");
  for (const file of files) {
    hasher.update(`${file}\0`);
    hasher.update(await Bun.file(join(dir, file)).bytes());
  }
  return [String(files.length), hasher.digest("hex").slice(0, 16)];
}

await main();
