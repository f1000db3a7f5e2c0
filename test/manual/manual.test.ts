/** The samples of the manual work: files build, configs load, commands can be typed, and output is what the program prints. */

import { afterAll, expect, test } from "bun:test";
import { Glob } from "bun";
import { join } from "node:path";
import { inParallel } from "../../src/system/in-parallel.ts";
import { projectDir } from "../support/paths.ts";
import { checkCommands, loadCommands } from "./commands.ts";
import { checkDiagnostic } from "./diagnostics.ts";
import { runSamples } from "./page-site.ts";
import { isDiagnostic, isRun, readSamples, type Sample } from "./read-samples.ts";
import { checkSyntax } from "./syntax.ts";

const MANUAL = join(projectDir, "content/docs");
const pages = [...new Glob("**/*.{md,mdx}").scanSync(MANUAL)].sort();
const texts = await Promise.all(pages.map((page) => Bun.file(join(MANUAL, page)).text()));
const samples = pages.flatMap((page, index) => readSamples(page, texts[index] ?? ""));
const run = samples.filter((sample) => sample.reason === undefined && (isRun(sample) || isDiagnostic(sample)));
const commands = await loadCommands();

/** Number of diagnostics that one test checks: the page that lists all has more than a test has time for. */
const IN_A_TEST = 20;

for (const [page, list] of Map.groupBy(run, (sample) => sample.page)) {
  const diagnostics = list.filter(isDiagnostic);
  for (let from = 0; from < diagnostics.length; from += IN_A_TEST) {
    test(`diagnostics of ${page}, from number ${from + 1} on`, async () => {
      const shown = await inParallel(diagnostics.slice(from, from + IN_A_TEST), 2, checkDiagnostic);
      expect(shown.flat().join("\n")).toBe("");
    });
  }

  test(page, async () => {
    const parsed = list.flatMap((sample) => [...checkShell(sample), ...checkSyntax(sample)]);
    const files = list.filter((sample) => sample.language !== "bash" && !isDiagnostic(sample));
    const said = files.length > 0 ? await runSamples(page, files) : "";
    expect([...parsed, said].join("\n").trim()).toBe("");
  });
}

function checkShell({ language, code, line }: Sample): string[] {
  return language === "bash" ? checkCommands(code, commands).map((said) => `line ${line}: ${said}`) : [];
}

afterAll(() => {
  const left = samples.filter(({ reason }) => reason !== undefined).length;
  console.log(
    `manual: ran ${run.length} samples of ${pages.length} pages; ${left} do not run, with a reason beside them`,
  );
});
