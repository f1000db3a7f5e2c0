/** When colors and redrawing are used, following the variables that tools agree on. */

import { expect, test } from "bun:test";
import { readCapabilities } from "../../src/terminal/output.ts";

const onTerminal = (env: Record<string, string>): { interactive: boolean; color: boolean } => {
  const { interactive, color } = readCapabilities({ env, isTTY: true, columns: 80 });
  return { interactive, color };
};

test("a terminal gets colors and is redrawn, a pipe gets neither", () => {
  expect(readCapabilities({ env: {}, isTTY: true, columns: 80 })).toEqual({
    interactive: true,
    color: true,
    width: 80,
  });
  expect(readCapabilities({ env: {}, isTTY: false })).toEqual({ interactive: false, color: false, width: 100 });
});

test("NO_COLOR disables only colors", () => {
  expect(onTerminal({ NO_COLOR: "1" })).toEqual({ interactive: true, color: false });
  expect(onTerminal({ NO_COLOR: "" })).toEqual({ interactive: true, color: true });
});

test("FORCE_COLOR enables colors in a pipe and overrides NO_COLOR", () => {
  expect(readCapabilities({ env: { FORCE_COLOR: "1", NO_COLOR: "1" }, isTTY: false }).color).toBe(true);
  expect(onTerminal({ FORCE_COLOR: "0" }).color).toBe(false);
});

test("a build server and a dumb terminal are never redrawn", () => {
  expect(onTerminal({ CI: "true" })).toEqual({ interactive: false, color: true });
  expect(onTerminal({ CI: "false" }).interactive).toBe(true);
  expect(onTerminal({ TERM: "dumb" })).toEqual({ interactive: false, color: false });
});
