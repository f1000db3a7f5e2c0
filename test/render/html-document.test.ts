import { expect, test } from "bun:test";
import { makeFrame, tagHtml, toHtmlDocument } from "../../src/render/html-document.ts";

test("a page's data cannot break out of its script element", () => {
  const frame = makeFrame({
    bootScript: "0",
    sheets: ["/s.css"],
    styles: [],
    modulePreloads: ["/m.js"],
    entry: "/e.js",
    headTags: [],
    preBodyTags: [],
    postBodyTags: [],
    generator: "Veloci",
  });
  const head = { title: "A < B", tags: [], htmlAttributes: { lang: "en" }, bodyAttributes: {} };
  const html = toHtmlDocument({
    head,
    html: "<p>x</p>",
    data: '{"a":"</script><script>alert(1)"}',
    preload: ["/d.json"],
    modulePreload: ["/c.js"],
    banner: "",
    sheet: 0,
    frame,
  });
  expect(html).toContain('"\\u003c/script>\\u003cscript>alert(1)"');
  expect(html).toContain('<title data-rh="true">A &lt; B</title>');
  // Scripts are not in the way of styles.
  expect(html).toContain('<link rel="modulepreload" href="/c.js" fetchpriority="low">');
  expect(html).toStartWith('<!doctype html><html lang="en"><head><meta charset="UTF-8">');
});

test("tags of the config keep their text and drop false attributes", () => {
  expect(tagHtml({ tagName: "script", attributes: { src: '/a"b', async: true, defer: false } })).toBe(
    '<script src="/a&quot;b" async></script>',
  );
  expect(tagHtml({ tagName: "link", attributes: { rel: "icon" } })).toBe('<link rel="icon">');
  expect(tagHtml({ tagName: "", attributes: {}, innerHTML: "<!-- own -->" })).toBe("<!-- own -->");
});

test("the site's own styles come last, so they override others", () => {
  const { headEnds } = makeFrame({
    bootScript: "0",
    sheets: ["/own.css", "/larger.css"],
    styles: [{ url: "/dark.css", isUnscripted: true }],
    modulePreloads: [],
    entry: "/e.js",
    headTags: [
      { tagName: "script", attributes: { src: "/a.js" } },
      { tagName: "link", attributes: { rel: "stylesheet", href: "/foreign.css" } },
      { tagName: "style", attributes: {}, innerHTML: "a{}" },
      { tagName: "link", attributes: { rel: "preconnect", href: "https://x.example" } },
    ],
    preBodyTags: [],
    postBodyTags: [],
    generator: "Veloci",
  });
  expect(headEnds[0]).toBe(
    '<link rel="stylesheet" href="/foreign.css"><style>a{}</style><link rel="stylesheet" href="/own.css" data-larger="/larger.css">' +
      '<noscript><link rel="stylesheet" href="/dark.css"></noscript>' +
      '<script type="module" src="/e.js" fetchpriority="low"></script><script src="/a.js"></script><link rel="preconnect" href="https://x.example">',
  );
});
