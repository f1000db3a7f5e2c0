/** Reads the settings of a site's hosted search engine. */

export type HostedEngineName = "algolia" | "typesense" | "meilisearch";

export interface HostedSearch {
  readonly engine: HostedEngineName;
  /** URL of the server or of a proxy; absent for Algolia's servers. */
  readonly url?: string;
  /** Algolia's application ID. */
  readonly appId: string;
  /** The search key, which is public. */
  readonly apiKey: string;
  /** Name of the index or collection. */
  readonly indexName: string;
  /** Whether results are limited to the reader's language and versions. */
  readonly contextualSearch: boolean;
  /** Engine-specific parameters sent with each query. */
  readonly searchParameters: Readonly<Record<string, unknown>>;
  /** Results whose URL matches this pattern keep it. All others become paths on this site. */
  readonly externalUrlRegex?: string;
  /** Rewrites the paths of results; `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
  /** Whether to report followed results to Algolia. */
  readonly insights: boolean;
}

interface SearchFields {
  readonly algolia?: Partial<HostedSearch> & { readonly insights?: unknown };
  readonly search?: boolean | { readonly provider?: Partial<HostedSearch> & { readonly name?: HostedEngineName } };
}

/** Returns the engine that a site configures: `search.provider`, else `algolia`. Returns nothing with `search: false`. */
export function hostedSearchOf(themeConfig: Readonly<Record<string, unknown>>): HostedSearch | undefined {
  const { algolia, search } = themeConfig as SearchFields;
  if (search === false) return undefined;
  const provider = typeof search === "object" ? search.provider : undefined;
  const fields = provider ?? algolia;
  if (!fields) return undefined;
  const { url, appId = "", apiKey = "", indexName = "", searchParameters = {} } = fields;
  const { contextualSearch = true, externalUrlRegex, replaceSearchResultPathname, insights } = fields;
  return {
    engine: provider?.name ?? "algolia",
    ...(url !== undefined && { url: url.replace(/\/+$/, "") }),
    appId,
    apiKey,
    indexName,
    contextualSearch,
    searchParameters,
    ...(externalUrlRegex !== undefined && { externalUrlRegex }),
    ...(replaceSearchResultPathname && { replaceSearchResultPathname }),
    insights: Boolean(insights),
  };
}

/** Returns the origins to which pages send queries. */
export function hostedOrigins({ url, appId, insights, engine }: HostedSearch): string[] {
  if (url !== undefined) return [new URL(url).origin];
  if (engine !== "algolia") return [];
  const app = appId.toLowerCase();
  const others = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  return [`https://${app}-dsn.algolia.net`, ...others, ...(insights ? [ALGOLIA_INSIGHTS] : [])];
}

/** The server for Algolia's click events. */
export const ALGOLIA_INSIGHTS = "https://insights.algolia.io";
