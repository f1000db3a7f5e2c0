/** `veloci migrate`: changes the files of a Docusaurus site that call its own tool so that they call Veloci. */

import { join } from "node:path";
import type { MigrateFacts } from "../model/json-report.ts";
import { makePaint } from "../report/paint.ts";
import { countDiagnostics } from "../report/print.ts";
import { systemCode, toWriteDiagnostic } from "../report/system-error.ts";
import { replaceFile } from "../system/replace-file.ts";
import type { PlannedChange } from "../create/plan-migration.ts";
import { formatCount } from "../terminal/figures.ts";
import { type CommandResult, defineCommand } from "./command.ts";
import { JSON_OPTION } from "./report-format.ts";
import { showDiagnostics } from "./show.ts";
import { CONFIG_OPTION, openSite, SITE_ARGUMENT } from "./site-folder.ts";

export const migrate = defineCommand({
  name: "migrate",
  summary: "Move an existing Docusaurus site: show what changes, and update the files that run the tool.",
  argument: SITE_ARGUMENT,
  options: {
    yes: { type: "flag", short: "y", doc: "Change the files without asking." },
    config: CONFIG_OPTION,
    json: JSON_OPTION,
  },
  notes: [
    "First checks the site as `veloci check` does. Then shows how `package.json` and the CI files would change, and changes them only after you confirm.",
    "Content, components and the config are never touched.",
  ],
  async run({ argument, options: { yes, config, json } }, context) {
    const site = openSite({ siteDir: argument, config }, context);
    if ("ending" in site) return site.ending;
    const { siteDir, distDir: outDir, request } = site;
    const { checkSite } = await context.loadPipeline(siteDir);
    const { report } = await checkSite({ ...request, outDir, rules: [] });
    const { planMigration } = await import("../create/plan-migration.ts");
    const changes = planMigration(siteDir);
    const { diagnostics } = report;
    const asks = !yes && !json && context.ask !== undefined && changes.length > 0;
    const diff = json ? "" : await formatChanges(changes, context.out.color);
    if (asks) {
      // Show the losses first: the answer depends on them.
      showDiagnostics(diagnostics, siteDir, context);
      context.out.write(diff);
    }
    const agreed = yes || (asks && /^y(es)?$/i.test((await context.ask?.("Change these files? (y/N) ")) ?? ""));
    const problem = agreed ? writeChanges(siteDir, changes) : undefined;
    const facts: MigrateFacts = { changes: changes.map(({ path }) => path), written: agreed && !problem };
    const text = toSummary(facts, countDiagnostics(diagnostics));
    return {
      code: report.hasErrors || problem ? 1 : 0,
      siteDir,
      diagnostics: asks ? [] : diagnostics,
      facts,
      ...(!asks && { output: diff }),
      summary: { on: "out", text },
      ...problem,
    };
  },
});

async function formatChanges(changes: readonly PlannedChange[], color: boolean): Promise<string> {
  const { diffLines } = await import("../create/line-diff.ts");
  const paint = makePaint(color);
  const show = (line: string): string =>
    line.startsWith("+") ? paint.green(line) : line.startsWith("-") ? paint.red(line) : line;
  return changes
    .map(({ path, before, after }) => `${paint.bold(path)}\n${diffLines(before, after).map(show).join("\n")}\n\n`)
    .join("");
}

/** Writes the changed files. Diagnostics: those of writing, such as `output-not-writable`. */
function writeChanges(
  siteDir: string,
  changes: readonly PlannedChange[],
): Pick<CommandResult, "diagnostics"> | undefined {
  for (const { path, after } of changes) {
    try {
      replaceFile(join(siteDir, path), after);
    } catch (error) {
      if (systemCode(error) === undefined) throw error;
      return {
        diagnostics: [{ ...toWriteDiagnostic(error, path), hint: "Allow writing to it, and run the command again." }],
      };
    }
  }
  return undefined;
}

function toSummary({ changes, written }: MigrateFacts, counts: string): string {
  const found = counts === "" ? "The check found no problems." : `The check found ${counts}.`;
  if (changes.length === 0) return `${found} No file runs the tool, so nothing needs to change.`;
  const files = formatCount(changes.length, "file");
  if (!written)
    return `${found} ${files} would change: run \`veloci migrate --yes\` to write them. Nothing was changed.`;
  return `${found} Changed ${files}. Next: \`veloci build --out-dir build\`, and install Veloci where the site is built.`;
}
