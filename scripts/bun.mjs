#!/usr/bin/env node
/** Runs the project's Bun with the given arguments, and installs it first if it is missing: `node scripts/bun.mjs fmt`. */

import { ensureBun } from "./setup/bun.mjs";
import { run, runMain } from "./setup/processes.mjs";

await runMain(async () => run(await ensureBun(), process.argv.slice(2)));
