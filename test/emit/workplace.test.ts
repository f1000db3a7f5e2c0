/** Temporary folders go away however a build ends, and what a killed build left is put right by the next command. */

import { describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { emitSite } from "../../src/emit/emit-site.ts";
import { closeWorkplace, planWorkplace, restoreOutput } from "../../src/emit/workplace.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { spawnCli } from "../support/cli.ts";
import { makeSite as makeTestSite } from "../support/site.ts";
import { type Site, toEmitRequest, toWorkplaceName, writeBuilt } from "./emit-request.ts";
import { readSite, readTree, useTemporaryFolders, writeTree } from "./temporary-folder.ts";

const makeFolder = useTemporaryFolders();

/** No system has so many processes. */
const DEAD = 999_999_999;

function makeSite(): Site {
  const siteDir = makeFolder();
  return { siteDir, outDir: join(siteDir, "dist") };
}

function emit(site: Site, path: string) {
  return emitSite(toEmitRequest(site, { files: [{ path, content: path }], report: makeReporter() }));
}

describe("temporary folders", () => {
  test("of a crashed run are removed, those of a running one are kept", async () => {
    const site = makeSite();
    const running = toWorkplaceName(site.outDir, process.ppid);
    const other = toWorkplaceName(join(site.siteDir, "other"), DEAD);
    writeTree(site.siteDir, {
      [`${toWorkplaceName(site.outDir, DEAD)}/new/half.html`]: "half",
      [`${running}/new/half.html`]: "half",
      [`${other}/new/half.html`]: "half",
      ".veloci/cache": "mine",
    });
    await emit(site, "a.html");
    expect(readdirSync(site.siteDir).sort()).toEqual([".veloci", running, other, "dist"].sort());
  });

  test("of another machine count as crashed after a day", async () => {
    const site = makeSite();
    const name = toWorkplaceName(site.outDir, DEAD).replace(/-[\da-f]{8}-\d+-/, "-01234567-1-");
    mkdirSync(join(site.siteDir, name));
    await emit(site, "a.html");
    expect(existsSync(join(site.siteDir, name))).toBe(true);
    utimesSync(join(site.siteDir, name), 1, 1);
    await emit(site, "a.html");
    expect(readdirSync(site.siteDir)).toEqual(["dist"]);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("are gone after %s, and the old site stays", async (signal) => {
    const site = makeSite();
    writeBuilt(site.outDir, { "old.html": "old" });
    const child = Bun.spawn([process.execPath, join(import.meta.dir, "emit-for-ever.ts"), site.siteDir], {
      stdout: "pipe",
    });
    await child.stdout.getReader().read();
    expect(readdirSync(site.siteDir)).toHaveLength(2);
    child.kill(signal);
    await child.exited;
    expect(child.signalCode).toBe(signal);
    expect(readSite(site.outDir)).toEqual({ "old.html": "old" });
    expect(readdirSync(site.siteDir)).toEqual(["dist"]);
  });

  test("stay if they contain the only copy of the previous site", async () => {
    const site = makeSite();
    writeBuilt(site.outDir, { "old.html": "old" });
    const place = planWorkplace(site.outDir);
    mkdirSync(place.dir);
    renameSync(site.outDir, place.oldDir);
    await closeWorkplace(place);
    restoreOutput(site.outDir);
    expect(readSite(site.outDir)).toEqual({ "old.html": "old" });
  });
});

describe("a run killed between the two renames", () => {
  function makeHalfSwapped(): Site & { readonly left: string } {
    const site = makeSite();
    const left = join(site.siteDir, toWorkplaceName(site.outDir, DEAD));
    writeBuilt(join(left, "old"), { "old.html": "old" });
    writeBuilt(join(left, "new"), { "new.html": "new" });
    return { ...site, left };
  }

  test("restores the old site for the next build, even if that fails", async () => {
    const site = makeHalfSwapped();
    expect(await emit(site, "../wrong")).toBeUndefined();
    expect(readSite(site.outDir)).toEqual({ "old.html": "old" });
    expect(readdirSync(site.siteDir)).toEqual(["dist"]);
  });

  test("restores it for every other command that uses the folder, also through a link", () => {
    const site = makeHalfSwapped();
    const link = join(makeFolder(), "link");
    symlinkSync(site.outDir, link);
    restoreOutput(link);
    expect(readSite(link)).toEqual({ "old.html": "old" });
  });

  test("restores it for `serve`", async () => {
    await using site = await makeTestSite({ "docusaurus.config.mjs": "" });
    const outDir = site.path("dist");
    writeBuilt(site.path(`${toWorkplaceName(outDir, DEAD)}/old`), { "index.html": "old" });
    const child = spawnCli(["serve", site.dir, "--port", "0", "--no-open"]);
    const { value } = await child.stdout.getReader().read();
    const [origin = ""] = /http:\/\/localhost:\d+/.exec(new TextDecoder().decode(value)) ?? [];
    expect(await (await fetch(origin)).text()).toBe("old");
    child.kill("SIGINT");
    await child.exited;
  });

  test("changes nothing if a site exists", () => {
    const site = makeHalfSwapped();
    writeBuilt(site.outDir, { "newer.html": "newer" });
    restoreOutput(site.outDir);
    expect(readSite(site.outDir)).toEqual({ "newer.html": "newer" });
    expect(readTree(join(site.left, "old"))["old.html"]).toBe("old");
  });
});
