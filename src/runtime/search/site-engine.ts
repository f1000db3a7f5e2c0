/** The engine that answers on this site. */

import type { SiteData } from "../../model/theme.ts";
import type { SearchEngine } from "./engine.ts";
import { makeWorkerEngine } from "./local/worker-engine.ts";

/** Makes the engine; nothing is loaded before it is used. */
export function makeSiteEngine({ siteConfig }: Pick<SiteData, "siteConfig">): SearchEngine {
  return makeWorkerEngine(siteConfig.baseUrl);
}
