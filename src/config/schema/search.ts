/** Theme config field `search`: the search that is built with the site, and the hosted engine before it. */

import * as z from "zod/mini";
import { text } from "../fields.ts";
import { providerSchema } from "./hosted-search.ts";

/** Schema of `search`. The search is on by default; `false` turns it off. Other themes may read members of their own. */
export const searchSchema = z.union([
  z.boolean(),
  z.looseObject({
    /** `true` keeps the local search for a search box of the site's own; `false` builds no index. */
    local: z.optional(z.boolean()),
    /** Patterns of paths, with `baseUrl`, whose pages are not found: `/tests/**`. */
    ignorePatterns: z.optional(z.array(text())),
    /** Where readers report a query without results; `{query}` becomes the query. By default the issues of the project. */
    missingResultsUrl: z.optional(text()),
    /** A hosted engine that answers before the local index does. */
    provider: z.optional(providerSchema),
  }),
]);
