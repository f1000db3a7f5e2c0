/** `veloci deploy --to`, against a server with the interface of S3: what it uploads and deletes in which order, and what it refuses. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { rm } from "node:fs/promises";
import { planUpload } from "../../src/deploy/plan-upload.ts";
import { runCli, spawnCli } from "../support/cli.ts";
import { type S3Server, startS3Server } from "../support/s3-server.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

let s3: S3Server;
let site: TestSite;

beforeAll(async () => {
  s3 = await startS3Server("site");
  site = await makeSite({
    "docusaurus.config.mjs": configText({ presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]] }),
    "docs/a.md": "---\nslug: /\n---\n\n# A\n",
    "docs/old.md": "# Old\n",
    "static/100% ü.txt": "A name that must be written in another way in addresses.\n",
  });
});
afterAll(async () => {
  await s3.stop();
  await site.remove();
});

const deploy = (...args: string[]) => runCli(["deploy", site.dir, "--to", "s3://site/docs/", ...args], { env: s3.env });

/** What was written and deleted since the last call, oldest first. */
const changes = (): string[] => s3.requests.splice(0).filter((request) => /^(?:PUT|DELETE) /.test(request));

test("uploads new files, pages last, with their types and cache headers, and deletes at the end", async () => {
  const dry = await deploy("--dry-run");
  expect(dry.stdout).toMatch(
    /^A deployment would upload \d+ and delete 0 at `s3:\/\/site\/docs`; 0 files would stay\.\n$/,
  );
  expect(changes()).toEqual([]);

  const first = await deploy("--skip-build", "--json");
  const facts = JSON.parse(first.stdout) as { remote: string; uploaded: number; deleted: number };
  const sent = changes();
  expect(facts).toMatchObject({ remote: "s3://site/docs", uploaded: sent.length, deleted: 0, unchanged: 0 });
  expect(sent[0]).toBe("PUT /site/docs/veloci-manifest.json");
  const pages = sent.map((request) => request.endsWith(".html"));
  expect(pages.indexOf(true)).toBeGreaterThan(pages.lastIndexOf(false));
  const headersOf = async (key: string) => {
    const { headers } = await fetch(s3.client("site").presign(key));
    return [headers.get("content-type"), headers.get("cache-control")];
  };
  expect(await headersOf("docs/index.html")).toEqual(["text/html; charset=utf-8", "no-cache"]);
  const script = sent.find((request) => /assets\/js\/main-/.test(request))?.slice("PUT /site/".length) ?? "";
  expect(await headersOf(script)).toEqual(["text/javascript; charset=utf-8", "public, max-age=31536000, immutable"]);
  expect(await s3.client("site").file("docs/100% ü.txt").text()).toContain("A name");

  expect((await deploy("--skip-build")).stdout).toContain("`s3://site/docs` already has this site.");
  expect(changes()).toEqual([]);

  await rm(site.path("docs/old.md"));
  await site.write("docs/a.md", "---\nslug: /\n---\n\n# A, changed\n");
  expect((await deploy()).code).toBe(0);
  const again = changes();
  const firstDeleted = again.findIndex((request) => request.startsWith("DELETE"));
  expect(again.slice(firstDeleted)).toContain("DELETE /site/docs/old/index.html");
  expect(again.slice(0, firstDeleted)).toContain("PUT /site/docs/index.html");
  expect(again.slice(firstDeleted).every((request) => request.startsWith("DELETE"))).toBe(true);
  expect(again.some((request) => request.includes("assets/js/main-"))).toBe(false);
});

test("a failure in the middle loses nothing, and the next run continues", async () => {
  await site.write("docs/a.md", "---\nslug: /\n---\n\n# A, once more\n");
  await site.write("docs/b.md", "# B\n");
  s3.refuses = (request) => request === "PUT /site/docs/index.html";
  const refused = await deploy();
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain("`s3://site/docs` could not be updated: Access Denied (`AccessDenied`)");
  expect(changes().some((request) => request.startsWith("DELETE"))).toBe(false);
  s3.refuses = () => false;
  expect((await deploy("--skip-build")).stdout).toContain("Deployed to `s3://site/docs`");
  expect(changes()).toContain("PUT /site/docs/index.html");
  expect(await s3.client("site").file("docs/index.html").text()).toContain("once more");
});

test("an interrupted run keeps the old pages, and the next run continues", async () => {
  await site.write("docs/a.md", "---\nslug: /\n---\n\n# A, interrupted\n");
  await site.write("static/new.txt", "New.\n");
  const child = spawnCli(["deploy", site.dir, "--to", "s3://site/docs/"], { env: s3.env });
  s3.refuses = (request) => {
    if (request.startsWith("PUT ")) child.kill("SIGINT");
    return false;
  };
  expect(await child.exited).toBe(130);
  s3.refuses = () => false;
  expect(changes().filter((request) => /^DELETE|html$/.test(request))).toEqual([]);
  expect(await s3.client("site").file("docs/index.html").text()).toContain("once more");
  expect((await deploy("--skip-build")).stdout).toContain("Deployed to `s3://site/docs`");
  expect(await s3.client("site").file("docs/index.html").text()).toContain("interrupted");
  expect(await s3.client("site").file("docs/new.txt").text()).toBe("New.\n");
  changes();
});

test("foreign content, missing buckets and invalid URLs are rejected", async () => {
  await s3.client("site").write("photos/cat.jpg", "A cat.");
  const run = (url: string, env: Record<string, string> = s3.env) =>
    runCli(["deploy", site.dir, "--skip-build", "--to", url], { env });
  const codeOf = ({ stderr }: { readonly stderr: string }) => /error\[([a-z-]+)\]/.exec(stderr)?.[1];
  expect(codeOf(await run("s3://site/photos"))).toBe("foreign-bucket");
  const missing = await run("s3://elsewhere");
  expect([codeOf(missing), missing.stderr.includes("NoSuchBucket")]).toEqual(["deploy-failed", true]);
  expect(codeOf(await run("s3://site/docs", { ...s3.env, AWS_ACCESS_KEY_ID: "NOBODY" }))).toBe("deploy-failed");
  expect(codeOf(await run("s3://site", { AWS_ENDPOINT: s3.endpoint }))).toBe("deploy-target-missing");
  const none = await run("https://site.example");
  expect([none.code, codeOf(none)]).toEqual([2, "invalid-value"]);
  expect(changes()).toEqual(["PUT /site/photos/cat.jpg"]);
});

test("another site in a subfolder is kept, a locale that is no longer built is removed", () => {
  const stored = new Map(
    [
      "veloci-manifest.json",
      "blog/veloci-manifest.json",
      "blog/index.html",
      "fr/veloci-manifest.json",
      "fr/a.html",
    ].map((path) => [path, { size: 1, tag: "x" }]),
  );
  const { deletions } = planUpload({ files: [], stored, oldLocales: ["fr"] });
  expect(deletions).toEqual(["veloci-manifest.json", "fr/veloci-manifest.json", "fr/a.html"]);
});
