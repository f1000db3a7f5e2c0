/** What the text of a bundle tells about its exports: code that only describes, and code that does something. */

import { expect, test } from "bun:test";
import { type Behavior, type BundleBehavior, readBehavior } from "../../src/bundle/behavior/behavior.ts";

/** Reads code as the bundler leaves it. */
async function readBundle(code: string): Promise<BundleBehavior> {
  const file = "/code.jsx";
  const { outputs } = await Bun.build({
    entrypoints: [file],
    files: { [file]: code },
    external: ["*"],
    minify: { identifiers: true, syntax: true },
    jsx: { runtime: "automatic", importSource: "react", development: false },
  });
  return readBehavior((await outputs[0]?.text()) ?? "");
}

async function read(code: string, exported = "x"): Promise<Behavior> {
  return (await readBundle(code)).of(exported);
}

test.each([
  "export const x = ({ title, children }) => <div className={`a ${title}`}>{children}</div>;",
  "const SIZES = { s: 1, l: 2 }; export const x = ({ size = 's', ...rest }) => <b {...rest}>{SIZES[size]}</b>;",
  "export function x({ list }) { let sum = 0; for (const one of list) sum += one; return <i>{Math.max(sum, 1)}</i>; }",
  "export const x = ({ text }) => <p>{text.split(/,/).map((one) => <b key={one}>{one.trim()}</b>)}</p>;",
  "export function x() { return <svg viewBox='0 0 1 1'><path d='M0 0' /></svg>; } x.displayName = 'Icon';",
  "class Missing extends Error { name = 'Missing'; constructor(of) { super(`no ${of}`); } } export const x = ({ of }) => { if (!of) throw new Missing('of'); return of; };",
  "const cache = new Map(); export const x = ({ of }) => cache.get(of) ?? <b>{JSON.stringify(of)}</b>;",
  "export function x({ document }) { return <p>{document.title}</p>; }",
])("only describes: %s", async (code) => expect((await read(code)).cause).toBeUndefined());

test.each([
  ["onClick", "export const x = ({ f }) => <button onClick={f}>a</button>;"],
  ["onClick", "export const x = ({ onClick, ...rest }) => <button {...rest} />;"],
  ["a function under a computed name", "export const x = ({ n }) => <b {...{ ['on' + n]: () => 1 }} />;"],
  ["ref", "export const x = ({ r }) => <b ref={r} />;"],
  ["class", "import { Component } from 'react'; export class x extends Component { render() { return 1; } }"],
  ["window", "export const x = () => <b>{typeof window === 'undefined' ? 1 : 2}</b>;"],
  ["document", "function other({ document }) { return document; } export const x = () => other({ document });"],
  [
    "localStorage",
    "const read = () => localStorage.a; const other = { read }; export const x = () => <b>{other.read()}</b>;",
  ],
  ["Date", "export const x = () => <b>{new Date().getFullYear()}</b>;"],
  ["random", "export const x = () => <b>{Math.random()}</b>;"],
  ["toLocaleString", "export const x = ({ n }) => <b>{n.toLocaleString()}</b>;"],
  ["import()", "export const x = () => <b>{String(import('./a'))}</b>;"],
  ["async", "export async function x() { return 1; }"],
  ["<input>", "export const x = () => <input value='a' />;"],
  ["<style>", "export const x = () => <style>{'p{}'}</style>;"],
  ["a variable that changes", "let count = 0; export const x = () => <b>{++count}</b>;"],
  [
    "window",
    "export const x = () => <b>{title}</b>; let title = 'a'; export const set = () => { title = window.name; };",
  ],
  ["an unknown export", "export const y = 1;"],
] as const)("does something (%s): %s", async (cause, code) => expect((await read(code)).cause).toBe(cause));

test("an export is analyzed separately from the others of its bundle", async () => {
  const code = "const a = 1; export const x = () => a; export const y = () => window.a;";
  expect((await read(code)).cause).toBeUndefined();
  expect((await read(code, "y")).cause).toBe("window");
});

test("code that runs when a bundle is loaded belongs to no export", async () => {
  const code = `export const x = () => 1; globalThis.mark = x; other(); function other() {} x.displayName = "x";`;
  const { onLoad, of } = await readBundle(code);
  expect(onLoad.cause).toBe("globalThis");
  expect(of("x").cause).toBeUndefined();
});

test("imports are named, with what is read of the values they return", async () => {
  const code = `import React, { memo } from "react"; import { useApp as app } from "app"; import * as all from "all";
    export const x = memo(() => { const { site, page: { data } } = app(); return [React.createElement("b"), all.one, site, data, app().site.url]; });`;
  const { imports } = await read(code);
  expect(imports.map(({ module, name, reads }) => `${module}.${name} ${reads.join()}`).sort()).toEqual([
    "all.one ",
    "app.useApp site,page",
    "react.createElement ",
    "react.memo *",
  ]);
});

test("text that is not a module counts as interactive", () =>
  expect(readBehavior("export {").of("x").cause).toBe("its syntax"));
