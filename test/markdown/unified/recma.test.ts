/** recma plugins change the code of a page: its statements, and its expressions as functions. */

import { expect, test } from "bun:test";
import { compileWith } from "./compile-with.ts";

const PAGE =
  "# Title\n\nexport const list = [1, 2].map((n) => n * 2);\n\nText {list.map((n) => <b key={n}>{n + 1}</b>)}\n";

interface Script {
  readonly type: string;
  value?: unknown;
  [member: string]: unknown;
}

/** Calls `change` for every node of a program. */
function eachScript(change: (node: Script) => void): () => (program: Script) => void {
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value) change(value as Script);
    for (const inner of Object.values(value)) visit(inner);
  };
  return () => visit;
}

test("plugins see both, and their changes affect the code", async () => {
  const double = eachScript((node) => {
    if (node.type === "Literal" && node["value"] === 1) Object.assign(node, { value: 100, raw: "100" });
  });
  const { code, body } = await compileWith(PAGE, { recmaPlugins: [double] });
  expect(code?.statements.map(({ text }) => text)).toEqual(["export const list = [100, 2].map(n => n * 2);"]);
  expect(code?.holes.map(({ text }) => text)).toEqual(["(props => list.map(n => <b key={n}>{n + 100}</b>))"]);
  expect(code?.statements[0]?.lines).toEqual([3]);
  expect(code?.holes[0]?.lines).toEqual([5]);
  expect(JSON.stringify(body)).toContain('"h":0');
});

test("a plugin that changes nothing keeps the code as written", async () => {
  const nothing = eachScript(() => {});
  expect((await compileWith(PAGE, { recmaPlugins: [nothing] })).code).toEqual((await compileWith(PAGE, {})).code);
});

test("a page without code does not run them", async () => {
  let runs = 0;
  const count = eachScript(() => void runs++);
  const { code } = await compileWith("Text {1}\n", { recmaPlugins: [count] });
  expect([code, runs]).toEqual([undefined, 0]);
});

test("plugins know the file, and may name the component that the format exports", async () => {
  const named = () => (program: { body: unknown[] }, file: { path: string }) => {
    const at = (object: string, property: string) => ({
      type: "MemberExpression",
      object: { type: "Identifier", name: object },
      property: { type: "Identifier", name: property },
    });
    const right = { type: "Literal", value: file.path };
    const assigned = { type: "AssignmentExpression", operator: "=", left: at("MDXContent", "displayName"), right };
    program.body.push({ type: "ExpressionStatement", expression: assigned });
  };
  const text = "export const a = 1;\n\nText {a + Math.random()}\n";
  expect((await compileWith(text, { recmaPlugins: [named] })).code?.statements.map((one) => one.text)).toEqual([
    "export const a = 1;",
  ]);
  const { code } = await compileWith(text, { recmaPlugins: [named] }, { asModule: true });
  expect(code?.statements.at(-1)?.text).toMatch(/^MDXContent\.displayName = ".*\.mdx?";$/);
});
