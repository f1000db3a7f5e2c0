/** `veloci clear`: removes the files in a site folder that Veloci generated and can generate again. */

import { existsSync, lstatSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isPartsFolder, partsFolder } from "../cache/part-file.ts";
import type { ClearFacts } from "../model/json-report.ts";
import { toShownPath } from "../report/print.ts";
import { makeReporter } from "../report/reporter.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { type CommandResult, defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";
import { MANIFEST_NAME } from "../content/built-folders.ts";

/** Cache folders in the site folder. Sites of the format ignore `.docusaurus` in git. */
const CACHES = [".docusaurus", ".veloci"];

export const clear = defineCommand({
  name: "clear",
  summary: "Remove the built site and all caches.",
  argument: SITE_ARGUMENT,
  options: { config: CONFIG_OPTION, json: JSON_OPTION },
  notes: [
    "Removes `.docusaurus`, `.veloci`, the output folder `dist` if Veloci wrote it, and `dist-parts` if it contains only parts. The next build creates them again.",
  ],
  run({ argument, options: { config } }, context): Promise<CommandResult> {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return Promise.resolve(site.ending);
    const { siteDir, distDir } = site;
    const report = makeReporter();
    const caches = CACHES.map((name) => join(siteDir, name));
    const paths = caches.filter((path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined);
    if (existsSync(join(distDir, MANIFEST_NAME))) paths.push(distDir);
    if (isPartsFolder(partsFolder(distDir))) paths.push(partsFolder(distDir));
    const removed: string[] = [];
    for (const path of paths) {
      try {
        // A symbolic link is removed, and its target is kept.
        rmSync(path, { recursive: true, force: true });
        removed.push(toShownPath(path, context.cwd));
      } catch (error) {
        if (systemCode(error) === undefined) throw error;
        report.add({ ...toWriteDiagnostic(error, toShownPath(path, context.cwd)), hint: "Check its permissions." });
      }
    }
    return Promise.resolve({
      code: report.hasErrors ? 1 : 0,
      siteDir,
      diagnostics: report.diagnostics,
      facts: { removed } satisfies ClearFacts,
      summary: {
        on: "out",
        text:
          removed.length === 0 ? "Nothing to remove." : `Removed ${removed.map((path) => `\`${path}\``).join(", ")}.`,
      },
    });
  },
});
