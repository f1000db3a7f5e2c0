import { expect, test } from "bun:test";
import { ReturnedChunks, withStableNames } from "../../src/bundle/chunks/stable-names.ts";

const FIRST = ["aaaaaaa1", "bbbbbbb1", "ccccccc1"] as const;

/** Two chunks that import each other, and one that both import, under the bundler's names. */
const ring = ([a, b, c]: readonly [string, string, string], leaf = "1") => [
  { name: `a-${a}.js`, text: `import "./b-${b}.js";import "./c-${c}.js"` },
  { name: `b-${b}.js`, text: `import("./a-${a}.js");import "./c-${c}.js"` },
  { name: `c-${c}.js`, text: `export default ${leaf}` },
];

test("names do not depend on the bundler's hashes, and imports follow", () => {
  const [first, second] = [ring(FIRST), ring(["aaaaaaa2", "bbbbbbb2", "ccccccc2"])].map((chunks) =>
    withStableNames(chunks),
  );
  expect(first).toEqual(second);
  const [a, b, c] = (first ?? []).map(({ name }) => name);
  expect(first?.[0]?.text).toBe(`import "./${b}";import "./${c}"`);
  expect(first?.[1]?.text).toBe(`import("./${a}");import "./${c}"`);
});

test("a changed chunk changes the names of all chunks that import it", () => {
  const before = withStableNames(ring(FIRST)).map(({ name }) => name);
  const after = withStableNames(ring(FIRST, "2")).map(({ name }) => name);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

test("in a session, no chunk returns under an earlier name, and those that stay keep theirs", () => {
  const returned = new ReturnedChunks();
  const bundles = ["1", "1", "2", "1", "1", "2"].map((leaf) =>
    withStableNames([...ring(FIRST, leaf), { name: "own-ddddddd1.js", text: "" }], returned).map(({ name }) => name),
  );
  const [first, same, edited, undone, still, again] = bundles.map((names) => names.slice(0, 3).join());
  expect([same, still]).toEqual([first, undone]);
  expect(new Set([first, edited, undone, again]).size).toBe(4);
  expect(new Set(bundles.map((names) => names[3])).size).toBe(1);
});
