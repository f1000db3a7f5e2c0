/** The graph is JSON: by its type, and as it is for whole sites. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Graph } from "../../src/model/graph.ts";
import type { Plain } from "../../src/model/json.ts";
import { loadGraph } from "../../src/pipeline/commands.ts";
import { makeProgress } from "../../src/terminal/progress.ts";
import { fixtureDir, projectDir } from "../support/paths.ts";

const TIMEOUT_MS = 60_000;

/** No part of the type is anything that JSON cannot hold. The type checker proves it. */
type IsPlain<T> = T extends Plain<T> ? true : false;
const graphIsPlain: IsPlain<Graph> = true;

test("a type that contains what JSON cannot represent is detected", () => {
  const noticed: {
    readonly [K in "function" | "map" | "unknown" | "object"]: IsPlain<{
      readonly a: readonly [K extends "x" ? 1 : Held[K]];
    }>;
  } = { function: false, map: false, unknown: false, object: false };
  expect([graphIsPlain, ...Object.values(noticed)]).toEqual([true, false, false, false, false]);
});

interface Held {
  readonly function: () => void;
  readonly map: ReadonlyMap<string, string>;
  readonly unknown: unknown;
  readonly object: object;
}

/** Paths of values that would be lost or changed by writing and reading JSON. */
function findLost(value: unknown, path = "graph"): string[] {
  if (value === null || typeof value === "string" || typeof value === "boolean") return [];
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`];
  if (typeof value !== "object") return [`${path}: ${typeof value}`];
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || prototype === Object.prototype || Array.isArray(value);
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) return [`${path}: not plain`];
  return Object.entries(value).flatMap(([key, member]) => findLost(member, `${path}.${key}`));
}

test.each([
  ["the bundled site", join(projectDir, "content")],
  ["the tour site", join(fixtureDir, "tour")],
])(
  "the graph of %s is the same after it was written and read",
  async (_, siteDir) => {
    const { graph } = await loadGraph({ siteDir, progress: makeProgress() });
    expect(graph?.routes.length).toBeGreaterThan(10);
    expect(findLost(graph)).toEqual([]);
    const read: unknown = JSON.parse(JSON.stringify(graph));
    expect(read).toEqual(graph);
  },
  TIMEOUT_MS,
);
