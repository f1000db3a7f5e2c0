/** What pages say in their head and on `<html>`. */

import { expect, test } from "bun:test";
import DocItem from "@theme/DocItem";
import BlogPostPage from "@theme/BlogPostPage";
import Layout from "@theme/Layout";
import { renderPage } from "../support/render.tsx";
import { docPage, docProps, docsPage, PAGES, post } from "./pages.ts";
import { headHtml } from "../../src/render/html-document.ts";

/** Head tags, one per line, without what marks them as ours. */
function tagsOf(page: Parameters<typeof renderPage>[0]): string {
  return headHtml(renderPage(page).head.tags).replaceAll(' data-rh="true"', "").replaceAll("><", ">\n<");
}

test("a doc has its description, position and card", () => {
  expect(tagsOf(docPage())).toMatchInlineSnapshot(`
    "<meta property="og:locale" content="en">
    <meta name="twitter:card" content="summary_large_image">
    <meta property="og:url" content="https://example.com/docs/intro">
    <link rel="canonical" href="https://example.com/docs/intro">
    <link rel="alternate" href="https://example.com/docs/intro" hreflang="en">
    <link rel="alternate" href="https://example.com/docs/intro" hreflang="x-default">
    <meta name="docusaurus_locale" content="en">
    <meta name="docsearch:language" content="en">
    <meta name="docusaurus_version" content="current">
    <meta name="docsearch:version" content="current">
    <meta name="docusaurus_tag" content="docs-default-current">
    <meta name="docsearch:docusaurus_tag" content="docs-default-current">
    <meta property="og:title" content="Introduction | Site">
    <meta name="description" content="What it is.">
    <meta property="og:description" content="What it is.">
    <meta name="keywords" content="a,b">
    <meta property="og:image" content="https://example.com/img/card.png">
    <meta name="twitter:image" content="https://example.com/img/card.png">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Site","item":"https://example.com/"},{"@type":"ListItem","position":2,"name":"Introduction","item":"https://example.com/docs/intro"}]}</script>"
  `);
});

test("a page without a description has the site's, and one named like the site has its title once", () => {
  const page = { path: "/", layers: [[Layout, { title: "Site" }]] } as const;
  expect(tagsOf(page)).toContain('<meta name="description" content="');
  expect(renderPage(page).head.title).toBe("Site");
});

test("the classes of html name plugin, version and doc", () => {
  expect(renderPage(docPage()).head.htmlAttributes["class"]?.split(" ").sort()).toEqual([
    "docs-doc-id-intro",
    "docs-doc-page",
    "docs-version-current",
    "docs-wrapper",
    "plugin-docs",
    "plugin-id-default",
  ]);
});

test("pages excluded from search engines are marked", () => {
  const noIndex = '<meta name="robots" content="noindex, nofollow">';
  expect(tagsOf(docPage("/docs/intro", { unlisted: true }))).toContain(noIndex);
  expect(tagsOf(docsPage("/docs/intro", [DocItem, docProps()], { version: { noIndex: true } }))).toContain(noIndex);
  expect(tagsOf({ ...docPage(), siteConfig: { noIndex: true } })).toContain(noIndex);
  expect(tagsOf(docPage())).not.toContain("robots");
});

