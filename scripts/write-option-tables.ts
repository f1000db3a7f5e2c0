/** Writes types and defaults of the schemas into the tables of the manual: `bun scripts/write-option-tables.ts`. */

import { Glob } from "bun";
import { join } from "node:path";
import { updateTables } from "./option-tables.ts";

const docs = join(import.meta.dir, "../content/docs");
for (const path of new Glob("**/*.{md,mdx}").scanSync(docs)) {
  const file = join(docs, path);
  const old = await Bun.file(file).text();
  const { text } = updateTables(old);
  if (text !== old) await Bun.write(file, text);
}
