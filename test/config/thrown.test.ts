/** Errors of the runtime as diagnostics. */

import { expect, test } from "bun:test";
import { thrownDiagnostics } from "../../src/config/thrown.ts";

test("an error about reading a module that has no position is one of the module", () => {
  const error = Object.assign(new Error("ENOENT reading a file"), { name: "BuildMessage", position: null });
  expect(thrownDiagnostics(error, { siteDir: "/site", path: "/site/plugin.js" })).toEqual([
    {
      code: "module-throws",
      severity: "error",
      message: "The file throws `BuildMessage: ENOENT reading a file`.",
      file: "plugin.js",
    },
  ]);
});
