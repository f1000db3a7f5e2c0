/** Any value an author writes is checked against a schema, and every problem is said in the words of the format. */

import { describe, expect, test } from "bun:test";
import * as z from "zod/mini";
import * as fields from "../../src/config/fields.ts";
import { validate, type Where } from "../../src/config/validate.ts";
import { makeReporter } from "../../src/report/reporter.ts";

const schema = z.strictObject({
  title: z.optional(fields.text()),
  count: fields.withDefault(z.int().check(z.minimum(2)), 3),
  level: z.optional(fields.level()),
  list: z.optional(z.array(z.strictObject({ label: z.string() })).check(z.maxLength(2))),
  either: z.optional(z.union([z.string(), z.strictObject({ from: z.string(), to: z.string() }), z.null()])),
  hook: z.optional(fields.callback()),
  site: z.optional(fields.absoluteUrl()),
  name: z.optional(z.string().check(z.regex(/^\w+$/), z.maxLength(5))),
  byName: z.optional(z.record(z.string(), fields.flag(true))),
  shape: z.optional(
    fields.chosenBy<object>((value) =>
      typeof value === "object" && value !== null && "b" in value
        ? z.strictObject({ b: z.number() })
        : z.strictObject({ a: z.string() }),
    ),
  ),
  old: fields.renamed("`title`"),
});

/** What is said about a value: one line for each problem. */
function problems(value: unknown, where: Partial<Where> = {}): string[] {
  const report = makeReporter();
  validate(schema, value, { file: "a.md", label: "front matter field", report, ...where });
  return report.diagnostics.map(({ code, message, hint, line, column, length }) =>
    [code, line && `${line}:${column}+${length}`, message, hint].filter(Boolean).join(" | "),
  );
}

test("a valid value is returned typed, with defaults", () => {
  const report = makeReporter();
  const hook = () => 1;
  const value = validate(schema, { hook, shape: { b: 1 } }, { file: "a.md", label: "option", report });
  expect(value).toEqual({ count: 3, hook, shape: { b: 1 } });
  expect(value?.hook).toBe(hook);
  expect(report.diagnostics).toEqual([]);
});

test("`__proto__` is an ordinary name", () => {
  const given = JSON.parse('{ "byName": { "__proto__": true, "a": false } }');
  const value = validate(schema, given, { file: "a.md", label: "option", report: makeReporter() });
  expect(Object.keys(value?.byName ?? {}).toSorted()).toEqual(["__proto__", "a"]);
  expect(Object.getOwnPropertyDescriptor(value?.byName, "__proto__")?.value).toBe(true);
  expect(Object.keys(given.byName)).toEqual(["__proto__", "a"]);
});

