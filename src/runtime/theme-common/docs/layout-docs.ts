/** Docs and sidebars for what stands on all pages (navbar, footer), also where no version is shown. */

import type { GlobalDoc, GlobalDocsVersion } from "../../../model/docs.ts";
import { useActiveVersion } from "./global-docs.ts";
import { useDocsPreferredVersion } from "./preferred-version.ts";
import { useLatestVersion } from "./versions.ts";

/** Versions to look into, each once: the one that is shown, the one the reader chose last, the latest. */
export function useDocsVersionCandidates(pluginId?: string): readonly GlobalDocsVersion[] {
  const active = useActiveVersion(pluginId);
  const { preferredVersion } = useDocsPreferredVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  return [...new Set([active, preferredVersion, latest])].filter((version) => version != null);
}

/** Where a sidebar begins, in the first candidate that has it. Throws when none has. */
export function useLayoutDocsSidebar(sidebarId: string, pluginId?: string): GlobalDocsVersion["sidebars"][string] {
  const versions = useDocsVersionCandidates(pluginId);
  const holder = versions.find(({ sidebars }) => sidebarId in sidebars);
  const found = holder?.sidebars[sidebarId];
  if (found) return found;
  const known = [...new Set(versions.flatMap(({ sidebars }) => Object.keys(sidebars)))].join(", ") || "none";
  throw new Error(
    `Cannot find any sidebar with the id \`${sidebarId}\` in ${namesOf(versions)}. Sidebars are: ${known}.`,
  );
}

/** A doc to link to, from the first candidate that has it; null for a draft. Throws when none has. */
export function useLayoutDoc(docId: string, pluginId?: string): GlobalDoc | null {
  const versions = useDocsVersionCandidates(pluginId);
  const found = versions.flatMap(({ docs }) => docs).find(({ id }) => id === docId);
  if (found) return found;
  if (versions.some(({ draftIds }) => draftIds.includes(docId))) return null;
  throw new Error(`The layout could not find any doc with the id \`${docId}\` in ${namesOf(versions)}.`);
}

function namesOf(versions: readonly GlobalDocsVersion[]): string {
  return `${versions.length > 1 ? "versions" : "version"} ${versions.map(({ name }) => `\`${name}\``).join(", ")}`;
}
