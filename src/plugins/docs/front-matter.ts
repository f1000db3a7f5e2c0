/** Front matter of docs. In: what the author wrote. Out: checked fields; unknown ones are the author's own and kept. */

import * as z from "zod/mini";
import { validate } from "../../config/validate.ts";
import {
  flagField,
  headingLevelField,
  lastUpdateField,
  numberField,
  tagsField,
  textField,
} from "../../content/front-matter.ts";
import { reportNearMisses } from "../../content/near-miss.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Document } from "../../model/document.ts";

const fields = {
  id: z.optional(textField.check(z.regex(/^[^/]+$/, "an id without `/`"))),
  title: z.optional(textField),
  hide_title: z.optional(flagField),
  hide_table_of_contents: z.optional(flagField),
  toc_min_heading_level: z.optional(headingLevelField),
  toc_max_heading_level: z.optional(headingLevelField),
  keywords: z.optional(z.array(textField)),
  image: z.optional(textField),
  description: z.optional(textField),
  slug: z.optional(textField),
  sidebar_label: z.optional(textField),
  sidebar_position: z.optional(numberField),
  sidebar_class_name: z.optional(textField),
  sidebar_custom_props: z.optional(z.looseObject({})),
  sidebar_key: z.optional(textField),
  displayed_sidebar: z.optional(z.nullable(textField)),
  tags: z.optional(z.nullable(tagsField)),
  pagination_label: z.optional(textField),
  pagination_next: z.optional(z.nullable(textField)),
  pagination_prev: z.optional(z.nullable(textField)),
  custom_edit_url: z.optional(z.nullable(textField)),
  parse_number_prefixes: z.optional(flagField),
  draft: z.optional(flagField),
  unlisted: z.optional(flagField),
  last_update: z.optional(lastUpdateField),
  mdx: z.optional(z.looseObject({ format: z.optional(z.enum(["mdx", "md", "detect"])) })),
};

const NAMES = Object.keys(fields);

const schema = z.looseObject(fields).check((context) => {
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 6 } = context.value;
  if (min <= max) return;
  const message = `at most \`toc_max_heading_level\`, which is \`${max}\``;
  context.issues.push({ code: "custom", path: ["toc_min_heading_level"], message, input: min });
});

export type DocFrontMatter = z.infer<typeof schema>;

/** Checks the front matter of a doc. A wrong field is reported at its line and counts as unset; so no other mistake follows. */
export function readDocFrontMatter(document: Document, report: Reporter): DocFrontMatter {
  const { frontMatter, frontMatterPositions: positions, path } = document;
  const locate = (keys: readonly (string | number)[]) => (keys.length === 1 ? positions[String(keys[0])] : undefined);
  reportNearMisses(document, NAMES, report);
  const checked = validate(schema, frontMatter, { file: path, label: "front matter field", report, locate });
  return checked ?? z.parse(z.looseObject(fields), Object.fromEntries(Object.entries(frontMatter).filter(isRight)));
}

function isRight([name, value]: readonly [string, unknown]): boolean {
  return !Object.hasOwn(fields, name) || z.safeParse(fields[name as keyof typeof fields], value).success;
}
