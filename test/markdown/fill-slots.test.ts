import { expect, test } from "bun:test";
import { fillElementProps, fillHtml, fillProps } from "../../src/markdown/body/fill-slots.ts";

const values = [
  { url: "/docs/a?b=1&c=2" },
  { url: "/img.png", width: 20, height: 10 },
  { url: "/x.pdf", target: "_blank" },
  { url: "/gone", target: "_self" },
] as const;

test("a link's slot is filled with its URL as HTML", () => {
  expect(fillHtml(["<a", { s: 0, a: "href" }, ">a</a>"], values)).toBe('<a href="/docs/a?b=1&amp;c=2">a</a>');
});

test("an image gets its size, a link to a file opens in a new tab, a link to no page is the browser's", () => {
  expect(fillHtml(["<img", { s: 1, a: "src" }, ' alt="">'], values)).toBe(
    '<img src="/img.png" width="20" height="10" alt="">',
  );
  expect(fillHtml(["<a", { s: 2, a: "href" }, ">x</a>"], values)).toBe(
    '<a href="/x.pdf" target="_blank" rel="noopener noreferrer">x</a>',
  );
  expect(fillHtml(["<a", { s: 3, a: "href" }, ">x</a>"], values)).toBe('<a href="/gone" target="_self">x</a>');
});

test("inside a longer value or text, a slot is the URL alone", () => {
  const nodes = ['<b style="background:url(', { s: 1 }, ')">', { s: 0 }, "</b>"];
  expect(fillHtml(nodes, values)).toBe('<b style="background:url(/img.png)">/docs/a?b=1&amp;c=2</b>');
});

test("a slot without value is empty", () => {
  expect(fillHtml(["<a", { s: 9, a: "href" }, ">"], values)).toBe('<a href="">');
});

test("slots anywhere in props are filled with plain URLs", () => {
  const p = { a: "", b: [{ c: "", z: [1] }], d: 1, e: null };
  const u = [
    { at: ["a"], text: [{ s: 0 }] },
    { at: ["b", 0, "c"], text: ["x ", { s: 1 }, " y"] },
  ];
  expect(fillProps({ p, u }, values)).toEqual({
    a: "/docs/a?b=1&c=2",
    b: [{ c: "x /img.png y", z: [1] }],
    d: 1,
    e: null,
  });
});

test("a React element gets the props from its slots' values, unless it sets them itself", () => {
  const image = { p: { src: "", alt: "" }, u: [{ at: ["src"], text: [{ s: 1 }] }] };
  expect(fillElementProps(image, values)).toEqual({ src: "/img.png", alt: "", width: 20, height: 10 });
  const link = { p: { href: "", target: "_self" }, u: [{ at: ["href"], text: [{ s: 2 }] }] };
  expect(fillElementProps(link, values)).toEqual({ href: "/x.pdf", target: "_self", rel: "noopener noreferrer" });
});
