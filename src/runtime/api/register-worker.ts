/** `@docusaurus/register-worker`: the page's side of the service worker. Sites without one do not load it. */

export { type PopupProps, registerWorker } from "../browser/pwa/register-worker.ts";
