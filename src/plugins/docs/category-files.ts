/** `_category_.json|yml|yaml` files. In: the folder of a version. Out: what they say, by folder. */

import { join, posix } from "node:path";
import * as z from "zod/mini";
import { text } from "../../config/fields.ts";
import { validate } from "../../config/validate.ts";
import { locateKey, readDataFile } from "../../content/data-file.ts";
import { findFiles } from "../../content/files.ts";
import { flagField, numberField } from "../../content/front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import { categoryLinkSchema, itemFields } from "./sidebars/author-items.ts";

const schema = z.strictObject({
  /** Not empty: the item would be a link without text. */
  label: z.optional(text()),
  position: z.optional(numberField),
  description: z.optional(z.string()),
  collapsed: z.optional(flagField),
  collapsible: z.optional(flagField),
  /** `null` = no link, not even to the folder's index. */
  link: z.optional(z.nullable(categoryLinkSchema)),
  ...itemFields,
});

export type CategoryFile = z.infer<typeof schema>;

/** By folder relative to the version's, with number prefixes; the version's own folder is `.`. */
export type CategoryFiles = Readonly<Record<string, CategoryFile>>;

/** Reads all category files of a version. Diagnostics: those of data files and of their fields. */
export async function readCategoryFiles(siteDir: string, dir: string, report: Reporter): Promise<CategoryFiles> {
  const paths = await findFiles({ dir, include: ["**/_category_.{json,yml,yaml}"], exclude: [] });
  const read = paths.map(
    async (path) => [posix.dirname(path), await readOne(siteDir, join(dir, path), report)] as const,
  );
  return Object.fromEntries((await Promise.all(read)).filter((entry): entry is [string, CategoryFile] => !!entry[1]));
}

async function readOne(siteDir: string, path: string, report: Reporter): Promise<CategoryFile | undefined> {
  const file = await readDataFile(siteDir, path, report);
  if (!file) return undefined;
  const locate = (keys: readonly (string | number)[]) => locateKey(file.text, keys);
  return validate(schema, file.value ?? {}, { file: file.path, label: "category field", report, locate });
}
