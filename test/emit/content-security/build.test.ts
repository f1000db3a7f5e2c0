/** Sites with `csp` in their config, built: what the policy allows, where it is written, and what cannot be allowed. */

import { describe, expect, test } from "bun:test";
import { readManifest } from "../../../src/emit/manifest.ts";
import { buildFixture, runCli } from "../../support/cli.ts";
import { configText, makeSite } from "../../support/site.ts";

const FILES = { "src/pages/index.md": "# Home\n" };

function config(csp: unknown, more: object = {}): string {
  return configText({ csp, presets: [], plugins: ["@docusaurus/plugin-content-pages"], ...more });
}

function policyOf(outDir: string): string | undefined {
  const reading = readManifest(outDir);
  return reading.state === "fine" ? reading.manifest.contentSecurityPolicy : undefined;
}

function directive(policy: string | undefined, name: string): string[] {
  return (
    policy
      ?.split("; ")
      .find((part) => part.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? []
  );
}

describe("a site with a policy", () => {
  test("allows what its pages, its plugins and its config need", async () => {
    const head =
      "module.exports = () => ({ name: 'own', injectHtmlTags: () => ({ headTags: ['<script>own()</script>'] }),";
    const postBuild = `postBuild: ({ outDir }) => require("fs").appendFileSync(outDir + "/index.html", "<script>late()</script>") });`;
    await using built = await buildFixture({
      ...FILES,
      "docusaurus.config.js": config(
        { directives: { "connect-src": ["https://api.example.com"], "script-src": ["'unsafe-eval'"] } },
        {
          scripts: ["https://cdn.example/a.js"],
          stylesheets: ["https://fonts.example/a.css"],
          plugins: [
            "@docusaurus/plugin-content-pages",
            ["@docusaurus/plugin-google-gtag", { trackingID: "G-1" }],
            "./own.js",
          ],
        },
      ),
      "own.js": `${head} ${postBuild}`,
      "static/old.html": "<script>old()</script><iframe src='https://video.example/1'></iframe>",
    });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    const policy = policyOf(built.outDir);
    const hash = (text: string) => `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
    const scripts = directive(policy, "script-src");
    for (const text of ["own()", "late()", "old()"]) expect(scripts).toContain(hash(text));
    for (const source of ["'unsafe-eval'", "https://cdn.example", "https://www.googletagmanager.com"])
      expect(scripts).toContain(source);
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("blob:");
    expect(directive(policy, "style-src")).toContain("https://fonts.example");
    expect(directive(policy, "font-src")).toContain("https:");
    expect(directive(policy, "frame-src")).toEqual(["'self'", "https://video.example"]);
    expect(directive(policy, "connect-src")).toContain("https://api.example.com");
    expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com");
    expect(await built.read("_headers")).toContain(`  Content-Security-Policy: ${policy}\n`);
    expect(await built.read("veloci-csp.nginx.conf")).toBe(`add_header Content-Security-Policy "${policy}" always;\n`);
    expect(await built.read("veloci-csp.caddyfile")).toBe(`header Content-Security-Policy "${policy}"\n`);
    expect(await built.read("index.html")).not.toContain("api.example.com");
  });

  test("puts its own `_headers` first, unless they contain a policy", async () => {
    const own = "/*\n  X-Frame-Options: DENY\n";
    await using built = await buildFixture({ ...FILES, "docusaurus.config.js": config(true), "static/_headers": own });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(await built.read("_headers")).toStartWith(`${own}\n# Written by Veloci.\n/*\n  Content-Security-Policy: `);
    await using rival = await buildFixture({
      ...FILES,
      "docusaurus.config.js": config(true),
      "static/_headers": "/*\n  Content-Security-Policy: default-src *\n",
    });
    expect(rival.code).toBe(1);
    expect(rival.stderr).toMatchInlineSnapshot(`
      "error[csp-collision] \`static/_headers\` sets \`Content-Security-Policy\`, and so does \`csp\` in the config.
        help: Remove the header from the file and add its sources to \`csp.directives\`, or remove \`csp\`.

      Nothing built: 1 error. \`build\` is unchanged.
      "
    `);
  });

  test("reports handlers that the policy blocks", async () => {
    await using built = await buildFixture({
      ...FILES,
      "docusaurus.config.js": config(true, { markdown: { format: "md" } }),
      "static/a.html": "<a onclick='x()'>a</a><b onclick='y()'>b</b>",
      "static/b.html": "<a onclick='x()'>a</a>",
    });
    expect(built.code).toBe(0);
    expect(built.stderr).toMatchInlineSnapshot(`
      "warning[csp-inline-handler] The Content-Security-Policy blocks \`onclick\` in \`a.html\` and 1 more page.
        help: Add the listener in a script or a component instead, or remove \`csp\` from the config.

      "
    `);
  });

  test("reports a policy that is too long for some hosts", async () => {
    const pages = Array.from({ length: 40 }, (_, index) => [`static/${index}.html`, `<script>${index}</script>`]);
    await using built = await buildFixture({
      ...FILES,
      "docusaurus.config.js": config(true),
      ...Object.fromEntries(pages),
    });
    expect(built.stderr).toContain("warning[csp-too-long] The Content-Security-Policy has ");
  });
});

test("a site without `csp`, or with `false`, has no policy and no header files", async () => {
  for (const csp of [undefined, false]) {
    const own = { "static/_headers": "/*\n  Content-Security-Policy: default-src *\n" };
    await using built = await buildFixture({ ...FILES, ...own, "docusaurus.config.js": config(csp) });
    expect([built.code, built.stderr]).toEqual([0, ""]);
    expect(policyOf(built.outDir)).toBeUndefined();
    expect(await built.read("_headers")).toBe(own["static/_headers"]);
    expect((await built.files()).filter((path) => path.includes("csp"))).toEqual([]);
  }
});

test("invalid values in `csp` are reported at their position", async () => {
  await using built = await buildFixture({
    ...FILES,
    "docusaurus.config.js": config({
      directives: { "script-srk": [], "img-src": ["https://a.example; script-src *"] },
    }),
  });
  expect(built.code).toBe(1);
  expect(built.stderr).toMatchInlineSnapshot(`
    "error[unknown-option] Unknown config field \`csp.directives.script-srk\`.
      docusaurus.config.js:8:8
      7 |     "directives": {
      8 |       "script-srk": [],
        |        ^^^^^^^^^^
      9 |       "img-src": [
      help: Did you mean \`script-src\`?

    error[invalid-option] Config field \`csp.directives.img-src[0]\` must be a source such as \`https://example.com\`, without spaces, commas and semicolons, but is the string \`https://a.example; script-src *\`.
      docusaurus.config.js:10:9
       9 |       "img-src": [
      10 |         "https://a.example; script-src *"
         |         ^
      11 |       ]

    Nothing built: 2 errors. \`build\` is unchanged.
    "
  `);
  await using other = await buildFixture({ ...FILES, "docusaurus.config.js": config("strict") });
  expect(other.stderr).toContain(
    "Config field `csp` must be `true`, `false` or an object, but is the string `strict`.",
  );
});

test("a build with a cache finds the policy of a clean build", async () => {
  await using site = await makeSite({
    ...FILES,
    "docusaurus.config.js": config(true),
    "static/other.html": "<iframe src='https://video.example/1'></iframe>",
    "static/own.html": "<script>first()</script>",
  });
  const policyAfter = async (...options: string[]) => {
    const { code } = await runCli(["build", ...options], { cwd: site.dir });
    expect(code).toBe(0);
    return policyOf(site.path("dist"));
  };
  const before = await policyAfter();
  await site.write("static/own.html", "<script>second()</script>");
  const after = await policyAfter();
  expect(after).not.toBe(before);
  expect(directive(after, "frame-src")).toContain("https://video.example");
  expect(after).toBe(await policyAfter("--no-cache"));
});
