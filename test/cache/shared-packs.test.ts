/** Machines share compiled documents over HTTP and S3; a cache that fails is no mistake. */

import { afterAll, beforeAll, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PackStore } from "../../src/cache/pack-store.ts";
import { openRemoteCache, type RemoteCache } from "../../src/cache/remote-cache.ts";
import { SharedPacks } from "../../src/cache/shared-packs.ts";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { hashFiles } from "../support/built-files.ts";
import { runCli } from "../support/cli.ts";
import { type S3Server, startS3Server } from "../support/s3-server.ts";
import { configText, makeSite } from "../support/site.ts";

const makeFolder = useTemporaryFolders();

/** What the server has, and how it fails. */
const stored = new Map<string, Uint8Array>();
const requests: string[] = [];
let mode: "right" | "down" | "wrong" | "silly" | "slow" | "closed" = "right";

const server = Bun.serve({
  port: 0,
  async fetch(request) {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname.split("/").slice(0, 3).join("/")}`);
    if (mode === "slow") await Bun.sleep(1000);
    if (mode === "down" || (mode === "closed" && request.method === "PUT")) return new Response("", { status: 503 });
    if (request.method === "PUT") {
      stored.set(pathname, await request.bytes());
      return new Response("", { status: 201 });
    }
    if (mode === "silly") return new Response("<h1>Welcome</h1>");
    const bytes = stored.get(pathname);
    if (!bytes) return new Response("", { status: 404 });
    return new Response(mode === "wrong" && pathname.includes("/cas/") ? "garbage" : Buffer.from(bytes));
  },
});

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server("cache");
});
afterAll(async () => {
  await server.stop(true);
  await s3.stop();
});

/** Runs one machine: fetches, reads the value of `a` and writes one where there is none. Returns both, and what went wrong. */
async function runMachine(
  remote: RemoteCache,
  { dir = join(makeFolder(), "cache"), isReadOnly = false } = {},
): Promise<{ readonly a: string | undefined; readonly failures: readonly string[] }> {
  const failures: string[] = [];
  const about = { dir, name: "words", engine: "one" };
  const packs = new SharedPacks({
    ...about,
    names: [about.name],
    sharedEngine: "one",
    remote,
    isReadOnly,
    onFailure: (reason) => failures.push(reason),
  });
  await packs.fetch().stored;
  const store = new PackStore(about);
  const a = store.get("a")?.bytes.toString();
  if (a === undefined) store.put("a", "written");
  store[Symbol.dispose]();
  await packs.offer();
  return { a, failures };
}

function openHttp(patience?: number): RemoteCache {
  stored.clear();
  const remote = openRemoteCache(`${server.url.href}team`, patience);
  if (!remote) throw new Error("The address is not taken.");
  return remote;
}

test("a machine reuses what another one stored, and uploads nothing if it has nothing new", async () => {
  const remote = openHttp();
  expect(await runMachine(remote, { isReadOnly: true })).toEqual({ a: undefined, failures: [] });
  expect(stored.size).toBe(0);
  expect(await runMachine(remote)).toEqual({ a: undefined, failures: [] });
  requests.length = 0;
  expect(await runMachine(remote)).toEqual({ a: "written", failures: [] });
  expect(requests).toEqual(["GET /team/ac", "GET /team/cas"]);
});

test("older packs are uploaded as well: the server has each pack of the list", async () => {
  const dir = join(makeFolder(), "cache");
  const earlier = new PackStore({ dir, name: "words", engine: "one" });
  earlier.put("b", "before");
  earlier[Symbol.dispose]();
  expect(await runMachine(openHttp(), { dir })).toEqual({ a: undefined, failures: [] });
  const [, list = new Uint8Array()] = [...stored].find(([path]) => path.includes("/ac/")) ?? [];
  const hashes =
    Buffer.from(list)
      .toString("latin1")
      .match(/[\da-f]{64}/g) ?? [];
  expect(hashes).toHaveLength(2);
  expect(hashes.filter((hash) => !stored.has(`/team/cas/${hash}`))).toEqual([]);
});

test.each([
  ["down", ["the server answers with status 503"]],
  ["wrong", ["the server sent other bytes than requested"]],
  ["silly", ["the server's answer is not a list of packs"]],
  ["slow", [expect.stringContaining("timed out")]],
] as const)("a server that is %s is asked once, and what it says is not kept", async (failure, failures) => {
  const remote = openHttp(failure === "slow" ? 100 : undefined);
  await runMachine(remote);
  mode = failure;
  requests.length = 0;
  expect(await runMachine(remote)).toEqual({ a: undefined, failures: [...failures] });
  mode = "right";
  expect(requests.filter((request) => request.startsWith("PUT"))).toEqual([]);
});

test("a server that refuses writes is not an error", async () => {
  mode = "closed";
  expect((await runMachine(openHttp())).failures).toEqual(["the server answers with status 503"]);
  mode = "right";
});

test("a build takes documents and pages from a bucket, and other addresses are named", async () => {
  const site = await makeSite({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
  });
  const cache = join(site.dir, ".veloci/cache");
  const build = async (url: string) => {
    await Bun.$`rm -rf ${cache} ${join(site.dir, "dist")}`;
    // The runtime reads the keys when a process starts.
    return runCli(["build", site.dir], { env: { ...s3.env, VELOCI_CACHE_URL: url }, isAlone: true });
  };
  expect(await build("s3://cache/site")).toMatchObject({ code: 0, stderr: "" });
  expect(s3.requests.splice(0).filter((request) => request.startsWith("PUT ")).length).toBe(4);
  const made = await hashFiles(site.path("dist"));
  expect(await build("s3://cache/site")).toMatchObject({ code: 0, stderr: "" });
  expect(s3.requests.splice(0).filter((request) => request.startsWith("PUT "))).toEqual([]);
  expect(readdirSync(cache).filter((name) => name.endsWith(".pack")).length).toBe(2);
  expect(await hashFiles(site.path("dist"))).toEqual(made);
  s3.refuses = (request) => request.startsWith("PUT ");
  await site.write("docs/b.md", "# B\n");
  const refused = await build("s3://cache/site");
  expect([refused.code, refused.stderr.match(/The remote cache is not used: /g)?.length]).toEqual([0, 1]);
  s3.refuses = () => false;
  // Nobody listens there.
  const absent = await build("http://127.0.0.1:9/");
  expect([absent.code, absent.stderr.match(/The remote cache is not used: /g)?.length]).toEqual([0, 1]);
  const wrong = await build("ftp://cache");
  expect(wrong.stderr).toContain("`VELOCI_CACHE_URL` must begin with");
  expect(existsSync(join(site.dir, "dist/index.html"))).toBe(true);
  await site.remove();
}, 60_000);
