/**
 * Writes the diagnostics that the program prints now into the pages that show them: `bun test/manual/write-diagnostics.ts`.
 * The manuals of earlier releases show the same ones, with the names of their config files.
 */

import { Glob } from "bun";
import { join } from "node:path";
import { projectDir } from "../support/paths.ts";
import { printedDiagnostic } from "./diagnostics.ts";
import { isDiagnostic, readSamples } from "./read-samples.ts";

const content = join(projectDir, "content");
const changed = new Map<string, string>();

for (const page of new Glob("**/*.{md,mdx}").scanSync(join(content, "docs"))) {
  for (const sample of readSamples(page, await Bun.file(join(content, "docs", page)).text()).filter(isDiagnostic)) {
    const printed = await printedDiagnostic(sample);
    if (printed !== undefined) changed.set(sample.code, printed).set(toOlder(sample.code), toOlder(printed));
  }
}

for (const path of new Glob("{docs,versioned_docs}/**/*.{md,mdx}").scanSync(content)) {
  const old = await Bun.file(join(content, path)).text();
  let text = old;
  for (const [shown, printed] of changed) text = text.replaceAll(shown, () => printed);
  if (text !== old) await Bun.write(join(content, path), text);
}

function toOlder(diagnostic: string): string {
  return diagnostic
    .replace(/\b(docusaurus\.config|sidebars)\.ts\b/g, "$1.js")
    .replace(/\bexport default \{/, "module.exports = {");
}
