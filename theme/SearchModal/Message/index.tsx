/** The messages for a search that failed or found nothing. */

import Link from "@docusaurus/Link";
import type { SearchState } from "@docusaurus/local-search";
import { translate } from "@docusaurus/Translate";
import { useSearchTexts } from "@docusaurus/theme-common/internal";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactElement } from "react";

export interface Props {
  readonly state: SearchState;
  /** Searches for another query. */
  readonly onQuery: (query: string) => void;
}

function Failure(): ReactElement {
  const text = useSearchTexts();
  const title = translate({ id: "theme.SearchModal.errorScreen.titleText", message: "Unable to fetch results" });
  const help = translate({
    id: "theme.SearchModal.errorScreen.helpText",
    message: "You might want to check your network connection.",
  });
  return (
    <div className="searchMessage">
      <p className="searchMessageTitle">{text("modal.errorScreen.titleText", title)}</p>
      <p>{text("modal.errorScreen.helpText", help)}</p>
    </div>
  );
}

/** Returns the URL where readers can report a query without results: the configured one, or the project's issues. */
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
  const text = useSearchTexts();
  if (url === undefined) return null;
  const question = translate({
    id: "theme.SearchModal.noResultsScreen.reportMissingResultsText",
    message: "Believe this query should return results?",
  });
  const link = translate({
    id: "theme.SearchModal.noResultsScreen.reportMissingResultsLinkText",
    message: "Let us know.",
  });
  return (
    <p>
      {text("modal.noResultsScreen.reportMissingResultsText", question)}{" "}
      <Link to={url}>{text("modal.noResultsScreen.reportMissingResultsLinkText", link)}</Link>
    </p>
  );
}

export default function SearchMessage({ state, onQuery }: Props): ReactElement | null {
  const { status, query, total, suggestions } = state;
  const text = useSearchTexts();
  if (status === "failed") return <Failure />;
  if (query === "" || total > 0) return null;
  const nothing = translate({ id: "theme.SearchModal.noResultsScreen.noResultsText", message: "No results for" });
  const others = translate({
    id: "theme.SearchModal.noResultsScreen.suggestedQueryText",
    message: "Try searching for",
  });
  return (
    <div className="searchMessage">
      <p className="searchMessageTitle">
        {text("modal.noResultsScreen.noResultsText", nothing)} “<bdi>{query}</bdi>”
      </p>
      {suggestions.length > 0 && (
        <p>
          {text("modal.noResultsScreen.suggestedQueryText", others)}{" "}
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
