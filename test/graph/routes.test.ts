import { expect, test } from "bun:test";
import { planRoutes } from "../../src/graph/routes.ts";
import type { Plan, Plugin } from "../../src/model/plugin.ts";
import { makeReporter } from "../../src/report/reporter.ts";
import { makeRoute, makeSite } from "./site-fixture.ts";

/** Plans the routes of plugins that each do one thing. */
function plan(plans: ((plan: Plan) => void)[], ids: readonly string[] = []) {
  const report = makeReporter();
  const plugins = plans.map((run, index) => {
    const plugin: Plugin = { name: `plugin-${index}`, id: ids[index] ?? "default", plan: (_, actions) => run(actions) };
    return { plugin, content: null };
  });
  const planned = planRoutes({
    site: makeSite({ baseUrl: "/b/" }),
    contents: plugins,
    documents: new Map(),
    search: undefined,
    report,
  });
  return { ...planned, diagnostics: report.diagnostics };
}

test("every site has a not-found page, and routes know their plugin", () => {
  const { routes } = plan([(actions) => actions.addRoute(makeRoute("/b/a"))]);
  expect(routes.map(({ path, plugin }) => [path, plugin.name])).toEqual([
    ["/b/a", "plugin-0"],
    ["/b/404.html", "native"],
  ]);
});

test("plugin instances that claim the same path are distinguished", () => {
  const add = (actions: Plan) => actions.addRoute(makeRoute("/b/a"));
  const { diagnostics } = plan([add, add], ["default", "other"]);
  expect(diagnostics[0]?.message).toContain("by `plugin-0` and `plugin-1@other`.");
});

test("a path claimed twice is reported with both sources, regardless of trailing slash, and the first is kept", () => {
  const { routes, diagnostics } = plan([
    (actions) => actions.addRoute(makeRoute("/b/a", "docs/a.md")),
    (actions) => actions.addRoute(makeRoute("/b/a/", "src/pages/a.md")),
  ]);
  expect(routes.map(({ source }) => source)).toEqual(["docs/a.md", undefined]);
  expect(diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "duplicate-route",
        "file": "src/pages/a.md",
        "hint": "Give one of them another \`slug\`; \`onDuplicateRoutes\` relaxes this check.",
        "message": "The route \`/b/a\` is claimed 2 times: by \`docs/a.md\` and \`src/pages/a.md\`. The first one is shown.",
        "severity": "warning",
      },
    ]
  `);
});

test("shared and global data are separated by plugin", () => {
  const set = (actions: Plan): void => {
    actions.setGlobalData({ x: 1 });
    actions.shareData("sidebar", { y: 2 });
  };
  const { shared, globalData } = plan([set, set]);
  expect(Object.keys(shared)).toEqual(["plugin-0/default/sidebar", "plugin-1/default/sidebar"]);
  expect(globalData).toEqual({ "plugin-0": { default: { x: 1 } }, "plugin-1": { default: { x: 1 } } });
});
