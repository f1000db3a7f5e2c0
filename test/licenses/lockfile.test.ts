/** Which packages a lockfile says are needed. */

import { describe, expect, test } from "bun:test";
import { closureOf, folderOf, type Lockfile, runtimeDependencies } from "../../src/licenses/lockfile.ts";

const entry = (facts: object): readonly unknown[] => ["name@1.0.0", "", facts, "sha512-…"];

const lock: Lockfile = {
  workspaces: { "": { dependencies: { a: "1.0.0", "@s/b": "1.0.0" } } },
  packages: {
    a: entry({ dependencies: { c: "^2.0.0", "@types/a": "*" }, optionalDependencies: { "a-linux": "1.0.0" } }),
    "a/c": entry({ dependencies: { d: "*" } }),
    "a/c/d": entry({}),
    "a-linux": entry({}),
    "@s/b": entry({
      dependencies: { c: "^1.0.0" },
      peerDependencies: { e: "*", f: "*", g: "*" },
      optionalPeers: ["f", "g"],
    }),
    "@s/b/e": entry({ dependencies: { "@s/b": "*" } }),
    "@types/a": entry({}),
    c: entry({}),
    d: entry({}),
    f: entry({}),
  },
};

describe("the closure of packages", () => {
  test("contains each dependency, the nearest of its name, once, and installed optional peers", () => {
    expect(closureOf(lock, ["a", "@s/b"])).toEqual(["@s/b", "@s/b/e", "a", "a/c", "a/c/d", "c", "f"]);
    expect(closureOf(lock, ["d"])).toEqual(["d"]);
    expect(closureOf(lock, [])).toEqual([]);
  });

  test("fails for a package that is missing from the lockfile", () => {
    expect(() => closureOf(lock, ["none"])).toThrow("no package `none`, which `package.json` needs");
    const broken = { ...lock, packages: { a: entry({ dependencies: { gone: "*" } }) } };
    expect(() => closureOf(broken, ["a"])).toThrow("no package `gone`, which `a` needs");
  });

  test("starts with the project's own dependencies", () => expect(runtimeDependencies(lock)).toEqual(["a", "@s/b"]));
});

test("a nested package is in its parent's folder", () => {
  expect(folderOf("a/@s/b/c")).toBe("node_modules/a/node_modules/@s/b/node_modules/c");
});
