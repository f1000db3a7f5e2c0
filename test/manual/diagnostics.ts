/** Compares the diagnostics that a page shows with those of a site that has the mistake. */

import type { Diagnostic } from "../../src/model/diagnostic.ts";
import type { Example } from "../../scripts/diagnostics/examples.ts";
import { printBuild, withoutFolder } from "../../scripts/diagnostics/run-example.ts";
import { loadGraph } from "../../src/pipeline/commands.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import { runCli } from "../support/cli.ts";
import { makeSite } from "../support/site.ts";
import { outputExample } from "./outputs.ts";
import type { Sample } from "./read-samples.ts";

/** What is wrong with a diagnostic that a page shows; a page may leave lines out. */
export async function checkDiagnostic(sample: Sample): Promise<string[]> {
  const { page, line, code: shown } = sample;
  const example = outputExample(page, codeOf(shown));
  if (!example) return [`line ${line}: test/manual/outputs.ts has no site for \`${page} ${codeOf(shown)}\``];
  const printed = await printOf(sample, example);
  const missing = missingLine(shown, printed);
  return missing === undefined ? [] : [`line ${line}: \`${missing}\` is not part of what is printed:\n${printed}`];
}

/** The diagnostic as it is printed now; absent where a page shows it right, or none with its code is printed. */
export async function printedDiagnostic(sample: Sample): Promise<string | undefined> {
  const { page, code: shown } = sample;
  const printed = await printOf(sample, outputExample(page, codeOf(shown)) ?? { files: {} });
  if (missingLine(shown, printed) === undefined) return undefined;
  return printed.split("\n\n").find((one) => codeOf(one) === codeOf(shown));
}

function codeOf(diagnostic: string): string {
  return /\[([\w-]+)\]/.exec(diagnostic)?.[1] ?? "";
}

/** What the program says about a site. It is built only where loading it does not say what is shown. */
async function printOf({ code: shown }: Sample, { files, words, prepare }: Example): Promise<string> {
  await using site = await makeSite(
    Object.fromEntries(Object.entries(files).filter(([path, text]) => text !== "" || !path.endsWith(".md"))),
  );
  using _ = (await prepare?.(site.dir)) ?? undefined;
  if (words) return withoutFolder((await runCli(words, { cwd: site.dir })).stderr, site.dir);
  const request = { siteDir: site.dir, progress: makeProgress() };
  const early = print((await loadGraph(request)).report.diagnostics, site.dir);
  if (missingLine(shown, early) === undefined) return early;
  return await printBuild(site.dir);
}

function print(diagnostics: readonly Diagnostic[], siteDir: string): string {
  return formatDiagnostics(diagnostics, { siteDir });
}

/** The first line that is shown and not printed after those before it. */
function missingLine(shown: string, printed: string): string | undefined {
  const rest = printed.split("\n");
  return shown.split("\n").find((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(0, at + 1);
    return at < 0;
  });
}
