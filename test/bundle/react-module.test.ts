/** React as modules: nothing that a site can import is lost, and a file in a new form is noticed. */

import { describe, expect, test } from "bun:test";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { REACT_FILES, toReactModule } from "../../src/bundle/theme/react-module.ts";
import { readBuiltTheme } from "../support/built-theme.ts";
import { projectDir } from "../support/paths.ts";

const require = createRequire(join(projectDir, "package.json"));

/** Text of the file of a package. */
function read(name: string): Promise<string> {
  const [owner = ""] = name.split("/", 1);
  const from = owner === "scheduler" ? createRequire(require.resolve("react-dom")) : require;
  return Bun.file(join(dirname(from.resolve(`${owner}/package.json`)), REACT_FILES[name] ?? "")).text();
}

/** Names that a file of React exports. */
function exportsOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\bexports\.(\w+) =/g)].map(([, name = ""]) => name))];
}

describe.each(Object.keys(REACT_FILES))("%s", (name) => {
  test("exports what the package does, by name and together, and requires nothing", async () => {
    const text = await read(name);
    const module = toReactModule(name, text);
    const exported = exportsOf(text);
    expect(exported.length).toBeGreaterThan(2);
    const { imports, exports } = new Bun.Transpiler({ loader: "js" }).scan(module);
    expect(exports.toSorted()).toEqual([...exported, "default"].sort());
    const paths = imports.map(({ path }) => path);
    const required = [...text.matchAll(/require\("(.+?)"\)/g)].map(([, path = ""]) => path);
    // The parts of `react-dom` share what the package keeps to itself; each of them imports that, and nothing more of the other.
    const isPart = name === "react-dom/client";
    const expected = required.map((path) => (isPart && path === "react-dom" ? "react-dom/internals" : path));
    expect(paths).toEqual(name === "react-dom" ? ["react-dom/internals", ...expected] : expected);
    for (const path of required) expect(Object.keys(REACT_FILES)).toContain(path);
  });
});

test("code for browsers without modules is removed, and a feature test that React no longer has is an error", async () => {
  const text = await read("react-dom/client");
  const old = /documentMode|canUseDOM|isInputEventSupported|makePrefixMap|useFallbackCompositionData/;
  expect(text).toMatch(old);
  expect(toReactModule("react-dom/client", text)).not.toMatch(old);
  const changed = text.replace("var canUseDOM", "var hasDOM");
  expect(() => toReactModule("react-dom/client", changed)).toThrow("React no longer asks");
});

test("tests for globals that all browsers have are removed, and so is code for Node.js", async () => {
  const asks = /typeof (?:Promise|MessageChannel|WeakMap|setTimeout|setImmediate|localSetImmediate|Object\.is)\b/;
  for (const name of ["react-dom/client", "scheduler"]) {
    const text = await read(name);
    expect(text).toMatch(asks);
    expect(toReactModule(name, text)).not.toMatch(asks);
  }
  const { files } = await readBuiltTheme();
  expect(Object.values(files).join("")).not.toContain("setImmediate(");
}, 60_000);

test("a file in another form is an error", () => {
  for (const text of ['exports["use"] = 1;\n', "module.exports = {};\n", 'exports.a = require("b").c;\n'])
    expect(() => toReactModule("react", text)).toThrow("A file of React has a new form.");
});

test("browsers can import all of it, `react-dom` from a chunk that only code for it loads", async () => {
  const { files, main, preload, chunkOf } = await readBuiltTheme();
  const first = [main, ...preload].map((path) => files[path] ?? "").join("\n");
  for (const name of ["react", "react/jsx-runtime", "react-dom/client"]) {
    expect(chunkOf[name]).toBe(main);
    for (const word of exportsOf(await read(name))) expect(first).toMatch(new RegExp(`[{,]${word}:`));
    expect(first).toMatch(new RegExp(`["{,]${name}"?:[\\w$]`));
  }
  expect(files[chunkOf["react-dom"] ?? ""]).toMatch(/["{,]react-dom"?:[\w$]/);
  const all = Object.values(files).join("\n");
  for (const word of exportsOf(await read("react-dom"))) expect(all).toMatch(new RegExp(`[{,]${word}:`));
  expect(first).not.toContain("preinitModule:");
}, 60_000);
