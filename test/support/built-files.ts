/** What is in a folder. */

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";

/** Hash and mode of every file of a folder by path, hidden ones included: `1a2b3c 644`. */
export async function hashFiles(dir: string): Promise<Record<string, string>> {
  const files = await findFiles({ dir, include: ["**/*", "**/.*"], exclude: [] });
  const describe = async (file: string): Promise<string> => {
    const path = join(dir, file);
    const { mode } = await stat(path);
    return `${Bun.hash(await Bun.file(path).bytes()).toString(16)} ${(mode & 0o777).toString(8)}`;
  };
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await describe(file)] as const)));
}
