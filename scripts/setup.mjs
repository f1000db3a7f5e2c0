#!/usr/bin/env node
/** `npm run setup`: installs Bun, the dependencies and Chromium, unless they are installed. */

import { ensureBun } from "./setup/bun.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { outputOf, runMain } from "./setup/processes.mjs";

await runMain(async () => {
  const bun = await ensureBun();
  const chromium = await ensureChromium();
  console.log(`Ready: Bun ${outputOf(bun, ["--version"])}, dependencies, Chromium (${chromium}).`);
  return 0;
});
