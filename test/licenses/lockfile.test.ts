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
  test("has what each needs, the nearest of that name, each once, and optional peers that are installed", () => {
    expect(closureOf(lock, ["a", "@s/b"])).toEqual(["@s/b", "@s/b/e", "a", "a/c", "a/c/d", "c", "f"]);
    expect(closureOf(lock, ["d"])).toEqual(["d"]);
    expect(closureOf(lock, [])).toEqual([]);
  });

  test("fails for a package that is not locked", () => {
    expect(() => closureOf(lock, ["none"])).toThrow("no package `none`, which `package.json` needs");
    const broken = { ...lock, packages: { a: entry({ dependencies: { gone: "*" } }) } };
    expect(() => closureOf(broken, ["a"])).toThrow("no package `gone`, which `a` needs");
  });

  test("begins with the project's own dependencies", () => expect(runtimeDependencies(lock)).toEqual(["a", "@s/b"]));
});

test("a package inside of another is in the folder of that", () => {
  expect(folderOf("a/@s/b/c")).toBe("node_modules/a/node_modules/@s/b/node_modules/c");
});
