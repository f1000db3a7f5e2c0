/** Theme config field `search`: the search that is built with the site. */

import * as z from "zod/mini";
import { text } from "../fields.ts";

/** Schema of `search`. Other themes may have members of their own in it. */
export const searchSchema = z.looseObject({
  /** Whether there is a search although the navbar has no item for it. */
  local: z.optional(z.boolean()),
  /** Patterns of paths, with `baseUrl`, whose pages are not found: `/tests/**`. */
  ignorePatterns: z.optional(z.array(text())),
});
