/** nginx with WebDAV, set up as the manual shows, is a remote cache. `npm test` provides nginx. */

import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openRemoteCache } from "../../src/cache/remote-cache.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { readSamples } from "../manual/read-samples.ts";
import { findServer, startNginx } from "../manual/web-servers.ts";
import { projectDir } from "../support/paths.ts";

const makeFolder = useTemporaryFolders();

const PAGE = "several-machines.md";

/** The server of the manual, with another folder. */
function readRecipe(dir: string): string {
  const samples = readSamples(PAGE, readFileSync(join(projectDir, "content/docs", PAGE), "utf8"));
  const server = samples.find(({ language }) => language === "nginx")?.code ?? "";
  return server.replace(/root [^;]+;/, `root ${join(dir, "data")};`);
}

test.if(findServer("nginx") !== null)(
  "nginx takes packs, gives them back, and refuses what it may not write (needs nginx)",
  async () => {
    const dir = makeFolder();
    mkdirSync(join(dir, "data"));
    await using server = await startNginx(readRecipe(dir), dir);
    const remote = openRemoteCache(`${server.url}/my-site`);
    if (!remote) throw new Error("The address is not taken.");
    const bytes = new Uint8Array(3_000_000).fill(7);
    await remote.put("cas", "abc", bytes);
    await remote.put("ac", "def", new Uint8Array([1]));
    await remote.put("ac", "def", new Uint8Array([2]));
    expect(await remote.get("cas", "abc")).toEqual(bytes);
    expect(await remote.get("ac", "def")).toEqual(new Uint8Array([2]));
    expect(await remote.get("cas", "nothing")).toBeUndefined();
    expect(readdirSync(join(dir, "data/my-site")).sort()).toEqual(["ac", "cas"]);
    // A file is where its folder should be.
    await remote.put("ac", "file", bytes);
    const below = openRemoteCache(`${server.url}/my-site/ac/file`);
    await expect(below?.put("cas", "abc", bytes)).rejects.toThrow("the server answers with status");
  },
);
