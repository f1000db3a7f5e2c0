/** Front matter of docs. Unknown fields are the author's own. */

import * as z from "zod/mini";
import { flagField, numberField, pageFields, tagsField, textField } from "../../plugin-kit/front-matter.ts";
import type { FrontMatterOf } from "../../plugin-kit/read-front-matter.ts";

export const docFrontMatterFields = {
  ...pageFields,
  id: z.optional(textField.check(z.regex(/^[^/]+$/, "an id without `/`"))),
  hide_title: z.optional(flagField),
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
  parse_number_prefixes: z.optional(flagField),
  mdx: z.optional(z.looseObject({ format: z.optional(z.enum(["mdx", "md", "detect"])) })),
};

export type DocFrontMatter = FrontMatterOf<typeof docFrontMatterFields>;
