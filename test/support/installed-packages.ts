/** Packages from npm as a site has them: copies in its own `node_modules`, so that nothing else of this project is found beside them. */

import { cp } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { projectDir } from "./paths.ts";
import type { TestSite } from "./site.ts";

/** The format's own packages are left out: Veloci has them built in. So is React, of which there may be only one. */
const LEFT_OUT = /^(?:@docusaurus\/|react(?:-dom)?$)/;

/** A quarter of the files of packages, for type checkers and debuggers. */
const UNREAD = /\.(?:d\.[cm]?ts|map)$/;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Copies packages, and what they depend on, from those that this project's lockfile names. */
export async function installPackages(site: TestSite, names: readonly string[]): Promise<void> {
  const found = new Set<string>();
  for (const name of names) await collect(name, projectDir, found);
  // What is inside another package comes with that.
  const outer = [...found].filter((dir) => dir.lastIndexOf("/node_modules/") === projectDir.length);
  const copy = (dir: string): Promise<void> =>
    cp(dir, site.path(relative(projectDir, dir)), { recursive: true, filter: (path) => !UNREAD.test(path) });
  await Promise.all(outer.map(copy));
}

/** Adds the folder of a package, as code in `from` finds it, then those of its dependencies. */
async function collect(name: string, from: string, found: Set<string>): Promise<void> {
  const dir = await folderOf(name, from);
  if (dir === undefined || found.has(dir)) return;
  found.add(dir);
  const { dependencies = {} } = (await Bun.file(join(dir, "package.json")).json()) as Manifest;
  for (const dependency of Object.keys(dependencies))
    if (!LEFT_OUT.test(dependency)) await collect(dependency, dir, found);
}

async function folderOf(name: string, from: string): Promise<string | undefined> {
  for (let dir = from; dir.length >= projectDir.length; dir = dirname(dir)) {
    const candidate = join(dir, "node_modules", name);
    if (await Bun.file(join(candidate, "package.json")).exists()) return candidate;
  }
  return undefined;
}
