/** Locales of the site that lack the current page. */

import { useApp } from "../contexts.ts";

/** Returns the names of locales; empty if all have the page. */
export function useMissingLocales(): readonly string[] {
  return useApp().page.data.missingIn ?? [];
}
