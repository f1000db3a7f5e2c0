/** The end of a blocked run. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { runProgram } from "../../support/cli.ts";
import { projectDir } from "../../support/paths.ts";

const END_RUN = join(projectDir, "src/commands/watchdog/end-run.ts");

test("a temporary folder that cannot be deleted does not keep the run alive", async () => {
  const note = { names: ["`a`"], folder: `/${"long".repeat(2000)}` };
  const orders = { cwd: "/", format: "text", version: "1", out: 1, endMs: 1000 };
  const program = `
    import { endLoop } from ${JSON.stringify(END_RUN)};
    setInterval(() => {}, 1000);
    process.on("uncaughtException", () => {});
    endLoop(${JSON.stringify(note)}, ${JSON.stringify(orders)});`;
  const { code, stderr } = await runProgram([process.execPath, "-e", program]);
  expect(stderr).toContain("error[endless-loop]");
  expect(stderr).toContain("ENAMETOOLONG");
  expect(code).toBe(1);
}, 20_000);
