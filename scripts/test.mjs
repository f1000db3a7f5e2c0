#!/usr/bin/env node
/** `npm test`: everything a change must pass. Arguments go to `bun test` (`npm test -- test/markdown`). Last line: the counts. */

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBun } from "./setup/bun.mjs";
import { runChecks } from "./setup/checks.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { run, runMain } from "./setup/processes.mjs";

/** A browser that starts on a busy machine can take seconds; a test that hangs still ends. */
const TIMEOUT_MS = 60_000;

await runMain(async () => {
  const bun = await ensureBun();
  const chromium = await ensureChromium();
  const checks = await runChecks(bun);
  const tests = await runTests(bun, chromium);
  const failed = checks.failed + tests.failed;
  console.log(`\n${checks.passed + tests.passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

/**
 * Runs the test files, one process for each core, and counts from the report, which leaves the terminal to the runner.
 * @param {string} bun
 * @param {string} chromium
 * @returns {Promise<{ passed: number, failed: number }>}
 */
async function runTests(bun, chromium) {
  const dir = mkdtempSync(join(tmpdir(), "veloci-report-"));
  const report = join(dir, "report.xml");
  try {
    const flags = ["--parallel", `--timeout=${TIMEOUT_MS}`, "--reporter=junit", `--reporter-outfile=${report}`];
    const env = { CHROMIUM_PATH: chromium };
    const code = await run(bun, ["test", ...flags, ...process.argv.slice(2)], { env });
    return countTests(report, code);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * A run that fails without a failed test (a file that does not load, a crash) counts as one failure.
 * @param {string} report
 * @param {number} code
 * @returns {{ passed: number, failed: number }}
 */
function countTests(report, code) {
  const total = /<testsuites [^>]*>/.exec(readIfPresent(report))?.[0] ?? "";
  const count = (/** @type {string} */ name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(total)?.[1] ?? 0);
  const failed = count("failures");
  const passed = count("tests") - failed - count("skipped");
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/** @param {string} path */
function readIfPresent(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
