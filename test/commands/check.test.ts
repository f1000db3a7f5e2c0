/** `veloci check`, through the real command line: what it finds without building, and what it leaves alone. */

import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from "bun:test";
import { runCli } from "../support/cli.ts";
import { configText, makeSite, type TestSite } from "../support/site.ts";

setDefaultTimeout(60_000);

interface Report {
  readonly ok: boolean;
  readonly pages: number;
  readonly lost: number;
  readonly different: number;
  readonly external?: object;
  readonly diagnostics: readonly {
    readonly code: string;
    readonly severity: string;
    readonly message: string;
    readonly file?: string;
    readonly line?: number;
  }[];
}

const requested: string[] = [];
let busyAnswers = 0;
let server: Bun.Server<undefined>;
let site: TestSite;

/** Another site: `/busy` answers at the second try, `/get-only` takes no HEAD, `/moved` redirects. */
function answer(request: Request): Response {
  const { pathname } = new URL(request.url);
  requested.push(`${request.method} ${pathname}`);
  if (pathname === "/gone") return new Response("", { status: 404 });
  if (pathname === "/closed") return new Response("", { status: 403 });
  if (pathname === "/busy" && busyAnswers++ === 0)
    return new Response("", { status: 503, headers: { "retry-after": "0" } });
  if (pathname === "/get-only" && request.method === "HEAD") return new Response("", { status: 405 });
  if (pathname === "/moved") return Response.redirect("/fine", 301);
  return new Response("fine");
}

beforeAll(async () => {
  server = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: answer });
  const other = server.url.origin;
  site = await makeSite({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: "./sidebars.js" }, blog: false }]],
      future: { experimental_router: "hash" },
      themeConfig: {
        prism: { additionalLanguages: ["java"] },
        navbar: { items: [{ label: "Other", href: `${other}/gone#part` }] },
      },
    }),
    "sidebars.js": "export default { docs: ['start'] };\n",
    "docs/start.md": [
      "---\nslug: /\ndescription: The start.\n---\n\n# Start\n",
      `[gone](${other}/gone) [closed](${other}/closed) [busy](${other}/busy)`,
      `[get](${other}/get-only) [moved](${other}/moved) [kept out](${other}/secret/page)`,
      "[here](http://localhost:1/x) [example](https://example.com/x)\n",
      '![](./used.png) ![A dot](./used.png) <img src={require("./used.png").default} alt="" />\n',
    ].join("\n"),
    "docs/lonely.md": "# Lonely\n",
    "docs/same.md": "---\nunlisted: true\n---\n\n# Start\n",
    "docs/twin.md": "---\ntitle: Lonely\n---\n\n[start](./start.md)\n",
    "docs/used.png": PIXEL,
    "docs/unused.png": PIXEL,
    "src/pages/linking.js": "export default () => <a href='/twin'>Twin</a>;\n",
    "src/theme/NavbarLogo.js": "export default () => null;\n",
    "ignored.txt": `# needs a password\n${other}/secret/*\n`,
  });
});

afterAll(async () => {
  await server.stop(true);
  await site.remove();
});

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function check(...args: string[]): Promise<Report & { readonly code: number }> {
  const { code, stdout } = await runCli(["check", site.dir, "--json", ...args]);
  return { code, ...(JSON.parse(stdout) as Report) };
}

function lines({ diagnostics }: Report, ...codes: string[]): string[] {
  return diagnostics
    .filter(({ code }) => codes.includes(code))
    .map(({ file = "", line, message }) => `${file}:${line} ${message.replaceAll(server.url.origin, "http://other")}`);
}

