/** What the search says when it has no results to show. */

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

/** The way to the project's issues, when the site says which project it is of. */
function ReportLink({ query }: { readonly query: string }): ReactElement | null {
  const { organizationName, projectName, githubHost = "github.com" } = useDocusaurusContext().siteConfig;
  if (organizationName === undefined || projectName === undefined) return null;
  const title = encodeURIComponent(`Search finds nothing for “${query}”`);
  return (
    <p>
      {translate({
        id: "theme.SearchModal.noResultsScreen.reportMissingResultsText",
        message: "Believe this query should return results?",
      })}{" "}
      <Link href={`https://${githubHost}/${organizationName}/${projectName}/issues/new?title=${title}`}>
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
