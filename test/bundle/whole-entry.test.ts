import { expect, test } from "bun:test";
import { withWholeEntry } from "../../src/bundle/chunks/whole-entry.ts";

const CHUNK = { name: "main-bbbbbbbb.js", isEntry: false, text: "var x=1,y=2;export{x as a,y};\n" };
const OTHER = {
  name: "menu-cccccccc.js",
  isEntry: false,
  text: 'import{a}from"./main-bbbbbbbb.js";export{a as modules};',
};

test("the chunk behind an entry that only re-exports replaces it", () => {
  const entry = {
    name: "main-aaaaaaaa.js",
    isEntry: true,
    text: 'import{a,y}from"./main-bbbbbbbb.js";export{a as start,y as modules};\n',
  };
  expect(withWholeEntry([entry, CHUNK, OTHER])).toEqual([
    { ...CHUNK, isEntry: true, text: "var x=1,y=2;export{x as a,y,x as start,y as modules};\n" },
    OTHER,
  ]);
});

test("an entry with its own code stays", () => {
  const entry = {
    name: "main-aaaaaaaa.js",
    isEntry: true,
    text: 'import{a}from"./main-bbbbbbbb.js";a();export{a as start};',
  };
  expect(withWholeEntry([entry, CHUNK])).toEqual([entry, CHUNK]);
});
