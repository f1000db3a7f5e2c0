/** Routes inside their wrappers. */

import { expect, test } from "bun:test";
import { toRouteTree } from "../../src/graph/route-tree.ts";
import type { Layer, Route } from "../../src/model/route.ts";

function page(path: string, wrappers: readonly string[] = [], fields: Partial<Route> = {}): Route {
  const around = wrappers.map((wrapper): Layer => ({ component: "@theme/Wrapper", props: {}, path: wrapper }));
  const layers = [...around, { component: "@theme/Page", props: {} }];
  return { path, exact: true, layers, plugin: { name: "docs", id: "default" }, ...fields };
}

const child = (path: string) => ({ path, component: "@theme/Page", exact: true });

test("pages with the same wrapper are its children, in order, at the position of the first", () => {
  const routes = [page("/"), page("/docs/a", ["/docs"]), page("/blog"), page("/docs/b", ["/docs"])];
  expect(toRouteTree(routes)).toEqual([
    child("/"),
    {
      path: "/docs",
      component: "@theme/Wrapper",
      exact: false,
      routes: [child("/docs/a"), child("/docs/b")],
    },
    child("/blog"),
  ]);
});

test("wrappers nest, and those of two plugins stay separate", () => {
  const other = { plugin: { name: "docs", id: "other" } };
  const tree = toRouteTree([
    page("/a/b/c", ["/a", "/a/b"]),
    page("/a/d", ["/a"], { sidebar: "main", exact: false }),
    page("/a/e", ["/a"], other),
  ]);
  const wrapper = { component: "@theme/Wrapper", exact: false };
  expect(tree).toEqual([
    {
      ...wrapper,
      path: "/a",
      routes: [
        { ...wrapper, path: "/a/b", routes: [child("/a/b/c")] },
        { path: "/a/d", component: "@theme/Page", exact: false, sidebar: "main" },
      ],
    },
    { ...wrapper, path: "/a", routes: [child("/a/e")] },
  ]);
});
