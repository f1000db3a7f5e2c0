#!/usr/bin/env node
/** `npm run check`: checks format, types and lint, in the named files or in all. */

import { ensureBun } from "./setup/bun.mjs";
import { runChecks } from "./setup/checks.mjs";
import { runMain } from "./setup/processes.mjs";

await runMain(async () => {
  const { failed } = await runChecks(await ensureBun(), process.argv.slice(2));
  return failed === 0 ? 0 : 1;
});
