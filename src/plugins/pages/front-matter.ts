/** Front matter of Markdown pages. In: what the author wrote. Out: checked fields. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import { flagField, headingLevelField, lastUpdateField, textField } from "../../content/front-matter.ts";
import { reportNearMisses } from "../../content/near-miss.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";

const fields = {
  title: z.optional(textField),
  description: z.optional(textField),
  keywords: z.optional(z.array(textField)),
  image: z.optional(textField),
  slug: z.optional(textField),
  wrapperClassName: z.optional(textField),
  hide_table_of_contents: z.optional(flagField),
  toc_min_heading_level: z.optional(headingLevelField),
  toc_max_heading_level: z.optional(headingLevelField),
  custom_edit_url: z.optional(z.nullable(textField)),
  draft: z.optional(flagField),
  unlisted: z.optional(flagField),
  last_update: z.optional(lastUpdateField),
};

const schema = z.looseObject(fields);

export type PageFrontMatter = z.infer<typeof schema>;

/** Checks the front matter of a page; a wrong field is reported at its line, and then all fields count as unset. */
export function readPageFrontMatter(document: Document, report: Reporter): PageFrontMatter {
  const { frontMatter, frontMatterPositions: positions, path } = document;
  reportNearMisses(document, Object.keys(fields), report);
  const locate = ([key]: readonly (string | number)[]) => positions[String(key)];
  return validate(schema, frontMatter, { file: path, label: "front matter field", report, locate }) ?? {};
}
