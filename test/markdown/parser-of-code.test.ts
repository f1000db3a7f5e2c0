/** The parser of JavaScript is loaded when the first code comes: pages without code never load it. */

import { expect, test } from "bun:test";
import { join } from "node:path";

const COMPILE_SOURCE = join(import.meta.dir, "../../src/markdown/compile-source.ts");
const OPTIONS = join(import.meta.dir, "../../src/markdown/options.ts");
const HIGHLIGHTER = join(import.meta.dir, "../../src/markdown/code/highlighter.ts");

/** Whether a process that compiles `text` has loaded the parser after that. */
async function loadsParser(text: string): Promise<boolean> {
  const program = `
    const { compileSource } = await import(${JSON.stringify(COMPILE_SOURCE)});
    const { defaultCompileOptions } = await import(${JSON.stringify(OPTIONS)});
    const { makeHighlighter } = await import(${JSON.stringify(HIGHLIGHTER)});
    const options = defaultCompileOptions({ highlighter: makeHighlighter() });
    await compileSource({ path: "docs/a.mdx", text: ${JSON.stringify(text)} }, options);
    const loaded = Object.keys(require.cache).filter((path) => /micromark|acorn/.test(path));
    console.log(loaded.length > 0);
  `;
  const child = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "inherit" });
  return JSON.parse(await new Response(child.stdout).text());
}

test("a page with components and values does not load it", async () => {
  const text =
    'import Foo from "@site/src/Foo";\n\n# Title\n\n<Foo a={[1, 2]}>\n\n**text** {"value"}\n\n</Foo>\n\n```js\na\n```\n';
  expect(await loadsParser(text)).toBe(false);
});

test("a page with code does", async () => {
  expect(await loadsParser("export const a = 1;\n\n{a}\n")).toBe(true);
});
