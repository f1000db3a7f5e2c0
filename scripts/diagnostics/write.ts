/** `bun scripts/diagnostics/write.ts`: builds the examples and writes the manual's page about diagnostics. */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSite } from "../../src/pipeline/commands.ts";
import { formatDiagnostic } from "../../src/report/print.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import { EXAMPLES, exampleSite } from "./examples.ts";
import { DIAGNOSTICS_PAGE, renderDiagnosticsPage } from "./page.ts";

await writePage();

async function writePage(): Promise<void> {
  const outputs = new Map<string, string>();
  for (const code of Object.keys(EXAMPLES)) outputs.set(code, await printExample(code));
  await Bun.write(join(import.meta.dir, "../..", DIAGNOSTICS_PAGE), renderDiagnosticsPage(outputs));
}

/** Returns the diagnostic of an example as the terminal shows it. Throws if the program reports anything else. */
async function printExample(code: string): Promise<string> {
  const siteDir = await mkdtemp(join(tmpdir(), "veloci-example-"));
  try {
    for (const [path, text] of Object.entries(exampleSite(code) ?? {})) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true });
      await writeFile(join(siteDir, path), text);
    }
    const { diagnostics } = await buildSite({ siteDir, progress: makeProgress(), minify: false });
    const found = diagnostics.find((diagnostic) => diagnostic.code === code);
    if (!found) throw new Error(`The example of \`${code}\` reports ${JSON.stringify(diagnostics)}`);
    return formatDiagnostic(found, { siteDir });
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}
