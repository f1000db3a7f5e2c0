/** The hosted search engine of a site. */

export type HostedEngineName = "algolia" | "typesense" | "meilisearch";

export interface HostedSearch {
  readonly engine: HostedEngineName;
  /** Address of the server, or of a proxy; absent for the servers of Algolia. */
  readonly url?: string;
  /** Algolia's name of the account. */
  readonly appId: string;
  /** The key for searching, which is public. */
  readonly apiKey: string;
  /** Name of the index or collection. */
  readonly indexName: string;
  /** Whether results are limited to the reader's language and versions. */
  readonly contextualSearch: boolean;
  /** Parameters of the engine's own, sent with each query. */
  readonly searchParameters: Readonly<Record<string, unknown>>;
  /** Results whose address matches keep it; all others become paths on this site. */
  readonly externalUrlRegex?: string;
  /** Changes the paths of results; `from` is the source of a regular expression. */
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
  /** Whether Algolia learns which results readers follow. */
  readonly insights: boolean;
}

interface SearchFields {
  readonly algolia?: Partial<HostedSearch> & { readonly insights?: unknown };
  readonly search?: boolean | { readonly provider?: Partial<HostedSearch> & { readonly name?: HostedEngineName } };
}

/** Returns the engine that a site names: `search.provider`, else `algolia`. A site with `search: false` has none. */
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

/** Where pages of the site send queries to. */
export function hostedOrigins({ url, appId, insights, engine }: HostedSearch): string[] {
  if (url !== undefined) return [new URL(url).origin];
  if (engine !== "algolia") return [];
  const app = appId.toLowerCase();
  const others = [1, 2, 3].map((number) => `https://${app}-${number}.algolianet.com`);
  return [`https://${app}-dsn.algolia.net`, ...others, ...(insights ? [ALGOLIA_INSIGHTS] : [])];
}

/** The server that takes Algolia's events. */
export const ALGOLIA_INSIGHTS = "https://insights.algolia.io";
