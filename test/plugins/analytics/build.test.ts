/** Services that count visits: what stands on every page, only where it is asked for, and what is said of wrong options. */

import { describe, expect, test } from "bun:test";
import { toGtagTags } from "../../../src/plugins/analytics/google-gtag.ts";
import { toVercelTags } from "../../../src/plugins/analytics/vercel-analytics.ts";
import { tagHtml } from "../../../src/render/html-document.ts";
import { buildFixture, runCli } from "../../support/cli.ts";
import { configText, makeSite } from "../../support/site.ts";

const TIMEOUT_MS = 60_000;

const PAGES = { "src/pages/index.md": "# Home\n", "src/pages/other.md": "# Other\n" };

/** Presets without docs and blog. */
const preset = (options: object): object[] => [["classic", { docs: false, blog: false, ...options }]];

/** Elements of a page that come from services, one per line. */
function tagsOf(html: string): string {
  const tags =
    html.match(/<(script|noscript)(?![^>]*(?:json|module))[^>]*>.*?<\/\1>|<link rel="preconnect"[^>]*>/gs) ?? [];
  // The theme has a script and a menu of its own.
  return tags.filter((tag) => !/document\.currentScript|navbar__toggle/.test(tag)).join("\n");
}

test(
  "plugins put their tags on every page",
  async () => {
    const plugins = [
      ["google-gtag", { trackingID: "G-1", anonymizeIP: true }],
      ["@docusaurus/plugin-google-tag-manager", { containerId: "GTM-1" }],
      ["google-analytics", { trackingID: "UA-1-</script>", anonymizeIP: true }],
      "vercel-analytics",
    ];
    const config = configText({ presets: preset({}), plugins });
    await using built = await buildFixture({ "docusaurus.config.mjs": config, ...PAGES });
    expect(built.stderr).toBe("");
    const tags = tagsOf(await built.read("index.html"));
    expect(tags).toMatchInlineSnapshot(`
      "<link rel="preconnect" href="https://www.google-analytics.com">
      <link rel="preconnect" href="https://www.googletagmanager.com">
      <script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>
      <script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("js",new Date());gtag("config","G-1",{"anonymize_ip":true});</script>
      <link rel="preconnect" href="https://www.googletagmanager.com">
      <script>window.dataLayer=window.dataLayer||[];dataLayer.push({"gtm.start":Date.now(),event:"gtm.js"})</script>
      <script async src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>
      <link rel="preconnect" href="https://www.google-analytics.com">
      <script>window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=Date.now();ga("create","UA-1-\\u003c/script>","auto");ga("set","anonymizeIp",true);ga("send","pageview");</script>
      <script async src="https://www.google-analytics.com/analytics.js"></script>
      <script>window.va=window.va||function(){(window.vaq=window.vaq||[]).push(arguments)}</script>
      <script defer src="/_vercel/insights/script.js"></script>
      <noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1" height="0" width="0" style="display:none;visibility:hidden" title="Google Tag Manager"></iframe></noscript>"
    `);
    expect(tagsOf(await built.read("other/index.html"))).toBe(tags);
  },
  TIMEOUT_MS,
);

test(
  "the classic preset has them as options; without, nothing is loaded",
  async () => {
    const options = {
      gtag: { trackingID: ["G-1", "AW-2"] },
      googleTagManager: { containerId: "GTM-1" },
      googleAnalytics: { trackingID: "UA-1" },
    };
    const config = configText({ presets: preset(options) });
    await using built = await buildFixture({ "docusaurus.config.mjs": config, ...PAGES });
    expect(built.stderr).toBe("");
    const html = await built.read("index.html");
    expect(html.match(/https:\/\/www\.google[^"]*\?id=[^"]*|analytics\.js/g)?.sort()).toEqual([
      "analytics.js",
      "https://www.googletagmanager.com/gtag/js?id=G-1",
      "https://www.googletagmanager.com/gtm.js?id=GTM-1",
      "https://www.googletagmanager.com/ns.html?id=GTM-1",
    ]);
    await using plain = await buildFixture({
      "docusaurus.config.mjs": configText({ presets: preset({ gtag: false }) }),
      ...PAGES,
    });
    expect(plain.stderr).toBe("");
    expect(tagsOf(await plain.read("index.html"))).toBe("");
    expect((await plain.files()).filter((path) => path.startsWith("assets/js/site-modules"))).toEqual([]);
  },
  TIMEOUT_MS,
);

