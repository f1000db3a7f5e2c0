/** Which packages a package needs. */

/** The part of `bun.lock` that is read. */
export interface Lockfile {
  readonly workspaces: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>;
  /**
   * By path of names: `mermaid`, or `mermaid/marked` for one that is installed inside of another. Each is a list that begins with
   * name and version; one member is an object with its dependencies.
   */
  readonly packages: Readonly<Record<string, readonly unknown[]>>;
}

interface LockedFacts {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalPeers?: readonly string[];
}

/** Names of the packages that the project itself asks for, without those that only its development needs. */
export function runtimeDependencies({ workspaces }: Lockfile): string[] {
  return Object.keys(workspaces[""]?.dependencies ?? {});
}

/**
 * Keys of the named packages and of all that they need, sorted; optional peers where they are installed, since bundlers take them
 * in. Optional dependencies are left out: they are binaries for single platforms, which no bundle has. So are type declarations.
 * Throws for a package that is not in the lockfile.
 */
export function closureOf(lock: Lockfile, names: readonly string[]): string[] {
  const found = new Set(names.map((name) => resolveKey(lock, "", name)));
  for (const key of found) for (const needed of neededBy(lock, key)) found.add(needed);
  return [...found].filter((key) => !namesOf(key).at(-1)?.startsWith("@types/")).sort();
}

/** Folder of a package below `node_modules`' parent: `mermaid/marked` → `node_modules/mermaid/node_modules/marked`. */
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

/** The package that a name means inside of another one: the nearest, as Node looks it up. */
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
