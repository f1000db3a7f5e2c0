/**
 * Compiles many documents in one process, with one highlighter: `bun test/markdown/memory/compile-many.ts <count>`. Out: how many
 * bytes the heap has more in the end than after the first tenth.
 */

import { heapStats } from "bun:jsc";
import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../../src/markdown/options.ts";

const count = Number(process.argv[2]);
const highlighter = makeHighlighter();

/** A document like no other: its code is about 16 KB. */
function makeText(index: number): string {
  const code = `const a${index} = ${index}; // ${"x".repeat(100)}\n`.repeat(120);
  const text = `Text ${index} [link](b${index}.md) <Foo${index} a="b" /> \`code ${index}\`\n\n`;
  return `---\ntitle: Title ${index}\n---\n\n# Heading ${index}\n\n${text}\`\`\`js\n${code}\`\`\`\n\n\`\`\`unknown${index}\na\n\`\`\`\n`;
}

function compile(index: number): void {
  const options = defaultCompileOptions({ highlighter });
  const text = makeText(index);
  compileDocument({ path: `docs/a${index}.mdx`, text }, options);
  const code = `export const f${index} = () => ${index};\n\n{f${index}()}\n`;
  if (index % 10 === 0) compileDocument({ path: `docs/b${index}.mdx`, text: text + code }, options);
}

function heapSize(): number {
  Bun.gc(true);
  const { heapSize: own, extraMemorySize: strings } = heapStats();
  return own + strings;
}

let first = 0;
for (let index = 0; index < count; index++) {
  if (index === Math.floor(count / 10)) first = heapSize();
  compile(index);
}
console.log(heapSize() - first);
