/** The data of a page with documents of which each look reads a copy, as on large sites. */

import { expect, test } from "bun:test";
import type { Document } from "../../src/model/document.ts";
import type { Graph } from "../../src/model/graph.ts";
import type { Route } from "../../src/model/route.ts";
import { type PageDataRequest, toPageData } from "../../src/render/page-data.ts";

test("a list that shows all of a document knows that it does", () => {
  const path = "blog/a.md";
  const readDocument = () =>
    ({
      path,
      imports: [],
      get body() {
        return ["<p>text</p>"];
      },
    }) as unknown as Document;
  const looks: unknown[] = [];
  const request = {
    graph: { documents: { [path]: readDocument() } } as unknown as Graph,
    slotValues: (...look: readonly unknown[]) => {
      looks.push(look);
      return [];
    },
    localePages: { missing: () => "", inItsLanguage: (body: unknown) => body },
    bodies: { ownElements: new Set() },
  } as unknown as PageDataRequest;
  const bodies = { whole: { document: path }, alsoWhole: { document: path, truncated: true } };
  toPageData({ path: "/blog", layers: [], bodies } as unknown as Route, request);
  expect(looks).toEqual([
    [path, false, true],
    [path, false, true],
  ]);
});
