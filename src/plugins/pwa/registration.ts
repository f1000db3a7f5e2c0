/** The module that registers the service worker on every page. */

import type { ClientModule } from "../../model/plugin.ts";
import type { SiteConfig } from "../../model/site.ts";
import type { PwaOptions } from "./options.ts";

export interface RegistrationInput {
  readonly options: PwaOptions;
  readonly config: Pick<SiteConfig, "baseUrl" | "storage">;
  /** Module of the popup: the theme's, or the site's own file. */
  readonly popup: string;
}

/** The page's counterpart of the worker, in a chunk of the theme. */
const PAGE_SIDE = "@docusaurus/register-worker";

/**
 * Returns the module. It loads the registration once the page has loaded and the browser is idle, so that no reader
 * waits for it. Until then, it records the browser's install events.
 */
export function registrationModule({ options, config, popup }: RegistrationInput): ClientModule {
  const fields = {
    url: `${config.baseUrl}sw.js`,
    debug: options.debug,
    strategies: options.offlineModeActivationStrategies,
    storage: { persistence: config.storage.type, namespace: config.storage.namespace },
  };
  const settings = JSON.stringify(fields).slice(1, -1);
  return {
    name: "register-worker.js",
    source: `const early = [];
const note = ({ type }) => early.push(type);
addEventListener("appinstalled", note);
addEventListener("beforeinstallprompt", note);
const start = () => (window.requestIdleCallback ?? setTimeout)(() => {
  const loadPopup = () => import(${JSON.stringify(popup)});
  const register = ({ registerWorker }) => registerWorker({ ${settings}, early, loadPopup });
  import(${JSON.stringify(PAGE_SIDE)}).then(register).catch(() => {});
});
if (document.readyState === "complete") start();
else addEventListener("load", start);
`,
  };
}

/** Constants that a site's own registration and worker may read, as in the format. */
export function toConstants({ options, config }: Omit<RegistrationInput, "popup">): Record<string, string> {
  const values = {
    PWA_DEBUG: options.debug,
    PWA_SERVICE_WORKER_URL: `${config.baseUrl}sw.js`,
    PWA_OFFLINE_MODE_ACTIVATION_STRATEGIES: options.offlineModeActivationStrategies,
    PWA_SW_CUSTOM: options.swCustom ?? null,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );
}
