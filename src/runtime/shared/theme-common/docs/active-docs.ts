/** The current docs instance, version and doc. */

import useRouteContext from "@docusaurus/useRouteContext";
import type { GlobalDoc, GlobalDocs, GlobalDocsVersion } from "../../../../model/docs.ts";
import { useApp } from "../../contexts.ts";
import { DOCS_PLUGIN, useActiveVersion, useAllDocsData, useDocRoute } from "./global-docs.ts";
import { useLatestVersion } from "./versions.ts";
import { ownValue } from "../../../../lookup/own-value.ts";

export interface ActivePlugin {
  readonly pluginId: string;
  readonly pluginData: GlobalDocs;
}

export interface ActiveDocContext {
  readonly activeVersion: GlobalDocsVersion | undefined;
  readonly activeDoc: GlobalDoc | undefined;
  /** The current doc in each version that has it, by name of the version. For other versions, without its sidebar. */
  readonly alternateDocVersions: Readonly<Record<string, GlobalDoc>>;
}

/** The docs plugin that made the page. */
export function useActivePlugin(options: { readonly failfast?: boolean } = {}): ActivePlugin | undefined {
  const { plugin } = useRouteContext();
  const pluginData = ownValue(useAllDocsData(), plugin.id);
  const active = plugin.name === DOCS_PLUGIN && pluginData ? { pluginId: plugin.id, pluginData } : undefined;
  if (!active && options.failfast) throw new Error("This page is not part of any docs.");
  return active;
}

export function useActivePluginAndVersion(
  options: { readonly failfast?: boolean } = {},
): { readonly activePlugin: ActivePlugin; readonly activeVersion: GlobalDocsVersion | undefined } | undefined {
  const activePlugin = useActivePlugin(options);
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin && { activePlugin, activeVersion };
}

/** Uses only the page's own data and its counterparts in other versions: no list is read. */
export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const { path } = useApp().page.data;
  const versions = ownValue(useAllDocsData(), pluginId ?? "default")?.versions ?? [];
  const activeVersion = useActiveVersion(pluginId);
  const route = useDocRoute(pluginId);
  if (!route?.docId) return { activeVersion, activeDoc: undefined, alternateDocVersions: {} };
  const { docId: id, version, sidebar, alternates } = route;
  const activeDoc: GlobalDoc = { id, path, ...(sidebar === undefined ? {} : { sidebar }) };
  // If a version lacks the doc, its main doc is used.
  const others = versions.flatMap(({ name, mainPath, mainDocId }) => {
    const other = ownValue(alternates, name);
    return other === undefined || (other === mainPath && id !== mainDocId)
      ? []
      : [[name, { id, path: other }] as const];
  });
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries([[version, activeDoc], ...others]) };
}

/** Links for readers of an old version: the latest version, and the same doc in it. */
export function useDocVersionSuggestions(pluginId?: string): {
  readonly latestDocSuggestion: GlobalDoc | undefined;
  readonly latestVersionSuggestion: GlobalDocsVersion;
} {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return { latestVersionSuggestion, latestDocSuggestion: ownValue(alternateDocVersions, latestVersionSuggestion.name) };
}
