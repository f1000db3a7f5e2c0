/** Front matter of posts. In: what the author wrote. Out: checked fields; unknown ones are kept, near misses told. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import { flagField, headingLevelField, lastUpdateField, tagsField, textField } from "../../content/front-matter.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";
import { nearestName } from "../../report/nearest.ts";

/** An author as a post or the authors file describes one. */
export const authorSchema = z.looseObject({
  key: z.optional(textField),
  name: z.optional(textField),
  title: z.optional(z.nullable(textField)),
  url: z.optional(z.nullable(textField)),
  imageURL: z.optional(z.nullable(textField)),
  image_url: z.optional(z.nullable(textField)),
  email: z.optional(z.nullable(textField)),
  description: z.optional(z.nullable(textField)),
  socials: z.optional(z.record(z.string(), textField)),
  page: z.optional(z.union([z.boolean(), z.strictObject({ permalink: textField })])),
});

export type AuthoredAuthor = z.infer<typeof authorSchema>;

const oneAuthor = z.union([z.string(), authorSchema]);

const fields = {
  title: z.optional(textField),
  title_meta: z.optional(textField),
  description: z.optional(textField),
  date: z.optional(z.union([z.string(), z.date()])),
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
  custom_edit_url: z.optional(z.nullable(textField)),
  last_update: z.optional(lastUpdateField),
};

const schema = z.looseObject(fields);

export type PostFrontMatter = z.infer<typeof schema>;

/** Checks the front matter of a post; a wrong field is reported at its line, and then all fields count as unset. */
export function readPostFrontMatter(document: Document, report: Reporter): PostFrontMatter {
  const { frontMatter, frontMatterPositions: positions, path } = document;
  for (const key of Object.keys(frontMatter)) {
    const near = key in fields ? undefined : nearestName(key, Object.keys(fields));
    if (near === undefined) continue;
    report.add({
      code: "unknown-option",
      severity: "warning",
      message: `\`${key}\` is no front matter field of a post.`,
      hint: `Did you mean \`${near}\`?`,
      file: path,
      ...positions[key],
      length: key.length,
    });
  }
  const locate = ([key]: readonly (string | number)[]) => positions[String(key)];
  return validate(schema, frontMatter, { file: path, label: "front matter", report, locate }) ?? {};
}
