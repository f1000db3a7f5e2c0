/** Front matter of posts. In: what the author wrote. Out: checked fields; unknown ones are kept, near misses told. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import { flagField, headingLevelField, lastUpdateField, tagsField, textField } from "../../content/front-matter.ts";
import { reportNearMisses } from "../../content/near-miss.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";

const nullableText = z.optional(z.nullable(textField));

/** What can be said of an author, in a post and in the authors map. Other keys are for themes that know them. */
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

/** With a `key`, the rest is laid over the author of that key in the authors map. */
const authorSchema = z.looseObject({ key: z.optional(textField), ...authorFields });

export type AuthoredAuthor = z.infer<typeof authorSchema>;

const oneAuthor = z.union([z.string(), authorSchema]);

const fields = {
  title: z.optional(textField),
  title_meta: z.optional(textField),
  description: z.optional(textField),
  /** Checked by `dates.ts`, which knows what a date is. */
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
  slug: z.optional(textField),
  id: z.optional(textField),
  draft: z.optional(flagField),
  unlisted: z.optional(flagField),
  image: z.optional(textField),
  keywords: z.optional(z.array(textField)),
  hide_table_of_contents: z.optional(flagField),
  toc_min_heading_level: z.optional(headingLevelField),
  toc_max_heading_level: z.optional(headingLevelField),
  sidebar_label: z.optional(textField),
  custom_edit_url: nullableText,
  last_update: z.optional(lastUpdateField),
};

const schema = z.looseObject(fields);

export type PostFrontMatter = z.infer<typeof schema>;

/** Checks the front matter of a post. A wrong field is reported at its line and counts as unset. */
export function readPostFrontMatter(document: Document, report: Reporter): PostFrontMatter {
  const { frontMatter, frontMatterPositions: positions, path } = document;
  reportNearMisses(document, Object.keys(fields), report);
  const locate = ([key]: readonly (string | number)[]) => positions[String(key)];
  const valid = validate(schema, frontMatter, { file: path, label: "front matter field", report, locate });
  return valid ?? rightFields(frontMatter);
}

/** The fields that are right by themselves: a post with one mistake keeps its title and its place. */
function rightFields(frontMatter: Document["frontMatter"]): PostFrontMatter {
  const right = Object.entries(fields).flatMap(([key, field]) => {
    const result = z.safeParse(field as z.ZodMiniType, frontMatter[key]);
    return result.success && result.data !== undefined ? [[key, result.data]] : [];
  });
  return Object.fromEntries(right) as PostFrontMatter;
}
