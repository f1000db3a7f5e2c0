/** Theme config field `algolia`: hosted search. */

import * as z from "zod/mini";
import { anyObject, chosenBy, flag, text, withDefault } from "../fields.ts";

const askAiSchema = z.looseObject({
  assistantId: text(),
  indexName: z.optional(z.string()),
  apiKey: z.optional(z.string()),
  appId: z.optional(z.string()),
  searchParameters: z.optional(anyObject()),
  suggestedQuestions: z.optional(z.boolean()),
});

/** Schema of `algolia`. Members of other names are passed on to the search box. */
export const algoliaSchema = z.looseObject({
  appId: text(),
  /** The key for searching, which is public. */
  apiKey: text(),
  indexName: text(),
  /** Whether results are limited to the reader's locale and version. */
  contextualSearch: flag(true),
  /** Results whose URL matches leave the site. */
  externalUrlRegex: z.optional(z.string()),
  searchParameters: withDefault(anyObject(), {}),
  /** Path of the page with all results; `false` for none. */
  searchPagePath: withDefault(z.union([z.string(), z.literal(false), z.null()]), "search"),
  /** Changes the path of results. */
  replaceSearchResultPathname: z.optional(
    z.strictObject({ from: z.union([z.string(), z.instanceof(RegExp)]), to: z.string() }),
  ),
  /** Assistant in the search box: its id, or an object. */
  askAi: z.optional(chosenBy<string | object>((value) => (typeof value === "object" ? askAiSchema : z.string()))),
});
