/** Markdown files that other files show. */

import { describe, expect, test } from "bun:test";
import { compileFiles } from "./compile-files.ts";
import { SIGN } from "../../src/markdown/body/signs.ts";
import { printBody } from "./print-document.ts";
import { IMPORT, showPage } from "./show-page.ts";

describe("a partial", () => {
  test("is static text of the page if it contains no code", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}before\n\n<Part />\n\nafter\n`,
      "docs/_part.mdx": "**shared**\n",
    });
    const { body, code, includes } = document("docs/a.md");
    expect(body).toEqual(["<p>before</p>", "<p><strong>shared</strong></p>", "<p>after</p>"]);
    expect({ code, includes }).toEqual({ code: undefined, includes: undefined });
  });

  test("shows its props in text, attributes and headings", async () => {
    expect(
      await showPage(
        `${IMPORT}<Part name="Ann" n={2} />\n\n<Part name={\`Bo\`} />\n`,
        "## For {props.name}\n\nHello *{props.name}*, {props.n}. <b title={props.name}>b</b>\n",
      ),
    ).toMatchInlineSnapshot(`
      "<h2 class="anchor" id="for-ann">For Ann<a href="#for-ann" class="hash-link" aria-label="Direct link to For Ann" title="Direct link to For Ann"></a></h2>
      <p>Hello <em>Ann</em>, 2. <b title="Ann">b</b></p>
       <h2 class="anchor" id="for-bo">For Bo<a href="#for-bo" class="hash-link" aria-label="Direct link to For Bo" title="Direct link to For Bo"></a></h2>
      <p>Hello <em>Bo</em>, . <b title="Bo">b</b></p>"
    `);
  });

  test("shows its children", async () => {
    expect(
      await showPage(`${IMPORT}<Part>\n  **inside** ![x](./x.png)\n</Part>\n`, "> {props.children}\n\n![y](./y.png)\n"),
    ).toMatchInlineSnapshot(`
      "<blockquote>
        <p><strong>inside</strong> <img loading="lazy" decoding="async" src="{image:./x.png}" alt="x"></p>
      </blockquote>
      <p><img loading="lazy" decoding="async" src="{image:./y.png}" alt="y"></p>"
    `);
  });

  test("passes its props to nested partials", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}![own](./own.png)\n\n<Part src={require("./a.png").default} />\n`,
      "docs/_part.mdx": "import Deep from '@site/docs/_deep.mdx';\n\n![part](./part.png)\n\n<Deep src={props.src} />\n",
      "docs/_deep.mdx": "![deep](./deep.png) <img src={props.src} />\n",
    });
    const { body, slots } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<p><img loading="lazy" decoding="async" src="{image:./own.png}" alt="own"></p>
      <p><img loading="lazy" decoding="async" src="{image:./part.png}" alt="part"></p>
      <p><img loading="lazy" decoding="async" src="{image:./deep.png}" alt="deep"> <img src="{file:./a.png}"></p>"
    `);
    expect(slots.map(({ url, file }) => `${url} ${file}`)).toEqual([
      "./own.png undefined",
      "./a.png undefined",
      "./part.png docs/_part.mdx",
      "./deep.png docs/_deep.mdx",
    ]);
  });

  test("resolves URLs relative to the page that wrote them", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part src={require("./a.png").default} n={1} />\n`,
      "docs/_part.mdx": "## See {props.src}\n\n<Box all={[props.src, props.children]} /> at {props.src}\n",
    });
    const { body, headings, sections, slots } = document("docs/a.md");
    expect({ headings, sections }).toMatchObject({
      headings: [{ id: "see-apng", text: "See ./a.png" }],
      sections: [{}, { title: "See ./a.png", text: "at ./a.png" }],
    });
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<h2 class="anchor" id="see-apng">See {file:./a.png}<a href="#see-apng" class="hash-link" aria-label="Direct link to See ./a.png" title="Direct link to See ./a.png"></a></h2>
      <p>
        <Box all={["{file:./a.png}",""]} />
         at {file:./a.png}
      </p>"
    `);
    expect(JSON.stringify(document("docs/a.md"))).not.toContain(SIGN);
  });

  test("renders components with reserved names", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part>inside</Part>\n`,
      "docs/_part.mdx": "<props.children />\n\n<{props.children} />\n",
    });
    const { body, slots } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<props.children />
      <p>
        &lt;inside /&gt;
      </p>"
    `);
  });

  test("uses the components that it imports, not those of the page", async () => {
    const { document } = await compileFiles({
      "docs/a.md": "import Part from './part/_part.mdx';\nimport Box from './box';\n\n<Box /> <Part />\n",
      "docs/part/_part.mdx":
        "import Box, { Lid } from '../other';\nimport Tabs from '@theme/Tabs';\n\n<Box /><Lid /><Tabs />\n",
    });
    const { body, slots, imports } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<Box />
       
      <@site/docs/other#default />
       
      <@site/docs/other#Lid />
      <Tabs />"
    `);
    expect(imports.map(({ from }) => from)).toEqual(["./box", "@site/docs/other", "@theme/Tabs"]);
  });

  test("uses the theme's components unless it imports others, regardless of the page's imports", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}import Tabs from './own';\nimport CodeBlock from '@theme/CodeBlock';\n\n<Tabs /> <Part />\n`,
      "docs/_part.mdx": "<Tabs /> <p>x</p>\n\n```js\n1;\n```\n",
    });
    const { body, slots } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<Tabs />
      <#Tabs />
       <p>x</p>
      <CodeBlock language="js">
        <s><span class="hljs-number">1</span>;</span>
      </CodeBlock>"
    `);
  });

  test("is inline if it is one paragraph", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}Version <Part /> is out, <Part>x</Part>.\n\n<Part />\n`,
      "docs/_part.mdx": "**1.2**{props.children}\n",
    });
    const { body, slots } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<p>
        Version <strong>1.2</strong> is out, <strong>1.2</strong>x.
      </p>
      <p>
        <strong>1.2</strong>
      </p>"
    `);
  });

  test("may also be a page, be imported under a translated name, and appear in a list or a tab", async () => {
    const { document, complaints } = await compileFiles({
      "docs/a.md":
        "import Page from './b.md'; import Part from './\\_part.mdx';\n\n- item\n\n  <Page />\n\n<Tabs><TabItem value=\"a\">\n\n<Part />\n\n</TabItem></Tabs>\n",
      "docs/b.md": "# Title\n\ntext\n",
      "docs/_part.mdx": "part\n",
    });
    expect(complaints).toBe("");
    const { body, slots } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<ul>
        <li>
          <p>item</p>
          <h1>Title</h1>
          <p>text</p>
        </li>
      </ul>
      <Tabs>
        <TabItem value="a">
          <p>part</p>
        </TabItem>
      </Tabs>"
    `);
  });

  test("adds its headings, anchors and words to the page at its position", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}# Page\n\nintro\n\n## Same\n\nbefore\n\n<Part />\n\nafter\n\n## End\n\n<TOCInline toc={toc} />\n\n<Part />\n`,
      "docs/_part.mdx": 'lead [here](#same)\n\n## Same\n\nwords <a id="place"></a>\n',
    });
    const { headings, sections, anchors, body, slots } = document("docs/a.md");
    expect(headings.map(({ id }) => id)).toEqual(["same", "same-1", "end", "same-2"]);
    expect(anchors).toEqual(["place", "place-1"]);
    expect(sections).toEqual([
      { id: "", title: "Page", text: "intro" },
      { id: "same", title: "Same", text: "before lead here" },
      { id: "same-1", title: "Same", text: "words after" },
      { id: "end", title: "End", text: "lead here" },
      { id: "same-2", title: "Same", text: "words" },
    ]);
    expect(slots.filter(({ kind }) => kind === "link").map(({ url }) => url)).toEqual(["#same-1", "#same-2"]);
    const toc = body.find((node) => typeof node !== "string" && "c" in node && node.c === "TOCInline");
    expect(toc).toMatchObject({ p: { toc: [{ id: "same" }, { id: "same-1" }, { id: "end" }, { id: "same-2" }] } });
  });

  test("exports its table of contents", async () => {
    const { document } = await compileFiles({
      "docs/a.md": "import Part, { toc as partToc } from './_part.mdx';\n\n<TOCInline toc={partToc} />\n\n<Part />\n",
      "docs/_part.mdx": "## One\n\n### Two\n",
    });
    const { body } = document("docs/a.md");
    expect(body[0]).toMatchObject({ c: "TOCInline", p: { toc: [{ id: "one" }, { id: "two", level: 3 }] } });
  });

  test("keeps its footnotes separate from those of the page", async () => {
    const html = await showPage(`${IMPORT}a[^1]\n\n<Part />\n\n[^1]: page\n`, "b[^1]\n\n[^1]: part\n");
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id = ""] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });

  test("provides the page's excerpt only if the page has no text of its own", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part />\n`,
      "docs/b.md": `${IMPORT}<Part />\n\nown\n`,
      "docs/_part.mdx": "shared\n",
    });
    expect([document("docs/a.md").excerpt, document("docs/b.md").excerpt]).toEqual(["shared", "own"]);
  });

  test.each([
    ["a paragraph", "Txt <Part/> more ![i](./i.png) end\n", "Txt more i end"],
    ["an item", "- Txt <Part/> more\n- other\n", "- Txt more"],
    ["a page with code", "export const a = () => 1;\n\nTxt <Part/> more <Part/> end\n", "Txt more end"],
  ])("inside of %s leaves the text around it to the excerpt", async (_, page, excerpt) => {
    const { document } = await compileFiles({ "docs/a.mdx": IMPORT + page, "docs/_part.mdx": "shared\n" });
    expect(document("docs/a.mdx").excerpt).toBe(excerpt);
  });
});
