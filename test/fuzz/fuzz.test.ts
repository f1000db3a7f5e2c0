/** Made-up texts and sites are compiled and loaded without a crash; `run.ts` goes on for as long as wanted. */

import { expect, test } from "bun:test";
import { join } from "node:path";

const LIMIT = 180_000;

test(
  "three hundred texts and twenty sites",
  async () => {
    const program = join(import.meta.dir, "run.ts");
    const child = Bun.spawn([process.execPath, program, "--count", "300", "--sites", "20", "--seed", "1000"], {
      stdout: "pipe",
      stderr: "pipe",
      timeout: LIMIT,
    });
    const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    await child.exited;
    expect(`${out}${error}`).toBe("done\n");
  },
  LIMIT,
);
