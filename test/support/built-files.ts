/** What is in a folder. In: a path. Out: a hash of every file, to compare whole outputs. */

import { join } from "node:path";
import { findFiles } from "../../src/content/files.ts";

/** Hash of every file of a folder by path, hidden ones included. */
export async function hashFiles(dir: string): Promise<Record<string, string>> {
  const files = await findFiles({ dir, include: ["**/*", "**/.*"], exclude: [] });
  const hash = async (file: string): Promise<string> => Bun.hash(await Bun.file(join(dir, file)).bytes()).toString(16);
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
}
