/**
 * Compiles hostile texts: `bun test/markdown/hostile/compile.ts <data|code> <count> [name]…`. A program of its own, so that what hangs
 * can be ended. Out: the name of each text before it is compiled, so that the last one is the one that hangs.
 */

import { compileDocument } from "../../../src/markdown/compile.ts";
import { makeHighlighter } from "../../../src/markdown/code/highlighter.ts";
import { defaultCompileOptions } from "../../../src/markdown/options.ts";
import { HOSTILE_TEXTS } from "./texts.ts";

const [tier, count, ...names] = process.argv.slice(2);
for (const [name, make] of Object.entries(HOSTILE_TEXTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(name);
  const text = make(Number(count));
  const options = defaultCompileOptions({ highlighter: makeHighlighter() });
  // The code is first: what has no end would take it in.
  const texts = tier === "code" ? [`export const f = () => 1;\n\n{f()}\n\n${text}`] : [text];
  for (const format of ["md", "mdx"] as const)
    for (const one of texts) compileDocument({ path: "docs/a.md", text: one }, { ...options, format });
}
