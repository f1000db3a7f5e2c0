/** What pages know about the search before it loads, and the site's texts for it. */

import { useCallback } from "react";
import type { SiteSearch } from "../../model/theme.ts";
import { useApp } from "./contexts.ts";

/** The search of this site; `undefined` when it has none. */
export function useSearchSite(): SiteSearch | undefined {
  return useApp().site.search;
}

type Texts = { readonly [part: string]: Texts | string | undefined };

/**
 * Returns the function that finds a text of the search in `algolia.translations`, or in the site's
 * `@theme/SearchTranslations`, by its path there, or else `byDefault`.
 */
export function useSearchTexts(): (path: string, byDefault: string) => string {
  const { overrides, site } = useApp();
  const { algolia } = site.siteConfig.themeConfig as { readonly algolia?: { readonly translations?: Texts } };
  const texts = algolia?.translations ?? (overrides.get("@theme/SearchTranslations") as Texts | undefined);
  return useCallback(
    (path, byDefault) => {
      const found = path.split(".").reduce<Texts | string | undefined>(memberOf, texts);
      return typeof found === "string" ? found : byDefault;
    },
    [texts],
  );
}

function memberOf(texts: Texts | string | undefined, name: string): Texts | string | undefined {
  return typeof texts === "object" && Object.hasOwn(texts, name) ? texts[name] : undefined;
}
