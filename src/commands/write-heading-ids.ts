/** `veloci write-heading-ids`: writes explicit IDs into Markdown headings, so that links keep working when a heading is reworded. */

import type { HeadingIdsRequest } from "../model/build.ts";
import type { HeadingIdsFacts } from "../model/json-report.ts";
import { defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

const SYNTAXES: readonly string[] = ["classic", "mdx-comment"] satisfies HeadingIdsRequest["syntax"][];

export const writeHeadingIds = defineCommand({
  name: "write-heading-ids",
  summary: "Add an ID to each heading of the Markdown files: `## Text {#text}`.",
  argument: SITE_ARGUMENT,
  rest: {
    name: "files",
    doc: "Files, folders or patterns to change, relative to the current folder or to siteDir. Defaults to all Markdown files of the content.",
  },
  options: {
    "maintain-case": { type: "flag", doc: "Keep capital letters in the IDs." },
    overwrite: { type: "flag", doc: "Replace IDs that headings already have." },
    syntax: {
      type: "text",
      value: "<name>",
      choices: SYNTAXES,
      doc: "`classic` writes `{#id}`, `mdx-comment` writes `{/* #id */}`. Defaults to `classic`.",
    },
    migrate: { type: "flag", doc: "Also rewrite existing IDs in the chosen syntax." },
    config: CONFIG_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    "The IDs are the ones that the pages already have, so no link breaks. First-level headings get none. The command edits the files in place and changes only headings.",
  ],
  async run({ argument, rest, options }, context) {
    const { syntax = "classic", config, overwrite, migrate } = options;
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { writeHeadingIds: write } = await context.loadPipeline(site.siteDir);
    const { report, changed } = await write({
      ...site.request,
      cwd: context.cwd,
      files: rest,
      overwrite,
      maintainCase: options["maintain-case"],
      migrate,
      syntax: syntax as HeadingIdsRequest["syntax"],
    });
    const { diagnostics, hasErrors } = report;
    const total = changed.reduce((sum, { count }) => sum + count, 0);
    return {
      code: hasErrors ? 1 : 0,
      siteDir: site.siteDir,
      diagnostics,
      facts: { changed } satisfies HeadingIdsFacts,
      output: changed.map(({ path, count }) => `${path}: ${countHeadings(count)}\n`).join(""),
      ...((total > 0 || !hasErrors) && { summary: { on: "err", text: toSummary(total, changed.length) } }),
    };
  },
});

function toSummary(total: number, files: number): string {
  if (total === 0) return "No heading needed an ID.";
  return `Wrote ${total === 1 ? "1 ID" : `${total} IDs`} into ${files === 1 ? "1 file" : `${files} files`}.`;
}

function countHeadings(count: number): string {
  return count === 1 ? "1 heading" : `${count} headings`;
}
