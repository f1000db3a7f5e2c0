/** The server as a browser, a crawler and an attacker see it: over real connections. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { MANIFEST_NAME } from "../../src/emit/manifest.ts";
import type { Manifest } from "../../src/model/manifest.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { type FolderServer, serveFolder } from "../../src/serve/serve-folder.ts";

const root = mkdtempSync(join(realpathSync(tmpdir()), "veloci-serve-"));
const dir = join(root, "dist");
const report = makeReporter();
const servers: FolderServer[] = [];

function write(path: string, text: string): void {
  mkdirSync(join(dir, path, ".."), { recursive: true });
  writeFileSync(join(dir, path), text);
}

/** What the folder says about itself. */
const MANIFEST: Manifest = {
  generator: "Veloci",
  format: 1,
  version: "1.2.3",
  baseUrl: "/",
  trailingSlash: true,
  nonExact: { "/wishes/": "wishes/index.html", "/gone/": "gone/index.html" },
  immutable: ["assets/js/main.1a2b3c4d.js"],
};

function writeManifest(folder: string, fields: Partial<Manifest> = {}): void {
  writeFileSync(join(folder, MANIFEST_NAME), JSON.stringify({ ...MANIFEST, ...fields }));
}

/** A copy of the folder that says something else about itself. */
function copyWith(fields: Partial<Manifest>): string {
  const copy = mkdtempSync(join(root, "copy-"));
  cpSync(dir, copy, { recursive: true, verbatimSymlinks: true });
  writeManifest(copy, fields);
  return copy;
}

async function start(folder = dir): Promise<FolderServer> {
  const server = await serveFolder({ dir: folder, shownDir: "dist", host: "localhost", port: 0, report });
  if (!server) throw new Error("no server");
  servers.push(server);
  return server;
}

let server: FolderServer;

beforeAll(async () => {
  write("index.html", "<h1>Home</h1>");
  write("404.html", "<h1>Not here</h1>");
  write("docs/a/index.html", "<h1>A</h1>");
  write("assets/js/main.1a2b3c4d.js", "alert(1)");
  write("assets/js/main.1a2b3c4d.js.br", "brotli");
  write("assets/js/main.1a2b3c4d.js.gz", "gzip");
  write("assets/my-screenshot.png", "png");
  write("numbers.txt", "0123456789");
  writeFileSync(join(root, "secret.txt"), "secret");
  symlinkSync(join(root, "secret.txt"), join(dir, "link.txt"));
  symlinkSync(root, join(dir, "up"));
  symlinkSync(join(dir, "numbers.txt"), join(dir, "inside.txt"));
  write("wishes/index.html", "<h1>Wishes</h1>");
  write("wishes/list/index.html", "<h1>List</h1>");
  writeManifest(dir);
  server = await start();
});

afterAll(async () => {
  await Promise.all(servers.map((each) => each.stop()));
  rmSync(root, { recursive: true, force: true });
});

function get(path: string, init: RequestInit & { from?: FolderServer } = {}): Promise<Response> {
  const { from = server, ...rest } = init;
  return fetch(new URL(path, from.url), { redirect: "manual", ...rest });
}

