/** A menu that selects the docs version to search, for each docs plugin with several versions. */

import { useAllDocsData } from "@docusaurus/plugin-content-docs/client";
import { translate } from "@docusaurus/Translate";
import { useContextualSearchFilters } from "@docusaurus/theme-common";
import { DEFAULT_SEARCH_TAG, docVersionSearchTag, ownValue, useSearchSite } from "@docusaurus/theme-common/internal";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { type ReactElement, useState } from "react";

interface Instance {
  readonly id: string;
  readonly versions: readonly { readonly tag: string; readonly label: string }[];
  /** Tag of the selected version. */
  readonly tag: string;
}

export interface SearchedVersions {
  readonly instances: readonly Instance[];
  readonly tags: readonly string[];
  readonly choose: (id: string, tag: string) => void;
}

/** Returns the selected versions: the reader's choice on this page, else the preferred version, else the latest. */
export function useSearchedVersions(): SearchedVersions {
  const { tags: preferred } = useContextualSearchFilters();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  // The preference is in the browser's storage, which the server and the first render cannot read.
  const isBrowser = useIsBrowser();
  const instances = Object.entries(useAllDocsData()).map(([id, docs]): Instance => {
    const tagOf = ({ name }: { readonly name: string }): string => docVersionSearchTag(id, name);
    const latest = docs.versions.find(({ isLast }) => isLast) ?? docs.versions[0];
    const found = isBrowser ? docs.versions.map(tagOf).find((tag) => preferred.includes(tag)) : undefined;
    const tag = ownValue(chosen, id) ?? found ?? (latest ? tagOf(latest) : "");
    return { id, versions: docs.versions.map((version) => ({ tag: tagOf(version), label: version.label })), tag };
  });
  return {
    instances,
    tags: [DEFAULT_SEARCH_TAG, ...instances.map(({ tag }) => tag)],
    choose: (id, tag) => setChosen({ ...chosen, [id]: tag }),
  };
}

export interface Props {
  readonly versions: SearchedVersions;
}

export default function SearchVersions({ versions: { instances, choose } }: Props): ReactElement[] {
  const isContextual = useSearchSite()?.isContextual !== false;
  const several = instances.filter(({ versions }) => versions.length > 1);
  const label = translate({ id: "theme.SearchPage.versionLabel", message: "Version" });
  if (!isContextual) return [];
  return several.map(({ id, versions, tag }) => (
    <select
      key={id}
      className="searchVersion"
      aria-label={several.length > 1 ? `${label}: ${id}` : label}
      value={tag}
      onChange={(event) => choose(id, event.target.value)}
    >
      {versions.map((version) => (
        <option key={version.tag} value={version.tag}>
          {several.length > 1 ? `${id}: ${version.label}` : version.label}
        </option>
      ))}
    </select>
  ));
}
