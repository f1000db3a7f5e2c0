/** Code in a page: the small module it becomes, what that renders, and what authors are told of mistakes in it. */

import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { transform } from "sucrase";
import { compileDocument } from "../../src/markdown/compile.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { type CompileOptions, defaultCompileOptions } from "../../src/markdown/options.ts";
import { toModule } from "../../src/markdown/script/module-text.ts";
import { compileText } from "./compile-text.ts";
import { printBody } from "./print-document.ts";

const folder = mkdtempSync(join(tmpdir(), "veloci-code-"));
afterAll(() => rmSync(folder, { recursive: true }));

type PageModule = { readonly default: ComponentType<object> } & Readonly<Record<string, unknown>>;

/** The module of a page as the bundler would make it, for React of this process. */
async function load(code: string): Promise<PageModule> {
  const path = join(folder, `${Bun.hash(code).toString(36)}.mjs`);
  const theme =
    'data:text/javascript,export const useMDXComponents = () => ({ Box: ({ children }) => ["[", children, "]"] });';
  const resolved = code
    .replaceAll('"@mdx-js/react"', JSON.stringify(theme))
    .replaceAll('from "react"', `from ${JSON.stringify(import.meta.resolve("react"))}`);
  const { code: script } = transform(resolved, { transforms: ["jsx"], jsxRuntime: "automatic", production: true });
  await Bun.write(path, script.replace("react/jsx-runtime", import.meta.resolve("react/jsx-runtime")));
  return import(path);
}

function compile(text: string, options: Partial<CompileOptions> = {}) {
  const defaults = defaultCompileOptions({ highlighter: makeHighlighter() });
  const document = compileDocument({ path: "docs/guide/page.mdx", text }, { ...defaults, asModule: true, ...options });
  const slots = document.slots.map(({ url }) => ({ url }));
  return { document, module: toModule(document, slots), diagnostics: document.diagnostics };
}

/** HTML of a whole document that code shows, without line breaks between blocks. */
async function render(text: string, props: object = {}): Promise<string> {
  const { module, diagnostics } = compile(text);
  expect(diagnostics).toEqual([]);
  const { default: Content } = await load(module.text);
  return renderToStaticMarkup(<Content {...props} />)
    .replace(/>\n+</g, "><")
    .trim();
}

/** The body of a page, with numbers for what code computes, and the functions of its code. */
function holesOf(text: string): { readonly body: string; readonly holes: string[] } {
  const { body, slots, code } = compileText(text);
  return {
    body: printBody(body, slots).replace(/\n\s*/g, ""),
    holes: (code?.holes ?? []).map((hole) => hole.text.replace(/\s+/g, " ")),
  };
}

test("React is in scope, unless the page declares a name like it", async () => {
  const hook =
    "export const Counter = () => { const [n] = React.useState(1); return <React.Fragment>n{n}</React.Fragment>; };";
  expect(await render(`${hook}\n\n<Counter />\n`)).toBe("n1");
  expect(await render(`import React from "react";\n\n${hook}\n\n<Counter />\n`)).toBe("n1");
  expect(await render('export const React = "own";\n\n{React}\n')).toContain("own");
  expect(compile(`${hook}\n\n<Counter />\n`).document.components).toEqual([]);
});

describe("prose stays HTML", () => {
  test("around expressions, which are evaluated", () => {
    expect(holesOf("export const list = () => [1];\n\n**Sum** {list().length} of\n\n- {list()} *all*\n")).toEqual({
      body: "<p><strong>Sum</strong> {code 0}of</p><ul><li>{code 1}<em>all</em></li></ul>",
      holes: ["(props) => ( list().length )", "(props) => ( list() )"],
    });
  });

  test("around and inside components with computed props, in order", () => {
    const text =
      'import { f } from "./f";\n\n<Box a="1" {...f()} a="2" on={f}>\n\n*in*\n\n</Box>\n\n<b onClick={f}>x</b>\n';
    expect(holesOf(text)).toEqual({
      body: '<Box a="2" {...code 0}><p><em>in</em></p></Box><b {...code 1}>x</b>',
      holes: [
        '(props, _p) => ({ ..._p, ...( f() ), "a": _p["a"], "on": ( f ), })',
        '(props, _p) => ({ ..._p, "onClick": ( f ), })',
      ],
    });
  });

  test("asterisks and underscores in code are not emphasis", () => {
    const text = "export const a = () => 2;\n\n**Twice {a() * 2 + '**'} and {a()*a()} is** _so {a('_')}_\n";
    expect(holesOf(text).body).toBe("<p><strong>Twice {code 0}and {code 1}is</strong><em>so {code 2}</em></p>");
  });

  test("and the rest of a page with code is unchanged", () => {
    const text = "# Title\n\n## One {#own}\n\nSay {minWidth: number} or {placeholder}, <your-name>, a < b.\n\n<br>\n\n";
    const plain = compileText(text);
    const coded = compileText(`${text}export const f = () => <Box id="in-code" />;\n\n{f()}\n`);
    expect(coded.body.slice(0, plain.body.length - 1)).toEqual(plain.body.slice(0, -1));
    const { headings, excerpt, sections, complaints, contentTitle } = plain;
    expect(coded).toMatchObject({ headings, excerpt, sections, complaints, contentTitle });
    expect(coded.anchors).toEqual([...plain.anchors, "in-code"]);
  });
});

