/** Functions of the C library: called where the system has one, absent where it has none. */

import { expect, test } from "bun:test";
import { openCLibrary, toCString } from "../../src/system/c-library.ts";

const STRLEN = { strlen: { args: ["ptr"], returns: "u32" } } as const;

test.skipIf(process.platform === "win32")("a function of the C library takes and returns values", () => {
  expect(openCLibrary(STRLEN)?.strlen(toCString("häuser"))).toBe(7);
});

test("a system without the library, and a library without the function, return nothing", () => {
  expect(openCLibrary(STRLEN, "win32")).toBeUndefined();
  expect(openCLibrary({ no_such_function_anywhere: { args: [], returns: "void" } })).toBeUndefined();
});
