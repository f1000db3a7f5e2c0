import { expect, test } from "bun:test";
import { compileText } from "./compile-text.ts";

test("slots in a body are nodes between the strings around them", () => {
  const { body } = compileText("[a](./b.md) ![c](./d.png)\n");
  expect(body).toEqual([
    "<p><a",
    { s: 0, a: "href" },
    '>a</a> <img loading="lazy" decoding="async"',
    { s: 1, a: "src" },
    ' alt="c"></p>',
  ]);
});

test("slots in props are stored separately, at any depth", () => {
  const { body } = compileText(
    "<Card to={useBaseUrl('/a')} list={[{ img: require('./b.png') }]} n={1} />\n\n:::note [T](./c.md)\n:::\n",
  );
  expect(body).toEqual([
    {
      c: "Card",
      p: { to: "", list: [{ img: "" }], n: 1 },
      u: [
        { at: ["to"], text: [{ s: 0 }] },
        { at: ["list", 0, "img"], text: [{ s: 1 }] },
      ],
    },
    {
      c: "Admonition",
      p: { type: "note", title: "" },
      u: [{ at: ["title"], text: ["<a", { s: 2, a: "href" }, ">T</a>"] }],
    },
  ]);
});

test("a heading in a table of contents shows text instead of links and images", () => {
  const { headings, body } = compileText(
    "## [Up *now*](./b.md) ![a pic](./c.png) <b title={useBaseUrl('/x')}>`c`</b>\n\n<TOCInline toc={toc} />\n",
  );
  const html = "Up <em>now</em> a pic <b><code>c</code></b>";
  expect(headings).toMatchObject([{ html, text: "Up now a pic c" }]);
  expect(body.at(-1)).toMatchObject({ c: "TOCInline", p: { toc: [{ value: html }] } });
});
