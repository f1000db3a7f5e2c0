/** The messages of the search: it failed, or found nothing. */

import Link from "@docusaurus/Link";
import type { SearchState } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactElement } from "react";

export interface Props {
  readonly state: SearchState;
  /** Searches for something else. */
  readonly onQuery: (query: string) => void;
}

function Failure(): ReactElement {
  return (
    <div className="searchMessage">
      <p className="searchMessageTitle">
        {translate({ id: "theme.SearchModal.errorScreen.titleText", message: "Unable to fetch results" })}
      </p>
      <p>
        {translate({
          id: "theme.SearchModal.errorScreen.helpText",
          message: "You might want to check your network connection.",
        })}
      </p>
    </div>
  );
}

/** Where readers report a query without results: as the config says, else the issues of the project. */
function useReportUrl(query: string): string | undefined {
  const { organizationName, projectName, githubHost = "github.com", themeConfig } = useDocusaurusContext().siteConfig;
  const { missingResultsUrl } = (themeConfig["search"] ?? {}) as { readonly missingResultsUrl?: string };
  if (missingResultsUrl !== undefined) return missingResultsUrl.replace("{query}", encodeURIComponent(query));
  if (organizationName === undefined || projectName === undefined) return undefined;
  const title = encodeURIComponent(`Search finds nothing for “${query}”`);
  return `https://${githubHost}/${organizationName}/${projectName}/issues/new?title=${title}`;
}

function ReportLink({ query }: { readonly query: string }): ReactElement | null {
  const url = useReportUrl(query);
  if (url === undefined) return null;
  return (
    <p>
      {translate({
        id: "theme.SearchModal.noResultsScreen.reportMissingResultsText",
        message: "Believe this query should return results?",
      })}{" "}
      <Link to={url}>
        {translate({ id: "theme.SearchModal.noResultsScreen.reportMissingResultsLinkText", message: "Let us know." })}
      </Link>
    </p>
  );
}

export default function SearchMessage({ state, onQuery }: Props): ReactElement | null {
  const { status, query, total, suggestions } = state;
  if (status === "failed") return <Failure />;
  if (query === "" || total > 0) return null;
  return (
    <div className="searchMessage">
      <p className="searchMessageTitle">
        {translate({ id: "theme.SearchModal.noResultsScreen.noResultsText", message: "No results for" })} “{query}”
      </p>
      {suggestions.length > 0 && (
        <p>
          {translate({ id: "theme.SearchModal.noResultsScreen.suggestedQueryText", message: "Try searching for" })}{" "}
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" className="searchSuggestion" onClick={() => onQuery(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
      <ReportLink query={query} />
    </div>
  );
}
