/** Locales of the site that lack the page at hand. */

import { useApp } from "../contexts.ts";

/** Returns the names of locales; none where all have the page. */
export function useMissingLocales(): readonly string[] {
  return useApp().page.data.missingIn ?? [];
}
