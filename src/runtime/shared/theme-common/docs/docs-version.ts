import { useMemo } from "react";
import type { VersionDoc, VersionProps } from "../../../../model/docs.ts";
import { useApp } from "../../contexts.ts";
import { useShownVersion } from "./contexts.tsx";
import { makeFinder } from "./doc-lookup.ts";
import { useAllDocsData } from "./global-docs.ts";

/** A version, for a site's code. */
export type DocsVersionProps = VersionProps & {
  /** By ID. Browsers receive only what is read when a page is built. */
  readonly docs: Readonly<Record<string, VersionDoc>>;
};

/** The version of the docs in the format's shape, with its docs. */
export function useDocsVersion(): DocsVersionProps {
  const version: VersionProps & Partial<Pick<DocsVersionProps, "docs">> = useShownVersion();
  const { name, pluginId } = version;
  const { page, server } = useApp();
  const data = useAllDocsData()[pluginId]?.versions.find((one) => one.name === name);
  return useMemo(
    () => ({
      ...version,
      get docs() {
        // A site's plugin gives the docs of a version with it.
        if (version.docs) return version.docs;
        // The list includes pages of categories: their IDs begin with a slash.
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
