#!/usr/bin/env node
/** `npm run site`: builds content/ to dist/ and serves it. Passes arguments to `serve` (`npm run site -- --port 4000`). */

import { join } from "node:path";
import { ensureBun } from "./setup/bun.mjs";
import { projectDir, run, runMain } from "./setup/processes.mjs";

/** The same options as in the first line of `cli.ts`. */
const command = ["--no-install", "--no-env-file", "--config=bunfig.toml", "cli.ts"];

await runMain(async () => {
  const bun = await ensureBun({ tests: false });
  const [site, out] = [join(projectDir, "content"), join(projectDir, "dist")];
  const code = await run(bun, [...command, "build", site, "--out-dir", out]);
  if (code !== 0) return code;
  return run(bun, [...command, "serve", site, "--dir", out, "--no-open", ...process.argv.slice(2)]);
});
