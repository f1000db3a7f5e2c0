import { expect, test } from "bun:test";
import { makePageIndex } from "../../src/graph/page-index.ts";
import { makeDocument, makeRoute } from "./site-fixture.ts";

test("thousands of broken links on a large site are not all compared with every page", () => {
  const documents = Array.from({ length: 1000 }, (_, number) => makeDocument(`docs/page-${number}.md`));
  const routes = documents.map(({ path }) => makeRoute(`/${path.replace(".md", "")}`, path));
  const index = makePageIndex(routes, new Map(documents.map((document) => [document.path, document])));
  const found = documents.map(({ path }) => index.nearestDocument(path.replace("page", "pgae")));
  expect(found[0]).toBe("docs/page-0.md");
  const missing = found.filter((near) => near === undefined).length;
  expect([missing > 0, missing < found.length]).toEqual([true, true]);
  // The same link again costs nothing.
  expect(index.nearestDocument("docs/pgae-0.md")).toBe("docs/page-0.md");
});

test("neither are thousands of broken anchors with every anchor of a page", () => {
  const ids = Array.from({ length: 1000 }, (_, number) => `anchor-${number}`);
  const document = makeDocument("docs/page.md", { ids });
  const route = makeRoute("/docs/page", document.path);
  const index = makePageIndex([route], new Map([[document.path, document]]));
  const found = ids.map((id) => index.missingAnchor(route, `#${id.replace("anchor", "anhcor")}`)?.near);
  expect(found[0]).toBe("anchor-0");
  const missing = found.filter((near) => near === undefined).length;
  expect([missing > 0, missing < found.length]).toEqual([true, true]);
});
