/**
 * `bun bench/figures.ts`: builds and serves the bundled site, and prints what readers get: compressed size of the first load of
 * each kind of page until the browser is idle; violations found by axe; Lighthouse scores; and whether prefetching slows clicks
 * down. `--only first-loads`, `axe`, `lighthouse` or `clicks` runs one of the four. Exits with 1 if a figure misses its bar.
 */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openBrowser } from "../test/support/browser.ts";
import { runCli, serveBuilt } from "../test/support/cli.ts";
import { projectDir } from "../test/support/paths.ts";
import { printViolations } from "./figures/accessibility.ts";
import { printClicks } from "./figures/clicks.ts";
import { printFirstLoads } from "./figures/first-loads.ts";
import { printLighthouse } from "./figures/lighthouse-scores.ts";

const PARTS = ["first-loads", "axe", "lighthouse", "clicks"];
const { values } = parseArgs({ options: { only: { type: "string" }, help: { type: "boolean" } } });
if (values.help || (values.only !== undefined && !PARTS.includes(values.only))) {
  console.log(`bun bench/figures.ts [--only ${PARTS.join("|")}]`);
  process.exit(values.help ? 0 : 2);
}
const isSelected = (name: string): boolean => values.only === undefined || values.only === name;

const workDir = await mkdtemp(join(tmpdir(), "veloci-figures-"));
try {
  const dir = join(projectDir, "content");
  const outDir = join(workDir, "dist");
  const { code, stdout, stderr } = await runCli(["build", dir, "--out-dir", outDir]);
  if (code !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
  await using served = await serveBuilt({ siteDir: dir, outDir });
  // Run one by one: two browsers at once would slow each other down.
  if (isSelected("lighthouse") && !(await printLighthouse(served.url))) process.exitCode = 1;
  if (isSelected("clicks") && !(await printClicks(served.url))) process.exitCode = 1;
  await using browser = await openBrowser();
  if (isSelected("first-loads") && !(await printFirstLoads(browser, served.url))) process.exitCode = 1;
  if (isSelected("axe") && (await printViolations(browser, served.url)) > 0) process.exitCode = 1;
} finally {
  await rm(workDir, { recursive: true, force: true });
}
