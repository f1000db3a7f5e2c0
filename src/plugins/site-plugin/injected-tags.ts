/** Tags that a site's plugin adds to every page. */

import * as z from "zod/mini";
import type { InjectedTags } from "../../model/plugin.ts";
import type { HtmlTag } from "../../model/site.ts";

const attribute = z.union([z.string(), z.boolean(), z.number(), z.null(), z.undefined()]);

const tagSchema = z.union([
  z.string(),
  z.looseObject({
    tagName: z.string(),
    attributes: z.optional(z.record(z.string(), attribute)),
    innerHTML: z.optional(z.string()),
  }),
]);

const tagsSchema = z.optional(z.nullable(z.union([tagSchema, z.array(tagSchema)])));

const placesSchema = z.looseObject({ headTags: tagsSchema, preBodyTags: tagsSchema, postBodyTags: tagsSchema });

/** Valid results of `injectHtmlTags`; `""` and `false` mean that there are no tags. */
export const injectedSchema = z.pipe(
  z.transform((value: unknown) => (value === "" || value === false ? undefined : value)),
  z.optional(z.nullable(placesSchema)),
);

/** The same in words. */
export const INJECTED_WORDS =
  "an object with `headTags`, `preBodyTags` or `postBodyTags`: tags with a `tagName`, strings of HTML, or lists of them";

/** The tags of each place. */
export function toInjected(value: z.infer<typeof injectedSchema>): InjectedTags {
  return {
    headTags: toTags(value?.headTags),
    preBodyTags: toTags(value?.preBodyTags),
    postBodyTags: toTags(value?.postBodyTags),
  };
}

/** A tag is an object, or a string of HTML. */
function toTags(value: z.infer<typeof tagsSchema>): HtmlTag[] {
  return [value ?? []]
    .flat()
    .map((tag): HtmlTag =>
      typeof tag === "string"
        ? { tagName: "", attributes: {}, innerHTML: tag }
        : { ...(tag as HtmlTag), attributes: toAttributes(tag.attributes) },
    );
}

function toAttributes(given: Readonly<Record<string, z.infer<typeof attribute>>> = {}): HtmlTag["attributes"] {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    return [[name, typeof value === "number" ? String(value) : value] as const];
  });
  return Object.fromEntries(entries);
}
