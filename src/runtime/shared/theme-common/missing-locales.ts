import { useApp } from "../contexts.ts";

/** The names of the site's locales that lack the current page; empty if all have it. */
export function useMissingLocales(): readonly string[] {
  return useApp().page.data.missingIn ?? [];
}
