/** Theme config field `search`: the search that is built with the site, and the hosted engine before it. */

import * as z from "zod/mini";
import { text } from "../fields.ts";
import { providerSchema } from "./hosted-search.ts";

/** Schema of `search`. The search is on by default; `false` turns it off. Other themes may read members of their own. */
export const searchSchema = z.union([
  z.boolean(),
  z.looseObject({
    /** `true` keeps the local search for a site's own search box; `false` builds no index. */
    local: z.optional(z.boolean()),
    /** Patterns of paths, with `baseUrl`, of pages to leave out: `/tests/**`. */
    ignorePatterns: z.optional(z.array(text())),
    /** Where readers report a query without results; `{query}` becomes the query. By default the issues of the project. */
    missingResultsUrl: z.optional(text()),
    /** A hosted engine that takes precedence over the local index. */
    provider: z.optional(providerSchema),
  }),
]);
