/** `veloci types`: writes type declarations and JSON Schemas for editors. */

import { join } from "node:path";
import type { TypesFacts } from "../model/json-report.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { formatCount } from "../terminal/figures.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

const NEXT_STEP =
  'Editors use them with `"extends": "./.veloci/types/tsconfig.json"` in `tsconfig.json` or `jsconfig.json`.';

export const types = defineCommand({
  name: "types",
  summary: "Write declarations and schemas, so that editors check and complete configs, components and front matter.",
  argument: SITE_ARGUMENT,
  options: { config: CONFIG_OPTION, json: JSON_OPTION },
  notes: [
    'Writes to `.veloci/types` and `.veloci/schemas` in the site folder. A `tsconfig.json` with `"extends": "./.veloci/types/tsconfig.json"` uses them.',
  ],
  async run({ argument, options: { config } }, context) {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir } = site;
    const { writeSiteTypes } = await context.loadPipeline(siteDir);
    try {
      const facts: TypesFacts = await writeSiteTypes(siteDir);
      const isUsed = await usesTypes(siteDir);
      const text = `Wrote ${formatCount(facts.files, "file")} to \`.veloci\`.${isUsed ? "" : ` ${NEXT_STEP}`}`;
      return { code: 0, siteDir, diagnostics: [], facts, summary: { on: "out", text } };
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      const problem = { ...toWriteDiagnostic(error, ".veloci"), hint: "Check the permissions of the site folder." };
      return { code: 1, siteDir, diagnostics: [problem] };
    }
  },
});

/** Returns whether the editor settings of a site extend those of `veloci types`. */
export async function usesTypes(siteDir: string): Promise<boolean> {
  const files = ["tsconfig.json", "jsconfig.json"].map((name) => Bun.file(join(siteDir, name)));
  const texts = await Promise.all(files.map((file) => file.text().catch(() => "")));
  return texts.some((text) => text.includes(".veloci/types"));
}
