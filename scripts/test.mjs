#!/usr/bin/env node
/** `npm test`: everything a change must pass. Arguments go to `bun test` (`npm test -- test/markdown`). Last line: the counts. */

import { availableParallelism } from "node:os";
import { stripVTControlCharacters } from "node:util";
import { ensureBun } from "./setup/bun.mjs";
import { runChecks } from "./setup/checks.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { outputOf, run, runMain } from "./setup/processes.mjs";
import { makeScratch } from "./setup/scratch.mjs";

/** A browser that starts on a busy machine can take seconds; a test that hangs still ends. */
const TIMEOUT_MS = 60_000;

/** Characters kept of the test runner's output: its summary is at the end. */
const SUMMARY_LENGTH = 4000;

await runMain(async () => {
  const bun = await ensureBun();
  const chromium = await ensureChromium();
  const checks = await runChecks(bun);
  const scratch = makeScratch();
  /** @type {Record<string, string>} */
  const env = {
    CHROMIUM_PATH: chromium,
    TMPDIR: scratch.path,
    VELOCI_TEST_KEEPS_CHROMIUM: "1",
    // No code of the tests runs long enough for the runtime's last optimisation to pay for itself.
    BUN_JSC_useFTLJIT: "0",
  };
  const tests = await runTests(bun, env).finally(scratch.remove);
  const failed = checks.failed + tests.failed;
  console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * Runs the test files, in processes whose files share their modules and one Chromium, and counts from the runner's own summary.
 * @param {string} bun
 * @param {Record<string, string>} env
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runTests(bun, env) {
  // Each test waits now and then: for a server, a timer, a page. One process more than there are cores uses that time.
  const args = [
    "test",
    `--parallel=${availableParallelism() + 1}`,
    "--no-isolate",
    `--timeout=${TIMEOUT_MS}`,
    // Several browsers share the machine. A step that times out once gets a second try.
    "--retry=1",
    ...process.argv.slice(2),
  ];
  // Hundreds of tests start the program, and the executable starts in half the time. For a few files, compiling it takes longer.
  const executable = process.argv.length === 2 ? outputOf(bun, ["test/support/executable.ts"]) : undefined;
  if (executable) env["VELOCI_TEST_EXECUTABLE"] = executable;
  // The runner writes to a pipe, and would turn colors off.
  if (process.stderr.isTTY && !process.env["NO_COLOR"]) env["FORCE_COLOR"] = "1";
  let printed = "";
  const onText = (/** @type {string} */ text) => {
    printed = (printed + text).slice(-SUMMARY_LENGTH);
  };
  const code = await run(bun, args, { env, onText });
  const summary = stripVTControlCharacters(printed);
  const [passed, failed] = ["pass", "fail"].map((word) => countOf(word, summary));
  // A run can fail without a failed test: no test file was found, or the runner itself crashed.
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
