import type { Where } from "../config/validate.ts";
import type { FactoryInput } from "../model/plugin.ts";
import { toSitePath } from "../report/site-path.ts";

/** Position of a plugin's options. `label` names one option in messages: "docs plugin option". */
export function optionsPlace({ site, report, locate }: FactoryInput, label: string): Where {
  return { file: toSitePath(site.dir, site.configPath), label, report, locate };
}
