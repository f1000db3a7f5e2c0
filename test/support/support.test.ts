/** The helpers that all tests lean on: what they find wrong must be wrong, and what they make must go away. */

import { expect, test } from "bun:test";
import { mainOf, runCli } from "./cli.ts";
import { COLOR_RULES, findAxeViolations, openBrowser } from "./browser.ts";
import { configText, makeSite, templateSite } from "./site.ts";
import { runInWarm } from "./warm-builds.ts";
import { untilTrue } from "./until.ts";

test("a site has its files and a config, and is deleted after its block", async () => {
  let dir: string;
  {
    await using site = await makeSite({ "docs/deep/a.md": "# A" });
    dir = site.dir;
    expect(await site.list()).toEqual(["docs/deep/a.md", "docusaurus.config.mjs"]);
    expect(await site.read("docusaurus.config.mjs")).toBe(configText());
  }
  expect(await Bun.file(`${dir}/docs/deep/a.md`).exists()).toBe(false);
});

test("a site's own config is unchanged", async () => {
  await using site = await makeSite({ "docusaurus.config.ts": "export default {}" });
  expect(await site.list()).toEqual(["docusaurus.config.ts"]);
});

test("the scaffolded sites of both major versions are complete", async () => {
  for (const version of [2, 3] as const) {
    for (const variant of ["classic", "classic-typescript"] as const) {
      await using site = await templateSite(version, variant);
      const files = await site.list();
      const typed = variant === "classic-typescript";
      expect(files).toContain(typed ? "src/pages/index.tsx" : "src/pages/index.js");
      expect(files).not.toContain(typed ? "src/pages/index.js" : "src/pages/index.tsx");
      expect(files).toContain(typed && version === 3 ? "docusaurus.config.ts" : "docusaurus.config.js");
      expect(files).toContain(version === 3 ? "docs/intro.mdx" : "docs/intro.md");
      expect(await site.exists(".gitignore")).toBe(true);
      expect(files).not.toContain("gitignore");
    }
  }
});

test("only the content of main counts, and a page without one is an error", () => {
  expect(mainOf('<body><nav></nav><main class="a"><p>b</p></main></body>')).toBe("<p>b</p>");
  expect(() => mainOf("<body></body>")).toThrow("no <main>");
});

test("a page in the browser records errors", async () => {
  using server = Bun.serve({ port: 0, fetch: (request) => pageFor(new URL(request.url).pathname) });
  await using browser = await openBrowser();
  const good = await browser.open(`${server.url}good`);
  expect(good.problems).toEqual([]);
  expect(await findAxeViolations(good.page)).toEqual([]);
  const bad = await browser.open(`${server.url}bad`);
  expect(bad.problems).toContain("error: said");
  expect(bad.problems).toContain("uncaught: thrown");
  expect(bad.problems).toContain(`404: ${server.url}missing.png`);
  for (const rules of [undefined, COLOR_RULES]) {
    const found = (await findAxeViolations(bad.page, rules)).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(["color-contrast", "image-alt"]));
  }
}, 30_000);

test("waiting for what a page becomes goes on in its next document", async () => {
  using server = Bun.serve({ port: 0, fetch: (request) => pageFor(new URL(request.url).pathname) });
  await using browser = await openBrowser();
  const { page } = await browser.open(`${server.url}good`);
  let isOver = false;
  const waiting = untilTrue(page, (name) => Reflect.get(window, name) === "there", "state").then(() => (isOver = true));
  await page.reload();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(isOver).toBe(false);
  await page.evaluate(() => void Object.assign(window, { state: "there" }));
  expect(await waiting).toBe(true);
}, 30_000);

test("a reused page is reset", async () => {
  using server = Bun.serve({ port: 0, fetch: (request) => pageFor(new URL(request.url).pathname) });
  await using browser = await openBrowser();
  const look = () => ({
    stored: [localStorage.length, sessionStorage.length, document.cookie, window.name],
    history: history.length,
    init: "init" in window,
    width: innerWidth,
    dark: matchMedia("(prefers-color-scheme: dark)").matches,
    print: matchMedia("print").matches,
  });
  const address = `${server.url}good`;
  // No other test asks for pages of this kind.
  const kind = { locale: "cy" };
  const first = await browser.open(address, kind);
  const fresh = await first.page.evaluate(look);
  expect(fresh).toMatchObject({ stored: [0, 0, "", ""], init: false, width: 1280, dark: false, print: false });
  await first.page.addInitScript(() => void Object.assign(window, { init: true }));
  await first.page.route("**/good", (route) => route.fulfill({ status: 404 }));
  await first.page.setViewportSize({ width: 500, height: 500 });
  await first.page.emulateMedia({ media: "print", colorScheme: "dark" });
  await first.page.context().grantPermissions(["notifications"]);
  await first.page.context().newPage();
  await first.page.goto(`${server.url}bad`);
  await first.page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) store.setItem("a", "b");
    document.cookie = "a=b";
    window.name = "a";
  });
  await first.close();
  const second = await browser.open(address, kind);
  expect(second.page === first.page).toBe(true);
  expect(await second.page.evaluate(look)).toEqual(fresh);
  expect(await second.page.evaluate(() => Notification.permission)).not.toBe("granted");
  expect(second.page.context().pages()).toHaveLength(1);
  expect(second.problems).toEqual([]);
  expect(second.requests.filter((url) => url.endsWith("/bad"))).toEqual([]);
  await second.close();
  const own = await browser.open(address, { ...kind, ownProfile: true });
  expect(own.page === first.page).toBe(false);
}, 30_000);

function pageFor(path: string): Response {
  const bodies: Record<string, string> = {
    "/good": "<main><h1>Good</h1></main>",
    "/bad":
      '<main><h1 style="color: #eee">Bad</h1><img src="/missing.png"></main><script>console.error("said"); throw Error("thrown")</script>',
    "/favicon.ico": "",
  };
  const body = bodies[path];
  if (body === undefined) return new Response("", { status: 404 });
  const html = `<!doctype html><html lang="en"><head><title>${path}</title></head><body>${body}</body></html>`;
  return new Response(html, { headers: { "content-type": "text/html" } });
}

test("a warm process builds a site as a process of its own does", async () => {
  const config = `process.stdout.write("printed by " + process.env.NAME + "\\n");
console.error("in " + process.cwd());
export default { title: "Test", url: "https://example.com", baseUrl: "/", presets: [["classic", { docs: false, blog: false }]] };
`;
  await using site = await makeSite({ "docusaurus.config.mjs": config, "src/pages/index.md": "# Home\n" });
  const options = { cwd: site.dir, env: { NAME: "the config" } };
  const args = (name: string): string[] => ["build", site.dir, "--no-cache", "--out-dir", site.path(name)];
  const runtime = [process.execPath, "--no-install", "--no-env-file", "--config=/dev/null"];
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...options.env };
  const warm = [];
  for (const name of ["first", "second"]) warm.push(await runInWarm({ args: args(name), cwd: site.dir, env, runtime }));
  const cold = await runCli(args("third"), { ...options, interpreted: true });
  const told = warm.map((result) => result && { ...result, stdout: result.stdout.split("\n")[0] });
  expect(told).toEqual(warm.map(() => ({ ...cold, stdout: "printed by the config" })));
  expect(cold).toMatchObject({ code: 0, stderr: `in ${site.dir}\n` });
  for (const name of ["first", "second"]) {
    expect(await site.read(`${name}/index.html`)).toBe(await site.read("third/index.html"));
  }
}, 60_000);
