/** What a policy has to allow for a page, read from its HTML as a browser would read it. */

import { describe, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { collectSources } from "../../../src/emit/content-security/html-sources.ts";

function collect(html: string) {
  return collectSources(html, "https://docs.example.com");
}

function sourcesOf(html: string): string[] {
  return collect(html).sources.map((pair) => pair.join(" "));
}

function hash(text: string): string {
  return `script-src 'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("inline scripts", () => {
  test("are allowed by the hash of their text, as browsers compute it", () => {
    expect(sourcesOf("<script>alert(1)</script>")).toEqual([hash("alert(1)")]);
    expect(sourcesOf('<script type="module">a && b; // < &amp; </b></script>')).toEqual([
      hash("a && b; // < &amp; </b>"),
    ]);
    expect(sourcesOf("<script>a\r\nb\rc\u0000</script>")).toEqual([hash("a\nb\nc\u{fffd}")]);
    expect(sourcesOf("<script>\u{1f600} é</script>")).toEqual([hash("\u{1f600} é")]);
    expect(sourcesOf("<script></script>")).toEqual([hash("")]);
    expect(sourcesOf("<SCRIPT TYPE='Text/JavaScript'>1</SCRIPT>")).toEqual([hash("1")]);
    expect(sourcesOf('<script type="importmap">{}</script>')).toEqual([hash("{}")]);
  });

  test("that are data, in comments, or inside other raw text are ignored", () => {
    expect(sourcesOf('<script type="application/ld+json">{"a":1}</script>')).toEqual([]);
    expect(sourcesOf('<script type="application/json">{}</script>')).toEqual([]);
    expect(sourcesOf("<!-- <script>1</script> --><style><script>2</script></style>")).toEqual([]);
    expect(sourcesOf("<textarea><script>1</script></textarea>")).toEqual([]);
  });
});

describe("URLs of other hosts", () => {
  test("are allowed by host, each in its own directive", () => {
    const html = `<script src="https://a.example/x.js?y"></script><script src="//b.example:8080/x.js"></script>
      <link rel="stylesheet" href="https://c.example/x.css"><link rel="modulepreload" href="https://d.example/x.js">
      <link rel="preload" as="fetch" href="https://e.example/x"><link rel="manifest" href="https://f.example/x">
      <iframe src="https://g.example/x"></iframe><form action="https://h.example/x"></form>
      <object data="https://i.example/x"></object><embed src="https://j.example/x">
      <noscript><iframe src="https://k.example/x"></iframe></noscript>`;
    expect(sourcesOf(html)).toEqual([
      "script-src https://a.example",
      "script-src https://b.example:8080",
      "style-src https://c.example",
      "script-src https://d.example",
      "connect-src https://e.example",
      "manifest-src https://f.example",
      "frame-src https://g.example",
      "form-action https://h.example",
      "object-src https://i.example",
      "object-src https://j.example",
      "frame-src https://k.example",
    ]);
  });

  test("exclude those of the site, `data:` URLs, and links", () => {
    const html = `<script src="/x.js"></script><script src="x.js"></script><link rel="stylesheet" href="../x.css">
      <link rel="canonical" href="https://a.example/"><link rel="preconnect" href="https://b.example">
      <link rel="preload" as="image" href="https://c.example/x.png"><iframe src="about:blank"></iframe>
      <a href="https://d.example">x</a><img src="https://e.example/x.png"><script src="https://"></script>`;
    expect(sourcesOf(html)).toEqual([]);
  });
});

test("inline event handlers cannot be allowed by hash", () => {
  const html = `<a onclick="x()" ONLOAD="y()" href=" javascript:z()" data-on="1" once>a</a><p title="onclick">b</p>`;
  expect(collect(html).forbidden).toEqual(["onclick", "onload", 'href="javascript:…"']);
  const hidden = `<a href="&#1;java\nscript:z()">a</a><svg><a xlink:href="JAVASCRIPT:z()">b</a></svg><object data="javascript:z()"></object>`;
  expect(collect(hidden).forbidden).toEqual(["href", "xlink:href", "data"].map((name) => `${name}="javascript:…"`));
});