describe("values known at build time", () => {
  test.each([
    ["sums", "{1 + 2} and {(2 + 2) / 4}", "<p>3 and 1</p>"],
    [
      "exported constants",
      "export const v = '1.2';\nexport const o = { n: [1] };\n\nv{v} {`${v}-beta`} {o.n}",
      "<p>v1.2 1.2-beta 1</p>",
    ],
    ["front matter", "---\ntitle: T\n---\n{frontMatter.title + '!'} {frontMatter.none}", "T! "],
    [
      "choices",
      "export const isNew = true;\n\nIt is {isNew ? 'new' : 'old'}{!isNew && ' or not'}.",
      "<p>It is new.</p>",
    ],
  ])("is text of the page: %s", (_, text, html) => {
    const { body, code } = compileText(`${text}\n`);
    expect(body.join("")).toContain(html);
    expect(code).toBeUndefined();
  });

  test("includes data of a component", () => {
    const { body, code } = compileText(
      "export const items = [{ a: 1 }];\n\n<Box items={items} n={1 + 1} u={undefined} />\n",
    );
    expect(body).toEqual([{ c: "Box", p: { items: [{ a: 1 }], n: 2 } }]);
    expect(code).toBeUndefined();
  });

  test("an unused export adds no code to a page, unless it has side effects", () => {
    const text = "export const f = () => g();\n\nexport class A {}\n\nexport const b = { c: [1, <i />] };\n\nText\n";
    expect(compileText(text).code).toBeUndefined();
    expect(compileText("export const f = g();\n\nText\n").code).toMatchObject({ runs: true });
    expect(compileText("export const t = document.title;\n\nText\n").code).toMatchObject({ runs: true });
  });
});

describe("a document that code shows", () => {
  test("contains expressions and components, imported and from the theme", async () => {
    const text =
      "export const list = [1, 2];\n\nexport const Own = ({ n }) => <Box>{n}</Box>;\n\n<ul>{list.map((n) => <li key={n}>{n * 2}</li>)}</ul>\n\n<Own n={list[0] + 1} /> <Box>**in**</Box>\n";
    expect(await render(text)).toBe("<ul><li>2</li><li>4</li></ul>[2] [<strong>in</strong>]");
  });

  test("may name its front matter, title and table of contents, or define its own", async () => {
    const text = "---\ntitle: A\n---\n\n# Big\n\nIs {frontMatter.title} {contentTitle} {toc[0].id}\n\n## Sub `x`\n";
    expect(await render(text)).toContain("<p>Is A Big sub-x</p>");
    const own = `export const toc = [{id: "own"}].slice();\n\n${text.slice(text.indexOf("# Big"))}`;
    expect(await render(own)).toContain("Big own</p>");
  });

  test("may use the same names as generated code", async () => {
    const text =
      "export const props = { a: 1 };\n\nexport const p = () => 2;\n\n<i title={p()}>{Object.keys(props)}</i>\n";
    expect(await render(text, { b: 1 })).toBe('<i title="2">a</i>');
    const data = '---\n"__proto__": 1\n---\n\n{Object.keys(frontMatter)}\n';
    expect(await render(data)).toBe("__proto__");
  });

  test("gets props and children", async () => {
    expect(await render("Hi {props.name} {props.children}\n", { name: "Ann", children: "c" })).toBe("<p>Hi Ann c</p>");
  });

  test("has a layout around it when it exports one", async () => {
    const text = "export default ({ children }) => <main>{children}</main>;\n\n**in**\n";
    expect(await render(text)).toBe("<main><p><strong>in</strong></p></main>");
    expect(compileText(text).body).toEqual([{ c: "_layout", b: ["<p><strong>in</strong></p>"] }]);
  });

  test("renders without a missing component, except for its content", async () => {
    expect(await render("export const n = () => 1;\n\n<Nowhere n={n()}>\n\n**inside**\n\n</Nowhere>\n")).toBe(
      '<div n="1"><p><strong>inside</strong></p></div>',
    );
  });

  test("passes functions to components", async () => {
    const text = "export const Call = ({ children }) => children(2);\n\n<Call>{(n) => <b>{n}</b>}</Call>\n";
    expect(await render(text)).toBe("<b>2</b>");
  });
});

