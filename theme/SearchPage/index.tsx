/** The search page with all results. Its URL contains the query, so it can be bookmarked and shared. */

import Head from "@docusaurus/Head";
import { type SearchState, useSearch } from "@docusaurus/local-search";
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { HtmlClassNameProvider, PageMetadata, usePluralForm } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import SearchMessage from "@theme/SearchModal/Message";
import SearchNotice from "@theme/SearchModal/Notice";
import SearchPageResults from "@theme/SearchPage/Results";
import SearchVersions, { useSearchedVersions } from "@theme/SearchPage/Versions";
import { type ReactElement, useEffect, useState } from "react";

const PAGES_AT_ONCE = 20;
const SECTIONS = 3;
const SNIPPET_LENGTH = 220;

/** Returns the query from the URL, and a function that changes both. */
function useAddressQuery(): readonly [string, (query: string) => void] {
  const location = useLocation();
  const [query, setQuery] = useState("");
  useEffect(() => setQuery(new URLSearchParams(location.search).get("q") ?? ""), [location]);
  const change = (next: string): void => {
    setQuery(next);
    const url = new URL(window.location.href);
    if (next === "") url.searchParams.delete("q");
    else url.searchParams.set("q", next);
    window.history.replaceState(window.history.state, "", url);
  };
  return [query, change];
}

function Count({ state }: { readonly state: SearchState }): ReactElement {
  const { selectMessage } = usePluralForm();
  const forms = translate({
    id: "theme.SearchPage.documentsFound.plurals",
    message: "One document found|{count} documents found",
  });
  const found = selectMessage(state.total, forms).replace("{count}", String(state.total));
  return (
    <p className="searchCount" role="status">
      {state.status !== "failed" && state.total > 0 ? found : ""}
    </p>
  );
}

function SearchContent(): ReactElement {
  const [query, setQuery] = useAddressQuery();
  const [shown, setShown] = useState(PAGES_AT_ONCE);
  const versions = useSearchedVersions();
  const state = useSearch(query, versions.tags, { pages: shown, sections: SECTIONS, snippet: SNIPPET_LENGTH });
  const heading = translate({ id: "theme.SearchPage.emptyResultsTitle", message: "Search the documentation" });
  const title = translate(
    { id: "theme.SearchPage.existingResultsTitle", message: 'Search results for "{query}"' },
    { query },
  );
  const isAsked = query.trim() !== "";
  const change = (next: string): void => {
    setQuery(next);
    setShown(PAGES_AT_ONCE);
  };
  return (
    <main className="container margin-vert--lg searchPage">
      <PageMetadata title={isAsked ? title : heading} />
      {/* Search engines should not index lists of results; the page without a query may be indexed. */}
      <Head>{isAsked && <meta name="robots" content="noindex, follow" />}</Head>
      <h1>{heading}</h1>
      <noscript>
        <p>{translate({ id: "theme.SearchPage.needsScripts", message: "The search needs JavaScript." })}</p>
      </noscript>
      <search className="searchForm">
        <input
          type="search"
          name="q"
          className="searchField"
          aria-label={translate({ id: "theme.SearchPage.inputLabel", message: "Search" })}
          placeholder={translate({ id: "theme.SearchPage.inputPlaceholder", message: "Type your search here" })}
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => change(event.target.value)}
        />
        <SearchVersions versions={versions} />
      </search>
      <Count state={state} />
      <SearchNotice state={state} />
      <SearchPageResults pages={state.pages} onFollow={state.followed} />
      <SearchMessage state={state} onQuery={change} />
      {state.total > shown && (
        <button
          type="button"
          className="button button--secondary button--block"
          onClick={() => setShown(shown + PAGES_AT_ONCE)}
        >
          {translate({ id: "theme.SearchPage.more", message: "Show more results" })}
        </button>
      )}
    </main>
  );
}

export default function SearchPage(): ReactElement {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
