import { expect, setDefaultTimeout, test } from "bun:test";
import { buildFixture } from "../support/cli.ts";
import { configText } from "../support/site.ts";

setDefaultTimeout(30_000);

const page = { "docs/intro.md": "# Intro\n", "src/pages/index.md": "# Home\n" };

test("a site with a search page describes its search for browsers", async () => {
  await using built = await buildFixture({
    ...page,
    "docusaurus.config.mjs": configText({ title: "Fish & <Chips>", baseUrl: "/base/", favicon: "img/icon.svg" }),
    "static/img/icon.svg": "<svg/>",
  });
  expect(await built.read("opensearch.xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>Fish &amp; &lt;Chips&gt;</ShortName>
  <Description>Search Fish &amp; &lt;Chips&gt;</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">https://example.com/base/img/icon.svg</Image>
  <Url type="text/html" method="get" template="https://example.com/base/search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="https://example.com/base/opensearch.xml"/>
  <moz:SearchForm>https://example.com/base/</moz:SearchForm>
</OpenSearchDescription>
`);
  expect(await built.read("docs/intro/index.html")).toContain(
    `<link rel="search" type="application/opensearchdescription+xml" title="Fish &amp; &lt;Chips&gt;" href="/base/opensearch.xml">`,
  );
});

test("a site's own description is kept", async () => {
  await using built = await buildFixture({ ...page, "static/opensearch.xml": "<own/>" });
  expect([built.code, await built.read("opensearch.xml")]).toEqual([0, "<own/>"]);
});

test("a site without a search page has none", async () => {
  const config = configText({
    themeConfig: { algolia: { appId: "A", apiKey: "B", indexName: "C", searchPagePath: false } },
  });
  await using built = await buildFixture({ ...page, "docusaurus.config.mjs": config });
  expect(await built.files()).not.toContain("opensearch.xml");
  expect(await built.read("docs/intro/index.html")).not.toContain("opensearch");
});
