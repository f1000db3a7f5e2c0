import { useCallback, useEffect } from "react";
import type { GlobalDocsVersion } from "../../../../model/docs.ts";
import { useStorageSlot } from "../use-storage.ts";
import { useThemeConfig } from "../theme-config.ts";
import { useAllDocsData } from "./global-docs.ts";
import { ownValue } from "../../../../lookup/own-value.ts";

export interface PreferredVersion {
  /** Null when nothing was chosen, and while hydrating. */
  readonly preferredVersion: GlobalDocsVersion | null;
  readonly savePreferredVersionName: (name: string) => void;
}

/** The docs version that a reader chose last. Stored per docs plugin; a version that no longer exists is forgotten. */
export function useDocsPreferredVersion(pluginId = "default"): PreferredVersion {
  const isPersisted = useThemeConfig().docs.versionPersistence !== "none";
  const versions = ownValue(useAllDocsData(), pluginId)?.versions;
  const [stored, slot] = useStorageSlot(isPersisted ? `docs-preferred-version-${pluginId}` : null);
  const preferredVersion = versions?.find(({ name }) => name === stored) ?? null;
  const isGone = stored !== null && preferredVersion === null;
  useEffect(() => {
    if (isGone) slot.del();
  }, [isGone, slot]);
  const savePreferredVersionName = useCallback((name: string) => slot.set(name), [slot]);
  return { preferredVersion, savePreferredVersionName };
}
