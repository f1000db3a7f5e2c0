import { expect, test } from "bun:test";
import { makeFrame, tagHtml, toHtmlDocument } from "../../src/render/html-document.ts";

test("a page's data cannot break out of its script element", () => {
  const frame = makeFrame({
    bootScript: "0",
    styles: ["/s.css"],
    modulePreloads: ["/m.js"],
    entry: "/e.js",
    headTags: [],
    preBodyTags: [],
    postBodyTags: [],
    generator: "Veloci",
  });
  const head = { title: "A < B", tags: "", htmlAttributes: { lang: "en" }, bodyAttributes: {} };
  const html = toHtmlDocument({
    head,
    html: "<p>x</p>",
    data: '{"a":"</script><script>alert(1)"}',
    preload: ["/d.json"],
    modulePreload: ["/c.js"],
    frame,
  });
  expect(html).toContain('"\\u003c/script>\\u003cscript>alert(1)"');
  expect(html).toContain('<title data-rh="true">A &lt; B</title>');
  expect(html).toStartWith('<!doctype html><html lang="en"><head><meta charset="UTF-8">');
});

test("tags of the configuration keep their text and drop what is false", () => {
  expect(tagHtml({ tagName: "script", attributes: { src: '/a"b', async: true, defer: false } })).toBe(
    '<script src="/a&quot;b" async></script>',
  );
  expect(tagHtml({ tagName: "link", attributes: { rel: "icon" } })).toBe('<link rel="icon">');
  expect(tagHtml({ tagName: "", attributes: {}, innerHTML: "<!-- own -->" })).toBe("<!-- own -->");
});
