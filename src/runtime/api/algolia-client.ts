/** `@docusaurus/theme-search-algolia/client`: what components around Algolia's search ask for. */

import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useBaseUrlUtils } from "@docusaurus/useBaseUrl";
import { useState } from "react";
import { useSearchTexts } from "../shared/search-site.ts";
import { useContextualSearchFilters } from "../shared/theme-common/search-filters.ts";
import { isRegexpStringMatch } from "../shared/theme-common/regexp-match.ts";

/** A filter, or a list of them that may hold alternatives. */
export type FacetFilters = string | readonly (string | readonly string[])[];

interface Algolia extends Readonly<Record<string, unknown>> {
  readonly contextualSearch: boolean;
  readonly externalUrlRegex?: string;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

/** The theme's settings, which have those of `algolia`. */
export function useAlgoliaThemeConfig(): { readonly algolia: Algolia } {
  return useDocusaurusContext().siteConfig.themeConfig as unknown as { readonly algolia: Algolia };
}

/** The language of the page, and the versions of docs that its reader is in. */
export function useAlgoliaContextualFacetFilters(): FacetFilters {
  const { locale, tags } = useContextualSearchFilters();
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

/** The same where the site has not turned them off. */
export function useAlgoliaContextualFacetFiltersIfEnabled(): FacetFilters | undefined {
  const { algolia } = useAlgoliaThemeConfig();
  const filters = useAlgoliaContextualFacetFilters();
  return algolia.contextualSearch ? filters : undefined;
}

/** Turns the address of a result into one to go to: a path, unless it is on another site. */
export function useSearchResultUrlProcessor(): (url: string) => string {
  const { withBaseUrl } = useBaseUrlUtils();
  const { externalUrlRegex, replaceSearchResultPathname: replaced } = useAlgoliaThemeConfig().algolia;
  return (url) => {
    const { href, pathname, search, hash } = new URL(url);
    if (isRegexpStringMatch(externalUrlRegex, href)) return url;
    const path = pathname + search + hash;
    return withBaseUrl(replaced ? path.replaceAll(new RegExp(replaced.from, "g"), replaced.to) : path);
  };
}

/** All of one and all of the other. */
export function mergeFacetFilters(one?: FacetFilters, other?: FacetFilters): FacetFilters | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return [one, other].flatMap((filters) => (typeof filters === "string" ? [filters] : filters));
}

interface AskAi extends Readonly<Record<string, unknown>> {
  readonly searchParameters?: { readonly facetFilters?: FacetFilters };
}

export interface AskAiState {
  readonly canHandleAskAi: boolean;
  readonly isAskAiActive: boolean;
  readonly currentPlaceholder: string;
  readonly onAskAiToggle: (isActive: boolean) => void;
  readonly askAi?: AskAi | undefined;
  /** For DocSearch. */
  readonly extraAskAiProps: Readonly<Record<string, unknown>>;
}

/** What an empty search box says. */
const SEARCH = translate({ id: "theme.SearchModal.placeholder", message: "Search docs" });

/** Algolia's assistant, limited to what the search is limited to. */
export function useAlgoliaAskAi({ askAi: given, placeholder }: AskAiProps): AskAiState {
  const [isAskAiActive, onAskAiToggle] = useState(false);
  const filters = useAlgoliaContextualFacetFiltersIfEnabled();
  const askAi = given && withFilters(given, filters);
  const shared = { askAi, canHandleAskAi: askAi !== undefined, isAskAiActive, onAskAiToggle };
  const text = useSearchTexts();
  return {
    ...shared,
    currentPlaceholder: text("modal.searchBox.placeholderText", placeholder ?? SEARCH),
    extraAskAiProps: shared,
  };
}

function withFilters(askAi: AskAi, filters: FacetFilters | undefined): AskAi {
  const facetFilters = mergeFacetFilters(askAi.searchParameters?.facetFilters, filters);
  return facetFilters === undefined
    ? askAi
    : { ...askAi, searchParameters: { ...askAi.searchParameters, facetFilters } };
}

interface AskAiProps {
  readonly askAi?: AskAi;
  readonly placeholder?: string;
}
