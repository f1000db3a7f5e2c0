import type { RunningCode } from "../model/site-code.ts";
import { formatDiagnostic } from "../report/print.ts";
import type { Output } from "./output.ts";

/** Names the site's code that a run waits for: one warning, which is not a mistake and so not part of any result. */
export function formatSlow({ name, ms }: RunningCode, { color }: Pick<Output, "color">): string {
  const message = `Still waiting for ${name} (${Math.round(ms / 1000)} s).`;
  return formatDiagnostic({ code: "slow-site-code", severity: "warning", message }, { siteDir: "", color });
}
