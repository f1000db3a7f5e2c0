/** `veloci docs:version`: saves the current docs as a new version. */

import type { VersionFacts } from "../model/json-report.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const docsVersion = defineCommand({
  name: "docs:version",
  summary: "Save the current docs as a version.",
  suffix: { name: "id", doc: "ID of the docs plugin instance, if the site has several." },
  argument: { name: "version", doc: "Name of the version, such as `1.0.0`.", required: true },
  rest: { ...SITE_ARGUMENT, single: true },
  options: { config: CONFIG_OPTION, json: JSON_OPTION },
  notes: [
    "Copies the docs and their translations, writes their sidebars as JSON and adds the name to the top of `versions.json`. If there is an error, nothing is written.",
  ],
  async run({ argument: version = "", rest: [siteDir], suffix: id = "default", options: { config } }, context) {
    const site = openSite({ siteDir, config }, context);
    if ("ending" in site) return site.ending;
    const { cutVersion } = await context.loadPipeline(site.siteDir);
    const { report, written, docs } = await cutVersion({ ...site.request, id, version });
    const { diagnostics, hasErrors } = report;
    const text = `Created version ${version} with ${docs === 1 ? "1 doc" : `${docs} docs`}. The docs that you edit from now on are those of the next version.`;
    return {
      code: hasErrors ? 1 : 0,
      siteDir: site.siteDir,
      diagnostics,
      facts: { version, docs, written } satisfies VersionFacts,
      output: written.map((path) => `${path}\n`).join(""),
      ...(!hasErrors && { summary: { on: "err", text } }),
    };
  },
});
