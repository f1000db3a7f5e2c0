import { useContext, useMemo } from "react";
import type { SidebarItem, VersionDoc, VersionProps } from "../../../../model/docs.ts";
import { useApp } from "../../contexts.ts";
import { SidebarContext, useShownVersion } from "./contexts.tsx";
import { makeFinder } from "./doc-lookup.ts";
import { useAllDocsData } from "./global-docs.ts";

/** A version, for a site's code. */
export type DocsVersionProps = VersionProps & {
  /** By ID. Browsers receive only what is read when a page is built. */
  readonly docs: Readonly<Record<string, VersionDoc>>;
  /** By name. Pages have the one that they show, and those that a plugin gives with the version. */
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
};

/** The version of the docs in the format's shape, with its docs. */
export function useDocsVersion(): DocsVersionProps {
  const version: VersionProps & Partial<DocsVersionProps> = useShownVersion();
  const { version: name, pluginId } = version;
  const sidebar = useContext(SidebarContext)?.sidebar;
  const { page, server } = useApp();
  const data = useAllDocsData()[pluginId]?.versions.find((one) => one.name === name);
  return useMemo(
    () => ({
      docsSidebars: sidebar ? { [sidebar.name]: sidebar.items } : {},
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
    [version, data, page, server, name, pluginId, sidebar],
  );
}
