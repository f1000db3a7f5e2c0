/** Fields that all hosted search engines share: Algolia in `algolia`, others in `search.provider`. */

import * as z from "zod/mini";
import { absoluteUrl, anyObject, flag, text, withDefault } from "../fields.ts";

function isExpression(value: string): boolean {
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
}

/** A text or regular expression to match, as the source of an expression, because the value must survive as JSON. */
const pattern = z.pipe(
  z.union([z.string(), z.instanceof(RegExp)]),
  z.transform((from) => (typeof from === "string" ? from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : from.source)),
);

/** The fields, to spread into an engine's schema. */
export const hostedSearchFields = {
  /** The search key, which is public. */
  apiKey: text(),
  /** Name of the index or collection. */
  indexName: text(),
  /** Whether results are limited to the reader's locale and versions. */
  contextualSearch: flag(true),
  /** Results with a matching URL keep it; all others become paths on this site. */
  externalUrlRegex: z.optional(z.string().check(z.refine(isExpression, "a regular expression"))),
  searchParameters: withDefault(anyObject(), {}),
  /** Changes the path of results. */
  replaceSearchResultPathname: z.optional(z.strictObject({ from: pattern, to: z.string() })),
};

/** The field `search.provider`. */
export const providerSchema = z.strictObject({
  name: z.enum(["typesense", "meilisearch"]),
  /** URL of the server. */
  url: absoluteUrl(),
  ...hostedSearchFields,
});
