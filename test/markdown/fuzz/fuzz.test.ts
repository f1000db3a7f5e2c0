/** Spoiled text is compiled without crash, the same each time, and told of in words; `run.ts` goes on for as long as wanted. */

import { expect, test } from "bun:test";
import { join } from "node:path";

const LIMIT = 120_000;

test(
  "three hundred texts",
  async () => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "run.ts"), "--count", "300", "--seed", "1000"], {
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
