/** Whether the line above the navbar is shown. Closing it is remembered until its id changes. */

import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useState } from "react";
import { createStorageSlot } from "./storage.ts";
import { type AnnouncementBarConfig, useThemeConfig } from "./theme-config.ts";

const ID_KEY = "docusaurus.announcement.id";
const DISMISS_KEY = "docusaurus.announcement.dismiss";

/** Reads what is stored; a bar with a new id has not been closed by anyone. */
function wasClosed({ id, isCloseable }: AnnouncementBarConfig): boolean {
  const idSlot = createStorageSlot(ID_KEY);
  const dismissSlot = createStorageSlot(DISMISS_KEY);
  if (idSlot.get() !== id) {
    idSlot.set(id);
    dismissSlot.set("false");
  }
  return isCloseable && dismissSlot.get() === "true";
}

export function useAnnouncementBar(): { readonly isActive: boolean; readonly close: () => void } {
  const bar = useThemeConfig().announcementBar;
  const isBrowser = useIsBrowser();
  const [closed, setClosed] = useState(() => isBrowser && bar !== undefined && wasClosed(bar));
  useEffect(() => {
    if (!bar) return undefined;
    setClosed(wasClosed(bar));
    return createStorageSlot(DISMISS_KEY).listen(({ newValue }) => setClosed(newValue === "true"));
  }, [bar]);
  return {
    isActive: bar !== undefined && !closed,
    close() {
      setClosed(true);
      createStorageSlot(DISMISS_KEY).set("true");
    },
  };
}
