/** Posts returned by a function of the site. */

import * as z from "zod/mini";
import { pathWords } from "../../config/issue-words.ts";
import { toPlainObject } from "../../config/plain-data.ts";
import type { Post } from "../../model/blog.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { FormatPost } from "./format-post.ts";

/** The minimum that identifies a post; the rest is checked per post. */
export const processedPost = z.custom<FormatPost>(
  (value) => z.safeParse(z.looseObject({ metadata: z.looseObject({ source: z.string() }) }), value).success,
);

const text = z.optional(z.nullable(z.string()));

/** Fields that a function may change, with their schemas. */
const FIELDS = {
  permalink: { schema: z.string(), words: "a path" },
  title: { schema: z.string(), words: "a string" },
  description: { schema: z.string(), words: "a string" },
  date: { schema: z.unknown().check(z.refine(isDate)), words: "a date" },
  tags: { schema: z.array(z.looseObject({ label: z.string(), permalink: z.string() })), words: "a list of tags" },
  authors: {
    schema: z.array(z.looseObject({ name: text, title: text, url: text, imageURL: text, key: text, email: text })),
    words: "a list of authors",
  },
  unlisted: { schema: z.boolean(), words: "`true` or `false`" },
  readingTime: { schema: z.optional(z.number()), words: "a number" },
  editUrl: { schema: z.optional(z.string()), words: "a URL" },
  frontMatter: { schema: z.looseObject({}), words: "an object" },
} as const;

function isDate(value: unknown): boolean {
  return (
    (value instanceof Date || typeof value === "string" || typeof value === "number") &&
    !Number.isNaN(new Date(value).getTime())
  );
}

/** An invalid field, with a description of what it must be. */
export function wrongField({ metadata }: FormatPost): readonly [name: string, words: string] | undefined {
  const wrong = Object.entries(FIELDS).find(
    ([name, { schema }]) => !z.safeParse(schema, Reflect.get(metadata, name)).success,
  );
  return wrong && [wrong[0], wrong[1].words];
}

/** The post with plain front matter; `undefined` if a field is invalid. Diagnostics: `site-function-failed`, `not-plain-data`. */
export function checkProcessed(made: FormatPost, { source }: Post, report: Reporter): FormatPost | undefined {
  const by = "`processBlogPosts` of the blog plugin";
  const wrong = wrongField(made);
  if (wrong) {
    const [name, words] = wrong;
    const message = `${by} returns this post with an invalid \`${name}\`: it must be ${words}.`;
    report.error({ code: "site-function-failed", message, file: source });
    return undefined;
  }
  const frontMatter = toPlainObject(made.metadata.frontMatter, ({ path, severity, what }) => {
    const message = `\`${pathWords(["frontMatter", ...path])}\`, as ${by} returns it, ${what}.`;
    report.add({ code: "not-plain-data", severity, message, file: source });
  });
  return { ...made, metadata: { ...made.metadata, frontMatter } };
}