describe("a problem names the actual value and the expected type", () => {
  test.each<[unknown, string[]]>([
    [3, ["wrong-type | Front matter fields must be an object, but are the number `3`."]],
    [
      JSON.parse('{ "byName": { "__proto__": "yes" }, "list": [{ "label": "x", "__proto__": 1 }], "__proto__": 1 }'),
      [
        "unknown-option | Unknown front matter field `list[0].__proto__`. | Valid here: `label`.",
        "wrong-type | Front matter field `byName.__proto__` must be `true` or `false`, but is the string `yes`.",
        "unknown-option | Unknown front matter field `__proto__`. | Valid here: `title`, `count`, `level`, `list`, `either`, `hook`, `site`, `name`, `byName` or `shape`.",
      ],
    ],
    [{ titel: "x" }, ["unknown-option | Unknown front matter field `titel`. | Did you mean `title`?"]],
    [{ old: 1 }, ["unknown-option | Unknown front matter field `old`: it was replaced. | Use `title` instead."]],
    [
      { title: "" },
      ["invalid-option | Front matter field `title` must be a string that is not empty, but is an empty string."],
    ],
    [{ title: null }, ["wrong-type | Front matter field `title` must be a string, but is `null`."]],
    [{ count: "x" }, ["wrong-type | Front matter field `count` must be a number, but is the string `x`."]],
    [{ count: 2.5 }, ["wrong-type | Front matter field `count` must be a whole number, but is the number `2.5`."]],
    [
      { count: 1 },
      ["invalid-option | Front matter field `count` must be a number of at least 2, but is the number `1`."],
    ],
    [
      { level: "wran" },
      [
        "invalid-option | Front matter field `level` must be `ignore`, `log`, `warn` or `throw`, but is the string `wran`. | Did you mean `warn`?",
      ],
    ],
    [
      { list: [{ label: "a" }, { label: 1 }] },
      ["wrong-type | Front matter field `list[1].label` must be a string, but is the number `1`."],
    ],
    [{ list: {} }, ["wrong-type | Front matter field `list` must be a list, but is an object."]],
    [
      { list: [{ label: "a" }, { label: "b" }, { label: "c" }] },
      ["invalid-option | Front matter field `list` must be a list of at most 2 entries."],
    ],
    [
      { either: 1 },
      ["wrong-type | Front matter field `either` must be a string, an object or `null`, but is the number `1`."],
    ],
    [{ either: { from: "a" } }, ["missing-option | Front matter field `either.to` is missing: it must be a string."]],
    [{ hook: "x" }, ["wrong-type | Front matter field `hook` must be a function, but is the string `x`."]],
    [
      { site: "example.com" },
      [
        "invalid-option | Front matter field `site` must be a full URL such as `https://example.com`, but is the string `example.com`.",
      ],
    ],
    [
      { name: "a b" },
      ["invalid-option | Front matter field `name` must be a string in the form `/^\\w+$/`, but is the string `a b`."],
    ],
    [
      { name: "abcdef" },
      [
        "invalid-option | Front matter field `name` must be a string of at most 5 characters, but is the string `abcdef`.",
      ],
    ],
    [
      { byName: { "a b": "yes" } },
      ['wrong-type | Front matter field `byName["a b"]` must be `true` or `false`, but is the string `yes`.'],
    ],
    [
      { shape: { b: "x", other: 1 } },
      [
        "wrong-type | Front matter field `shape.b` must be a number, but is the string `x`.",
        "unknown-option | Unknown front matter field `shape.other`. | Valid here: `b`.",
      ],
    ],
    [{ shape: {} }, ["missing-option | Front matter field `shape.a` is missing: it must be a string."]],
  ])("%j", (value, expected) => {
    expect(problems(value).toSorted()).toEqual(expected.toSorted());
  });
});

test("long values are truncated, and backticks cannot break the message", () => {
  const [line] = problems({ count: "`".repeat(10) + "x".repeat(100) });
  expect(line).toEndWith(`but is the string \`${"'".repeat(10)}${"x".repeat(47)}…\`.`);
});

test("a problem is reported at its member, or at the nearest enclosing one", () => {
  const locate: Where["locate"] = (path) => {
    if (path.join(".") === "list") return { line: 2, column: 1 };
    if (path.join(".") === "list.0") return { line: 3, column: 5 };
    return undefined;
  };
  expect(problems({ list: [{ lable: "x", label: "y" }] }, { locate })).toEqual([
    "unknown-option | 3:5+undefined | Unknown front matter field `list[0].lable`. | Did you mean `label`?",
  ]);
  expect(problems({ list: 1 }, { locate })[0]).toStartWith("wrong-type | 2:1+4 | ");
});

test("a problem in a part of a file has its whole path, under one code if requested", () => {
  const where = { label: "config field", at: ["themeConfig", "x"], code: "invalid-front-matter" as const };
  expect(problems({ count: true, titel: 1 }, where)).toEqual([
    "invalid-front-matter | Config field `themeConfig.x.count` must be a number, but is `true`.",
    "invalid-front-matter | Unknown config field `themeConfig.x.titel`. | Did you mean `title`?",
  ]);
});
