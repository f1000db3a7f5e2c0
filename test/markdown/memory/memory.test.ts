/** Memory stays flat over many documents in one process, whose highlighter is one. */

import { expect, test } from "bun:test";
import { join } from "node:path";

const LIMIT = 120_000;

/** What is kept of code on purpose, and a fifth of what it would be if all of it were. */
const MOST = 10_000_000;

test(
  "four hundred documents leave no more behind than forty",
  async () => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "compile-many.ts"), "400"], {
      stdout: "pipe",
      stderr: "pipe",
      timeout: LIMIT,
    });
    const [out, error] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
    await child.exited;
    expect(error).toBe("");
    expect(Number(out)).toBeLessThan(MOST);
    expect(out).toMatch(/^-?\d+\n$/);
  },
  LIMIT,
);
