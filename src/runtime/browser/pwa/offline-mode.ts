/** Decides whether to make the site available offline. */

import type { StorageSlot } from "../../shared/theme-common/storage.ts";

/** A sign that a reader wants to read offline. */
export type Strategy = "appInstalled" | "standalone" | "queryString" | "mobile" | "saveData" | "always";

/** Maximum width of a screen with the phone layout, in pixels. */
const PHONE_WIDTH = 996;

/** Members of `navigator` that only some browsers have. */
interface MaybeNavigator {
  readonly connection?: { readonly saveData?: boolean };
  readonly getInstalledRelatedApps?: () => Promise<readonly { readonly platform: string }[]>;
}

/** Whether any of the strategies applies now. `installed` is `true` once the browser has installed the site as an app. */
export async function isOfflineMode(strategies: readonly Strategy[], installed: StorageSlot): Promise<boolean> {
  const browser = navigator as Navigator & MaybeNavigator;
  const signs: Readonly<Record<Strategy, () => boolean | Promise<boolean>>> = {
    always: () => true,
    queryString: () => new URLSearchParams(location.search).get("offlineMode") === "true",
    standalone: () => matchMedia("(display-mode: standalone)").matches,
    mobile: () => innerWidth <= PHONE_WIDTH,
    saveData: () => browser.connection?.saveData === true,
    appInstalled: async () => installed.get() === "true" || hasRelatedApp(browser),
  };
  for (const strategy of strategies) if (await signs[strategy]()) return true;
  return false;
}

/** Whether an app that the site's manifest names (`related_applications`) is installed. */
async function hasRelatedApp(browser: MaybeNavigator): Promise<boolean> {
  try {
    const apps = (await browser.getInstalledRelatedApps?.()) ?? [];
    return apps.some(({ platform }) => navigator.userAgent.toLowerCase().includes(platform.toLowerCase()));
  } catch {
    return false;
  }
}
