import { expect, test } from "bun:test";
import { localPage } from "../../../src/emit/offline-zip/local-page.ts";
import { localStyles } from "../../../src/emit/offline-zip/local-styles.ts";

const toAddress = (url: string): string | undefined => (/^\/(?!\/)/.test(url) ? `..${url}` : undefined);

const cases: readonly (readonly [string, string, string])[] = [
  [
    "links of all kinds of quotes",
    `<a href="/a">x</a><a href='/b'>y</a><a href=/c>z</a>`,
    `<a href="../a">x</a><a href="../b">y</a><a href="../c">z</a>`,
  ],
  ["character references in addresses", `<a href="/a?b&amp;c">`, `<a href="../a?b&amp;c">`],
  [
    "links inside of `noscript`",
    `<noscript><link rel="stylesheet" href="/a.css"></noscript>`,
    `<noscript><link rel="stylesheet" href="../a.css"></noscript>`,
  ],
  [
    "images in several widths",
    `<img srcset="/a.png 1x, /b.png 2x" src=/a.png>`,
    `<img srcset="../a.png 1x, ../b.png 2x" src="../a.png">`,
  ],
  [
    "style sheets to be loaded later",
    `<link rel="stylesheet" href="/a.css" data-larger="/b.css /c.css">`,
    `<link rel="stylesheet" href="../a.css" data-larger="../b.css ../c.css">`,
  ],
  [
    "styles",
    `<p style="background:url(/a.png)"><style>p{background:url('/b.png')}</style>`,
    `<p style="background:url(../a.png)"><style>p{background:url('../b.png')}</style>`,
  ],
  [
    "redirects",
    `<meta http-equiv="refresh" content="0; url=/a"><script data-to="/a">go()</script>`,
    `<meta http-equiv="refresh" content="0; url=../a"><script data-to="../a">go()</script>`,
  ],
  ["the entry script", `<script type="module" src="/site.js"></script>`, `<script defer src="x.js"></script>`],
  [
    "what only a server has",
    `<link rel="modulepreload" href="/a.js"><link rel="manifest" href="/m"><link rel=preload as=fetch href="/d">`,
    "",
  ],
];

for (const [title, html, expected] of cases)
  test(`a page of the copy: ${title}`, () => {
    expect(localPage({ html, toAddress, entryUrl: "/site.js", script: `<script defer src="x.js">` })).toBe(expected);
  });

const untouched = [
  `<a href="https://example.com/a">`,
  `<a href="#a" title='say href="/a"'>`,
  `<a href="//example.com/a">`,
  `<script>const a = '<a href="/a">';</script>`,
  `<pre>&lt;a href="/a"&gt;</pre>`,
  `<!-- <a href="/a"> -->`,
  `<textarea><a href="/a"></textarea>`,
  `<meta property="og:url" content="/a">`,
];

for (const html of untouched)
  test(`is unchanged: ${html}`, () => {
    expect(localPage({ html, toAddress, entryUrl: "/site.js", script: "" })).toBe(html);
  });

test("style sheets get relative URLs; external and `data:` URLs stay", () => {
  const css = `@import "/a.css";a{b:url(/c.png) url("/d.woff2?x#y") url(//e.com/f) url(data:a/b) url(../g)}`;
  const local = `@import "../a.css";a{b:url(../c.png) url("../d.woff2?x#y") url(//e.com/f) url(data:a/b) url(../g)}`;
  expect(localStyles(css, toAddress)).toBe(local);
});
