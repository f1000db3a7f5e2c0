/** What is found out about code by reading it. */

import { expect, test } from "bun:test";
import { readsOf } from "../../src/cache/code-reads.ts";

test.each([
  ["new Date().toISOString()", "the date"],
  ["const id = Math.random()", "random numbers"],
  ["process.hrtime()", "the process"],
  ["const all = { ...process.env };", "the process"],
  ["process.env[name]", "the process"],
  ["await fetch(url)", "the network"],
  ["Bun.file(path)", "the runtime"],
  ["globalThis['Da' + 'te']", "what it finds by name"],
  ["const { readFileSync } = require('fs')", "`fs`"],
  ['import { execSync } from "node:child_process";', "`node:child_process`"],
  ["export default await import(name)", "modules that it names while it runs"],
  ['const now = window["performance"].now()', "the date"],
  ["require(name)", "modules that it names while it runs"],
  ["new Date().getFullYear() - new Date(2020, 1).getFullYear()", "the date"],
])("`%s` depends on %s", (code, other) => {
  expect(readsOf(code).other).toBe(other);
});

test.each([
  'import path from "node:path";\nexport default { dir: path.join(process.cwd(), "docs") };',
  "// The date is in each file.\n/* Date\n * Date */\nexport default {};",
  'module.exports = { date: "2024-01-01", updated: { date: 1 } };',
  'const sidebars = require("./sidebars.js");',
  'export default { docs: ["performance", { items: ["process", "api/fetch"] }] };',
])("`%s` depends on nothing else", (code) => {
  expect(readsOf(code)).toEqual({ variables: [], year: false });
});

test("variables are found by name, and the year is distinguished from other dates", () => {
  const code = "const a = process.env.BASE_URL ?? process.env['CI'];\nconst c = `© ${new Date().getFullYear()}`;";
  expect(readsOf(code)).toEqual({ variables: ["BASE_URL", "CI"], year: true });
});

test.each([
  ['import { readFileSync } from "fs";', true],
  ["Bun.file(path); Date.now()", true],
  ["createRequire(import.meta.url)", true],
  ['import process from "node:process"; process.hrtime();', false],
  ['import { Transform } from "stream"; Date.now();', false],
  ["Date.now() + Math.random() + globalThis.crypto.randomUUID()", false],
])("whether the inputs of `%s` stay unnoticed while it is watched: %p", (code, expected) => {
  expect(readsOf(code).isUnseen ?? false).toBe(expected);
});
