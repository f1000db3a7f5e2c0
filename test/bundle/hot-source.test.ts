/** Modules of the site in `dev`: every component passes through the function that keeps its state. */

import { afterEach, beforeEach, expect, test } from "bun:test";
import { makeHotCode } from "../../src/bundle/site/hot-source.ts";
import { makeSite } from "../support/site.ts";

interface Seen {
  readonly id: string;
  readonly calls: string;
}

let seen: Seen[] = [];
beforeEach(() => {
  seen = [];
  globalThis.velociHot = (id, value, { calls }) => {
    seen.push({ id: id.replace(/^.*[\\/]/, ""), calls });
    return typeof value === "function" ? Object.assign(() => "stable", { of: value.name }) : value;
  };
});
afterEach(() => {
  globalThis.velociHot = undefined;
});

/** Exports of a module, bundled the way `dev` bundles it. */
async function load(text: string): Promise<Record<string, unknown>> {
  await using site = await makeSite({ "page.tsx": text, "other.ts": "export const useOther = () => 1;" });
  const { readSource: read } = makeHotCode();
  const { outputs } = await Bun.build({
    entrypoints: [site.path("page.tsx")],
    external: ["react"],
    plugins: [
      {
        name: "hot",
        setup: (build) =>
          void build.onLoad({ filter: /page\.tsx$/ }, async ({ path }) => ({
            contents: read(await Bun.file(path).text(), path),
            loader: "tsx",
          })),
      },
    ],
  });
  await site.write("bundle.mjs", (await outputs[0]?.text()) ?? "");
  return (await import(site.path("bundle.mjs"))) as Record<string, unknown>;
}

const isStable = (value: unknown): boolean => typeof value === "function" && value() === "stable";

test.each([
  "export default function Page() { return null; }",
  "export default function () { return null; }",
  "export default () => null;",
  "const Page = () => null;\nexport default Page;",
  "const Page = () => null;\nexport default Page // a note",
  "function Page() { return null; }\nexport default Page;",
  "const Page = (): null => null;\nexport { Page as default };",
  "const wrap = (one: () => null) => one;\nexport default wrap(() => null);",
  "export default function Page() { return null; } // last line",
])("the default export of %j", async (text) => {
  const module = await load(text);
  expect(isStable(module["default"])).toBe(true);
});

test("exports and inner components; other values and names in texts stay", async () => {
  const module = await load(
    [
      "import { useOther } from './other';",
      "export const Arrow = () => Inner();",
      "const Inner = () => 'raw';",
      "export let Late = function () { return 1; };",
      "export const LIMIT = 3;",
      "export const sample = `",
      "const Sample = () => null;",
      "export default Sample;",
      "`;",
      "export class Old {}",
      "export async function Waits() {}",
      "export function lower() { return Inner(); }",
      "export const useBoth = () => useOther();",
    ].join("\n"),
  );
  expect(seen.map(({ id }) => id)).toEqual(["page.tsx#Arrow", "page.tsx#Inner", "page.tsx#Late", "page.tsx#useBoth"]);
  expect([isStable(module["Arrow"]), isStable(module["Late"])]).toEqual([true, true]);
  expect((module["lower"] as () => unknown)()).toBe("stable");
  expect(module["sample"]).toBe("\nconst Sample = () => null;\nexport default Sample;\n");
  expect((module["useBoth"] as () => unknown)()).toBe(1);
});

test("calls of hooks, their first values, and the hooks inside the module's own hooks", async () => {
  await load(
    `import React, { useState, useReducer, useEffect } from "react";
const useOwn = () => { const [on] = React.useState<boolean>(false); return on; };
export const A = () => { useState(1 + 1); useReducer((now) => now, 5); useEffect(() => {}); return useOwn(); };
export const B = React.memo(A);
`.replaceAll(
      /"react"/g,
      '"data:text/javascript,export default {memo: (a) => a}; export const useState = 0, useReducer = 0, useEffect = 0;"',
    ),
  );
  const calls = Object.fromEntries(seen.map((one) => [one.id.replace("page.tsx#", ""), one.calls.split("\n")]));
  expect(calls).toEqual({
    useOwn: ["useState(false)"],
    A: ["useState(1 + 1)", "useReducer(5)", "useEffect()", "useOwn()", "useState(false)"],
    B: ["useState(1 + 1)", "useReducer(5)", "useEffect()", "useOwn()", "useState(false)"],
  });
});

test("lines and columns of the text stay where they are", () => {
  const text = "import a from './a';\nconst Page = () => <p>{a}</p>;\nexport const other = 1;\nexport default Page;\n";
  const lines = makeHotCode().readSource(text, "/site/page.jsx").split("\n");
  expect(lines.slice(0, 3)).toEqual([
    "import a from './a';",
    "let Page = () => <p>{a}</p>;",
    "export const other = 1;",
  ]);
});

test.each(["const Page = (", "export const data = [1, 2];\n", "module.exports = { a: 1 };\n"])(
  "a module without components, or that cannot be parsed, stays as it is: %j",
  (text) => {
    expect(makeHotCode().readSource(text, "/site/page.jsx")).toBe(text);
  },
);
