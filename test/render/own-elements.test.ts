/** Elements that a site renders with its own components are taken out of the static text, and nothing else is. */

import { expect, test } from "bun:test";
import { takeOwnElements } from "../../src/render/own-elements.ts";

const take = (html: string, ...own: string[]) => takeOwnElements([html], { own: new Set(own), slots: [] });

test("text without such an element is unchanged", () => {
  expect(take("<p>a <i>b</i> &amp; c</p>", "img")).toEqual(["<p>a <i>b</i> &amp; c</p>"]);
  expect(take("<p>a</p><imgs>x</imgs>")).toEqual(["<p>a</p><imgs>x</imgs>"]);
});

test("a node that contains one becomes elements, the rest stays text", () => {
  expect(take('<h2>x</h2><p class="a">1 &lt; 2 <img src="/a.png" alt="A &amp; B"> <b>c</b></p>', "img")).toEqual([
    "<h2>x</h2>",
    {
      c: "p",
      p: { className: "a" },
      b: ["1 &lt; 2 ", { c: "#img", p: { src: "/a.png", alt: "A & B" } }, " ", "<b>c</b>"],
    },
  ]);
  const nested = takeOwnElements(
    [
      { c: "Tabs", b: ["<ul><li>x</li></ul>"] },
      { c: "ul", b: ["<li>y</li>"] },
    ],
    { own: new Set(["ul"]), slots: [] },
  );
  expect(nested).toEqual([
    { c: "Tabs", b: [{ c: "#ul", p: {}, b: ["<li>x</li>"] }] },
    { c: "#ul", b: ["<li>y</li>"] },
  ]);
});

test("headings have no link to themselves, because their component renders it", () => {
  const heading =
    '<h2 class="anchor" id="x">X <a href="/y">y</a><a href="#x" class="hash-link" aria-label="l" title="l"></a></h2>';
  expect(take(heading, "h2", "a")).toEqual([
    { c: "#h2", p: { id: "x" }, b: ["X ", { c: "#a", p: { href: "/y" }, b: ["y"] }] },
  ]);
  expect(take(heading.replace('<a href="/y">y</a>', ""), "a")).toEqual([heading.replace('<a href="/y">y</a>', "")]);
});

test("so have those with components inside", () => {
  const link = '<a href="#x" class="hash-link" aria-label="l" title="l"></a>';
  const heading = { c: "h2", p: { className: "anchor", id: "x" }, b: [{ c: "Badge" }, ` X${link}`] };
  expect(takeOwnElements([heading], { own: new Set(["h2"]), slots: [] })).toEqual([
    { c: "#h2", p: { id: "x" }, b: [{ c: "Badge" }, " X"] },
  ]);
});
