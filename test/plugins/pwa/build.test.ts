/** What a site with the PWA plugin gets beside its pages: the worker with its list of files, tags, registration, and diagnostics. */

import { describe, expect, test } from "bun:test";
import { type BuiltSite, buildFixture } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";

const TIMEOUT_MS = 60_000;

const HEAD = [
  { tagName: "link", rel: "manifest", href: "/manifest.json" },
  { tagName: "link", rel: "icon", href: "https://example.com/icon.png" },
  { tagName: "meta", name: "theme-color", content: "rgb(37, 194, 160)" },
  { tagName: "meta", name: "msapplication-TileImage", content: "img/tile.png" },
];

const PAGES = { "src/pages/index.md": "# Home\n", "src/pages/ä b.md": "# Other\n" };

/** A site with the plugin; functions and regular expressions of `options` are code. */
function site(options: string, more: Readonly<Record<string, string>> = {}): Promise<BuiltSite> {
  const config = `export default { title: "Test", url: "https://example.com", baseUrl: "/app/",
  presets: [["classic", { docs: false, blog: false }]],
  plugins: [["pwa", ${options}]],
};
`;
  return buildFixture({ "docusaurus.config.mjs": config, ...PAGES, ...more });
}

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

async function readManifest(built: BuiltSite): Promise<readonly Entry[]> {
  const [, path = ""] = /^self\.precacheFile="(.*)";$/m.exec(await built.read("sw.js")) ?? [];
  const [, list = ""] = /^self\.__WB_MANIFEST=(.*);$/m.exec(await built.read(path)) ?? [];
  return JSON.parse(list) as Entry[];
}

test(
  "the worker lists every file of the pages, with revisions where names say nothing of the content",
  async () => {
    await using built = await site(`{ pwaHead: ${JSON.stringify(HEAD)} }`, {
      "static/img/tile.png": "tile",
      "static/manifest.json": "{}",
      "static/film.mp4": "film",
    });
    expect(built.stderr).toBe("");
    const manifest = await readManifest(built);
    const revisions = new Map(manifest.map(({ url, revision }) => [url, revision]));
    expect(revisions.size).toBe(manifest.length);
    for (const url of ["index.html", "404.html", "img/tile.png", "manifest.json", "%C3%A4%20b/index.html"]) {
      expect([url, revisions.get(url)]).toEqual([url, expect.stringMatching(/^[\da-f]{8}$/)]);
    }
    const scripts = manifest.filter(({ url }) => url.startsWith("assets/js/"));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(({ revision }) => revision !== null)).toEqual([]);
    expect(manifest.filter(({ url }) => /film|sw\.js|veloci-manifest/.test(url))).toEqual([]);
    expect((await built.files()).filter((path) => path.startsWith("assets/cards/"))).not.toEqual([]);
    expect(manifest.filter(({ url }) => url.startsWith("assets/cards/"))).toEqual([]);
    const expected = (await built.files()).filter((path) => /\.(?:html|js|css|json)$/.test(path));
    expect(manifest.filter(({ url }) => /\.(?:html|js|css|json)$/.test(url))).toHaveLength(expected.length - 3);
    expect(await built.read("index.html")).toContain(
      '<link rel="manifest" href="/app/manifest.json"><link rel="icon" href="https://example.com/icon.png">' +
        '<meta name="theme-color" content="rgb(37, 194, 160)"><meta name="msapplication-TileImage" content="/app/img/tile.png">',
    );
    const own = (await built.files()).filter((path) => path.includes("/site-modules-"));
    expect(await built.read(own[0] ?? "")).toContain("/app/sw.js");
  },
  TIMEOUT_MS,
);

