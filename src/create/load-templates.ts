/**
 * The files of the templates. An interpreted run reads them from `templates/`. In the executable this module is replaced by one
 * that holds them (`scripts/compile.ts`).
 */

import { join } from "node:path";
import { readTemplates, type TemplateFiles } from "./read-templates.ts";

export function loadTemplates(): Promise<TemplateFiles> {
  return Promise.resolve(readTemplates(join(import.meta.dir, "../..")));
}
