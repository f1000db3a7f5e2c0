/** The module `@docusaurus/logger` where the package is not installed: what its methods print and return. */

import { afterAll, afterEach, expect, spyOn, test } from "bun:test";
import { loggerModule } from "../../src/config/logger-stand-in.ts";

type Tag = (first: unknown, ...values: readonly unknown[]) => string;

type Method = "interpolate" | "red" | "bold" | "path" | "info" | "success" | "warn" | "error";

const logger = loggerModule()["default"] as Readonly<Record<Method, Tag>> & { readonly report: (level: string) => Tag };

const spies = (["info", "warn", "error"] as const).map((name) => spyOn(console, name).mockImplementation(() => {}));

afterAll(() => {
  for (const spy of spies) spy.mockRestore();
});

afterEach(() => {
  for (const spy of spies) spy.mockClear();
});

function printed(): unknown[] {
  return spies.flatMap((spy) => spy.mock.calls.flat());
}

test("templates format values by kind", () => {
  expect(logger.interpolate`In path=${"a b.md"}: code=${"x"}, name=${"n"} (number=${3}) and a=${1}, ${null}.`).toBe(
    'In "a b.md": `x`, n (3) and a=1, null.',
  );
  expect(logger.interpolate`Files:path=${["a", "b"]}`).toBe("Files:path=\n- a\n- b");
  expect(logger.interpolate`Files path=${["a", "b"]}`).toBe('Files \n- "a"\n- "b"');
  expect([logger.red("x"), logger.bold`a ${1}`, logger.path("p")]).toEqual(["x", "a 1", '"p"']);
});

test("each level prints one line, for templates and plain values", () => {
  const results = [
    logger.info`Read ${1}`,
    logger.success("done"),
    logger.warn`Mind url=${"https://a.b"}`,
    logger.error("bad"),
  ];
  expect(results).toHaveLength(4);
  expect(printed()).toEqual(["[INFO] Read 1", "[SUCCESS] done", "[WARNING] Mind https://a.b", "[ERROR] bad"]);
});

test("the severity decides what a report does", () => {
  expect([logger.report("log")`a`, logger.report("warn")`b`, logger.report("ignore")`c`]).toHaveLength(3);
  expect(printed()).toEqual(["[INFO] a", "[WARNING] b"]);
  expect(() => logger.report("throw")`path=${"d"}`).toThrow('"d"');
});
