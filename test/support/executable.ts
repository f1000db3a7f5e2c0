/** The compiled program for tests. It takes seconds to make, so all test files share one, which is kept by its sources' hash. */

import { chmod, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "./paths.ts";

const CACHE = join(projectDir, "node_modules/.cache/veloci-test");

const SOURCES = ["cli.ts", "package.json", "bun.lock", "scripts/compile.ts", "{src,theme}/**/*"];

/** Absolute path of the executable, compiled from the sources as they are now. */
export async function compileExecutable(): Promise<string> {
  const name = `veloci-${await hashSources()}`;
  const path = join(CACHE, name);
  if (await Bun.file(path).exists()) return path;
  await mkdir(CACHE, { recursive: true });
  const temporary = `${path}.${process.pid}`;
  const command = [process.execPath, "scripts/compile.ts", "--outfile", temporary];
  const compiled = Bun.spawn(command, { cwd: projectDir, stdout: "ignore", stderr: "pipe" });
  const problems = await new Response(compiled.stderr).text();
  if ((await compiled.exited) !== 0) throw new Error(`The executable cannot be compiled:\n${problems}`);
  await chmod(temporary, 0o755);
  // Another test file may have made the same one meanwhile: the last rename wins, and both are whole.
  await rename(temporary, path);
  await removeOlder(name);
  return path;
}

/** Executables are large. Those under other names may be half written by a test beside this one. */
async function removeOlder(name: string): Promise<void> {
  const older = (await readdir(CACHE)).filter((other) => /^veloci-\w+$/.test(other) && other !== name);
  await Promise.all(older.map((other) => rm(join(CACHE, other), { force: true })));
}

async function hashSources(): Promise<string> {
  const hasher = new Bun.CryptoHasher("sha1");
  hasher.update(Bun.version);
  for (const path of await findFiles({ dir: projectDir, include: SOURCES, exclude: [] })) {
    hasher.update(`${path}\0`);
    hasher.update(await Bun.file(join(projectDir, path)).bytes());
  }
  return hasher.digest("hex").slice(0, 16);
}
