/** The compiler of MDX is large: pages that are data do without it, and a build of them never loads it. */

import { expect, test } from "bun:test";
import { join } from "node:path";

const COMPILE_ALL = join(import.meta.dir, "../../src/markdown/compile-all.ts");
const OPTIONS = join(import.meta.dir, "../../src/markdown/options.ts");
const HIGHLIGHTER = join(import.meta.dir, "../../src/markdown/code/highlighter.ts");
const REPORTER = join(import.meta.dir, "../../src/report/reporter.ts");

/** Whether a process that compiles `text` has loaded the compiler after that. */
async function loadsCompiler(text: string): Promise<boolean> {
  const program = `
    const { compileSource } = await import(${JSON.stringify(COMPILE_ALL)});
    const { defaultCompileOptions } = await import(${JSON.stringify(OPTIONS)});
    const { makeHighlighter } = await import(${JSON.stringify(HIGHLIGHTER)});
    const { makeReporter } = await import(${JSON.stringify(REPORTER)});
    const options = defaultCompileOptions({ highlighter: makeHighlighter() });
    await compileSource({ path: "docs/a.mdx", text: ${JSON.stringify(text)} }, options);
    const loaded = Object.keys(require.cache).filter((path) => /@mdx-js|micromark|acorn/.test(path));
    console.log(loaded.length > 0);
  `;
  const child = Bun.spawn([process.execPath, "-e", program], { stdout: "pipe", stderr: "inherit" });
  return JSON.parse(await new Response(child.stdout).text());
}

test("a page with components and values does not load it", async () => {
  const text =
    'import Foo from "@site/src/Foo";\n\n# Title\n\n<Foo a={[1, 2]}>\n\n**text** {"value"}\n\n</Foo>\n\n```js\na\n```\n';
  expect(await loadsCompiler(text)).toBe(false);
});

test("a page with code does", async () => {
  expect(await loadsCompiler("export const a = 1;\n\n{a}\n")).toBe(true);
});
