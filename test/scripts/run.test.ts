/** Programs that the scripts of `package.json` run end with the script, and with `npm`. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { projectDir } from "../support/paths.ts";

const PROCESSES = join(projectDir, "scripts/setup/processes.mjs");

const SERVER = "console.log(process.pid); setInterval(() => {}, 1000);";
const SCRIPT = `import { run } from ${JSON.stringify(PROCESSES)};
await run(process.execPath, ["--eval", ${JSON.stringify(SERVER)}]);`;

test("also when npm has ended only the shell between itself and the script", async () => {
  // A command after the script keeps the shell from replacing itself by it.
  const command = `node --input-type=module --eval '${SCRIPT}'; true`;
  const env = { ...process.env, npm_lifecycle_event: "site" };
  const shell = Bun.spawn(["sh", "-c", command], { env, stdout: "pipe", stderr: "inherit" });
  const reader = shell.stdout.getReader();
  const { value } = await reader.read();
  const server = Number(new TextDecoder().decode(value));
  expect(server).toBeGreaterThan(0);
  shell.kill("SIGTERM");
  // The pipe closes when the last process that holds it is gone.
  const isOver = await Promise.race([reader.read().then(({ done }) => done), Bun.sleep(10_000).then(() => false)]);
  if (!isOver) process.kill(server, "SIGKILL");
  expect(isOver).toBe(true);
}, 20_000);
