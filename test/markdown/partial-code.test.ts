/** Markdown files with code that other files show. */

import { describe, expect, test } from "bun:test";
import { compileFiles } from "./compile-files.ts";
import { toModule } from "../../src/markdown/script/module-text.ts";
import { printBody } from "./print-document.ts";
import { IMPORT } from "./show-page.ts";

describe("a partial with code", () => {
  const CODE = "export const twice = (n) => n * 2;\n\n## Code\n\n{twice(props.n)} words\n";

  test("is text of the page, and only its expressions run", async () => {
    const { document, documents } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part n={2} />\n`,
      "docs/_part.mdx": CODE,
    });
    const { body, code, slots, headings, sections } = document("docs/a.md");
    expect(code).toBeUndefined();
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<{props} n={2}>
        <h2 class="anchor" id="code">Code<a href="#code" class="hash-link" aria-label="Direct link to Code" title="Direct link to Code"></a></h2>
        <p>
          {code @document/partial:docs/_part.mdx#0}
           words
        </p>
      </{props}>"
    `);
    expect(headings.map(({ id }) => id)).toEqual(["code"]);
    expect(sections.at(-1)).toEqual({ id: "code", title: "Code", text: "words" });
    expect([...documents.keys()]).toEqual(["docs/a.md", "partial:docs/_part.mdx"]);
    expect(documents.get("partial:docs/_part.mdx")?.code?.holes.map(({ text }) => text)).toEqual([
      "(props) => (\ntwice(props.n)\n)",
    ]);
  });

  test("shares one function among equal uses, regardless of props", async () => {
    const { document, documents } = await compileFiles({
      "docs/a.md": `${IMPORT}export const f = () => 1;\n\n<Part n={2} m="x" />\n\n<Part n={3} m={f()} />\n`,
      "docs/_part.mdx": "export const twice = (n) => n * 2;\n\n{twice(props.n)} {props.m}\n",
    });
    const { body, slots } = document("docs/a.md");
    expect(printBody(body, slots)).toMatchInlineSnapshot(`
      "<{props} n={2} m="x">
        {code @document/partial:docs/_part.mdx#0}
         x
      </{props}>
       
      <{props} n={3} {...code 0}>
        {code @document/partial:docs/_part.mdx#0}
         
        {code @document/partial:docs/_part.mdx#1}
      </{props}>"
    `);
    expect(documents.get("partial:docs/_part.mdx")?.code?.holes).toHaveLength(2);
  });

  test("receives its children where its code uses them", async () => {
    const { document } = await compileFiles({
      "docs/a.md": `${IMPORT}<Part>in *side*</Part>\n`,
      "docs/_part.mdx": "{props.children ?? 'nothing'} and {props.children}\n",
    });
    const [scope] = document("docs/a.md").body;
    expect(scope).toMatchObject({ c: "{props}", k: ["in <em>side</em>"] });
    expect(JSON.stringify(scope)).toContain('{"c":"{children}"}');
  });

  test("provides its exports", async () => {
    const { document } = await compileFiles({
      "docs/a.md": "import { Note as N } from './_part.mdx';\n\n<N x=\"y\" />\n",
      "docs/_part.mdx": "export const Note = () => <b>note</b>;\n",
    });
    expect(document("docs/a.md").body).toEqual([{ c: "@document/partial:docs/_part.mdx#Note", p: { x: "y" } }]);
  });

  test("reports its headings to pages with code", async () => {
    const { document, documents } = await compileFiles({
      "docs/a.md": `${IMPORT}export const x = 1;\n\n## First\n\n<Part n={x} />\n\n## Last\n`,
      "docs/_part.mdx": "lead\n\n## Static\n\nend\n",
    });
    const { headings, sections } = document("docs/a.md");
    expect(headings.map(({ id }) => id)).toEqual(["first", "static", "last"]);
    expect(sections.map(({ id, text }) => `${id}: ${text}`)).toEqual(["first: lead", "static: end", "last: "]);
    expect([...documents.keys()]).toEqual(["docs/a.md"]);
  });

  test("becomes a module if code refers to it", async () => {
    const { documents } = await compileFiles({
      "docs/a.md": `${IMPORT}export const shows = () => true;\n\n{shows() && <Part n={1} />}\n`,
      "docs/_part.mdx": "lead {props.n}\n\n## Static\n",
    });
    const partial = documents.get("partial:docs/_part.mdx");
    expect(partial).toMatchObject({ isModule: true, headings: [{ id: "static" }] });
    const { text = "" } = partial ? toModule(partial, []) : {};
    // Components of sites call it like a function, in effects too.
    expect(text).toContain("export default function MDXContent(props) { return _createElement(_Content, props); }");
    expect(text).toContain('"Static');
  });
});
