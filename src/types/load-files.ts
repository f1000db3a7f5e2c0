/**
 * Loads the files that editors need to understand site code. In the executable, a module with their contents replaces this one
 * (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { readTypeFiles, type TypeFiles } from "./read-files.ts";

export function loadTypeFiles(): Promise<TypeFiles> {
  return Promise.resolve(readTypeFiles(join(import.meta.dir, "../..")));
}
