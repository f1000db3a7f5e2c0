/** The versions of the docs, and the ways from one to another. */

import { useLocation } from "@docusaurus/router";
import type { GlobalDocs, GlobalDocsVersion } from "../../../model/docs.ts";
import { useDocRoute, useDocsData } from "./global-docs.ts";

/** Versions of a docs plugin, newest first. */
export function useVersions(pluginId?: string): readonly GlobalDocsVersion[] {
  return useDocsData(pluginId).versions;
}

export function useLatestVersion(pluginId?: string): GlobalDocsVersion {
  return latestOf(useDocsData(pluginId));
}

function latestOf({ versions }: GlobalDocs): GlobalDocsVersion {
  const latest = versions.find(({ isLast }) => isLast) ?? versions[0];
  if (!latest) throw new Error("These docs have no version.");
  return latest;
}

/** Where a version begins: the same page in it, else its first page. */
export function useVersionLinks(pluginId?: string): (version: GlobalDocsVersion) => string {
  const { pathname } = useLocation();
  const route = useDocRoute(pluginId);
  return (version) => {
    if (route?.version === version.name) return pathname;
    // Of a version's docs pages know the main one only.
    const main = version.docs.find(({ id }) => id === version.mainDocId);
    return route?.alternates[version.name] ?? main?.path ?? version.path;
  };
}