/** Sends the path as it is: `fetch` would tidy it. */
function getRaw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "localhost", () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("pages", () => {
  test("are served as HTML that must be revalidated", async () => {
    const response = await get("/docs/a/");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("<h1>A</h1>");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("have one URL, and keep the query", async () => {
    const response = await get("/docs/a?x=1");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/docs/a/?x=1"]);
    expect((await get("/docs/a.html")).headers.get("location")).toBe("/docs/a/");
  });

  test("that do not exist show the site's own error page", async () => {
    const response = await get("/docs/b/");
    expect([response.status, await response.text()]).toEqual([404, "<h1>Not here</h1>"]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const withRange = await get("/docs/b/", { headers: { range: "bytes=0-3" } });
    expect([withRange.status, await withRange.text()]).toEqual([404, "<h1>Not here</h1>"]);
  });

  test("below a base URL are found from the root", async () => {
    const below = await start(copyWith({ baseUrl: "/my/site/" }));
    expect(below.url).toBe(`http://localhost:${below.port}/my/site/`);
    const response = await get("/", { from: below });
    expect([response.status, response.headers.get("location")]).toEqual([302, "/my/site/"]);
    expect(await (await fetch(below.url)).text()).toBe("<h1>Home</h1>");
    expect((await get("/docs/a/", { from: below })).status).toBe(404);
  });

  test("below a route that is not exact are that route's page, unless there is a file", async () => {
    const ask = async (path: string) => {
      const response = await get(path);
      return [response.status, response.status === 200 ? await response.text() : response.headers.get("location")];
    };
    expect(await ask("/wishes/")).toEqual([200, "<h1>Wishes</h1>"]);
    expect(await ask("/wishes")).toEqual([301, "/wishes/"]);
    expect(await ask("/wishes/a")).toEqual([200, "<h1>Wishes</h1>"]);
    expect(await ask("/wishes/a/b%20c/?d=e")).toEqual([200, "<h1>Wishes</h1>"]);
    expect(await ask("/wishes/list/")).toEqual([200, "<h1>List</h1>"]);
    expect((await ask("/wishes-and-more"))[0]).toBe(404);
    expect((await ask("/gone/a"))[0]).toBe(404);
    const below = await start(
      copyWith({ baseUrl: "/my%20site/", nonExact: { "/my%20site/wishes/": "wishes/index.html" } }),
    );
    const response = await get("/my%20site/wishes/a", { from: below });
    expect([response.status, await response.text()]).toEqual([200, "<h1>Wishes</h1>"]);
  });

  test("follow the manifest of the latest build", async () => {
    const folder = copyWith({ trailingSlash: true });
    const changing = await start(folder);
    expect((await get("/docs/a", { from: changing })).status).toBe(301);
    rmSync(join(folder, "docs"), { recursive: true });
    mkdirSync(join(folder, "docs"));
    writeFileSync(join(folder, "docs/a.html"), "<h1>New</h1>");
    writeManifest(folder, { trailingSlash: false, version: "1.2.4" });
    expect(await (await get("/docs/a", { from: changing })).text()).toBe("<h1>New</h1>");
    expect((await get("/docs/a/", { from: changing })).headers.get("location")).toBe("/docs/a");
  });

  test("of a build that has just ended are served at once", async () => {
    write("later.html", "one");
    expect(await (await get("/later")).text()).toBe("one");
    renameSync(dir, `${dir}-old`);
    mkdirSync(dir);
    try {
      expect((await get("/later")).status).toBe(404);
    } finally {
      rmSync(dir, { recursive: true });
      renameSync(`${dir}-old`, dir);
    }
  });
});

describe("requests", () => {
  test("for an unchanged file are answered with 304", async () => {
    const first = await get("/numbers.txt");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    const second = await get("/numbers.txt", { headers: { "if-none-match": etag } });
    expect([second.status, await second.text(), second.headers.get("etag")]).toEqual([304, "", etag]);
    const modified = first.headers.get("last-modified") ?? "";
    expect((await get("/numbers.txt", { headers: { "if-modified-since": modified } })).status).toBe(304);
  });

  test("for a changed file are answered in full", async () => {
    write("changing.txt", "one");
    const etag = (await get("/changing.txt")).headers.get("etag") ?? "";
    write("changing.txt", "other");
    const response = await get("/changing.txt", { headers: { "if-none-match": etag } });
    expect([response.status, await response.text()]).toEqual([200, "other"]);
  });

  test("for a range get that range", async () => {
    const response = await get("/numbers.txt", { headers: { range: "bytes=2-4" } });
    expect([response.status, await response.text()]).toEqual([206, "234"]);
    expect(response.headers.get("content-range")).toBe("bytes 2-4/10");
    expect(response.headers.get("content-length")).toBe("3");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });

  test("for several ranges, or one of an older file, get the whole file", async () => {
    for (const headers of [{ range: "bytes=0-1,4-5" }, { range: "bytes=2-4", "if-range": '"old"' }]) {
      const response = await get("/numbers.txt", { headers });
      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    }
  });

  test("for a range beyond the end include the size", async () => {
    const response = await get("/numbers.txt", { headers: { range: "bytes=10-" } });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  test("for the head alone get the same headers", async () => {
    const [head, full] = await Promise.all([get("/numbers.txt", { method: "HEAD" }), get("/numbers.txt")]);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const name of ["content-length", "content-type", "etag", "cache-control", "last-modified"]) {
      expect([name, head.headers.get(name)]).toEqual([name, full.headers.get(name)]);
    }
    expect((await get("/none", { method: "HEAD" })).status).toBe(404);
  });

  test("with methods that change something are rejected", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const response = await get("/", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});

describe("assets", () => {
  test("with hashed names may be cached forever; others may not, whatever their name", async () => {
    write("assets/photo-20240101.png", "png");
    const cacheOf = async (path: string) =>
      (await get(path, { headers: { "accept-encoding": "identity" } })).headers.get("cache-control");
    expect(await cacheOf("/assets/js/main.1a2b3c4d.js")).toBe("public, max-age=31536000, immutable");
    expect(await cacheOf("/assets/photo-20240101.png")).toBe("no-cache");
    expect(await cacheOf("/assets/my-screenshot.png")).toBe("no-cache");
  });

  test("are served compressed to clients that accept it", async () => {
    const ask = async (encodings: string): Promise<unknown[]> => {
      const init = { headers: { "accept-encoding": encodings }, decompress: false };
      const response = await get("/assets/js/main.1a2b3c4d.js", init);
      const { headers } = response;
      return [headers.get("content-encoding"), headers.get("vary"), headers.get("content-type"), await response.text()];
    };
    const type = "text/javascript; charset=utf-8";
    expect(await ask("gzip, br")).toEqual(["br", "accept-encoding", type, "brotli"]);
    expect(await ask("gzip")).toEqual(["gzip", "accept-encoding", type, "gzip"]);
    expect(await ask("identity")).toEqual([null, "accept-encoding", type, "alert(1)"]);
  });

  test("are not served from a copy older than the file", async () => {
    write("edited.txt.gz", "of what it was");
    utimesSync(join(dir, "edited.txt.gz"), new Date(), new Date(Date.now() - 60_000));
    write("edited.txt", "new");
    const init = { headers: { "accept-encoding": "gzip" }, decompress: false };
    const response = await get("/edited.txt", init);
    expect([response.headers.get("content-encoding"), await response.text()]).toEqual([null, "new"]);
  });

  test("have a different tag for each encoding", async () => {
    const tags = ["br", "gzip", "identity"].map(async (encoding) => {
      const init = { method: "HEAD", headers: { "accept-encoding": encoding } };
      return (await get("/assets/js/main.1a2b3c4d.js", init)).headers.get("etag");
    });
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  test("are cut into ranges of the uncompressed file", async () => {
    const init = { headers: { "accept-encoding": "br", range: "bytes=0-4" } };
    const response = await get("/assets/js/main.1a2b3c4d.js", init);
    expect([response.headers.get("content-encoding"), await response.text()]).toEqual([null, "alert"]);
  });
});

describe("text without a compressed copy", () => {
  const TEXT = "The same words again and again. ".repeat(200);
  const init = (encodings: string, headers = {}) => ({
    headers: { "accept-encoding": encodings, ...headers },
    decompress: false,
  });

  test("is compressed as the client prefers, with the encoding in a header", async () => {
    write("long.txt", TEXT);
    const answers = ["br, gzip", "gzip, br;q=0.5", "identity", "zstd"].map(async (encodings) => {
      const response = await get("/long.txt", init(encodings));
      const bytes = await response.bytes();
      expect(response.headers.get("content-length")).toBe(String(bytes.length));
      expect(response.headers.get("vary")).toBe("accept-encoding");
      return [response.headers.get("content-encoding"), bytes] as const;
    });
    const [br, gzip, identity, unknown] = await Promise.all(answers);
    expect([br?.[0], gzip?.[0], identity?.[0], unknown?.[0]]).toEqual(["br", "gzip", null, null]);
    expect(brotliDecompressSync(br?.[1] ?? "").toString()).toBe(TEXT);
    expect(gunzipSync(gzip?.[1] ?? "").toString()).toBe(TEXT);
    expect(br?.[1].length).toBeLessThan(TEXT.length / 10);
    expect(Buffer.from(identity?.[1] ?? []).toString()).toBe(TEXT);
  });

  test("has a different tag for each encoding, each valid only for its own", async () => {
    write("long.txt", TEXT);
    const tagOf = async (encoding: string) => (await get("/long.txt", init(encoding))).headers.get("etag") ?? "";
    const [br, gzip, identity] = await Promise.all([tagOf("br"), tagOf("gzip"), tagOf("identity")]);
    expect(new Set([br, gzip, identity]).size).toBe(3);
    const status = async (encoding: string, tag: string) =>
      (await get("/long.txt", init(encoding, { "if-none-match": tag }))).status;
    expect(await Promise.all([status("br", br), status("gzip", br), status("identity", identity)])).toEqual([
      304, 200, 304,
    ]);
    const unchanged = await get("/long.txt", init("br", { "if-none-match": br }));
    expect([unchanged.headers.get("vary"), unchanged.headers.get("content-encoding")]).toEqual([
      "accept-encoding",
      null,
    ]);
  });

  test("is cut into ranges of the uncompressed text", async () => {
    write("long.txt", TEXT);
    const response = await get("/long.txt", init("br", { range: "bytes=4-7" }));
    expect([response.status, await response.text()]).toEqual([206, "same"]);
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([null, "accept-encoding"]);
  });

  test("is sent uncompressed if it is short, or not text", async () => {
    write("image.png", TEXT);
    for (const path of ["/numbers.txt", "/image.png"]) {
      const { headers } = await get(path, init("br, gzip"));
      expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([null, null]);
    }
  });

  test("is compressed again when it has changed", async () => {
    write("changing-long.txt", TEXT);
    await get("/changing-long.txt", init("br"));
    write("changing-long.txt", TEXT.toUpperCase());
    const bytes = await (await get("/changing-long.txt", init("br"))).bytes();
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT.toUpperCase());
  });
});

describe("files outside", () => {
  test("are not reached by any spelling of the path", async () => {
    const paths = [
      "/../secret.txt",
      "/..%2fsecret.txt",
      "/%2e%2e/secret.txt",
      "/..%5csecret.txt",
      "/docs/..%2f..%2fsecret.txt",
    ];
    for (const path of [
      ...paths,
      "/%252e%252e%252fsecret.txt",
      "/..;/secret.txt",
      "/%00/../secret.txt",
      `/${root}/secret.txt`,
    ]) {
      const answer = await getRaw(path);
      expect(answer).toMatch(/^HTTP\/1.1 (?:400|404) /);
      expect(answer).not.toContain("secret\n");
      expect(answer).not.toEndWith("secret");
    }
  });

  test("are not reached through links, files inside are", async () => {
    expect((await get("/link.txt")).status).toBe(404);
    expect((await get("/up/secret.txt")).status).toBe(404);
    expect(await (await get("/inside.txt")).text()).toBe("0123456789");
  });

  test("and other hosts are not redirected to", async () => {
    for (const path of ["//evil.com", "//evil.com/..", "/\\evil.com", "/%5Cevil.com", "//evil.com/%2e%2e"]) {
      expect(await getRaw(path)).not.toMatch(/^location: (?:\/\/|\/\\|https?:)/im);
    }
  });
});

describe("a folder without a manifest", () => {
  const serveAs = async (manifest: string | undefined) => {
    const folder = copyWith({});
    rmSync(join(folder, MANIFEST_NAME));
    if (manifest !== undefined) writeFileSync(join(folder, MANIFEST_NAME), manifest);
    const notes = makeReporter();
    const started = await serveFolder({ dir: folder, shownDir: "out", host: "localhost", port: 0, report: notes });
    if (!started) throw new Error("no server");
    servers.push(started);
    const [note] = notes.diagnostics;
    return { started, said: `${note?.severity}: ${note?.message}`, count: notes.diagnostics.length };
  };

  test("is served at the root with both slash styles, which is reported in one line", async () => {
    const { started, said, count } = await serveAs(undefined);
    expect(said).toBe(
      "info: `out` has no `veloci-manifest.json`: serving it at `/`, with and without trailing slashes.",
    );
    expect(count).toBe(1);
    expect(new URL(started.url).pathname).toBe("/");
    for (const path of ["/docs/a", "/docs/a/"]) {
      expect(await (await get(path, { from: started })).text()).toBe("<h1>A</h1>");
    }
    expect((await get("/wishes/a", { from: started })).status).toBe(404);
    expect((await get("/assets/my-screenshot.png", { from: started })).headers.get("cache-control")).toBe("no-cache");
  });

  test("may have an unusable manifest; the reason is reported", async () => {
    const cases = {
      "{}": "that Veloci did not write",
      "": "damaged",
      '{"generator":"Veloci","format":9}': "newer version",
    };
    for (const [text, reason] of Object.entries(cases)) {
      const { said } = await serveAs(text);
      expect(said).toStartWith("warning: `out` has a ");
      expect(said).toContain(reason);
    }
  });
});

describe("the port", () => {
  test("is the next free one if it is in use, which is reported", async () => {
    const notes = makeReporter();
    const second = await serveFolder({ dir, shownDir: "dist", host: "localhost", port: server.port, report: notes });
    if (second) servers.push(second);
    expect(second?.port).toBeGreaterThan(server.port);
    expect(notes.diagnostics).toMatchObject([{ code: "port-in-use", severity: "info" }]);
  });

  test("is an error if it was requested and is in use", async () => {
    const errors = makeReporter();
    const request = { dir, shownDir: "dist", host: "localhost", port: server.port, isPortFixed: true, report: errors };
    expect(await serveFolder(request)).toBeUndefined();
    expect(errors.diagnostics).toEqual([
      {
        code: "port-in-use",
        severity: "error",
        message: `Port \`${server.port}\` is in use.`,
        hint: "Choose another with `--port`, or stop the program that uses it.",
      },
    ]);
  });
});

test("a server on all addresses names those for other machines, where it answers", async () => {
  await using stack = new AsyncDisposableStack();
  const open = async (host: string): Promise<FolderServer> => {
    const one = await serveFolder({ dir, shownDir: "dist", host, port: 0, report });
    if (!one) throw new Error("The server did not start.");
    stack.defer(() => one.stop());
    return one;
  };
  const [local, open4] = [await open("localhost"), await open("0.0.0.0")];
  expect(local.network).toEqual([]);
  const addresses = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const others = addresses.filter(({ family, internal }) => family === "IPv4" && !internal);
  expect(open4.network).toEqual(others.map(({ address }) => `http://${address}:${open4.port}/`));
  for (const url of open4.network) expect((await fetch(url)).status).toBe(200);
  expect(open4.url).toBe(`http://localhost:${open4.port}/`);
});

test("a missing folder, or an unknown host, is an error", async () => {
  const errors = makeReporter();
  expect(
    await serveFolder({ dir: join(root, "no"), shownDir: "no", host: "localhost", port: 0, report: errors }),
  ).toBeUndefined();
  expect(
    await serveFolder({ dir, shownDir: "dist", host: "no-such-host.invalid", port: 0, report: errors }),
  ).toBeUndefined();
  expect(errors.diagnostics.map(({ code }) => code)).toEqual(["nothing-to-serve", "unknown-host"]);
});
