/** Which docs, version and doc the reader is at. */

import { useLocation } from "@docusaurus/router";
import useRouteContext from "@docusaurus/useRouteContext";
import type { GlobalDocs, GlobalDocsVersion } from "../../../model/docs.ts";
import { DOCS_PLUGIN, useActiveVersion, useAllDocsData, useDocRoute } from "./global-docs.ts";
import { useLatestVersion } from "./versions.ts";

export interface ActivePlugin {
  readonly pluginId: string;
  readonly pluginData: GlobalDocs;
}

export interface ActiveDocContext {
  readonly activeVersion: GlobalDocsVersion | undefined;
  readonly activeDoc: { readonly id: string; readonly path: string; readonly sidebar?: string } | undefined;
  /** The doc that is shown in each version that has it, by name of the version. */
  readonly alternateDocVersions: Readonly<Record<string, { readonly id: string; readonly path: string }>>;
}

/** The docs plugin that made the page. */
export function useActivePlugin(options: { readonly failfast?: boolean } = {}): ActivePlugin | undefined {
  const { plugin } = useRouteContext();
  const pluginData = useAllDocsData()[plugin.id];
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

export function useActiveDocContext(pluginId?: string): ActiveDocContext {
  const { pathname } = useLocation();
  const activeVersion = useActiveVersion(pluginId);
  const route = useDocRoute(pluginId);
  if (!route?.docId) return { activeVersion, activeDoc: undefined, alternateDocVersions: {} };
  const id = route.docId;
  const alternates = Object.entries(route.alternates).map(([name, path]) => [name, { id, path }] as const);
  return {
    activeVersion,
    activeDoc: { id, path: pathname, ...(route.sidebar === undefined ? {} : { sidebar: route.sidebar }) },
    alternateDocVersions: Object.fromEntries([[route.version, { id, path: pathname }], ...alternates]),
  };
}

/** Where readers of an old version are sent: the latest version, and the same doc in it. */
export function useDocVersionSuggestions(pluginId?: string): {
  readonly latestDocSuggestion: { readonly id: string; readonly path: string } | undefined;
  readonly latestVersionSuggestion: GlobalDocsVersion;
} {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return { latestVersionSuggestion, latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name] };
}
