/** Front matter of posts. Returns checked fields; keeps unknown ones, and reports near misses. */

import * as z from "zod/mini";
import { fieldPlace, pageFields, tagsField, textField } from "../../plugin-kit/front-matter.ts";
import { type FrontMatterOf, readFrontMatter } from "../../plugin-kit/read-front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";

const nullableText = z.optional(z.nullable(textField));

/** Fields of an author, in a post and in the authors map. Other keys are for themes that know them. */
export const authorFields = {
  name: nullableText,
  title: nullableText,
  url: nullableText,
  imageURL: nullableText,
  image_url: nullableText,
  email: nullableText,
  description: nullableText,
  socials: z.optional(z.record(z.string(), textField)),
};

/** With a `key`, the other fields override those of that author in the authors map. */
const authorSchema = z.looseObject({ key: z.optional(textField), ...authorFields });

export type AuthoredAuthor = z.infer<typeof authorSchema>;

const oneAuthor = z.union([z.string(), authorSchema]);

export const postFrontMatterFields = {
  ...pageFields,
  title_meta: z.optional(textField),
  /** Checked by `dates.ts`, which parses dates. */
  date: z.optional(z.unknown()),
  authors: z.optional(z.nullable(z.union([oneAuthor, z.array(oneAuthor)]))),
  author: z.optional(textField),
  author_title: z.optional(textField),
  author_url: z.optional(textField),
  author_image_url: z.optional(textField),
  authorTitle: z.optional(textField),
  authorURL: z.optional(textField),
  authorImageURL: z.optional(textField),
  tags: z.optional(z.nullable(tagsField)),
  /** From older releases; replaced by `slug`. */
  id: z.optional(textField),
  sidebar_label: z.optional(textField),
};

export type PostFrontMatter = FrontMatterOf<typeof postFrontMatterFields>;

/**
 * Checks the front matter of a post. A field with errors is reported at its line and treated as unset. Diagnostic:
 * `replaced-front-matter`.
 */
export function readPostFrontMatter(document: Document, report: Reporter): PostFrontMatter {
  const read = readFrontMatter(document, postFrontMatterFields, report);
  if (read.id !== undefined) reportId(document, report);
  return read;
}

/** Older releases of the format derived the URL from it. */
function reportId(document: Document, report: Reporter): void {
  report.warn({
    code: "replaced-front-matter",
    message: "Front matter field `id` has no effect in a post.",
    hint: "Use `slug` to choose the URL.",
    ...fieldPlace(document, "id"),
  });
}
