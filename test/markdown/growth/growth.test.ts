/** Compiling takes time that grows with the length of a text, whatever is in it. The one test that looks at time: at its growth. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { CONSTRUCTS } from "./constructs.ts";

/** Far more than it takes, on a busy machine too. */
const LIMIT = 400_000;

test.each(["data", "code"] as const)(
  "on the %s tier, no construct makes the time grow by more than nine when its text is four times as long",
  async (tier) => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "measure.ts"), tier], {
      // The runtime's last optimization pays for itself after minutes only.
      env: { ...process.env, BUN_JSC_useFTLJIT: "0" },
      stdout: "pipe",
      stderr: "pipe",
      timeout: LIMIT,
    });
    const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    await child.exited;
    const lines = out.trimEnd().split("\n");
    expect(error).toBe("");
    expect(lines.filter((line) => line.startsWith("!"))).toEqual([]);
    expect(lines.map((line) => line.slice(2).split(":")[0] ?? "")).toEqual(Object.keys(CONSTRUCTS));
  },
  LIMIT,
);