test("a list of posts and a post have structured data, which cannot end its script", () => {
  const { BlogListPage: list } = PAGES;
  const dataOf = (page: Parameters<typeof renderPage>[0]): unknown[] =>
    [...headHtml(renderPage(page).head.tags).matchAll(/<script[^>]*ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
      JSON.parse(json),
    );
  const fields = {
    title: "A </script><script> B",
    image: "/img/card.png",
    lastUpdatedAt: Date.UTC(2022, 7, 1),
    authors: [
      { name: "Ada", page: { permalink: "/blog/authors/ada" }, imageURL: "https://else.example/a.png" },
      { title: "Nobody" },
    ],
  };
  const page = {
    ...PAGES["BlogPostPage"],
    path: "/blog/a",
    layers: [[BlogPostPage, { post: post("A", fields), toc: [], blogTitle: "News" }]],
  } as const;
  expect(dataOf(page)).toMatchInlineSnapshot(`
    [
      {
        "@context": "https://schema.org",
        "@id": "https://example.com/blog/a",
        "@type": "BlogPosting",
        "author": [
          {
            "@type": "Person",
            "image": "https://else.example/a.png",
            "name": "Ada",
            "url": "https://example.com/blog/authors/ada",
          },
        ],
        "dateModified": "2022-08-01T00:00:00.000Z",
        "datePublished": "2022-07-14T00:00:00.000Z",
        "description": "About A.",
        "headline": "A </script><script> B",
        "image": "https://example.com/img/card.png",
        "keywords": [
          "news",
        ],
        "mainEntityOfPage": "https://example.com/blog/a",
        "url": "https://example.com/blog/a",
      },
    ]
  `);
  expect(list && dataOf(list)).toMatchInlineSnapshot(`
    [
      {
        "@context": "https://schema.org",
        "@id": "https://example.com/blog",
        "@type": "Blog",
        "blogPost": [
          {
            "@id": "https://example.com/blog/first",
            "@type": "BlogPosting",
            "author": [
              {
                "@type": "Person",
                "jobTitle": "Maintainer",
                "name": "Ada",
                "sameAs": [
                  "https://example.com/ada",
                ],
              },
            ],
            "datePublished": "2022-07-14T00:00:00.000Z",
            "description": "About First.",
            "headline": "First",
            "keywords": [
              "news",
            ],
            "mainEntityOfPage": "https://example.com/blog/first",
            "url": "https://example.com/blog/first",
          },
          {
            "@id": "https://example.com/blog/second",
            "@type": "BlogPosting",
            "datePublished": "2022-07-14T00:00:00.000Z",
            "description": "About Second.",
            "headline": "Second",
            "keywords": [
              "news",
            ],
            "mainEntityOfPage": "https://example.com/blog/second",
            "url": "https://example.com/blog/second",
          },
        ],
        "description": "All news.",
        "headline": "News",
        "mainEntityOfPage": "https://example.com/blog",
        "url": "https://example.com/blog",
      },
    ]
  `);
});

test("a post is an article with date and tags", () => {
  const { BlogPostPage: page } = PAGES;
  const tags = page ? tagsOf(page) : "";
  expect(tags).toContain('<meta property="og:type" content="article">');
  expect(tags).toContain('<meta property="article:published_time" content="2022-07-14T00:00:00.000Z">');
  expect(tags).toContain('<meta property="article:tag" content="news">');
});

test("the canonical URL has the site's trailing slash, and the site's metadata is on every page", () => {
  const site = (trailingSlash: boolean | undefined, path: string): string =>
    tagsOf({
      path,
      layers: [[Layout, { title: "T" }]],
      siteConfig: trailingSlash === undefined ? {} : { trailingSlash },
      themeConfig: { metadata: [{ name: "author", content: "us" }], image: "img/site.png" },
    });
  expect(site(true, "/a")).toContain('<link rel="canonical" href="https://example.com/a/">');
  expect(site(false, "/a/")).toContain('<link rel="canonical" href="https://example.com/a">');
  expect(site(undefined, "/a/")).toContain('<link rel="canonical" href="https://example.com/a/">');
  expect(site(false, "/")).toContain('<link rel="canonical" href="https://example.com/">');
  expect(site(true, "/")).toContain('<meta name="author" content="us">');
  expect(site(true, "/")).toContain('<meta property="og:image" content="https://example.com/img/site.png">');
});

test("a page in several languages links to the others", () => {
  const config = (label: string, htmlLang: string, baseUrl: string) => ({
    label,
    htmlLang,
    direction: "ltr" as const,
    calendar: "gregory",
    path: htmlLang,
    translate: true,
    url: "https://example.com",
    baseUrl,
  });
  const i18n = {
    defaultLocale: "en",
    locales: ["en", "fr"],
    path: "i18n",
    localeConfigs: { en: config("English", "en", "/"), fr: config("Français", "fr-FR", "/fr/") },
  };
  const tags = tagsOf({ path: "/a", layers: [[Layout, {}]], siteConfig: { i18n } });
  expect(tags).toContain('<link rel="alternate" href="https://example.com/fr/a" hreflang="fr-FR">');
  expect(tags).toContain('<link rel="alternate" href="https://example.com/a" hreflang="x-default">');
});
