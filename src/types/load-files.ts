/**
 * What editors need to understand site code. An interpreted run reads it from the project. In the executable this module is
 * replaced by one that holds it (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { readTypeFiles, type TypeFiles } from "./read-files.ts";

export function loadTypeFiles(): Promise<TypeFiles> {
  return Promise.resolve(readTypeFiles(join(import.meta.dir, "../..")));
}