describe("check", () => {
  test("lists what the site loses and what works differently, and writes nothing", async () => {
    const before = await site.list();
    const report = await check();
    expect(await site.list()).toEqual(before);
    expect({ code: report.code, ok: report.ok, pages: report.pages }).toEqual({ code: 0, ok: true, pages: 7 });
    expect(lines(report, "not-supported", "treated-differently")).toMatchInlineSnapshot(`
      [
        "docusaurus.config.mjs:18 Config field \`future.experimental_router\` is not supported: each page has its own URL.",
        "docusaurus.config.mjs:22 Config field \`themeConfig.prism.additionalLanguages\` works differently: all languages of highlight.js are available without being listed, and others if the site has the package \`prismjs\`.",
        "src/theme/NavbarLogo.js:undefined \`src/theme/NavbarLogo.js\` is not supported: the theme has no such component, and nothing imports it.",
      ]
    `);
    expect([report.lost, report.different]).toEqual([2, 1]);
    expect(lines(report, "orphaned-page", "missing-alt-text")).toEqual([]);
  });

  test("runs optional rules by name, and fails on warnings with `--strict`", async () => {
    const report = await check("--rules", "all", "--strict");
    expect(report.code).toBe(1);
    expect(
      lines(report, "orphaned-page", "orphaned-image", "duplicate-title", "missing-description", "missing-alt-text"),
    ).toMatchInlineSnapshot(`
      [
        "docs/lonely.md:1 The title \`Lonely\` is also used by \`docs/twin.md\`.",
        "docs/lonely.md:1 The page has no \`description\` in its front matter.",
        "docs/lonely.md:1 No other page links to \`/lonely\`.",
        "docs/start.md:12 The image \`./used.png\` has no alternative text.",
        "docs/twin.md:1 The page has no \`description\` in its front matter.",
        "docs/unused.png:undefined No page shows the image \`docs/unused.png\`: no page, component, style sheet or config contains its name.",
      ]
    `);
    const { code, stderr } = await runCli(["check", site.dir, "--rules", "orphaned-page"]);
    expect(code).toBe(2);
    expect(stderr).toContain("Did you mean `orphaned-pages`?");
  });

  test("checks external links once, retries failed ones, and skips those in the list", async () => {
    const first = await check("--external", "--ignore", site.path("ignored.txt"));
    expect(lines(first, "broken-external-link", "unchecked-external-link")).toMatchInlineSnapshot(`
      [
        "docs/start.md:8 \`http://other/gone\` answers 404.",
        "docs/start.md:8 \`http://other/closed\` refuses requests from programs (403): open it in a browser to check it.",
        "docusaurus.config.mjs:30 \`http://other/gone\` answers 404.",
      ]
    `);
    expect(first.external).toEqual({ links: 5, requested: 5, broken: 1, ignored: 1 });
    expect(requested.toSorted()).toMatchInlineSnapshot(`
      [
        "GET /closed",
        "GET /get-only",
        "GET /gone",
        "HEAD /busy",
        "HEAD /busy",
        "HEAD /closed",
        "HEAD /fine",
        "HEAD /get-only",
        "HEAD /gone",
        "HEAD /moved",
      ]
    `);
    requested.length = 0;
    const second = await check("--external", "--ignore", site.path("ignored.txt"));
    expect(second.external).toEqual({ links: 5, requested: 2, broken: 1, ignored: 1 });
    expect(requested.toSorted()).toEqual(["GET /closed", "GET /gone", "HEAD /closed", "HEAD /gone"]);
    const missing = await check("--external", "--ignore", site.path("no.txt"));
    expect([missing.code, missing.diagnostics.some(({ code }) => code === "unreadable-file")]).toEqual([1, true]);
  });

  test("summarizes in one line of text", async () => {
    const { code, stdout } = await runCli(["check", site.dir]);
    expect(code).toBe(0);
    expect(stdout.replace(/[\d.]+ m?s/, "1 s")).toBe(
      "Checked 7 pages: 1 s, 2 not supported, 1 treated differently, 2 warnings.\n",
    );
  });

  test("counts warnings of one kind after the first three, unless all are asked for", async () => {
    const links = Array.from({ length: 9 }, (_, index) => `[link](#none-${index})`).join("\n");
    await using many = await makeSite({ "docs/a.md": `# A\n\n${links}\n`, "src/pages/index.md": "# Home\n" });
    const [grouped, all] = await Promise.all([runCli(["check", many.dir]), runCli(["check", many.dir, "--verbose"])]);
    expect([...(grouped.stderr.match(/^warning\[broken-anchor\] .*/gm) ?? [])]).toEqual([
      ...[0, 1, 2].map(() => expect.stringContaining("none-")),
      "warning[broken-anchor] … and 6 more, in 1 file.",
    ]);
    expect(all.stderr.match(/^warning\[broken-anchor\]/gm)).toHaveLength(9);
    expect(grouped.stdout).toContain("9 warnings.");
  });
});
