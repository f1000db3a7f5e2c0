#!/usr/bin/env node
/**
 * `npm test`: runs everything a change must pass. Passes arguments to `bun test` (`npm test -- test/markdown`). The last line has
 * the counts.
 */

import { availableParallelism } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { ensureBun } from "./setup/bun.mjs";
import { runChecks } from "./setup/checks.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { outputLater, run, runMain } from "./setup/processes.mjs";
import { makeScratch } from "./setup/scratch.mjs";
import { provideWebServers } from "./setup/web-servers.mjs";

/** Long enough for a browser to start on a busy machine, short enough to end a test that hangs. */
const TIMEOUT_MS = 60_000;

/** How long each test file takes, in milliseconds, as `npm test -- --update-timings` writes it. */
const TIMINGS = "test/timings.json";

/** Number of characters kept from the end of the runner's output, which contains its summary. */
const SUMMARY_LENGTH = 4000;

await runMain(async () => {
  const bun = await ensureBun();
  const chromium = await ensureChromium();
  // Hundreds of tests start the program, and the executable starts in half the time. Compiling it pays off only for a full run.
  const compiling = isFullRun() ? outputLater(bun, ["test/support/executable.ts"]) : undefined;
  const servers = provideWebServers();
  const checks = await runChecks(bun);
  const executable = await compiling;
  const PATH = await servers;
  const scratch = makeScratch();
  /** @type {Record<string, string>} */
  const env = {
    CHROMIUM_PATH: chromium,
    PATH,
    TMPDIR: scratch.path,
    VELOCI_TEST_KEEPS_CHROMIUM: "1",
    // The tests run too briefly for the runtime's last optimization stage to pay off, and for the earlier ones to start at once.
    BUN_JSC_useFTLJIT: "0",
    BUN_JSC_thresholdForJITAfterWarmUp: "2000",
    BUN_JSC_thresholdForOptimizeAfterWarmUp: "5000",
    // Several test processes share the cores, so more threads that collect garbage would only wait for each other.
    BUN_JSC_numberOfGCMarkers: "1",
    ...(executable ? { VELOCI_TEST_EXECUTABLE: executable } : {}),
  };
  const tests = await runTests(bun, env).finally(scratch.remove);
  const failed = checks.failed + tests.failed;
  console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/** Whether the arguments are options only, and name no files. */
function isFullRun() {
  return process.argv.slice(2).every((arg) => arg.startsWith("-"));
}

/**
 * Runs the test files, in processes whose files share their modules and one Chromium, and counts from the runner's own summary.
 * @param {string} bun
 * @param {Record<string, string>} env
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runTests(bun, env) {
  // Tests often wait for a server, a timer or a page. One more process than cores uses that time.
  const args = [
    "test",
    `--parallel=${availableParallelism() + 1}`,
    "--no-isolate",
    `--timeout=${TIMEOUT_MS}`,
    // Several browsers share the machine, so a step that times out gets a second try.
    "--retry=1",
    // Each process starts with its slowest files. A slow file that started last would run alone.
    ...(isFullRun() ? [`--timings=${TIMINGS}`] : []),
    ...process.argv.slice(2),
  ];
  // The runner writes to a pipe, for which it would disable colors.
  if (process.stderr.isTTY && !process.env["NO_COLOR"]) env["FORCE_COLOR"] = "1";
  let printed = "";
  const onText = (/** @type {string} */ text) => {
    printed = (printed + text).slice(-SUMMARY_LENGTH);
  };
  const code = await run(bun, args, { env, onText });
  const summary = stripVTControlCharacters(printed);
  const [passed, failed] = ["pass", "fail"].map((word) => countOf(word, summary));
  // A run can fail without a failed test: it found no test file, or the runner crashed.
  return { passed: passed ?? 0, failed: failed || (code === 0 ? 0 : 1) };
}

/**
 * The number in the last line of the form ` 12 pass`.
 * @param {string} word
 * @param {string} summary
 */
function countOf(word, summary) {
  const line = summary.split("\n").findLast((text) => new RegExp(`^ *\\d+ ${word}$`).test(text));
  return Number.parseInt(line ?? "0", 10);
}
