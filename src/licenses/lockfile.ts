/** Resolves the dependencies of packages from `bun.lock`. */

/** The fields of `bun.lock` in use. */
export interface Lockfile {
  readonly workspaces: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>;
  /**
   * Packages by path: `mermaid`, or `mermaid/marked` for one installed inside another. Each entry is a list that starts with name
   * and version; one of its members is an object with the dependencies.
   */
  readonly packages: Readonly<Record<string, readonly unknown[]>>;
}

interface LockedFacts {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalPeers?: readonly string[];
}

/** Returns the project's direct dependencies, without development dependencies. */
export function runtimeDependencies({ workspaces }: Lockfile): string[] {
  return Object.keys(workspaces[""]?.dependencies ?? {});
}

/**
 * Returns the keys of the named packages and of all their dependencies, sorted. Includes installed optional peers, because
 * bundlers include them. Excludes optional dependencies, which are platform-specific binaries that no bundle contains, and type
 * declarations. Throws for a package that is missing from the lockfile.
 */
export function closureOf(lock: Lockfile, names: readonly string[]): string[] {
  const found = new Set(names.map((name) => resolveKey(lock, "", name)));
  for (const key of found) for (const needed of neededBy(lock, key)) found.add(needed);
  return [...found].filter((key) => !namesOf(key).at(-1)?.startsWith("@types/")).sort();
}

/** Returns the folder of a package: `mermaid/marked` → `node_modules/mermaid/node_modules/marked`. */
export function folderOf(key: string): string {
  return namesOf(key)
    .map((name) => `node_modules/${name}`)
    .join("/");
}

function neededBy(lock: Lockfile, key: string): string[] {
  const facts: LockedFacts = lock.packages[key]?.find((part) => typeof part === "object" && part !== null) ?? {};
  const { dependencies = {}, peerDependencies = {}, optionalPeers = [] } = facts;
  const names = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]).difference(
    new Set(optionalPeers),
  );
  const required = [...names].map((name) => resolveKey(lock, key, name));
  return [...required, ...optionalPeers.flatMap((name) => findKey(lock, key, name) ?? [])];
}

function resolveKey(lock: Lockfile, from: string, name: string): string {
  const key = findKey(lock, from, name);
  if (key !== undefined) return key;
  throw new Error(`The lockfile has no package \`${name}\`, which \`${from || "package.json"}\` needs.`);
}

/** Resolves a package name inside another package as Node does: the nearest one wins. */
function findKey({ packages }: Lockfile, from: string, name: string): string | undefined {
  const parents = from === "" ? [] : namesOf(from);
  for (let depth = parents.length; depth >= 0; depth--) {
    const key = [...parents.slice(0, depth), name].join("/");
    if (Object.hasOwn(packages, key)) return key;
  }
  return undefined;
}

/** `a/@b/c` → `a`, `@b/c`. */
function namesOf(key: string): string[] {
  return key.match(/@[^/]+\/[^/]+|[^/]+/g) ?? [];
}