describe("the module", () => {
  test("names other modules from the site folder, and imports only what it needs", () => {
    const { code } = compileText(
      [
        "import Unused from './unused';",
        "import part, {x as y} from './_part.mdx';",
        "import raw from '!!raw-loader!../a.txt';",
        "",
        "export {z} from '../z';",
        "",
        "{y(part, raw, require('./d.js'), () => import('./e.js'))}",
      ].join("\n"),
    );
    expect(code?.statements.map(({ text }) => text)).toEqual([
      'import part from "@document/partial:docs/_part.mdx";',
      'import { x as y } from "@document/partial:docs/_part.mdx";',
      'import raw from "!!raw-loader!@site/a.txt";',
      'export {z} from "@site/z";',
    ]);
    expect(code?.holes[0]?.text).toContain('require("@site/docs/d.js"), () => import("@site/docs/e.js")');
  });

  test("knows the line of each of its lines", () => {
    const { module } = compile("---\na: 1\n---\n\nText\n\nexport const f = (n) =>\n  n;\n\n- {f(\n    1)}\n");
    const lines = module.text.split("\n").map((text, index) => `${module.lines[index]}: ${text}`);
    expect(lines).toContain("7: export const f = (n) =>");
    expect(lines).toContain("8:   n;");
    expect(lines).toContain("10: f(");
    expect(lines).toContain("11:   1)");
    expect(module.lines).toHaveLength(lines.length);
  });

  test("is searched for IDs: a computed ID makes every anchor valid", () => {
    expect(compileText("export const A = () => <i id='x' />;\n\n<A />\n")).toMatchObject({ anchors: ["x"] });
    expect(compileText("export const A = ({ id }) => <i id={id} />;\n\n<A />\n").hasUnknownIds).toBe(true);
    expect(compileText("export const x = () => 1;\n\n<i id={x()} />\n").hasUnknownIds).toBe(true);
  });
});

describe("statements end where they end in MDX", () => {
  test.each([
    ["a list", "- item"],
    ["a tag", "<Box />"],
    ["a link", "[a](https://b.c)"],
    ["brackets", "(or not)"],
    ["an apostrophe", "It's"],
  ])("before %s behind a blank line", (_, prose) => {
    const { complaints, body } = compileText(`export const a = [\n\n  1,\n]\n\n${prose}\n`);
    expect(complaints).toBe("");
    expect(body).toEqual(compileText(`${prose}\n`).body);
  });

  test("not at blank lines in brackets, templates and elements", () => {
    const text = "export const A = () => <p>\n\n{`\n\n`}\n\n</p>\n\n<A />\n";
    expect(compileText(text).body).toEqual([{ c: "A" }]);
  });
});

test("errors are reported at their positions, and the rest of the page is compiled", () => {
  const { complaints, headings } = compileText(
    "## A\n\nTwo {props a}\n\n<Box a={b c} />\n\n{() => ]}\n\nexport const a = ;\n\n## B\n",
  );
  expect(headings.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(complaints).toMatchInlineSnapshot(`
    "error docs/a.md:3:11 The text in these braces is not JavaScript: unexpected content after expression. Write \`\\{\` for a brace that is text, or put it in backticks.
    error docs/a.md:5:10 The text in these braces is not JavaScript: unexpected content after expression. Write \`\\{\` for a brace that is text, or put it in backticks.
    error docs/a.md:7:8 The text in these braces is not JavaScript: unexpected token. Write \`\\{\` for a brace that is text, or put it in backticks.
    error docs/a.md:9:18 This \`import\` or \`export\` is not JavaScript: unexpected token. A paragraph that starts with one of these words is parsed as code. Reword its first line."
  `);
});

describe("braces hold code or prose", () => {
  const hasCode = (text: string): boolean => compileText(text).code !== undefined;

  test("a heading's ID is not code, even if it contains an imported name", () => {
    expect(hasCode('import props from "./a.module.css";\n\n## Styles {#props}\n\n## Props {#global-props}\n')).toBe(
      false,
    );
  });

  test("an imported name is code", () => {
    expect(hasCode('import styles from "./a.module.css";\n\nThe class is {styles.red}.\n')).toBe(true);
    expect(hasCode("```js\nexport const styles = {};\n```\n\nThe class is {styles.red}.\n")).toBe(false);
  });

  test("a function is code, whatever it contains", () => {
    expect(hasCode("<BrowserOnly>{() => <b>{window.name}</b>}</BrowserOnly>\n")).toBe(true);
    expect(hasCode("Text {function () { return 1; }}\n")).toBe(true);
    expect(hasCode("The type {a function of x} and {x} => {y}.\n")).toBe(false);
  });

  test("patterns, ranges and dates are text", () => {
    const { body, code, complaints } = compileText("Between {1,3}, {0-9}, {2022-07-14} and {-}.\n");
    expect({ body, code, complaints }).toEqual({
      body: ["<p>Between {1,3}, {0-9}, {2022-07-14} and {-}.</p>"],
      code: undefined,
      complaints: "",
    });
  });

  test("quotes in the text of an element do not hide where an expression ends", () => {
    const { complaints, code } = compileText("{<p>'tis {[1].map((a) => a)}</p>}\n\nit's {1} isn't\n");
    expect(complaints).toBe("");
    expect(code?.holes).toHaveLength(1);
  });
});
