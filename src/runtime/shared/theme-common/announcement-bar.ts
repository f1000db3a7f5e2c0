/** Whether the announcement bar is shown. Closing it is remembered until its ID changes. */

import useIsBrowser from "@docusaurus/useIsBrowser";
import { useCallback, useEffect, useState } from "react";
import { useSiteStorage } from "./use-storage.ts";
import { useThemeConfig } from "./theme-config.ts";

const ID_KEY = "docusaurus.announcement.id";
const DISMISS_KEY = "docusaurus.announcement.dismiss";

export function useAnnouncementBar(): { readonly isActive: boolean; readonly close: () => void } {
  const bar = useThemeConfig().announcementBar;
  const slotOf = useSiteStorage();
  const isBrowser = useIsBrowser();
  const wasClosed = useCallback((): boolean => {
    if (!bar) return true;
    // Nobody has closed a bar with a new ID.
    if (slotOf(ID_KEY).get() !== bar.id) {
      slotOf(ID_KEY).set(bar.id);
      slotOf(DISMISS_KEY).set("false");
    }
    return bar.isCloseable && slotOf(DISMISS_KEY).get() === "true";
  }, [bar, slotOf]);
  const [closed, setClosed] = useState(() => isBrowser && wasClosed());
  useEffect(() => {
    setClosed(wasClosed());
    return slotOf(DISMISS_KEY).listen(({ newValue }) => setClosed(newValue === "true"));
  }, [wasClosed, slotOf]);
  return {
    isActive: bar !== undefined && !closed,
    close() {
      setClosed(true);
      slotOf(DISMISS_KEY).set("true");
    },
  };
}
