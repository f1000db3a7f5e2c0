import { describe, expect, test } from "bun:test";
import { readLiteral } from "../../src/markdown/values/literal.ts";

const value = (text: string) => readLiteral(text, 0)?.value;

describe("literals are parsed like JavaScript", () => {
  test.each([
    ['"a\\n\\u0041\\x42\\u{1F600}\\q"', "a\nAB😀q"],
    ["'it\\'s'", "it's"],
    ["`a\nb \\` \\${x}`", "a\nb ` ${x}"],
    ["12.50", 12.5],
    [".5", 0.5],
    ["-3", -3],
    ["1e3", 1000],
    ["0x1F", 31],
    ["1_000", 1000],
    ["true", true],
    ["null", null],
    ["[1, 'a', [], {}, ]", [1, "a", [], {}]],
    ["{a: 1, 'b-c': \"d\", 2: /* note */ null, }", { a: 1, "b-c": "d", 2: null }],
    ["({ a: (1) })", { a: 1 }],
    ["{a: undefined, b: [undefined]}", { b: [null] }],
  ])("%s", (text, expected) => {
    expect(value(text)).toEqual(expected);
  });

  test("a key called `__proto__` is data", () => {
    const object = value('{"__proto__": {a: 1}}');
    expect(Object.keys(object ?? {})).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
  });
});

describe("an expression that must be evaluated is not a literal", () => {
  test.each([
    ["a"],
    ["a.b"],
    ["f('x')"],
    ["`${a}`"],
    ["() => 1"],
    ["[...a]"],
    ["{...a}"],
    ["{a}"],
    ["{[a]: 1}"],
    ['"open'],
    ["'line\nbreak'"],
    ["[1"],
    ["{a: 1"],
    ["1px"],
    ["'\\u12'"],
  ])("%s", (text) => {
    expect(readLiteral(text, 0)).toBeUndefined();
  });

  test("nesting without end", () => {
    expect(readLiteral("[".repeat(100_000), 0)).toBeUndefined();
  });
});

test("names and calls resolve in the given scope", () => {
  const scope = {
    name: (path: readonly string[]) => (path[0] === "known" ? path.join("/") : undefined),
    call: (callee: string, argument: string) => (callee === "require" ? `file ${argument}` : undefined),
  };
  expect(readLiteral("{a: known.b, c: require('./d.png').default}", 0, scope)?.value).toEqual({
    a: "known/b",
    c: "file ./d.png",
  });
  expect(readLiteral("other", 0, scope)).toBeUndefined();
  expect(readLiteral("known.f('x')", 0, scope)).toBeUndefined();
});
