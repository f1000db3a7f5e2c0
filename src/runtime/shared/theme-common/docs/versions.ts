/** The versions of the docs, and links between them. */

import { useLocation } from "@docusaurus/router";
import type { GlobalDocs, GlobalDocsVersion } from "../../../../model/docs.ts";
import { useDocRoute, useDocsData } from "./global-docs.ts";
import { ownValue } from "../../../../lookup/own-value.ts";

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

/** Target in a version: the same doc, or else its main doc. */
export function useVersionLinks(pluginId?: string): (version: Pick<GlobalDocsVersion, "name" | "mainPath">) => string {
  const { pathname } = useLocation();
  const route = useDocRoute(pluginId);
  return ({ name, mainPath }) =>
    route?.docId && route.version === name ? pathname : (ownValue(route?.alternates ?? {}, name) ?? mainPath);
}
