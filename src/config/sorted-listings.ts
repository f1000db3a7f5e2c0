import fs from "node:fs";

type Listing = readonly (string | Buffer | { readonly name: string | Buffer })[];

const SORTED = Symbol.for("veloci.sorted-listings");

/**
 * Makes `fs.readdir` and its siblings sort by name, as in Node. Bun keeps the order of the disk, so a plugin that lists a folder would make
 * another site on another machine. `import { readdirSync } from "fs"` keeps the disk's order: Bun binds such names before.
 */
export function sortListings(): void {
  if (SORTED in fs) return;
  const { readdir, readdirSync, promises } = fs;
  const { readdir: readdirLater } = promises;
  Object.assign(fs, {
    [SORTED]: true,
    readdirSync: (...given: Parameters<typeof readdirSync>) => sorted(readdirSync(...given)),
    readdir: (...given: unknown[]) => {
      const done = given.pop() as (error: unknown, listed?: Listing) => void;
      const call = readdir as (...all: unknown[]) => void;
      call(...given, (error: unknown, listed?: Listing) => done(error, listed && sorted(listed)));
    },
  });
  Object.assign(promises, {
    readdir: async (...given: Parameters<typeof readdirLater>) => sorted(await readdirLater(...given)),
  });
}

function sorted<T extends Listing>(listed: T): Listing {
  return listed.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** A path for entries of the subfolders, too. */
function keyOf(entry: Listing[number]): string {
  if (typeof entry === "string" || Buffer.isBuffer(entry)) return String(entry);
  const { name, parentPath = "" } = entry as { readonly name: string | Buffer; readonly parentPath?: string };
  return `${parentPath}/${String(name)}`;
}
