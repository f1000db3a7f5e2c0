/**
 * Files that editors need to understand site code. An interpreted run reads them from the project. The executable
 * replaces this module by one that embeds them (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { readTypeFiles, type TypeFiles } from "./read-files.ts";

export function loadTypeFiles(): Promise<TypeFiles> {
  return Promise.resolve(readTypeFiles(join(import.meta.dir, "../..")));
}
