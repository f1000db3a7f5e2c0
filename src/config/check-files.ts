import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Reporter } from "../model/diagnostic.ts";
import type { Site } from "../model/site.ts";
import { toSitePath } from "../report/site-path.ts";
import { describeUse } from "./report-support.ts";
import { SUPPORT } from "./support.ts";
import type { SupportRows } from "./support-kinds.ts";

/** Reports files beside the config that other tools would read: `not-needed` for configs of Babel that sites do not read. */
export function checkFiles({ dir }: Site, report: Reporter): void {
  reportFiles({ folder: dir, siteDir: dir, rows: SUPPORT.toolConfig, report });
}

interface FilesRequest {
  readonly folder: string;
  readonly siteDir: string;
  /** Rows that are called like files. */
  readonly rows: SupportRows;
  readonly report: Reporter;
}

function reportFiles({ folder, siteDir, rows, report }: FilesRequest): void {
  for (const [name, support] of Object.entries(rows)) {
    const path = join(folder, name);
    if (support.status === "supported" || !existsSync(path)) continue;
    const file = toSitePath(siteDir, path);
    const problem = describeUse(support, `\`${file}\``);
    if (problem) report.add({ ...problem, file });
  }
}
