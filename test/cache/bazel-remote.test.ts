/** The remote cache on a server that checks everything it is sent, as bazel-remote does by default. */

import { expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { openRemoteCache } from "../../src/cache/remote-cache.ts";
import { sha256 } from "../../src/system/sha256.ts";
import { startBazelRemote } from "../support/bazel-remote.ts";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { configText, makeSite } from "../support/site.ts";

/** Builds on a machine that has nothing. Returns the hashes of the files, and what the server was asked. */
async function makeMachine(server: ReturnType<typeof startBazelRemote>) {
  const site = await makeSite({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
  });
  return async (url = server.url) => {
    for (const name of [".veloci", "dist"]) rmSync(join(site.dir, name), { recursive: true, force: true });
    server.requests.length = 0;
    const { code, stderr } = await runCli(["build", site.dir], { env: { VELOCI_CACHE_URL: url } });
    const requests = [...server.requests].sort();
    return { code, stderr, files: await hashFiles(site.path("dist")), requests };
  };
}

test("lists of packs are valid results, which are found again with the server's additions", async () => {
  using server = startBazelRemote();
  const build = await makeMachine(server);
  const first = await build();
  expect(first).toMatchObject({ code: 0, stderr: "" });
  expect(first.requests).toEqual(["GET ac", "GET ac", "PUT ac", "PUT ac", "PUT cas", "PUT cas"]);
  const second = await build();
  expect(second).toEqual({ ...first, requests: ["GET ac", "GET ac", "GET cas", "GET cas"] });
});

test("a result is gone with one of its packs, and the next machine stores both again", async () => {
  using server = startBazelRemote();
  const build = await makeMachine(server);
  const first = await build();
  for (const name of server.stored.keys()) if (name.startsWith("cas/")) server.stored.delete(name);
  expect(await build()).toEqual(first);
  expect((await build()).requests).toEqual(["GET ac", "GET ac", "GET cas", "GET cas"]);
});

test("without its account, the server is not used, and one warning says why", async () => {
  using server = startBazelRemote();
  const build = await makeMachine(server);
  const { code, stderr, requests } = await build(server.bareUrl);
  expect(code).toBe(0);
  expect(stderr.match(/status 401/g)).toHaveLength(1);
  expect(requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
});

test("the server refuses wrong hashes and values that are not results", async () => {
  using server = startBazelRemote();
  const remote = openRemoteCache(server.url);
  const bytes = Buffer.from("text");
  const hash = sha256(bytes, "hex");
  await remote?.put("cas", hash, bytes);
  expect(await remote?.get("cas", hash)).toEqual(new Uint8Array(bytes));
  await expect(remote?.put("cas", sha256("other", "hex"), bytes)).rejects.toThrow("status 400");
  await expect(remote?.put("ac", hash, bytes)).rejects.toThrow("status 400");
  await expect(remote?.put("cas", "short", bytes)).rejects.toThrow("status 400");
});
