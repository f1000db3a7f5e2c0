/** Assets and texts over real connections: what browsers may keep, and what is compressed. */

import { describe, expect, test } from "bun:test";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { useServedFolder } from "./served-folder.ts";

const { dir, get, write } = useServedFolder();

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
