/**
 * A build that is killed at one step of its end: `bun swap-child.ts <siteDir> <exchange|rename|layer> <step> <before|after>`.
 * Each call to the file system that the swap makes is a step, counted from 1. Prints `done` when it came to the end. `layer`: the
 * previous site cannot be renamed.
 */

import { join } from "node:path";
import { type Disk, loadDisk, swapIn } from "../../src/emit/swap.ts";
import { closeWorkplace, openWorkplace, planWorkplace } from "../../src/emit/workplace.ts";
import { writeBuilt } from "./emit-request.ts";

const [siteDir = "", way, step, when] = process.argv.slice(2);

const place = planWorkplace(join(siteDir, "dist"));
const real = loadDisk();
let count = 0;

/** Runs a call, and dies before or after it when it is its turn. */
function guard<T>(call: () => T): T {
  const isTurn = ++count === Number(step);
  if (isTurn && when === "before") process.kill(process.pid, "SIGKILL");
  try {
    return call();
  } finally {
    if (isTurn) process.kill(process.pid, "SIGKILL");
  }
}

const { exchange } = real;
const disk: Disk = {
  rename: (from, to) =>
    guard(() => {
      if (way === "layer" && from === place.outDir) throw Object.assign(new Error("a lower layer"), { code: "EXDEV" });
      real.rename(from, to);
    }),
  exists: (path) => guard(() => real.exists(path)),
  ...(way === "exchange" && exchange && { exchange: (one, other) => guard(() => exchange(one, other)) }),
};

openWorkplace(place);
writeBuilt(place.newDir, { "index.html": "new", "a/b/c.html": "new" });
swapIn(place, disk);
await closeWorkplace(place);
process.stdout.write("done");