test("several ids share one script", () => {
  const html = toGtagTags({ trackingID: ["G-1", "AW-2"], anonymizeIP: false })
    .headTags?.map(tagHtml)
    .join("\n");
  expect(html).toContain('gtag("config","G-1");gtag("config","AW-2");');
  expect(html?.match(/gtag\/js/g)).toHaveLength(1);
});

test("Vercel's development script may disable logging", () => {
  const sources = (options: Parameters<typeof toVercelTags>[0]): unknown =>
    toVercelTags(options).headTags?.[1]?.attributes;
  expect(sources({ mode: "development", debug: false })).toEqual({
    defer: true,
    src: "https://va.vercel-scripts.com/v1/script.debug.js",
    "data-debug": "false",
  });
  expect(sources({ mode: "production", debug: false })).toEqual({ defer: true, src: "/_vercel/insights/script.js" });
});

describe("errors are reported at their line:", () => {
  test("missing ids, wrong types, unknown options", async () => {
    const text = `export default {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", {
    docs: false,
    gtag: { anonymizeIP: "yes" },
    googleAnalytics: { trackingId: "UA-1" },
  }]],
  plugins: [
    "google-tag-manager",
    ["google-gtag", { id: "two", trackingID: [] }],
    ["vercel-analytics", { mode: "prod" }],
  ],
};
`;
    await using site = await makeSite({ "docusaurus.config.mjs": text, ...PAGES });
    expect(`\n${(await runCli(["graph"], { cwd: site.dir })).stderr}`).toMatchInlineSnapshot(`
      "
      error[missing-option] Gtag plugin option \`trackingID\` is missing: it must be an id such as \`G-ABC123\`, or a list of ids.
        docusaurus.config.mjs:7:5
        6 |     docs: false,
        7 |     gtag: { anonymizeIP: "yes" },
          |     ^
        8 |     googleAnalytics: { trackingId: "UA-1" },

      error[wrong-type] Gtag plugin option \`anonymizeIP\` must be \`true\` or \`false\`, but is the string \`yes\`.
        docusaurus.config.mjs:7:13
        6 |     docs: false,
        7 |     gtag: { anonymizeIP: "yes" },
          |             ^^^^^^^^^^^
        8 |     googleAnalytics: { trackingId: "UA-1" },

      error[missing-option] Google Analytics plugin option \`trackingID\` is missing: it must be an id such as \`UA-123456-1\`.
        docusaurus.config.mjs:8:5
        7 |     gtag: { anonymizeIP: "yes" },
        8 |     googleAnalytics: { trackingId: "UA-1" },
          |     ^
        9 |   }]],

      error[unknown-option] Unknown Google Analytics plugin option \`trackingId\`.
        docusaurus.config.mjs:8:24
        7 |     gtag: { anonymizeIP: "yes" },
        8 |     googleAnalytics: { trackingId: "UA-1" },
          |                        ^^^^^^^^^^
        9 |   }]],
        help: Did you mean \`trackingID\`?

      error[missing-option] Tag Manager plugin option \`containerId\` is missing: it must be an id such as \`GTM-ABC123\`.
        docusaurus.config.mjs:11:5
        10 |   plugins: [
        11 |     "google-tag-manager",
           |     ^
        12 |     ["google-gtag", { id: "two", trackingID: [] }],

      error[invalid-option] Gtag plugin option \`trackingID\` must be a list with at least one id.
        docusaurus.config.mjs:12:34
        11 |     "google-tag-manager",
        12 |     ["google-gtag", { id: "two", trackingID: [] }],
           |                                  ^^^^^^^^^^
        13 |     ["vercel-analytics", { mode: "prod" }],

      error[invalid-option] Vercel Analytics plugin option \`mode\` must be \`auto\`, \`production\` or \`development\`, but is the string \`prod\`.
        docusaurus.config.mjs:13:28
        12 |     ["google-gtag", { id: "two", trackingID: [] }],
        13 |     ["vercel-analytics", { mode: "prod" }],
           |                            ^^^^
        14 |   ],

      "
    `);
  });
});
