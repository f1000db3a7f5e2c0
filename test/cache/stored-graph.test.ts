/** Of a stored graph, only what every page has is read at once. */

import { expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DocumentStore } from "../../src/markdown/document-store.ts";
import type { Graph } from "../../src/model/graph.ts";
import { readGraph, storeGraph } from "../../src/pipeline/amend/stored-graph.ts";

test("large members of a stored graph are parsed when something reads them", () => {
  const dir = mkdtempSync(join(tmpdir(), "veloci-graph-"));
  try {
    const place = { dir, outDir: join(dir, "dist") };
    const large = { plugins: [{ name: "docs", id: "default" }], slotUrls: { "a.md": [] }, routeTree: [] };
    const graph = { documents: {}, routes: [], ...large } as unknown as Graph;
    const stored = storeGraph(graph, new Map(), place);
    const read = stored && readGraph(stored, {} as DocumentStore, place)?.graph;
    const descriptors = Object.getOwnPropertyDescriptors(read ?? {}) as Record<string, PropertyDescriptor>;
    const late = Object.keys(descriptors).filter((name) => descriptors[name]?.get);
    expect(late.sort()).toEqual(["plugins", "routeTree", "slotUrls"]);
    expect(read).toMatchObject(large);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
