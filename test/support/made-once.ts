/** What takes seconds to make and many test files need: made by the first of them, kept by the hash of what it is made from. */

import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "./paths.ts";

/** What the output of a build depends on, beside the site. */
export const PROGRAM_SOURCES: readonly string[] = ["cli.ts", "package.json", "bun.lock", "{src,theme}/**/*"];

const CACHE = join(projectDir, "node_modules/.cache/veloci-test");

/** A lock that is older was left by a test that was killed. */
const LOCK_MS = 180_000;

export interface MadeOnce {
  /** Begins the name in the cache; letters only. */
  readonly name: string;
  /** Patterns of the files it depends on, relative to the project. */
  readonly sources: readonly string[];
  /** Makes it at this absolute path: a file or a folder. */
  make(path: string): Promise<void>;
}

/** Absolute path of the thing, made from the sources as they are now. Test files that run beside each other wait for one of them. */
export async function makeOnce({ name, sources, make }: MadeOnce): Promise<string> {
  const hashed = `${name}-${await hashSources(sources)}`;
  const path = join(CACHE, hashed);
  const lock = `${path}.lock`;
  await mkdir(CACHE, { recursive: true });
  while (!(await exists(path))) {
    if (!(await takeLock(lock))) {
      await Bun.sleep(200);
      continue;
    }
    // It has its name only when it is whole. The lock may have been free because it was made just now.
    const temporary = `${path}.${process.pid}`;
    const makeIt = async (): Promise<void> => {
      if (await exists(path)) return;
      await make(temporary);
      await rename(temporary, path);
    };
    await makeIt().finally(() => rm(lock, { recursive: true, force: true }));
  }
  await removeOlder(name, hashed);
  return path;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
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

/** These things are large. Those under other names may be half written by a test beside this one. */
async function removeOlder(name: string, kept: string): Promise<void> {
  const isOlder = (other: string): boolean =>
    other.startsWith(`${name}-`) && /^[a-z]+-\w+$/.test(other) && other !== kept;
  const older = (await readdir(CACHE)).filter(isOlder);
  await Promise.all(older.map((other) => rm(join(CACHE, other), { recursive: true, force: true })));
}

async function hashSources(sources: readonly string[]): Promise<string> {
  const hasher = new Bun.CryptoHasher("sha1");
  hasher.update(Bun.version);
  for (const path of await findFiles({ dir: projectDir, include: [...sources], exclude: [] })) {
    hasher.update(`${path}\0`);
    hasher.update(await Bun.file(join(projectDir, path)).bytes());
  }
  return hasher.digest("hex").slice(0, 16);
}
