import * as z from "zod/mini";
import { absoluteUrl, anyObject, chosenBy, text, withDefault } from "../fields.ts";
import { hostedSearchFields } from "./hosted-search.ts";

const askAiSchema = z.looseObject({
  assistantId: text(),
  indexName: z.optional(z.string()),
  apiKey: z.optional(z.string()),
  appId: z.optional(z.string()),
  searchParameters: z.optional(anyObject()),
  suggestedQuestions: z.optional(z.boolean()),
});

/** Texts by name. Unknown names belong to parts that the search box does not have. */
function texts(...names: readonly string[]) {
  return z.optional(z.looseObject(Object.fromEntries(names.map((name) => [name, z.optional(z.string())]))));
}

/** Texts of the search box, by the names of DocSearch. */
const translationsSchema = z.looseObject({
  button: texts("buttonText", "buttonAriaLabel"),
  modal: z.optional(
    z.looseObject({
      searchBox: texts("placeholderText", "cancelButtonText"),
      errorScreen: texts("titleText", "helpText"),
      footer: texts("selectText", "navigateText", "closeText"),
      noResultsScreen: texts(
        "noResultsText",
        "suggestedQueryText",
        "reportMissingResultsText",
        "reportMissingResultsLinkText",
      ),
      startScreen: z.optional(anyObject()),
      resultsScreen: z.optional(anyObject()),
      askAiScreen: z.optional(anyObject()),
    }),
  ),
});

/** Theme config field `algolia`: hosted search. Unknown members are passed on to the search box. */
export const algoliaSchema = z.looseObject({
  appId: text(),
  ...hostedSearchFields,
  /** URL of a proxy for Algolia's servers; not in the format. */
  url: z.optional(absoluteUrl()),
  /** Whether Algolia learns which results readers follow. */
  insights: z.optional(z.unknown()),
  /** Placeholder of the empty search box. */
  placeholder: z.optional(z.string()),
  /** Texts of the search box. */
  translations: z.optional(translationsSchema),
  /** Path of the page with all results; `false` for none. */
  searchPagePath: withDefault(z.union([z.string(), z.literal(false), z.null()]), "search"),
  /** Assistant in the search box: its id, or an object. */
  askAi: z.optional(chosenBy<string | object>((value) => (typeof value === "object" ? askAiSchema : z.string()))),
});
