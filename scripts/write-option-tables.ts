/**
 * `bun scripts/write-option-tables.ts`: writes types and defaults from the schemas into the manual's tables, and the manual's
 * descriptions into the file that `veloci types` reads.
 */

import { Glob } from "bun";
import { join } from "node:path";
import { DESCRIPTIONS_FILE, readDescriptions } from "./option-descriptions.ts";
import { updateTables } from "./option-tables.ts";

const root = join(import.meta.dir, "..");
const docs = join(root, "content/docs");

async function updatePage(path: string): Promise<readonly [string, string]> {
  const file = join(docs, path);
  const old = await Bun.file(file).text();
  const { text } = updateTables(old);
  if (text !== old) await Bun.write(file, text);
  return [path, text];
}

const pages = await Promise.all([...new Glob("**/*.{md,mdx}").scanSync(docs)].sort().map(updatePage));
const descriptions = readDescriptions(new Map(pages));
await Bun.write(join(root, DESCRIPTIONS_FILE), `${JSON.stringify(descriptions, undefined, 2)}\n`);
