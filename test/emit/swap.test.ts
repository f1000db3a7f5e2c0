/** The swap leaves a complete site behind wherever it is cut off, and several builds at once do not lose one. */

import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { emitSite } from "../../src/emit/emit-site.ts";
import { loadExchange } from "../../src/emit/exchange.ts";
import { finishInPlace } from "../../src/emit/replace-in-place.ts";
import { type Disk, loadDisk, swapIn } from "../../src/emit/swap.ts";
import { planWorkplace, restoreOutput } from "../../src/emit/workplace.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { toEmitRequest, writeBuilt } from "./emit-request.ts";
import { canMount } from "./small-disk.ts";
import { readSite, readTree, useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

const OLD = { "index.html": "old", "old/page.html": "old" };
const NEW = { "index.html": "new", "a/b/c.html": "new" };
const canExchange = loadExchange() !== undefined;

async function runChild(siteDir: string, ...words: readonly string[]): Promise<boolean> {
  const child = Bun.spawn([process.execPath, join(import.meta.dir, "swap-child.ts"), siteDir, ...words]);
  const printed = await new Response(child.stdout).text();
  await child.exited;
  expect(child.signalCode).toBe(printed === "done" ? null : "SIGKILL");
  return printed === "done";
}

/** Kills a build at every step of the swap; says what the folder holds each time, before and after the next command. */
async function killAtEachStep(way: "exchange" | "rename" | "layer", when: "before" | "after"): Promise<string[]> {
  const seen: string[] = [];
  for (let step = 1; ; step++) {
    const siteDir = makeFolder();
    const outDir = join(siteDir, "dist");
    writeBuilt(outDir, OLD);
    const isDone = await runChild(siteDir, way, String(step), when);
    const left = describeSite(outDir);
    restoreOutput(outDir);
    seen.push(left === describeSite(outDir) ? left : `${left} → ${describeSite(outDir)}`);
    // The build after that one works as ever, and nothing is left lying about.
    const report = makeReporter();
    const files = [{ path: "index.html", content: "next" }];
    expect(await emitSite(toEmitRequest({ siteDir, outDir }, { files, report }))).toBeDefined();
    expect(readdirSync(siteDir)).toEqual(["dist"]);
    if (isDone) return seen;
  }
}

/** `old` and `new` are complete. */
function describeSite(outDir: string): string {
  if (!existsSync(outDir)) return "none";
  const found = JSON.stringify(readSite(outDir));
  if (found === JSON.stringify(OLD)) return "old";
  return Object.entries(NEW).every(([path, text]) => readSite(outDir)[path] === text) ? "new" : found;
}

describe("a build that is killed at any step of the swap", () => {
  test.skipIf(!canExchange)("leaves the old or the new site if the system can exchange folders", async () => {
    // Steps: does it exist, exchange.
    expect(await killAtEachStep("exchange", "before")).toEqual(["old", "old", "new"]);
    expect(await killAtEachStep("exchange", "after")).toEqual(["old", "new", "new"]);
  });

  test("leaves one of them elsewhere until the next command", async () => {
    // Steps: does it exist, again, away with the old site, in with the new one, away with the old one's name.
    const before = ["old", "old", "old", "none → old", "new", "new"];
    expect(await killAtEachStep("rename", "before")).toEqual(before);
    expect(await killAtEachStep("rename", "after")).toEqual(["old", "old", "none → old", "new", "new", "new"]);
  });
});

describe("a previous site in a layer of an image, where nothing can be renamed,", () => {
  test("is replaced in place, and a build that is killed meanwhile is finished by the next command", async () => {
    // Steps: does it exist, again, the refused rename, the new site is ready, does the old one exist, in with the new one.
    expect(await killAtEachStep("layer", "before")).toEqual([
      "old",
      "old",
      "old",
      "old",
      "old → new",
      "none → new",
      "new",
    ]);
    expect(await killAtEachStep("layer", "after")).toEqual([
      "old",
      "old",
      "old",
      "old → new",
      "old → new",
      "new",
      "new",
    ]);
  });

  test("is deleted with its manifest last, so that a partial deletion is still recognized", async () => {
    const outDir = join(makeFolder(), "dist");
    const { readyDir } = planWorkplace(outDir);
    writeBuilt(readyDir, NEW);
    // As a kill in the middle leaves it.
    writeBuilt(outDir, { "old/page.html": "old" });
    finishInPlace({ outDir, readyDir }, loadDisk());
    expect(describeSite(outDir)).toBe("new");
    writeBuilt(readyDir, NEW);
    writeTree(join(outDir, ".."), { "foreign/precious.txt": "precious" });
    finishInPlace({ outDir: join(outDir, "../foreign"), readyDir }, loadDisk());
    expect(readTree(join(outDir, "../foreign"))).toEqual({ "precious.txt": "precious" });
  });

  test.skipIf(!canMount())("is one of a real overlay, too (needs the right to mount)", async () => {
    const root = makeFolder();
    for (const dir of ["upper", "work", "merged"]) mkdirSync(join(root, dir));
    writeBuilt(join(root, "lower/site/dist"), OLD);
    const layers = `lowerdir=${root}/lower,upperdir=${root}/upper,workdir=${root}/work,redirect_dir=off`;
    const siteDir = join(root, "merged/site");
    const mounted = Bun.spawnSync(["mount", "-t", "overlay", "overlay", "-o", layers, join(root, "merged")]);
    expect(mounted.stderr.toString()).toBe("");
    try {
      const outDir = join(siteDir, "dist");
      const report = makeReporter();
      const files = [{ path: "index.html", content: "new" }];
      await emitSite(toEmitRequest({ siteDir, outDir }, { files, report }));
      expect(report.diagnostics).toEqual([]);
      expect(readSite(outDir)).toEqual({ "index.html": "new" });
      expect(readdirSync(siteDir)).toEqual(["dist"]);
    } finally {
      Bun.spawnSync(["umount", "-l", join(root, "merged")]);
    }
  });
});

describe("the swap", () => {
  function makePlace() {
    const place = planWorkplace(join(makeFolder(), "dist"));
    mkdirSync(place.dir);
    writeBuilt(place.newDir, NEW);
    return place;
  }

  test.skipIf(!canExchange)("exchanges folders in one call on Linux and macOS", async () => {
    const place = makePlace();
    writeBuilt(place.outDir, OLD);
    const { exchange } = loadDisk();
    expect(exchange?.(place.newDir, place.outDir)).toBe(true);
    expect([describeSite(place.outDir), describeSite(place.newDir)]).toEqual(["new", "old"]);
    expect(exchange?.(place.newDir, join(place.dir, "nowhere"))).toBe(false);
  });

  test("renames twice if folders cannot be exchanged", async () => {
    const place = makePlace();
    writeBuilt(place.outDir, OLD);
    swapIn(place, { ...loadDisk(), exchange: () => false });
    expect(describeSite(place.outDir)).toBe("new");
  });

  test("restores the old site if the new one cannot take its place", async () => {
    const place = makePlace();
    writeBuilt(place.outDir, OLD);
    const real = loadDisk();
    const rename: Disk["rename"] = (from, to) => {
      if (from === place.newDir) throw Object.assign(new Error("refused"), { code: "EACCES" });
      real.rename(from, to);
    };
    expect(() => swapIn(place, { ...real, exchange: undefined, rename })).toThrow("refused");
    expect(describeSite(place.outDir)).toBe("old");
  });

  test("retries if another build replaces the site meanwhile", async () => {
    const place = makePlace();
    writeBuilt(place.outDir, OLD);
    const real = loadDisk();
    let rivals = 3;
    const rename: Disk["rename"] = (from, to) => {
      if (from === place.newDir && rivals-- > 0) writeTree(place.outDir, { "rival.html": "rival" });
      real.rename(from, to);
    };
    swapIn(place, { ...real, exchange: undefined, rename });
    expect(readSite(place.outDir)).toEqual(NEW);
  });
});

test("concurrent builds into one folder all succeed, and leave one complete site", async () => {
  const siteDir = makeFolder();
  const outDir = join(siteDir, "dist");
  const build = async (text: string): Promise<string> => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "emit-often.ts"), siteDir, text]);
    return new Response(child.stdout).text();
  };
  expect(await Promise.all(["one", "two", "three"].map(build))).toEqual(["", "", ""]);
  const { "same.html": same, ...rest } = readSite(outDir);
  expect(same).toBe("same");
  expect(Object.keys(rest)).toHaveLength(40);
  expect(new Set(Object.values(rest)).size).toBe(1);
  expect(readdirSync(siteDir)).toEqual(["dist"]);
});
