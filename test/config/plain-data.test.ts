/** Values that code of a site hands over, as plain data. */

import { expect, test } from "bun:test";
import { type Loss, toPlainData } from "../../src/config/plain-data.ts";

function read(value: unknown): { readonly data: unknown; readonly losses: string[] } {
  const losses: Loss[] = [];
  const data = toPlainData(value, (loss) => void losses.push(loss));
  return { data, losses: losses.map(({ path, severity, what }) => `${severity}: ${path.join("/")} ${what}`) };
}

class Point {
  readonly x = 1;
  length(): number {
    return this.x;
  }
}

test("plain data is unchanged, even if it contains the same part twice", () => {
  const twice = { b: [1, null, "c", true] };
  expect(read({ a: twice, again: twice, none: undefined })).toEqual({ data: { a: twice, again: twice }, losses: [] });
});

test("expressions, dates, URLs and values with `toJSON` become JSON", () => {
  const value = [/a+/, new Date(0), new URL("https://example.com"), { toJSON: () => ({ n: 1 }) }];
  const data = ["a+", "1970-01-01T00:00:00.000Z", "https://example.com/", { n: 1 }];
  expect(read(value)).toEqual({ data, losses: [] });
});

test("values that JSON would lose silently are reported", () => {
  const value = {
    f: () => 1,
    s: Symbol("s"),
    map: new Map([[1, 2]]),
    set: new Set(),
    date: new Date(Number.NaN),
    numbers: [Number.NaN, 1],
    point: new Point(),
  };
  expect(read(value)).toEqual({
    data: { map: {}, set: {}, date: null, numbers: [null, 1], point: { x: 1 } },
    losses: [
      "warning: f is a function, which pages cannot receive, so it is left out",
      "warning: s is a symbol, which pages cannot receive, so it is left out",
      "warning: map is a `Map`, which JSON cannot hold, so pages receive `{}`",
      "warning: set is a `Set`, which JSON cannot hold, so pages receive `{}`",
      "warning: date is an invalid date, which JSON cannot hold, so pages receive `null`",
      "warning: numbers/0 is `NaN`, which JSON cannot hold, so pages receive `null`",
      "warning: point is an instance of `Point`: pages receive its fields, but not its methods",
    ],
  });
});

test("a value that cannot be converted is an error, and the rest is still read", () => {
  const ring: unknown[] = [1];
  ring.push({ ring });
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  const getter = {
    get bad(): never {
      throw new Error("no");
    },
  };
  const { data, losses } = read({ big: [1n], ring, proxy, getter, good: 1 });
  expect(data).toEqual({ big: [null], ring: [1, {}], getter: {}, good: 1 });
  expect(losses.map((loss) => loss.replace(/(?<=`TypeError: ).*(?=`)/, "…"))).toEqual([
    "error: big/0 is a BigInt, which JSON cannot hold",
    "error: ring/1/ring contains itself",
    "error: proxy cannot be read: `TypeError: …`",
    "error: getter/bad cannot be read: `Error: no`",
  ]);
});

test("circular data is truncated", () => {
  const endless: unknown = new Proxy(
    {},
    {
      ownKeys: () => ["x"],
      get: () => endless,
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  let deep: object = {};
  for (let level = 0; level < 100_000; level++) deep = { deep };
  expect(read({ deep }).losses).toEqual([`error: ${"deep/".repeat(11)}deep is nested more than 200 levels deep`]);
  expect(read({ endless }).losses).toHaveLength(1);
});
