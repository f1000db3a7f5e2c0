/** Loads the template files from `templates/`. In the executable, a module with their contents replaces this one (`scripts/compile.ts`). */

import { join } from "node:path";
import { readTemplates, type TemplateFiles } from "./read-templates.ts";

export function loadTemplates(): Promise<TemplateFiles> {
  return Promise.resolve(readTemplates(join(import.meta.dir, "../..")));
}
