/** Writes the diagnostics that the program prints now into the pages that show them: `bun test/manual/write-diagnostics.ts`. */

import { Glob } from "bun";
import { join } from "node:path";
import { projectDir } from "../support/paths.ts";
import { printedDiagnostic } from "./diagnostics.ts";
import { isDiagnostic, readSamples } from "./read-samples.ts";

const docs = join(projectDir, "content/docs");
for (const page of new Glob("**/*.{md,mdx}").scanSync(docs)) {
  const file = join(docs, page);
  const old = await Bun.file(file).text();
  let text = old;
  for (const sample of readSamples(page, old).filter(isDiagnostic)) {
    const printed = await printedDiagnostic(sample);
    if (printed !== undefined) text = text.replace(sample.code, () => printed);
  }
  if (text !== old) await Bun.write(file, text);
}
