/** What a built site tells crawlers: `sitemap.xml` and `robots.txt`. */

import { describe, expect, test } from "bun:test";
import { $ } from "bun";
import { buildFixture, buildSite, runCli } from "../../support/cli.ts";
import { configText, makeSite } from "../../support/site.ts";

const TIMEOUT_MS = 60_000;

const PAGES = {
  "docs/a.md": "# A & B\n",
  "docs/dated.md": "---\nlast_update: { date: 2021-02-03 }\n---\n\n# Dated\n",
  "docs/hidden.md": '# Hidden\n\n<head><meta content="noindex" name="robots" /></head>\n',
  "docs/unlisted.md": "---\nunlisted: true\n---\n\n# Unlisted\n",
  "blog/2020-01-02-post.md": "# Post\n",
  "src/pages/index.tsx": "export default () => <main>Home</main>;\n",
};

/** Adds a page that says which file it is made from. */
const OWN_PLUGIN = `module.exports = () => ({
  name: "own",
  contentLoaded: ({ actions }) =>
    actions.addRoute({ path: "/own", component: "@site/src/Own.jsx", exact: true, metadata: { sourceFilePath: "@site/src/Own.jsx" } }),
});
`;

const blog = { onUntruncatedBlogPosts: "ignore", archiveBasePath: null };

function config(sitemap: object, fields: object = {}): string {
  return configText({ presets: [["classic", { blog, sitemap }]], ...fields });
}

/** `<url>` elements, one per line. */
async function urls(xml: Promise<string>): Promise<string[]> {
  return [...(await xml).matchAll(/<url>(.*?)<\/url>/g)].map(([, inside = ""]) => inside);
}

test(
  "dates are those of the front matter, of git, and of posts; pages that shall not be found are left out",
  async () => {
    const sitemap = { lastmod: "datetime", changefreq: null, priority: null, ignorePatterns: ["/blog"] };
    await using site = await makeSite({
      "docusaurus.config.mjs": config(sitemap, { trailingSlash: false, plugins: ["./src/own.js"] }),
      "src/own.js": OWN_PLUGIN,
      "src/Own.jsx": "export default () => <main>Own</main>;\n",
      ...PAGES,
    });
    const date = "2022-03-04T05:06:07Z";
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    await $`git init -q && git add docs src && git -c user.name=T -c user.email=t@example.com commit -qm x`
      .cwd(site.dir)
      .env(env);
    const built = await buildSite(site);
    expect(built.stderr).toBe("");
    expect(await urls(built.read("sitemap.xml"))).toEqual([
      "<loc>https://example.com/docs/a</loc><lastmod>2022-03-04T05:06:07.000Z</lastmod>",
      "<loc>https://example.com/docs/dated</loc><lastmod>2021-02-03T00:00:00.000Z</lastmod>",
      "<loc>https://example.com/blog/2020/01/02/post</loc><lastmod>2020-01-02T00:00:00.000Z</lastmod>",
      "<loc>https://example.com/</loc><lastmod>2022-03-04T05:06:07.000Z</lastmod>",
      "<loc>https://example.com/own</loc><lastmod>2022-03-04T05:06:07.000Z</lastmod>",
    ]);
    expect(await built.read("robots.txt")).toBe(
      "User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n",
    );
  },
  TIMEOUT_MS,
);

test(
  "a sitemap of the site's own has the last word",
  async () => {
    await using built = await buildFixture({ ...PAGES, "static/sitemap.xml": "<urlset/>\n" });
    expect(built.code).toBe(0);
    expect(await built.read("sitemap.xml")).toBe("<urlset/>\n");
    expect(await built.read("robots.txt")).toContain("Sitemap: https://example.com/sitemap.xml");
  },
  TIMEOUT_MS,
);

describe("robots.txt", () => {
  test(
    "is the site's own, if it has one",
    async () => {
      const own = { "static/robots.txt": "User-agent: *\nDisallow: /private\n" };
      await using built = await buildFixture({ ...PAGES, ...own });
      expect(built.code).toBe(0);
      expect(await built.read("robots.txt")).toBe(own["static/robots.txt"]);
    },
    TIMEOUT_MS,
  );

  test.each([
    { what: "below the root of a host", text: config({}, { baseUrl: "/base/" }) },
    {
      what: "that search engines shall not index: they have to see its pages to know",
      text: config({}, { noIndex: true }),
    },
    { what: "without sitemap", text: configText({ presets: [["classic", { blog, sitemap: false }]] }) },
  ])(
    "is not made for a site $what",
    async ({ text }) => {
      await using built = await buildFixture({ ...PAGES, "docusaurus.config.mjs": text });
      expect(built.code).toBe(0);
      expect(await built.files()).not.toContain("robots.txt");
    },
    TIMEOUT_MS,
  );
});

