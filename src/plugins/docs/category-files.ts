/** `_category_.json|yml|yaml` files. */

import { join, posix } from "node:path";
import * as z from "zod/mini";
import { text } from "../../config/fields.ts";
import { type KeyPath, locateNearest, validate } from "../../config/validate.ts";
import { locateKey, readDataFile } from "../../content/data-file.ts";
import { findFiles } from "../../content/files.ts";
import { type FieldPlace, flagField, numberField } from "../../plugin-kit/front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import { categoryLinkSchema, itemFields } from "./sidebars/author-items.ts";

export const categoryFileSchema = z.strictObject({
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

export type CategoryFile = z.infer<typeof categoryFileSchema>;

/** By folder relative to the version's, with number prefixes; `.` is the version's own folder. */
export type CategoryFiles = Readonly<Record<string, CategoryFile>>;

/** Positions in category files that name the doc of the category, by folder. Plain data. */
export type CategoryLinkPlaces = Readonly<Record<string, FieldPlace>>;

export interface ReadCategories {
  readonly categories: CategoryFiles;
  /** Separate from the files, which a site's sidebar generator receives. */
  readonly categoryLinks: CategoryLinkPlaces;
}

interface CategoryRead {
  readonly folder: string;
  readonly file: CategoryFile;
  readonly linkPlace: FieldPlace;
}

/** Reads all category files of a version. Diagnostics: those of data files, and of the fields. */
export async function readCategoryFiles(siteDir: string, dir: string, report: Reporter): Promise<ReadCategories> {
  const paths = await findFiles({ dir, include: ["**/_category_.{json,yml,yaml}"], exclude: [] });
  const found = await Promise.all(paths.map((path) => readOne({ siteDir, dir, path, report })));
  const read = found.filter((one) => one !== undefined);
  const linked = read.filter(({ file }) => file.link?.type === "doc");
  return {
    categories: Object.fromEntries(read.map(({ folder, file }) => [folder, file])),
    categoryLinks: Object.fromEntries(linked.map(({ folder, linkPlace }) => [folder, linkPlace])),
  };
}

interface CategoryRequest {
  readonly siteDir: string;
  readonly dir: string;
  /** Relative to `dir`. */
  readonly path: string;
  readonly report: Reporter;
}

async function readOne({ siteDir, dir, path, report }: CategoryRequest): Promise<CategoryRead | undefined> {
  const data = await readDataFile(siteDir, join(dir, path), report);
  if (!data) return undefined;
  const locate = (keys: KeyPath) => locateKey(data.text, keys);
  const file = validate(categoryFileSchema, data.value ?? {}, {
    file: data.path,
    label: "category field",
    report,
    locate,
  });
  const linkPlace = { file: data.path, ...locateNearest(["link", "id"], { locate }) };
  return file && { folder: posix.dirname(path), file, linkPlace };
}
