import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "../../model/build.ts";
import { PRODUCT } from "../../url/debug-paths.ts";

/** A cache folder. If it is not writable, everything is made anew each time. */
export interface ImageCache {
  /** Plain data. */
  data<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** A file: the cached one, or the one just made. */
  file(key: string, make: () => Promise<Uint8Array>): Promise<OutputFile["content"]>;
}

/** Opens `.docusaurus/ideal-image/`, which keeps generated images from build to build. Sites leave the folder out of their repository. */
export function openCache(siteDir: string): ImageCache {
  const dir = join(siteDir, `.${PRODUCT}/ideal-image`);
  const keep = async (key: string, content: string | Uint8Array): Promise<boolean> => {
    const temporary = join(dir, `${key}.${process.pid}`);
    try {
      await mkdir(dir, { recursive: true });
      await Bun.write(temporary, content);
      await rename(temporary, join(dir, key));
      return true;
    } catch {
      return false;
    }
  };
  return {
    async data(key, make) {
      const name = `${key}.json`;
      const cached = await readJson(join(dir, name));
      if (cached !== undefined) return cached as Awaited<ReturnType<typeof make>>;
      const made = await make();
      await keep(name, JSON.stringify(made));
      return made;
    },
    async file(key, make) {
      const path = join(dir, key);
      if (await Bun.file(path).exists()) return { copy: path };
      const made = await make();
      return (await keep(key, made)) ? { copy: path } : made;
    },
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return await Bun.file(path).json();
  } catch {
    return undefined;
  }
}
