/** The compiled program for tests. It takes seconds to make, so all test files share one, which is kept by its sources' hash. */

import { chmod, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "./paths.ts";

const CACHE = join(projectDir, "node_modules/.cache/veloci-test");

const SOURCES = ["cli.ts", "package.json", "bun.lock", "scripts/compile.ts", "{src,theme}/**/*"];

/** A lock that is older was left by a test that was killed. */
const LOCK_MS = 180_000;

/** Absolute path of the executable, compiled from the sources as they are now. */
export async function compileExecutable(): Promise<string> {
  const name = `veloci-${await hashSources()}`;
  const path = join(CACHE, name);
  const lock = `${path}.lock`;
  await mkdir(CACHE, { recursive: true });
  while (!(await Bun.file(path).exists())) {
    // Test files run beside each other: one compiles, the others wait for it.
    if (!(await takeLock(lock))) await Bun.sleep(200);
    else await compile(path).finally(() => rm(lock, { recursive: true, force: true }));
  }
  await removeOlder(name);
  return path;
}

async function takeLock(lock: string): Promise<boolean> {
  const made = await mkdir(lock).then(
    () => true,
    () => false,
  );
  if (made) return true;
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > LOCK_MS) await rm(lock, { recursive: true, force: true });
  return false;
}

/** The file has its name only when it is whole. */
async function compile(path: string): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  const command = [process.execPath, "scripts/compile.ts", "--outfile", temporary];
  const compiled = Bun.spawn(command, { cwd: projectDir, stdout: "ignore", stderr: "pipe" });
  const problems = await new Response(compiled.stderr).text();
  if ((await compiled.exited) !== 0) throw new Error(`The executable cannot be compiled:\n${problems}`);
  await chmod(temporary, 0o755);
  await rename(temporary, path);
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