describe("a site's own function", () => {
  async function diagnose(createSitemapItems: string): Promise<string> {
    const text = `export default {
  title: "Test",
  url: "https://example.com",
  baseUrl: "/",
  presets: [["classic", { blog: false, sitemap: {
    createSitemapItems: ${createSitemapItems},
  } }]],
};
`;
    await using site = await makeSite({ ...PAGES, "docusaurus.config.mjs": text });
    return `\n${(await runCli(["build"], { cwd: site.dir })).stderr}`;
  }

  test(
    "sees dates of front matters, also when the sitemap has none of its own",
    async () => {
      const rule =
        "({ routes }) => { console.error(routes.find(({ path }) => path.endsWith('dated')).metadata); return []; }";
      expect(await diagnose(rule)).toMatchInlineSnapshot(`
        "
        {
          sourceFilePath: "docs/dated.md",
          lastUpdatedAt: 1612310400000,
        }
        "
      `);
    },
    TIMEOUT_MS,
  );

  test(
    "must return items with URLs",
    async () => {
      expect(await diagnose("async () => ({ url: '/a' })")).toMatchInlineSnapshot(`
        "
        error[site-function-failed] \`createSitemapItems\` of the sitemap plugin must return a list of items with \`url\`.
          docusaurus.config.mjs

        Nothing built: 1 error. \`dist\` is unchanged.
        "
      `);
      expect(await diagnose("async () => [{ loc: '/a' }]")).toMatchInlineSnapshot(`
        "
        error[site-function-failed] Sitemap item \`createSitemapItems[0].url\` is missing: it must be a string.
          docusaurus.config.mjs:6:5
          5 |   presets: [["classic", { blog: false, sitemap: {
          6 |     createSitemapItems: async () => [{ loc: '/a' }],
            |     ^^^^^^^^^^^^^^^^^^
          7 |   } }]],

        Nothing built: 1 error. \`dist\` is unchanged.
        "
      `);
      expect(await diagnose("() => [{ url: '/a' }, { url: 'https://' }, { url: '//' }]")).toMatchInlineSnapshot(`
        "
        error[site-function-failed] Sitemap item \`createSitemapItems[1].url\` must be the URL of a page, or its path, but is the string \`https://\`.
          docusaurus.config.mjs:6:5
          5 |   presets: [["classic", { blog: false, sitemap: {
          6 |     createSitemapItems: () => [{ url: '/a' }, { url: 'https://' }, { url: '//' }],
            |     ^^^^^^^^^^^^^^^^^^
          7 |   } }]],

        Nothing built: 1 error. \`dist\` is unchanged.
        "
      `);
      expect(await diagnose("() => [{ url: '/a', changefreq: 'dayly', priority: 2, lastmod: 5 }]"))
        .toMatchInlineSnapshot(`
        "
        error[site-function-failed] Sitemap item \`createSitemapItems[0].changefreq\` must be \`always\`, \`hourly\`, \`daily\`, \`weekly\`, \`monthly\`, \`yearly\` or \`never\`, but is the string \`dayly\`.
          docusaurus.config.mjs:6:5
          5 |   presets: [["classic", { blog: false, sitemap: {
          6 |     createSitemapItems: () => [{ url: '/a', changefreq: 'dayly', priority: 2, lastmod: 5 }],
            |     ^^^^^^^^^^^^^^^^^^
          7 |   } }]],
          help: Did you mean \`daily\`?

        error[site-function-failed] Sitemap item \`createSitemapItems[0].lastmod\` must be a string or a date, but is the number \`5\`.
          docusaurus.config.mjs:6:5
          5 |   presets: [["classic", { blog: false, sitemap: {
          6 |     createSitemapItems: () => [{ url: '/a', changefreq: 'dayly', priority: 2, lastmod: 5 }],
            |     ^^^^^^^^^^^^^^^^^^
          7 |   } }]],

        error[site-function-failed] Sitemap item \`createSitemapItems[0].priority\` must be a number of at most 1, but is the number \`2\`.
          docusaurus.config.mjs:6:5
          5 |   presets: [["classic", { blog: false, sitemap: {
          6 |     createSitemapItems: () => [{ url: '/a', changefreq: 'dayly', priority: 2, lastmod: 5 }],
            |     ^^^^^^^^^^^^^^^^^^
          7 |   } }]],

        Nothing built: 3 errors. \`dist\` is unchanged.
        "
      `);
      expect(await diagnose("({ routes }) => routes.nothing.length")).toMatchInlineSnapshot(`
        "
        error[site-function-failed] \`createSitemapItems\` of the sitemap plugin fails: undefined is not an object (evaluating 'routes.nothing.length').
          docusaurus.config.mjs:6:48
          5 |   presets: [["classic", { blog: false, sitemap: {
          6 |     createSitemapItems: ({ routes }) => routes.nothing.length,
            |                                                ^
          7 |   } }]],

        Nothing built: 1 error. \`dist\` is unchanged.
        "
      `);
    },
    TIMEOUT_MS,
  );
});
