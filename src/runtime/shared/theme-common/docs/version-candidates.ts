import type { GlobalDocsVersion } from "../../../../model/docs.ts";
import { useActiveVersion } from "./global-docs.ts";
import { useDocsPreferredVersion } from "./preferred-version.ts";
import { useLatestVersion } from "./versions.ts";

/** The relevant versions for a reader, without duplicates: the current one, the reader's preferred one, the latest. */
export function useDocsVersionCandidates(pluginId?: string): readonly GlobalDocsVersion[] {
  const active = useActiveVersion(pluginId);
  const { preferredVersion } = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  return [...new Set([active, preferredVersion, latest])].filter((version) => version != null);
}
