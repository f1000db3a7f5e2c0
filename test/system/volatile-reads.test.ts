/** What is noticed when code asks for something that changes by itself. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { useTemporaryFolders } from "../emit/temporary-folder.ts";
import { VolatileReads } from "../../src/system/volatile-reads.ts";

const makeFolder = useTemporaryFolders();

const isVolatile = (work: () => unknown): boolean => {
  using reads = new VolatileReads();
  return reads.watch(work).isVolatile;
};

test.each<[string, () => unknown]>([
  ["Date.now()", () => Date.now()],
  ["Date()", () => Date()],
  ["new Date().getTime()", () => new Date().getTime()],
  ["+new Date()", () => +new Date()],
  ["a template with `new Date()`", () => `${new Date()}`],
  ["JSON.stringify(new Date())", () => JSON.stringify(new Date())],
  ["new Date(new Date())", () => new Date(new Date())],
  ["new Date().toLocaleDateString()", () => new Date().toLocaleDateString("en")],
  ["new Date() < date", () => new Date() < new Date(0)],
  ["a class of the site that extends Date", () => new (class extends Date {})()],
  ["Intl.DateTimeFormat().format()", () => new Intl.DateTimeFormat("en").format()],
  ["Intl.DateTimeFormat().format(new Date())", () => new Intl.DateTimeFormat("en").format(new Date())],
  ["Intl.DateTimeFormat().formatToParts()", () => new Intl.DateTimeFormat("en").formatToParts()],
  ["Math.random()", () => Math.random()],
  ["crypto.randomUUID()", () => crypto.randomUUID()],
  ["performance.now()", () => performance.now()],
  ["process.hrtime.bigint()", () => process.hrtime.bigint()],
  ["process.uptime()", () => process.uptime()],
  ["all variables", () => ({ ...process.env })],
  ["setTimeout()", () => clearTimeout(setTimeout(() => undefined, 1))],
  [
    "names by which code hides what it calls",
    () => (globalThis as unknown as Record<string, { now(): number }>)[["Da", "te"].join("")]?.now(),
  ],
])("%s is noticed", (_, work) => {
  expect(isVolatile(work)).toBe(true);
});

test.each<[string, () => unknown]>([
  ["a given date", () => new Date(2024, 1, 2).toISOString() + new Date("2024-01-01").getTime() + Date.UTC(2024)],
  ["a format of a given date", () => new Intl.DateTimeFormat("en").format(new Date(0))],
  ["the year", () => new Date().getFullYear() + new Date().getUTCFullYear()],
  ["a function that nobody calls", () => [Date.now, Math.random, setTimeout]],
  ["a class of the site with a date", () => new (class extends Date {})(0).getTime()],
])("%s is not", (_, work) => {
  expect(isVolatile(work)).toBe(false);
});

test("dates are dates as before", () => {
  using reads = new VolatileReads();
  const { result } = reads.watch(() => {
    const date = new Date();
    return [
      date instanceof Date,
      new Date(0) instanceof Date,
      Object.prototype.toString.call(date),
      new (class extends Date {})(5).getTime(),
      [date, new Date(5)].map((one) => one.constructor === Date && Object.getPrototypeOf(one) === Date.prototype),
      Object.keys(date),
    ];
  });
  expect(result).toEqual([true, true, "[object Date]", 5, [true, true], []]);
  expect(Math.abs(Date.now() - new Date().getTime())).toBeLessThan(1000);
});

test("nothing is noticed outside of watched code, and everything is as before afterwards", () => {
  const before = [Date, Math.random, fetch, process.env, performance.now];
  {
    using reads = new VolatileReads();
    Date.now();
    Math.random();
    expect(reads.watch(() => 1)).toEqual({ result: 1, isVolatile: false });
    expect(() =>
      reads.watch(() => {
        throw new Error("No.");
      }),
    ).toThrow("No.");
    Date.now();
    expect(reads.watch(() => 2).isVolatile).toBe(false);
  }
  expect([Date, Math.random, fetch, process.env, performance.now]).toEqual(before);
  expect(Date).toBe(before[0] as DateConstructor);
  expect(new Date().constructor).toBe(Date);
});

test("variables are known by name; those that results are not known to depend on are noticed", () => {
  using reads = new VolatileReads();
  expect(reads.watch(() => process.env["A_NAME"])).toEqual({ result: undefined, isVolatile: false });
  expect([...reads.variables]).toEqual(["A_NAME"]);
  reads.allow(reads.variables);
  expect(reads.watch(() => process.env["A_NAME"]).isVolatile).toBe(false);
  expect(reads.watch(() => process.env["OTHER_NAME"]).isVolatile).toBe(true);
  expect(reads.watch(() => "OTHER_NAME" in process.env).isVolatile).toBe(true);
});

test("what comes later may change any page, and so do values that a module took when it was loaded", async () => {
  using later = new VolatileReads();
  later.watch(() => clearTimeout(setTimeout(() => undefined, 1)));
  expect(later.watch(() => 1).isVolatile).toBe(true);
  using loading = new VolatileReads();
  await loading.watchLoading(async () => 1);
  expect(loading.isLasting).toBe(false);
  await loading.watchLoading(async () => Date.now());
  expect(loading.isLasting).toBe(true);
});

test("what packages take when they are loaded does not count, apart from facts about the process", async () => {
  const folder = makeFolder();
  const load = async (name: string, code: string) => {
    using reads = new VolatileReads();
    const file = join(folder, name);
    await Bun.write(file, code);
    await reads.watchLoading(() => import(file));
    return reads.isLasting;
  };
  expect(await load("own.mjs", "export default Date.now();")).toBe(true);
  expect(await load("node_modules/it/a.mjs", "export default [Date.now(), Math.random(), new Date() + 1];")).toBe(
    false,
  );
  expect(await load("node_modules/it/b.mjs", "export default process.uptime();")).toBe(true);
  expect(await load("node_modules/it/c.mjs", "export default fetch('http://127.0.0.1:1').catch(() => 0);")).toBe(true);
});
