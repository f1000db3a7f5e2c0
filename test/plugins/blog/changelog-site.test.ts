/** A changelog as its readers get it: built by the real program, read from the output. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type BuiltSite, buildFixture, runCli } from "../../support/cli.ts";
import { configText } from "../../support/site.ts";

const CHANGELOG = `# Changelog

What changed, from release to release.

## [2.0.0] - 2022-07-14

Faster \`Map<K, V>\` and {braces}.

### Added

- A thing, in [the guide](docs/guide.md).

#### Details

## [1.0.0] - 2021-01-01

Shown in the list.

<!-- truncate -->

Not shown there.

[2.0.0]: https://example.com/2.0.0
`;

const TIMEOUT_MS = 60_000;

let built: BuiltSite;

beforeAll(async () => {
  built = await buildFixture({
    "docusaurus.config.mjs": configText({
      presets: [["classic", { blog: false }]],
      plugins: [["content-changelog", { editUrl: "https://example.com/edit" }]],
    }),
    "CHANGELOG.md": CHANGELOG,
    "src/pages/index.md": "# Home\n",
    "docs/guide.md": "# Guide\n\n[What changed](../CHANGELOG.md)\n",
  });
}, TIMEOUT_MS);

afterAll(() => built[Symbol.asyncDispose]());

test("the list has dates, names and the text before a truncate marker", async () => {
  expect(built.stderr).toBe("");
  const list = await built.main("changelog/index.html");
  expect(list).toContain("<h1>Changelog</h1>");
  expect(list).toContain("What changed, from release to release.");
  expect(list).toContain('<a href="/changelog/2.0.0">2.0.0</a>');
  expect(list).toContain("July 14, 2022");
  expect(list).toContain("<p>Shown in the list.</p>");
  expect(list).not.toContain("Not shown there.");
  expect(list).not.toContain("Added");
});

test("a release has the whole section, with headings from the second level", async () => {
  const page = await built.main("changelog/2.0.0/index.html");
  expect(page).toContain("<code>Map&lt;K, V&gt;</code> and {braces}.");
  expect(page).toMatch(/<h2 [^>]*id="added"/);
  expect(page).toMatch(/<h3 [^>]*id="details"/);
  expect(page).toContain('href="/docs/guide"');
  expect(page).toContain('href="https://example.com/2.0.0"');
  expect(page).toContain('href="https://example.com/edit/CHANGELOG.md"');
  expect(page).toContain("Older release");
});

test("links to the file resolve to the list", async () => {
  expect(await built.main("docs/guide/index.html")).toContain('href="/changelog"');
});

test("search engines receive structured data of a release", async () => {
  const page = await built.read("changelog/2.0.0/index.html");
  expect(page).toContain('"@type":"BlogPosting"');
  expect(page).toContain('"datePublished":"2022-07-14T00:00:00.000Z"');
});

test("no IDs are written into the file", async () => {
  const { stdout, code } = await runCli(["write-heading-ids", built.site.dir]);
  expect(code).toBe(0);
  expect(stdout).not.toContain("CHANGELOG");
  expect(await built.site.read("CHANGELOG.md")).toBe(CHANGELOG);
});

test("the feed contains all releases", async () => {
  const feed = await built.read("changelog/rss.xml");
  expect(feed).toContain("<link>https://example.com/changelog/2.0.0</link>");
  expect(feed).toContain("Not shown there.");
});

describe("releases without a date", () => {
  const build = (changelog: string) =>
    buildFixture({
      "docusaurus.config.mjs": configText({
        presets: [["classic", { blog: false, docs: false }]],
        plugins: [
          ["content-changelog", { onUndatedReleases: "ignore", feedOptions: { type: "all" }, showUnreleased: true }],
        ],
      }),
      "CHANGELOG.md": changelog,
      "src/pages/index.md": "# Home\n",
    });
  const yearsOf = (html: string) => [...html.matchAll(/"sidebarItemYear">(\d+)/g)].map(([, year]) => year);

  test(
    "are published without the one of their neighbor",
    async () => {
      await using site = await build(
        "## Unreleased\n\nA.\n\n## 1.2.0\n\nB.\n\n## 1.1.0 (2020-03-03)\n\nC.\n\n## 1.0.0\n\nD.\n",
      );
      expect(site.stderr).toBe("");
      const rss = await site.read("changelog/rss.xml");
      expect(rss.match(/<item>|<pubDate>.*<\/pubDate>/g)).toEqual([
        "<item>",
        "<item>",
        "<item>",
        "<pubDate>Tue, 03 Mar 2020 00:00:00 GMT</pubDate>",
        "<item>",
      ]);
      const atom = await site.read("changelog/atom.xml");
      expect(atom.match(/<published>/g)).toHaveLength(1);
      expect(atom.match(/<updated>/g)).toHaveLength(5);
      expect((await site.read("changelog/feed.json")).match(/date_published/g)).toHaveLength(1);
      const page = await site.read("changelog/1.2.0/index.html");
      expect(page).not.toContain("article:published_time");
      expect(page).not.toContain("datePublished");
      expect(yearsOf(page)).toEqual(["2020"]);
      expect(await site.read("changelog/1.1.0/index.html")).toContain(
        '"article:published_time" content="2020-03-03T00:00:00.000Z"',
      );
      expect((await site.read("sitemap.xml")).match(/<lastmod>/g) ?? []).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    "are published without the one of the file",
    async () => {
      await using site = await build("## 1.1.0\n\nA.\n\n## 1.0.0\n\nB.\n");
      expect(site.stderr).toBe("");
      expect(await site.read("changelog/rss.xml")).not.toContain("<pubDate>");
      expect(await site.read("changelog/atom.xml")).not.toContain("<published>");
      const page = await site.read("changelog/1.0.0/index.html");
      expect(page).not.toContain("datePublished");
      expect(page).not.toContain("article:published_time");
      expect(yearsOf(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
