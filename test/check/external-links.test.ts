/** Links to other sites: hosts that are slow, gone, busy or redirect in circles, and how many requests each one gets. */

import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { checkExternalLinks } from "../../src/check/check-external.ts";
import { readLinkTimes } from "../../src/check/link-cache.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeFolder } from "../support/site.ts";

let requested: string[] = [];
let open = 0;
let most = 0;
const held = Promise.withResolvers<void>();
let server: Bun.Server<undefined>;
beforeAll(() => {
  server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch({ method, url }) {
      const { pathname } = new URL(url);
      requested.push(`${method} ${pathname}`);
      if (pathname === "/silent" || (pathname === "/silent-head" && method === "HEAD")) await Bun.sleep(2_000);
      if (pathname === "/held") await held.promise;
      if (pathname === "/circle") return Response.redirect("/circle", 302);
      if (pathname === "/away") return Response.redirect(`http://localhost:${server.port}/fine`, 301);
      if (pathname === "/lost") return Response.redirect("/nothing", 301);
      if (pathname === "/nothing") return new Response("", { status: 404 });
      if (pathname === "/down") return new Response("", { status: 502 });
      if (pathname.startsWith("/many")) {
        most = Math.max(most, ++open);
        await Bun.sleep(5);
        open--;
      }
      return new Response("fine");
    },
  });
});
afterAll(() => server.stop(true));
beforeEach(() => {
  requested = [];
});

async function check(...paths: readonly string[]) {
  await using site = await makeFolder();
  const report = makeReporter();
  const facts = await checkExternalLinks({
    siteDir: site.dir,
    links: paths.map((path) => {
      const url = path.startsWith("/") ? `${server.url.origin}${path}` : path;
      return { url, written: url, places: [{ file: "docs/a.md" }] };
    }),
    isIgnored: () => false,
    ask: { version: "0", retries: 2, timeout: 200, pause: 1 },
    tick: () => {},
    report,
  });
  const messages = report.diagnostics.map(({ message }) => message.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "other:"));
  return { broken: facts.broken, messages: messages.toSorted() };
}

test("hosts that do not answer, refuse, fail or redirect in a circle are reported with the reason", async () => {
  const { broken, messages } = await check("/silent", "/circle", "/down", "/lost", "http://127.0.0.1:1/x");
  expect(broken).toBe(5);
  expect(messages).toMatchInlineSnapshot(`
    [
      "\`other:/circle\` cannot be reached: it redirects in a circle.",
      "\`other:/down\` answers 502.",
      "\`other:/lost\` answers 404.",
      "\`other:/silent\` cannot be reached: no answer within 0.2 seconds.",
      "\`other:/x\` cannot be reached: the connection was refused.",
    ]
  `);
  expect(requested.filter((one) => one === "HEAD /down")).toHaveLength(3);
});

test("redirects to another host, and servers that only answer a full request, work", async () => {
  expect(await check("/away", "/silent-head")).toEqual({ broken: 0, messages: [] });
});

test("a host gets two requests at a time", async () => {
  await check(...Array.from({ length: 12 }, (_, index) => `/many/${index}`));
  expect(most).toBe(2);
});

test("answers are stored while others are awaited, so that an interrupted check keeps them", async () => {
  await using site = await makeFolder();
  const { origin } = server.url;
  const [fine, slow] = [`${origin}/fine`, `${origin}/held`];
  const checked = checkExternalLinks({
    siteDir: site.dir,
    links: [fine, slow].map((url) => ({ url, written: url, places: [] })),
    isIgnored: () => false,
    ask: { version: "0", retries: 0, timeout: 60_000, pause: 1 },
    tick: () => {},
    report: makeReporter(),
  });
  const stored = async (): Promise<string[]> => [...(await readLinkTimes(site.dir, Date.now())).keys()];
  while ((await stored()).length === 0) await Bun.sleep(20);
  expect(await stored()).toEqual([fine]);
  held.resolve();
  await checked;
  expect(await stored()).toEqual([fine, slow]);
});
