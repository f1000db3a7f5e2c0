/** Global docs data: the instances, and the instance and version of the page. */

import { useAllPluginInstancesData, usePluginData } from "@docusaurus/useGlobalData";
import useRouteContext from "@docusaurus/useRouteContext";
import type { DocRouteContext, GlobalDocs, GlobalDocsVersion } from "../../../../model/docs.ts";

/** Name of the docs plugin, the key of its data and routes. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** Docs plugins by id. */
export function useAllDocsData(): Readonly<Record<string, GlobalDocs>> {
  return (useAllPluginInstancesData(DOCS_PLUGIN) ?? {}) as Readonly<Record<string, GlobalDocs>>;
}

/** One docs plugin. Throws if there is none with this ID. */
export function useDocsData(pluginId?: string): GlobalDocs {
  return usePluginData(DOCS_PLUGIN, pluginId, { failfast: true }) as GlobalDocs;
}

/** The current version; `undefined` on pages of other plugins. */
export function useActiveVersion(pluginId?: string): GlobalDocsVersion | undefined {
  const docs = useAllDocsData()[pluginId ?? "default"];
  const context = useDocRoute(pluginId);
  return context && docs?.versions.find(({ name }) => name === context.version);
}

/** Facts of the page's route when a docs plugin with this id (default `default`) made it. */
export function useDocRoute(pluginId = "default"): DocRouteContext | undefined {
  const { plugin, data } = useRouteContext();
  return plugin.name === DOCS_PLUGIN && plugin.id === pluginId ? (data as DocRouteContext) : undefined;
}
