/** What authors and machines do to a site while it is being written, in the order of one long afternoon. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rename, rm } from "node:fs/promises";
import { configText } from "../support/site.ts";
import { openDev, type OpenDev } from "./open-dev.ts";

const CONFIG = configText({
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
  onBrokenLinks: "throw",
});

let dev: OpenDev;
beforeAll(async () => {
  dev = await openDev({
    "docusaurus.config.mjs": CONFIG,
    "docs/start.md": "---\nslug: /\n---\n\n# Start\n\nThe first text.\n",
    "docs/guide/one.md": "# One\n\nText of one.\n",
    "docs/hidden.md": "---\ndraft: true\n---\n\n# Hidden\n\nA draft.\n",
    "static/robots.txt": "User-agent: *\n",
  });
});
afterAll(async () => {
  expect(dev.bugs).toEqual([]);
  await dev[Symbol.asyncDispose]();
});

const codes = (): string[] => (dev.updates.at(-1)?.diagnostics ?? []).map(({ code }) => code);

test("serves pages, drafts, static files and the search", async () => {
  expect((await dev.get("/")).text).toContain("The first text.");
  expect((await dev.get("/hidden")).text).toContain("A draft.");
  expect((await dev.get("/robots.txt")).text).toBe("User-agent: *\n");
  expect((await dev.get("/guide/one.md")).text).toContain("Text of one.");
  const missing = await dev.get("/nowhere");
  expect(missing.status).toBe(404);
  expect(missing.text).toContain('id="__docusaurus"');
});

test("rejects other hosts and origins", async () => {
  expect((await dev.get("/", { host: "evil.example" })).status).toBe(403);
  const port = new URL(dev.server.origin).port;
  expect((await dev.get("/", { host: `127.0.0.1:${port}` })).status).toBe(200);
  const socket = { upgrade: "websocket", connection: "upgrade" };
  expect((await dev.get("/__veloci/socket", { ...socket, origin: "http://evil.example" })).status).toBe(403);
  expect((await dev.get("/__veloci/socket", socket)).status).toBe(403);
  expect((await dev.get("/..%2f..%2fetc%2fpasswd")).status).toBe(400);
});

test("saved texts appear in the next response", async () => {
  await dev.save("docs/start.md", "---\nslug: /\n---\n\n# Start\n\nThe second text.\n");
  expect((await dev.get("/")).text).toContain("The second text.");
});

test("new, renamed and deleted pages appear and disappear, with their sidebar items", async () => {
  await dev.save("docs/fresh.md", "# Fresh page\n\nNew.\n");
  expect((await dev.get("/fresh")).text).toContain("New.");
  expect((await dev.get("/")).text).toContain("Fresh page");
  await dev.updated(() => rm(dev.site.path("docs/fresh.md")));
  expect((await dev.get("/fresh")).status).toBe(404);
  expect((await dev.get("/")).text).not.toContain("Fresh page");
});

test("a deleted folder removes its pages, and may be restored", async () => {
  await dev.updated(() => rm(dev.site.path("docs/guide"), { recursive: true }));
  expect((await dev.get("/guide/one")).status).toBe(404);
  await dev.save("docs/guide/deep/two.md", "# Two\n\nText of two.\n");
  expect((await dev.get("/guide/deep/two")).text).toContain("Text of two.");
  await dev.save("docs/guide/deep/two.md", "# Two\n\nOther text of two.\n");
  expect((await dev.get("/guide/deep/two")).text).toContain("Other text of two.");
});

test("a config with an error keeps the last good site, and reports the error", async () => {
  await dev.save("docusaurus.config.mjs", "export default {;");
  expect(codes()).toContain("module-syntax");
  expect((await dev.get("/")).text).toContain("The second text.");
  await dev.save("docusaurus.config.mjs", CONFIG.replace('"Test"', '"Another title"'));
  expect(codes()).not.toContain("module-syntax");
  expect((await dev.get("/")).text).toContain('<title data-rh="true">Start | Another title</title>');
});

test("an error in a text is reported with its position, and the page is still served", async () => {
  await dev.save("docs/start.md", "---\nslug: /\n---\n\n# Start\n\n[Link](/nowhere) in the third text.\n");
  expect(dev.updates.at(-1)?.diagnostics).toMatchObject([{ code: "broken-link", file: "docs/start.md", line: 7 }]);
  expect((await dev.get("/")).text).toContain("in the third text");
  await dev.save("docs/start.md", "---\nslug: /\n---\n\n# Start\n\nThe fourth text.\n");
  expect(codes()).toEqual([]);
});

test("invalid front matter is one error: the page keeps its URL, and links to it stay valid", async () => {
  await dev.save("docs/moved.md", "---\nslug: /elsewhere\ntitle: One\n---\n\nText.\n");
  await dev.save("docs/linking.md", "# Linking\n\n[There](/elsewhere).\n");
  expect(codes()).toEqual([]);
  await dev.save("docs/moved.md", "---\nslug: /elsewhere\ntitle: One: two\n---\n\nText.\n");
  expect(codes()).toEqual(["invalid-front-matter"]);
  await dev.save("docs/moved.md", "---\nslug: /elsewhere\ntitle: Two\n---\n\nText.\n");
  expect(codes()).toEqual([]);
});

test("renaming a heading reports the links to it, and restoring it clears them", async () => {
  await dev.save("docs/target.md", "# Target\n\nText.\n\n## Place\n\nMore.\n");
  await dev.save("docs/linking.md", "# Linking\n\n[There](./target.md#place).\n");
  expect(codes()).toEqual([]);
  await dev.save("docs/target.md", "# Target\n\nText.\n\n## Other place\n\nMore.\n");
  expect(dev.updates.at(-1)?.diagnostics).toMatchObject([{ code: "broken-anchor", file: "docs/linking.md" }]);
  await dev.save("docs/target.md", "# Target\n\nText.\n\n## Place\n\nMore.\n\nAnd more.\n");
  expect(codes()).toEqual([]);
});

test("a page that fails to render shows the error, and the others still work", async () => {
  await dev.save("src/pages/broken.js", "export default function Broken() { throw new Error('no luck'); }\n");
  const answer = await dev.get("/broken");
  expect(answer.status).toBe(500);
  expect(answer.text).toContain("no luck");
  expect(answer.text).toContain("src/pages/broken.js:1");
  expect((await dev.get("/")).status).toBe(200);
  await dev.save("src/pages/broken.js", "export default function Broken() { return <p>Mended.</p>; }\n");
  expect((await dev.get("/broken")).text).toContain("Mended.");
});

test("a component that does not compile keeps the last good code, and texts still update", async () => {
  await dev.save("src/pages/broken.js", "import x from");
  expect(codes()).toEqual(["bundle-error"]);
  expect((await dev.get("/broken")).text).toContain("Mended.");
  await dev.save("docs/start.md", "---\nslug: /\n---\n\n# Start\n\nThe fifth text.\n");
  expect((await dev.get("/")).text).toContain("The fifth text.");
  expect(codes()).toEqual(["bundle-error"]);
  await dev.updated(() => rm(dev.site.path("src/pages/broken.js")));
  expect(codes()).toEqual([]);
});

test("a thousand files saved at once cause few updates, and all of them arrive", async () => {
  const before = dev.updates.length;
  await Promise.all(
    Array.from({ length: 1000 }, (_, index) => dev.site.write(`docs/many/p${index}.md`, `# Page ${index}\n\nMany.\n`)),
  );
  for (let waited = 0; waited < 10_000 && (await dev.get("/many/p999")).status !== 200; waited += 50)
    await Bun.sleep(50);
  await dev.updated(() => dev.site.write("docs/many/p0.md", "# Page 0\n\nThe last one.\n"));
  for (const index of [1, 500, 998]) expect((await dev.get(`/many/p${index}`)).text).toContain("Many.");
  expect((await dev.get("/many/p0")).text).toContain("The last one.");
  expect(dev.updates.length - before).toBeLessThan(60);
});

test("moving the site folder away is an error, and the site recovers when it returns", async () => {
  const { dir } = dev.site;
  await rename(dir, `${dir}-away`);
  await dev.updated(() => Bun.write(`${dir}-away/docs/target.md`, "# Target\n\nMoved.\n"));
  expect(codes()).toEqual(["site-not-found"]);
  expect((await dev.get("/")).status).toBe(200);
  await rename(`${dir}-away`, dir);
  await dev.save("docs/target.md", "# Target\n\nText.\n\n## Place\n\nBack.\n");
  expect(codes()).toEqual([]);
  expect((await dev.get("/target")).text).toContain("Back.");
});

test("output of a concurrent build does not count as a change", async () => {
  const before = dev.updates.length;
  await dev.site.write(".veloci-dist-0badcafe-1-0badcafe/new/index.html", "");
  await dev.site.write("node_modules/x/index.js", "");
  await dev.site.write(".veloci-dist-0badcafe-1-0badcafe/new/veloci-manifest.json", `{"generator":"Veloci"}`);
  await rename(dev.site.path(".veloci-dist-0badcafe-1-0badcafe/new"), dev.site.path("dist"));
  await dev.site.write("docs/.start.md.swp", "");
  await Bun.sleep(100);
  expect(dev.updates.slice(before).flatMap(({ changed }) => [...(changed ?? [])])).toEqual([]);
});

describe("disks without change notifications", () => {
  test("are polled", async () => {
    await using polled = await openDev({ "docusaurus.config.mjs": CONFIG, "docs/a.md": "# A\n\nOne.\n" }, { poll: 20 });
    await polled.save("docs/a.md", "# A\n\nTwo, by looking.\n");
    expect((await polled.get("/a")).text).toContain("Two, by looking.");
    await polled.save("docs/b/c.md", "# C\n\nA new one.\n");
    expect((await polled.get("/b/c")).text).toContain("A new one.");
  });
});

test("another locale is served in its language, and updates with its files", async () => {
  const i18n = { defaultLocale: "en", locales: ["en", "de"] };
  const translated = "i18n/de/docusaurus-plugin-content-docs/current/a.md";
  await using german = await openDev(
    {
      "docusaurus.config.mjs": configText({ i18n }),
      "docs/a.md": "# A\n\nEnglish.\n",
      "docs/drawing.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"/>',
      [translated]: "# A\n\nDeutsch.\n\n![Zeichnung](./drawing.svg)\n",
    },
    { locale: "de" },
  );
  const pathOf = async (): Promise<string> => {
    const answer = await fetch(`${german.server.origin}/`);
    return `${new URL(answer.url).pathname}docs/a`;
  };
  const path = await pathOf();
  const { text } = await german.get(path);
  expect(text).toContain('<html lang="de"');
  expect(text).toContain("Deutsch.");
  expect(text).toMatch(/<img[^>]* src="[^"]*\/drawing-\w+\.svg"/);
  await german.save(translated, "# A\n\nAnders gesagt.\n");
  expect((await german.get(path)).text).toContain("Anders gesagt.");
});
