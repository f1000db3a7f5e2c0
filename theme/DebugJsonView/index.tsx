/** Plain data as a collapsible tree. Loads data that the page does not contain on request. */

import { type DebugData, findInJson, type JsonMatch, useDebugData } from "@docusaurus/debug-view";
import DebugTree, { DebugEntry } from "@theme/DebugJsonView/Tree";
import DebugView from "@theme/DebugView";
import { type ReactElement, useDeferredValue, useMemo, useState } from "react";
import type { DebugExcerpt } from "../../src/model/debug.ts";

const MATCHES = 100;

export interface Props {
  readonly data: DebugExcerpt;
  /** Number of levels that are initially open. */
  readonly open?: number;
}

function useMatches(data: DebugData, query: string) {
  const words = useDeferredValue(query.trim());
  return useMemo(() => (words === "" ? undefined : findInJson(data.value, words, MATCHES)), [data.value, words]);
}

function toFound(total: number): string {
  if (total === 0) return "Nothing found.";
  return total > MATCHES ? `${total} found, the first ${MATCHES} are shown.` : `${total} found.`;
}

interface MatchesProps {
  readonly data: DebugData;
  readonly list: readonly JsonMatch[];
}

function Matches({ data, list }: MatchesProps): ReactElement {
  return (
    <ul className="debugTree">
      {list.map(({ path, value }) => (
        <li key={path}>
          <DebugEntry name={path} data={data} value={value} path={path} open={0} />
        </li>
      ))}
    </ul>
  );
}

export default function DebugJsonView({ data: excerpt, open = 1 }: Props): ReactElement {
  const data = useDebugData(excerpt);
  const [query, setQuery] = useState("");
  const [round, setRound] = useState(0);
  const matches = useMatches(data, query);
  return (
    <DebugView
      data={data}
      label="Search keys and values"
      query={query}
      onQuery={setQuery}
      found={matches ? toFound(matches.total) : ""}
      tools={
        <button
          type="button"
          className="button button--sm button--outline button--secondary"
          onClick={() => setRound(round + 1)}
        >
          Collapse all
        </button>
      }
    >
      {matches ? (
        <Matches data={data} list={matches.shown} />
      ) : (
        <DebugTree key={round} data={data} value={data.value} path="" open={round === 0 ? open : 0} />
      )}
    </DebugView>
  );
}
