/** The version of the docs as the format gives it to code of a site: with its docs. */

import { useMemo } from "react";
import type { VersionDoc, VersionProps } from "../../../../model/docs.ts";
import { useApp } from "../../contexts.ts";
import { useShownVersion } from "./contexts.tsx";
import { makeFinder } from "./doc-lookup.ts";
import { useDocsData } from "./global-docs.ts";

/** What code of a site knows of a version. */
export type DocsVersionProps = VersionProps & {
  /** By id. Only what is read when a page is built is sent to browsers with it. */
  readonly docs: Readonly<Record<string, VersionDoc>>;
};

/** The version of the docs that is shown. */
export function useDocsVersion(): DocsVersionProps {
  const version = useShownVersion();
  const { name, pluginId } = version;
  const { page, server } = useApp();
  const data = useDocsData(pluginId).versions.find((one) => one.name === name);
  return useMemo(
    () => ({
      ...version,
      get docs() {
        // Pages of categories are in the list, too: their ids begin with a slash.
        const ids = data?.docs.flatMap(({ id }) => (id.startsWith("/") ? [] : id)) ?? [];
        const find = makeFinder(page, server);
        const get = (id: string) => () => find(`${pluginId}/${name}/${id}`);
        const getters = ids.map((id) => [id, { enumerable: true, get: get(id) }] as const);
        return Object.defineProperties({}, Object.fromEntries(getters));
      },
    }),
    [version, data, page, server, name, pluginId],
  );
}
