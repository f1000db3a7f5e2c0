/** Builds a site as `veloci build` does, with a watchdog that loses patience soon. */

import type { ReportFormat } from "../../../src/commands/report-format.ts";
import { startWatchdog } from "../../../src/commands/watchdog/start-watchdog.ts";
import { buildSite } from "../../../src/pipeline/commands.ts";
import { makeSiteCode } from "../../../src/report/site-code.ts";
import { makeProgress } from "../../../src/terminal/progress.ts";

const [siteDir = "", format = "text"] = process.argv.slice(2);
const siteCode = makeSiteCode();
startWatchdog({
  siteCode,
  cwd: process.cwd(),
  format: format as ReportFormat,
  version: "0",
  out: 1,
  slowMs: 150,
  endMs: 500,
});
await buildSite({ siteDir, siteCode, progress: makeProgress(), minify: false });
