/** Code blocks are the same whichever way a page is compiled, and whether written as fence or as component. */

import { describe, expect, test } from "bun:test";
import { compileCodeDocument } from "../../src/markdown/code-tier/code-document.ts";
import { makeHighlighter } from "../../src/markdown/code/highlighter.ts";
import { compileDocument } from "../../src/markdown/compile.ts";
import { defaultCompileOptions } from "../../src/markdown/options.ts";
import type { ComponentNode } from "../../src/model/document.ts";

function options() {
  return defaultCompileOptions({ highlighter: makeHighlighter() });
}

/** Props of the first code block with its `html`, from plain data. */
function ofData(text: string): object {
  const { body } = compileDocument({ path: "docs/a.mdx", text }, options());
  const block = body.find(
    (node): node is ComponentNode => typeof node !== "string" && "c" in node && node.c === "CodeBlock",
  );
  return { ...block?.p, html: block?.b?.join("") };
}

/** The same, from the program of a page. */
async function ofCode(text: string): Promise<object> {
  const { program } = await compileCodeDocument({ path: "docs/a.mdx", text }, options());
  const code = program?.text ?? "";
  const props =
    /_jsx\(CodeBlock, (\{[\s\S]*?\n {2}\})\)/.exec(code)?.[1] ?? /_jsx\(CodeBlock, (\{[^\n]*\})\)/.exec(code)?.[1];
  return JSON.parse(JSON.stringify(new Function(`return (${props})`)()));
}

const FENCE = '```jsx title="say \\"hi\\" & more" {1} showLineNumbers=3\n<A>\n  text\n</A>\n```\n';

const COMPONENT = `<CodeBlock language="jsx" title={'say "hi" & more'} metastring="{1}" showLineNumbers={3}>
  {\`<A>
  text
</A>\`}
</CodeBlock>
`;

describe.each([
  ["a fence", FENCE],
  ["a component", COMPONENT],
  ["a component that is named by its class", COMPONENT.replace('language="jsx"', 'className="language-jsx"')],
])("%s", (_, text) => {
  test("is the same block in both kinds of pages", async () => {
    const expected = ofData(FENCE);
    expect(expected).toMatchObject({ language: "jsx", title: 'say "hi" & more', showLineNumbers: 3 });
    expect(ofData(text)).toEqual(expected);
    expect(await ofCode(text)).toEqual(expected);
  });
});
