/** Requests as no browser would send them, over a plain connection: old, malformed, for hidden files. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeReporter } from "../../src/report/reporter.ts";
import { type FolderServer, serveFolder } from "../../src/serve/serve-folder.ts";

const root = mkdtempSync(join(realpathSync(tmpdir()), "veloci-raw-"));
const dir = join(root, ".cache/dist");
let server: FolderServer;

const LONG = "All work and no play makes a dull page. ".repeat(100);

const FILES = {
  "index.html": `<h1>Home</h1>${LONG}`,
  "404.html": `<h1>Not here</h1>${LONG}`,
  "small.txt": "0123456789",
  "long.txt": LONG,
  "image.png": LONG,
  "empty.txt": "",
  ".env": "SECRET=1",
  ".git/config": "SECRET=2",
  "docs/.htpasswd": "SECRET=3",
  ".well-known/security.txt": "Contact: mailto:a@example.com",
  ".well-known/.env": "SECRET=4",
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  symlinkSync(join(dir, ".env"), join(dir, "plain-name.txt"));
  const started = await serveFolder({ dir, shownDir: "dist", host: "localhost", port: 0, report: makeReporter() });
  if (!started) throw new Error("no server");
  server = started;
});

afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends bytes and reads until the server closes the connection. */
function send(request: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "localhost", () => socket.write(request));
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("close", () => resolve(parse(Buffer.concat(chunks))));
    socket.on("error", reject);
  });
}

function parse(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [status = "", ...lines] = bytes.subarray(0, end).toString().split("\r\n");
  const headers = lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^.*?:\s*/, "")]);
  return { status: Number(status.split(" ")[1]), headers: Object.fromEntries(headers), body: bytes.subarray(end + 4) };
}

interface RequestOptions {
  readonly method?: "GET" | "HEAD";
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(path: string, { method = "GET", headers = {} }: RequestOptions = {}): Promise<Answer> {
  const lines = Object.entries({ host: "localhost", connection: "close", ...headers }).map((pair) => pair.join(": "));
  return send([`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
}

describe("a request", () => {
  test("of HTTP/1.0, which has no Host header, is answered normally", async () => {
    const { status, body } = await send("GET /small.txt?x=1 HTTP/1.0\r\n\r\n");
    expect([status, body.toString()]).toEqual([200, FILES["small.txt"]]);
    const redirect = await send("GET /index.html?x=1 HTTP/1.0\r\n\r\n");
    expect([redirect.status, redirect.headers["location"]]).toEqual([301, "/?x=1"]);
    expect((await send("GET /none HTTP/1.0\r\n\r\n")).status).toBe(404);
    expect((await send("GET //other.example/small.txt HTTP/1.0\r\n\r\n")).status).toBe(404);
  });

  test("may have any valid host", async () => {
    const hosts = ["", "localhost", "localhost:3000", "docs.example.com:80", "127.0.0.1", "[::1]:3000", "a_b.local:"];
    const answers = await Promise.all(hosts.map((host) => ask("/small.txt", { headers: { host } })));
    expect(answers.map(({ status }) => status)).toEqual(hosts.map(() => 200));
  });

  test("with a malformed host is rejected with a reason", async () => {
    const hosts = ["a b", "[::", "x:99999999", "a/b?c", "user:pass@x", "a%zz", "::1", "<script>", "x:-1", "a,b c"];
    for (const host of hosts) {
      const { status, headers, body } = await ask("/small.txt", { headers: { host } });
      expect([host, status, headers["content-type"]]).toEqual([host, 400, "text/plain; charset=utf-8"]);
      expect(body.toString()).toBe("Bad request: the Host header is not a valid host.\n");
    }
    expect((await send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")).status).toBe(400);
    const twice = "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n";
    expect((await send(twice)).status).toBe(400);
  });
});

test("hidden files are not served, except `.well-known`", async () => {
  for (const path of ["/.env", "/.git/config", "/docs/.htpasswd", "/.well-known/.env", "/%2eenv", "/plain-name.txt"]) {
    const { status, body } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    expect(body.toString()).not.toContain("SECRET");
  }
  const { status, body } = await ask("/.well-known/security.txt");
  expect([status, body.toString()]).toEqual([200, FILES[".well-known/security.txt"]]);
});

describe("HEAD", () => {
  const cases: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ["/", {}],
    ["/", { "accept-encoding": "br" }],
    ["/long.txt", { "accept-encoding": "gzip" }],
    ["/small.txt", { "accept-encoding": "br" }],
    ["/empty.txt", {}],
    ["/image.png", { "accept-encoding": "br" }],
    ["/none", {}],
    ["/none", { "accept-encoding": "br" }],
    ["/index.html", {}],
    ["/%zz", {}],
    ["/", { host: "a b" }],
  ];

  test.each(cases)("of %p with %p has the headers of GET, and no body", async (path, headers) => {
    const [head, get] = await Promise.all([ask(path, { method: "HEAD", headers }), ask(path, { headers })]);
    const { date: _now, ...expected } = get.headers;
    const { date: _then, ...actual } = head.headers;
    expect(actual).toEqual(expected);
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    expect(Number(get.headers["content-length"])).toBe(get.body.length);
  });

  test("ignores a range, which only GET has", async () => {
    const { status, headers } = await ask("/small.txt", { method: "HEAD", headers: { range: "bytes=2-4" } });
    expect([status, headers["content-length"]]).toEqual([200, "10"]);
  });
});
