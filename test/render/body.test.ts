import { describe, expect, test } from "bun:test";
import type { Document, Node } from "../../src/model/document.ts";
import { type BodyContext, toPageBody } from "../../src/render/body.ts";
import { withoutProse } from "../../src/render/static-html.ts";

const document = { path: "docs/a.md", imports: [] } as unknown as Document;
const context: BodyContext = {
  isStatic: (name) => name === "CodeBlock",
  renderStatic: (name, props, html) => `<pre class="${name}-${String(props["language"])}">${html}</pre>`,
  isPlain: () => false,
  inspects: () => false,
  renderPlain: () => "",
  componentName: (_, name) => name,
  ownElements: new Set(),
};
const body = (nodes: readonly Node[], slots = [{ url: "/x" }]) => toPageBody({ document, nodes, slots, context });

describe("toPageBody", () => {
  test("a body without behavior is one string, static components and links filled in", () => {
    const nodes: Node[] = [
      "<p><a",
      { s: 0, a: "href" },
      ">x</a></p>",
      { c: "CodeBlock", p: { language: "js" }, b: ["<b>1</b>"] },
    ];
    expect(body(nodes)).toEqual({ html: '<p><a href="/x">x</a></p><pre class="CodeBlock-js"><b>1</b></pre>' });
  });

  test("the elements around a component stay static", () => {
    const nodes: Node[] = [
      '<h2 id="a">A &amp; B</h2>\n',
      { c: "Tabs", p: { to: "" }, u: [{ at: ["to"], text: [{ s: 0 }] }], b: ["<p>in <em>it</em></p>"] },
      "\n<p>after</p>",
    ];
    expect(body(nodes)).toEqual({
      nodes: [
        { t: "h2", p: { id: "a" }, html: "A &amp; B" },
        { t: "Tabs", p: { to: "/x" }, b: [{ t: "p", html: "in <em>it</em>" }] },
        { t: "p", html: "after" },
      ],
    });
  });

  test("the children of a head are elements with plain text, which its component reads", () => {
    const nodes: Node[] = [
      {
        c: "Head",
        b: [
          { c: "title", b: ["\n  A &amp; B\n"] },
          { c: "meta", p: { name: "x" } },
          { c: "script", b: ["1 &amp;& 2"] },
        ],
      },
    ];
    expect(body(nodes)).toEqual({
      nodes: [
        {
          t: "Head",
          b: [
            { t: "title", b: ["A & B"] },
            { t: "meta", p: { name: "x" } },
            { t: "script", b: ["1 &amp;& 2"] },
          ],
        },
      ],
    });
  });

  test("elements around a component stay elements, those without one become static", () => {
    const nodes: Node[] = [
      {
        c: "ul",
        p: { className: "x" },
        b: [
          { c: "li", p: { style: { color: "red", "--y": "1" } }, b: [{ c: "Tabs" }] },
          '<li><input type="checkbox" checked=""></li>',
        ],
      },
    ];
    expect(body(nodes)).toEqual({
      nodes: [
        {
          t: "ul",
          p: { className: "x" },
          b: [
            { t: "li", p: { style: { color: "red", "--y": "1" } }, b: [{ t: "Tabs" }] },
            { t: "li", html: '<input type="checkbox" checked>' },
          ],
        },
      ],
    });
  });

  test("elements around static components are text like everything else", () => {
    const nodes: Node[] = [
      {
        c: "div",
        p: {
          className: "a",
          style: { marginTop: 4, lineHeight: 2, color: "red" },
          hidden: true,
          tabIndex: 0,
          title: '"',
        },
        b: [{ c: "CodeBlock", p: { language: "js" }, b: ["1"] }],
      },
    ];
    expect(body(nodes)).toEqual({
      html: '<div class="a" style="margin-top:4px;line-height:2;color:red" hidden tabindex="0" title="&quot;"><pre class="CodeBlock-js">1</pre></div>',
    });
  });

  test("void elements get no content next to a component", () => {
    const nodes: Node[] = ['<img src="/a.png">', { c: "Tabs" }, "<hr>"];
    expect(body(nodes)).toEqual({ nodes: [{ t: "img", p: { src: "/a.png" } }, { t: "Tabs" }, { t: "hr" }] });
  });
});

test("the copy inside the HTML file contains no prose that the HTML has", () => {
  const everything = (): boolean => true;
  expect(withoutProse({ html: "<p>long</p>" }, "content", everything)).toEqual({ html: "" });
  const nodes = [{ t: "Tabs", b: [{ t: "p", html: "long" }] }];
  expect(withoutProse({ nodes }, "content", everything)).toEqual({ nodes: [{ t: "Tabs", b: [{ t: "p", html: "" }] }] });
});

test("the copy keeps what a component has not shown on the server", () => {
  const nodes = [
    { t: "p", html: "shown" },
    {
      t: "Spoiler",
      b: [
        { t: "b", html: "shown" },
        { t: "i", html: "later" },
      ],
    },
  ];
  const shown = new Set(["content.0", "content.1.0"]);
  expect(withoutProse({ nodes }, "content", (place) => shown.has(place))).toEqual({
    nodes: [
      { t: "p", html: "" },
      {
        t: "Spoiler",
        b: [
          { t: "b", html: "" },
          { t: "i", html: "later" },
        ],
      },
    ],
  });
  expect(withoutProse({ html: "later" }, "other", (place) => shown.has(place))).toEqual({ html: "later" });
});
