/** The server as a browser, a crawler and an attacker see it: over real connections. */

import { describe, expect, test } from "bun:test";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { MANIFEST_NAME } from "../../src/emit/manifest.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { type FolderServer, serveFolder } from "../../src/serve/serve-folder.ts";
import { useServedFolder } from "./served-folder.ts";

const { copyWith, dir, get, getRaw, report, root, server, servers, start, write, writeManifest } = useServedFolder();

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
    const second = await serveFolder({ dir, shownDir: "dist", host: "localhost", port: server().port, report: notes });
    if (second) servers.push(second);
    expect(second?.port).toBeGreaterThan(server().port);
    expect(notes.diagnostics).toMatchObject([{ code: "port-in-use", severity: "info" }]);
  });

  test("is an error if it was requested and is in use", async () => {
    const errors = makeReporter();
    const request = {
      dir,
      shownDir: "dist",
      host: "localhost",
      port: server().port,
      isPortFixed: true,
      report: errors,
    };
    expect(await serveFolder(request)).toBeUndefined();
    expect(errors.diagnostics).toEqual([
      {
        code: "port-in-use",
        severity: "error",
        message: `Port \`${server().port}\` is in use.`,
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
