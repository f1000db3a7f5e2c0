/** A built folder as tests of the server need it, with everything that the server must not give away beside it. */

import { afterAll, beforeAll } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MANIFEST_NAME } from "../../src/emit/manifest.ts";
import type { Manifest } from "../../src/model/manifest.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { type FolderServer, serveFolder } from "../../src/serve/serve-folder.ts";

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

/** Serves a folder for the tests of a file. Call it where tests are declared. */
export function useServedFolder() {
  const root = mkdtempSync(join(realpathSync(tmpdir()), "veloci-serve-"));
  const dir = join(root, "dist");
  const report = makeReporter();
  const servers: FolderServer[] = [];

  function write(path: string, text: string): void {
    mkdirSync(join(dir, path, ".."), { recursive: true });
    writeFileSync(join(dir, path), text);
  }

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

  return { root, dir, report, servers, server: () => server, write, writeManifest, copyWith, start, get, getRaw };
}