test(
  "the list is as `injectManifestConfig` says, and is read when all plugins have written their files",
  async () => {
    await using built = await site(
      `{ swRegister: false, injectManifestConfig: {
        globPatterns: ["**/*.txt"], globIgnores: ["404.html", "assets/**"],
        additionalManifestEntries: ["https://example.com/a.js", { url: "extra", revision: "1" }],
        modifyURLPrefix: { "img/": "https://cdn.example/" },
        dontCacheBustURLsMatching: /\\.v\\d\\.png$/,
        maximumFileSizeToCacheInBytes: 100_000,
        manifestTransforms: [(list) => ({
          manifest: list.filter(({ url, size }) => size < 50_000 && !url.endsWith(".json")), warnings: ["Mind the gap."],
        })],
      } }], [function late() {
        return { name: "late", postBuild({ outDir }) { return Bun.write(outDir + "/late.txt", "late"); } };
      }`,
      { "static/img/a.v1.png": "a", "static/img/b.png": "x".repeat(60_000), "static/c.png": "x".repeat(120_000) },
    );
    expect(built.code).toBe(0);
    expect((await readManifest(built)).map(({ url, revision }) => [url, revision && "+"])).toEqual([
      ["https://cdn.example/a.v1.png", null],
      ["index.html", "+"],
      ["late.txt", "+"],
      ["llms-full.txt", "+"],
      ["llms.txt", "+"],
      ["search/index.html", "+"],
      ["%C3%A4%20b/index.html", "+"],
      ["https://example.com/a.js", null],
      ["extra", "+"],
    ]);
    expect(built.stderr).toContain(
      "warning[pwa-large-file] `c.png` is 0.1 MiB; files over 0.1 MiB are not kept for offline reading.",
    );
    expect(built.stderr).toContain("warning[pwa-warning] Mind the gap.");
    expect((await built.files()).filter((path) => path.includes("/site-modules-"))).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  "a part of the site's own is bundled into the worker, with the packages that it imports",
  async () => {
    await using built = await site('{ debug: true, swCustom: "./src/sw.js", swRegister: "src/register.js" }', {
      "src/sw.js": `import { registerRoute } from "workbox-routing";
import { StaleWhileRevalidate } from "workbox-strategies";
import { host } from "./host";
export default function swCustom(params) {
  if (process.env.PWA_DEBUG) console.log("own part", params.offlineMode);
  registerRoute(({ url }) => url.hostname === host, new StaleWhileRevalidate());
}
`,
      "src/host.ts": 'export const host: string = "pictures.example";\n',
      "src/register.js": "console.log('own registration', process.env.PWA_SERVICE_WORKER_URL);\n",
    });
    expect(built.stderr).toBe("");
    const worker = await built.read("sw.js");
    expect(worker).toContain("own part");
    expect(worker).toContain("pictures.example");
    expect(worker).not.toMatch(/\bimport\b\s*[{(]|process\.env/);
    const own = (await built.files()).filter((path) => path.includes("/site-modules-"));
    const text = await built.read(own[0] ?? "");
    expect(text).toMatch(/own registration.{1,4}"\/app\/sw\.js"/);
    expect(text).not.toContain("@docusaurus/register-worker");
  },
  TIMEOUT_MS,
);

test(
  "without the plugin there is no worker, and nothing registers one",
  async () => {
    await using built = await buildFixture({
      "docusaurus.config.mjs": configText({ presets: [["classic", { docs: false, blog: false }]] }),
      ...PAGES,
    });
    expect(built.stderr).toBe("");
    expect(await built.files()).not.toContain("sw.js");
    expect((await built.files()).filter((path) => path.includes("/site-modules-"))).toEqual([]);
  },
  TIMEOUT_MS,
);

describe("errors are reported at their position", () => {
  test.each([
    ['{ offlineModeActivationStrategies: ["sometimes"] }', "sometimes"],
    ["{ swRegister: true }", "swRegister"],
    ['{ swCustom: "src/none.js" }', "error[missing-module] The file `src/none.js`"],
    ["{ pwaHead: [{ rel: 'manifest' }] }", "tagName"],
    ["{ injectManifestConfig: { swDest: 'x' } }", "swDest"],
    [
      "{ injectManifestConfig: { manifestTransforms: [() => []] } }",
      "error[site-function-failed] `manifestTransforms` of the pwa plugin must return an object",
    ],
  ])(
    "%s",
    async (options, words) => {
      await using built = await site(options);
      expect(built.code).toBe(1);
      expect(built.stderr).toContain(words);
      expect(built.stderr).toContain("docusaurus.config.mjs");
    },
    TIMEOUT_MS,
  );

  test(
    "in the site's part of the worker",
    async () => {
      await using built = await site('{ swCustom: "src/sw.js" }', { "src/sw.js": 'import "./gone.js";\n' });
      expect(built.code).toBe(1);
      expect(built.stderr).toContain("error[missing-module]");
      expect(built.stderr).toContain("src/sw.js:1");
    },
    TIMEOUT_MS,
  );
});
