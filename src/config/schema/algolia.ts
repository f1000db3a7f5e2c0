/** The theme config field `algolia`: its schema, and what components receive of it. */

import * as z from "zod/mini";
import { absoluteUrl, anyObject, chosenBy, text, withDefault } from "../fields.ts";
import { hostedSearchFields } from "./hosted-search.ts";

const askAiObject = z.looseObject({
  assistantId: text(),
  indexName: z.optional(z.string()),
  apiKey: z.optional(z.string()),
  appId: z.optional(z.string()),
  searchParameters: z.optional(anyObject()),
  suggestedQuestions: z.optional(z.boolean()),
});

/** The ID of an assistant alone is an object without other members. */
const askAiSchema = z.pipe(
  chosenBy<string | z.output<typeof askAiObject>>((value) => (typeof value === "object" ? askAiObject : z.string())),
  z.transform((given): z.output<typeof askAiObject> => (typeof given === "string" ? { assistantId: given } : given)),
);

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
  askAi: z.optional(askAiSchema),
});

/** The settings for components: those of the assistant that are not set are those of the search. */
export function withAssistant(settings: z.output<typeof algoliaSchema>): z.output<typeof algoliaSchema> {
  const { askAi, appId, apiKey, indexName, searchParameters } = settings;
  if (askAi === undefined) return settings;
  const { facetFilters } = searchParameters as { readonly facetFilters?: unknown };
  const limits = facetFilters !== undefined && { searchParameters: { facetFilters, ...askAi.searchParameters } };
  return { ...settings, askAi: { appId, apiKey, indexName, ...askAi, ...limits } };
}
