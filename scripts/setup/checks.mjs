/** The checks that run no code of the project: format, types, lint. */

import { join } from "node:path";
import { projectDir, run } from "./processes.mjs";

/**
 * Runs all three, also when one fails, and tells how each ended.
 * @param {string} bun
 * @param {readonly string[]} [files]
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(bun, files = []) {
  const oxlint = join(projectDir, "node_modules/oxlint/bin/oxlint");
  const checks = [
    { name: "format", command: [bun, "fmt", "--no-script", "--check", ...files], fix: "run `npm run fmt`" },
    { name: "types", command: [bun, "check", "--no-script", ...files], fix: "see above" },
    { name: "lint", command: [process.execPath, oxlint, "--deny-warnings", ...files], fix: "see above" },
  ];
  let passed = 0;
  for (const { name, command, fix } of checks) {
    const [program = "", ...args] = command;
    const ok = (await run(program, args)) === 0;
    console.log(ok ? `${name}: passed` : `${name}: failed (${fix})`);
    if (ok) passed++;
  }
  return { passed, failed: checks.length - passed };
}
