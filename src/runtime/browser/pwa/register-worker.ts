/** Registers the service worker of a site, and offers to reload when a new version of the site is waiting. */

import { type ComponentType, createElement } from "react";
import { createRoot } from "react-dom/client";
import { Workbox } from "workbox-window";
import { createStorageSlot, type StorageOptions } from "../../shared/theme-common/storage.ts";
import { isOfflineMode, type Strategy } from "./offline-mode.ts";
import { readParams, withParams } from "./worker-params.ts";

export interface PopupProps {
  /** Loads the new version. */
  readonly onReload: () => void;
}

export interface RegistrationRequest {
  /** Path of the worker, `baseUrl` included. */
  readonly url: string;
  readonly debug: boolean;
  readonly strategies: readonly Strategy[];
  readonly storage: StorageOptions;
  /** Types of the install events that occurred already. */
  readonly early: readonly string[];
  /** Loads the component that offers to reload. */
  readonly loadPopup: () => Promise<{ readonly default: ComponentType<PopupProps> }>;
}

/**
 * Registers the worker in the mode for this reader, and again when the site is installed or uninstalled as an app.
 * Browsers without service workers, or that refuse one, show the site normally.
 */
export async function registerWorker(request: RegistrationRequest): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const installed = createStorageSlot("docusaurus.pwa.event.appInstalled", request.storage);
  const log = (...words: readonly unknown[]): void => {
    if (request.debug) console.log("[pwa]", ...words);
  };
  let latest = 0;
  const register = async (): Promise<void> => {
    const number = ++latest;
    try {
      const offlineMode = await isOfflineMode(request.strategies, installed);
      log("registers the worker", { offlineMode });
      await registerOnce({ ...request, log, isLatest: () => number === latest }, offlineMode);
    } catch (error) {
      log("no worker", error);
    }
  };
  const note: Readonly<Record<string, () => void>> = {
    appinstalled: () => installed.set("true"),
    // Browsers offer to install only apps that are not installed, so it has been uninstalled.
    beforeinstallprompt: () => installed.del(),
  };
  for (const type of request.early) note[type]?.();
  for (const [type, take] of Object.entries(note)) {
    window.addEventListener(type, () => {
      const before = installed.get();
      take();
      if (installed.get() !== before) void register();
    });
  }
  await register();
}

interface Registration extends RegistrationRequest {
  readonly log: (...words: readonly unknown[]) => void;
  /** Whether the reader has not changed the mode since. */
  readonly isLatest: () => boolean;
}

async function registerOnce(
  { url, debug, loadPopup, log, isLatest }: Registration,
  offlineMode: boolean,
): Promise<void> {
  const workbox = new Workbox(withParams(url, { offlineMode, debug }));
  const registered = Promise.withResolvers<ServiceWorkerRegistration | undefined>();
  let isRequested = false;
  const reload = async (): Promise<void> => {
    // Another tab may have activated the new version.
    if (!(await registered.promise)?.waiting) return location.reload();
    workbox.addEventListener("controlling", () => location.reload());
    workbox.messageSkipWaiting();
  };
  const onWaiting = async (): Promise<void> => {
    const active = (await registered.promise)?.active?.scriptURL;
    // Pages come from the network unless the active worker has them.
    if (!offlineMode || !active || !readParams(active).offlineMode) return workbox.messageSkipWaiting();
    // A worker of another mode only waits for its own registration, which activates it.
    if (isRequested || !isLatest()) return;
    isRequested = true;
    const { default: Popup } = await loadPopup();
    const place = document.body.appendChild(document.createElement("div"));
    createRoot(place).render(createElement(Popup, { onReload: () => void reload() }));
  };
  workbox.addEventListener("waiting", () => void onWaiting().catch((error: unknown) => log("no popup", error)));
  registered.resolve(await workbox.register({ immediate: true }));
  if (offlineMode) checkOnReturn(workbox);
}

/** An installed app may stay open for weeks, so it looks for a new version whenever its reader returns. */
function checkOnReturn(workbox: Workbox): void {
  document.addEventListener("visibilitychange", () => {
    // Without a connection, there is nothing to find.
    if (document.visibilityState === "visible") workbox.update().catch(() => {});
  });
}
