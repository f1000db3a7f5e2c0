/** Plain data as a tree. The page's HTML contains closed levels as well; of data loaded later, only open levels are rendered. */

import { type DebugData, entriesOf } from "@docusaurus/debug-view";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, useState } from "react";
import type { Json } from "../../../src/model/json.ts";
import { toPointer } from "../../../src/url/json-pointer.ts";

const AT_ONCE = 100;

interface PlaceProps {
  readonly data: DebugData;
  readonly value: Json;
  /** JSON pointer of the value. */
  readonly path: string;
  /** Number of levels that are initially open. */
  readonly open: number;
}

/** Members that summarize an object. */
const TITLES = ["path", "permalink", "id", "name", "label", "title"];

function titleOf(value: Json): string {
  const members = new Map(entriesOf(value));
  const title = TITLES.map((name) => members.get(name)).find((member) => typeof member === "string");
  return typeof title === "string" ? title : "";
}

function Value({ value }: { readonly value: Json }): ReactElement {
  const kind = value === null ? "null" : typeof value;
  return <span className={`debugValue debugValue--${kind}`}>{JSON.stringify(value)}</span>;
}

interface BranchProps extends PlaceProps {
  readonly name: string;
}

function Branch({ name, data, value, path, open }: BranchProps): ReactElement {
  const [isOpen, setOpen] = useState(open > 0);
  const size = data.cut[path] ?? entriesOf(value).length;
  const title = Array.isArray(value) ? "" : titleOf(value);
  const toggle = (now: boolean): void => {
    setOpen(now);
    if (now && path in data.cut) data.load();
  };
  return (
    <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>
        <span className="debugKey">{name}</span>{" "}
        <span className="debugSize">{Array.isArray(value) ? `[${size}]` : `{${size}}`}</span>{" "}
        {title !== "" && <span className="debugTitle">{title}</span>}
      </summary>
      {(isOpen || !data.isLoaded) && <DebugTree data={data} value={value} path={path} open={open - 1} />}
    </details>
  );
}

/** One entry with its name. */
export function DebugEntry({ name, ...place }: BranchProps): ReactElement {
  const { value, path, data } = place;
  const isBranch = typeof value === "object" && value !== null && (path in data.cut || entriesOf(value).length > 0);
  if (isBranch) return <Branch name={name} {...place} />;
  return (
    <div className="debugLeaf">
      <span className="debugKey">{name}</span> <Value value={value} />
    </div>
  );
}

interface MoreProps {
  readonly data: DebugData;
  readonly missing: number;
  readonly onMore: () => void;
}

/** Reveals hidden data: a button, or without scripts a link to the file with all data. */
export function DebugMore({ data, missing, onMore }: MoreProps): ReactElement {
  const isBrowser = useIsBrowser();
  if (data.status === "loading") return <p className="debugMore">Loading…</p>;
  if (!isBrowser) return <a href={data.file}>{missing} more in the JSON file</a>;
  return (
    <button type="button" className="button button--sm button--outline button--secondary debugMore" onClick={onMore}>
      Show more ({missing} left)
    </button>
  );
}

export default function DebugTree({ data, value, path, open }: PlaceProps): ReactElement {
  const [limit, setLimit] = useState(AT_ONCE);
  const entries = entriesOf(value);
  const shown = entries.slice(0, limit);
  const missing = (data.cut[path] ?? entries.length) - shown.length;
  const more = (): void => {
    data.load();
    if (entries.length > 0) setLimit(limit + AT_ONCE);
  };
  return (
    <ul className="debugTree">
      {shown.map(([key, entry]) => (
        <li key={key}>
          <DebugEntry name={key} data={data} value={entry} path={toPointer(path, key)} open={open} />
        </li>
      ))}
      {missing > 0 && (
        <li>
          <DebugMore data={data} missing={missing} onMore={more} />
        </li>
      )}
    </ul>
  );
}
