/** `bun scripts/diagnostics/write.ts`: runs the examples and writes the manual's page about diagnostics. */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Example, EXAMPLES } from "./examples.ts";
import { DIAGNOSTICS_PAGE, renderDiagnosticsPage } from "./page.ts";
import { printBuild, printCommand } from "./run-example.ts";

await writePage();

async function writePage(): Promise<void> {
  const outputs = new Map<string, string>();
  for (const [code, example] of Object.entries(EXAMPLES)) outputs.set(code, await printExample(code, example));
  await Bun.write(join(import.meta.dir, "../..", DIAGNOSTICS_PAGE), renderDiagnosticsPage(outputs));
}

/** Returns the diagnostic of an example as the terminal shows it. Throws if the program reports anything else. */
async function printExample(code: string, { files, words, prepare }: Example): Promise<string> {
  const siteDir = await mkdtemp(join(tmpdir(), "veloci-example-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(siteDir, path)), { recursive: true });
      await writeFile(join(siteDir, path), text);
    }
    using _ = (await prepare?.(siteDir)) ?? undefined;
    const printed = await (words ? printCommand(siteDir, words) : printBuild(siteDir));
    const found = printed.split("\n\n").find((one) => one.includes(`[${code}]`));
    if (found === undefined) throw new Error(`The example of \`${code}\` reports ${printed}`);
    return found.trim();
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}
