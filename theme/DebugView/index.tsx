/** The tools of a debug page: search, number of matches, a link to all data, and the data itself. */

import type { DebugData } from "@docusaurus/debug-view";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, type ReactNode, useId } from "react";

export interface Props {
  readonly data: DebugData;
  /** Label of the search field. */
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Search result as text; empty without a search. */
  readonly found: string;
  /** Additional buttons. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function sizeOf(bytes: number): string {
  return bytes < 1000
    ? `${bytes} B`
    : bytes < 1e6
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;
}

export default function DebugView({ data, label, query, onQuery, found, tools, children }: Props): ReactElement {
  const isBrowser = useIsBrowser();
  const field = useId();
  const isBusy = query.trim() !== "" && data.status === "loading";
  const failed = data.status === "failed" ? "The rest of the data could not be loaded." : "";
  return (
    <>
      <div className="debugTools">
        {isBrowser && (
          <search>
            <label htmlFor={field}>{label}</label>
            <input
              id={field}
              type="search"
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={(event) => {
                data.load();
                onQuery(event.target.value);
              }}
            />
          </search>
        )}
        <span className="debugActions">
          {isBrowser && tools}
          <a href={data.file} className="button button--sm button--outline button--secondary">
            JSON ({sizeOf(data.bytes)})
          </a>
        </span>
      </div>
      <p role="status" className="debugFound">
        {failed || (isBusy ? "Loading all of the data…" : found)}
      </p>
      {children}
    </>
  );
}
