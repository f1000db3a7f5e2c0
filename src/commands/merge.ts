/** `veloci merge`: assembles the site from parts that were rendered with `build --shard`. */

import { resolve } from "node:path";
import { openParts } from "../cache/check-parts.ts";
import { MergedParts } from "../cache/merged-parts.ts";
import { partsFolder } from "../cache/part-file.ts";
import { toShownPath } from "../report/print.ts";
import { runBuild } from "./build.ts";
import { defineCommand } from "./command.ts";
import { originOf } from "./render-part.ts";
import { JSON_OPTION, SARIF_OPTION, VERBOSE_OPTION } from "./report-format.ts";
import { DIST_DOC, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const merge = defineCommand({
  name: "merge",
  summary: "Build the site from the parts that `build --shard` rendered.",
  argument: SITE_ARGUMENT,
  options: {
    parts: {
      type: "text",
      value: "<dir>",
      doc: "Folder that contains the parts, directly or in subfolders, relative to the current folder. Defaults to the name of the output folder with `-parts` appended.",
    },
    "out-dir": {
      type: "text",
      value: "<dir>",
      doc: `Folder for the built site, relative to the current folder. ${DIST_DOC}`,
    },
    timings: { type: "flag", doc: "Print how long each stage took, and the memory used." },
    verbose: VERBOSE_OPTION,
    json: JSON_OPTION,
    sarif: SARIF_OPTION,
  },
  notes: [
    "Needs the same files, the same variables and the same version of Veloci as the parts, and builds with the options that they were rendered with.",
    "Exit codes: 0 built, 1 parts are missing or do not match, or the site has errors, 2 the command line is wrong, 130 interrupted.",
  ],
  async run({ argument, options }, context) {
    const { cwd } = context;
    const site = openSite({ siteDir: argument }, context);
    if ("ending" in site) return site.ending;
    const { siteDir } = site;
    const outDir = options["out-dir"] === undefined ? site.distDir : resolve(cwd, options["out-dir"]);
    const dir = options.parts === undefined ? partsFolder(outDir) : resolve(cwd, options.parts);
    const opened = openParts({ dir, shown: toShownPath(dir, cwd), own: await originOf(siteDir, context) });
    if ("problems" in opened) {
      const text = `Nothing built: \`${toShownPath(outDir, cwd)}\` is unchanged.`;
      return { code: 1, siteDir, diagnostics: opened.problems, summary: { on: "err", text } };
    }
    using pages = new MergedParts(opened.parts);
    const made = opened.parts[0]?.facts.options ?? { minify: true, precompress: false, offlineZip: false };
    return await runBuild({ siteDir, outDir, ...options, ...made, pages }, context);
  },
});
