/** Compares the diagnostics that a page shows with those of a site that has the mistake. */

import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { buildSite, loadGraph } from "../../src/pipeline.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import { makeSite } from "../support/site.ts";
import { outputSite } from "./outputs.ts";
import type { Sample } from "./read-samples.ts";

/** What is wrong with a diagnostic that a page shows; a page may leave lines out. */
export async function checkDiagnostic(sample: Sample): Promise<string[]> {
  const { page, line, code: shown } = sample;
  const code = /\[([\w-]+)\]/.exec(shown)?.[1] ?? "";
  const files = outputSite(page, code);
  if (!files) return [`line ${line}: test/manual/outputs.ts has no site for \`${page} ${code}\``];
  await using site = await makeSite(
    Object.fromEntries(Object.entries(files).filter(([path, text]) => text !== "" || !path.endsWith(".md"))),
  );
  const request = { siteDir: site.dir, progress: makeProgress() };
  const early = print((await loadGraph(request)).report.diagnostics, site.dir);
  if (missingLine(shown, early) === undefined) return [];
  const { diagnostics } = await buildSite({ ...request, minify: false });
  const printed = print(diagnostics, site.dir);
  const missing = missingLine(shown, printed);
  return missing === undefined ? [] : [`line ${line}: \`${missing}\` is not part of what is printed:\n${printed}`];
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
