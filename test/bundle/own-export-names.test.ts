/** Exports of a chunk under the names they have inside of it. */

import { expect, test } from "bun:test";
import { withOwnExportNames } from "../../src/bundle/chunks/own-export-names.ts";

const main = { name: "main-1a2b3c4d.js", text: "var x=1,y=2,z=3;export{x as a,y as start,z};\n" };

test("importers and exporters agree on the names", () => {
  const other = {
    name: "b.js",
    text: 'import{a,start as s,z as q}from"./main-1a2b3c4d.js";import{a as o}from"./c.js";',
  };
  expect(withOwnExportNames([main, other], main, new Set(["start"]))).toEqual([
    { ...main, text: "var x=1,y=2,z=3;export{x,y as start,z};\n" },
    { ...other, text: 'import{x as a,start as s,z as q}from"./main-1a2b3c4d.js";import{a as o}from"./c.js";' },
  ]);
});

test("a chunk without a list of exports is unchanged", () => {
  const bare = { name: "main-1a2b3c4d.js", text: "run();" };
  expect(withOwnExportNames([bare], bare, new Set())).toEqual([bare]);
  expect(withOwnExportNames([bare], undefined, new Set())).toEqual([bare]);
});
