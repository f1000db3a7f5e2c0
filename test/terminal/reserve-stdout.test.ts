/** Keeping standard output for one value: where the system can move the descriptor, and where it cannot. */

import { expect, test } from "bun:test";
import { join } from "node:path";

const MODULE = join(import.meta.dir, "../../src/terminal/reserve-stdout.ts");

/** Prints in some ways after the reservation, then the value to what was reserved. */
async function run(platform: string, noise: string) {
  const script = `
    import { writeSync } from "node:fs";
    import { reserveStdout } from ${JSON.stringify(MODULE)};
    const fd = reserveStdout(${JSON.stringify(platform)});
    ${noise}
    writeSync(fd, "value\\n");`;
  const child = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe", stderr: "pipe" });
  const [stdout, stderr] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()]);
  return { code: await child.exited, stdout, stderr };
}

const PRINTED = `console.log("log"); console.info("info"); process.stdout.write("write\\n"); console.dir("dir");`;

test("moves the descriptor, so that child processes and direct writes are covered", async () => {
  const noise = `${PRINTED} writeSync(1, "direct\\n"); Bun.spawnSync(["echo", "child"], { stdio: ["ignore", "inherit", "inherit"] });`;
  const { code, stdout, stderr } = await run(process.platform, noise);
  expect([code, stdout]).toEqual([0, "value\n"]);
  for (const word of ["log", "info", "write", "dir", "direct", "child"]) expect(stderr).toContain(word);
});

test("moves what JavaScript prints where the descriptor cannot be moved", async () => {
  const { code, stdout, stderr } = await run("win32", PRINTED);
  expect([code, stdout]).toEqual([0, "value\n"]);
  for (const word of ["log", "info", "write", "dir"]) expect(stderr).toContain(word);
});
