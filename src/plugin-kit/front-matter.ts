/**
 * Types of front matter fields. YAML reads `2021` as a number and authors write `"true"`, so obvious meanings are
 * accepted: a number for text, quoted numbers and flags. Messages are worded to follow "must be".
 */

import * as z from "zod/mini";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Document } from "../model/document.ts";
import { parseDate } from "./last-update.ts";

/** Text; a number becomes text as written. */
export const textField = z.pipe(
  z.transform((value: unknown) => (typeof value === "number" ? String(value) : value)),
  z.string(),
);

/** `true` or `false`, quoted or not. */
export const flagField = z.pipe(
  z.transform((value: unknown) => (value === "true" ? true : value === "false" ? false : value)),
  z.boolean(),
);

/** A number, quoted or not. */
export const numberField = z.pipe(z.transform(unquoteNumber), z.number());

/** Heading level of a table of contents. */
export const headingLevelField = z.pipe(
  z.transform(unquoteNumber),
  z.int().check(z.minimum(2, "a heading level from 2 to 6"), z.maximum(6, "a heading level from 2 to 6")),
);

function unquoteNumber(value: unknown): unknown {
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Text that is not blank. */
export const labelField = textField.check(z.refine((value) => value.trim() !== "", "a string that is not empty"));

/** Path of a page below another page, whose own path it must not be. */
export const pathBelowField = textField.check(
  z.regex(/^[^?#]*$/, "a path without `?` and `#`"),
  z.refine((value) => /[^\s/]/.test(value), "a path such as `/name`, because `/` is the list page"),
);

/** `tags`: labels, or objects with their own permalink. Other fields of these belong to the author and are kept. */
export const tagsField = z.array(
  z.union([labelField, z.looseObject({ label: labelField, permalink: pathBelowField })]),
);

const dateField = z
  .string("a date such as `2022-07-14`")
  .check(z.refine((value) => parseDate(value) !== undefined, "a date such as `2022-07-14`"));

/** `last_update`: author, date or both. Other fields belong to the author and are kept. */
export const lastUpdateField = z
  .looseObject({ author: z.optional(textField), date: z.optional(dateField) })
  .check(
    z.refine(
      (value) => value.author !== undefined || value.date !== undefined,
      "an object with `author`, `date` or both",
    ),
  );

export type FieldPlace = Pick<Diagnostic, "line" | "column" | "length"> & { readonly file: string };

/** Position of a field, for diagnostics; only the file if the field is not in the text. */
export function fieldPlace(
  { path, frontMatterPositions }: Pick<Document, "path" | "frontMatterPositions">,
  field: string,
): FieldPlace {
  const position = frontMatterPositions[field];
  return { file: path, ...(position && { ...position, length: field.length }) };
}

/** Fields that docs, posts and pages share. */
export const pageFields = {
  title: z.optional(textField),
  description: z.optional(textField),
  keywords: z.optional(z.array(textField)),
  image: z.optional(textField),
  slug: z.optional(textField),
  hide_table_of_contents: z.optional(flagField),
  toc_min_heading_level: z.optional(headingLevelField),
  toc_max_heading_level: z.optional(headingLevelField),
  custom_edit_url: z.optional(z.nullable(textField)),
  draft: z.optional(flagField),
  unlisted: z.optional(flagField),
  last_update: z.optional(lastUpdateField),
};
