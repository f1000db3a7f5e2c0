/** The bundled site has what the reference build has: routes, versions, sidebars, docs and posts, but for a list of differences. */

import { beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import type { Graph } from "../../src/model/graph.ts";
import { runCli } from "../support/cli.ts";
import { projectDir } from "../support/paths.ts";
import { compareWithReference } from "./compare.ts";
import { KNOWN_DIFFERENCES } from "./differences.ts";
import { type Reference, readReference } from "./reference.ts";

let graph: Graph;
let reference: Reference;
let found: readonly string[];

beforeAll(async () => {
  reference = await readReference();
  const { stdout } = await runCli(["graph", join(projectDir, "content")]);
  graph = JSON.parse(stdout) as Graph;
  found = compareWithReference(graph, reference);
}, 60_000);

test("all facts are present", () => {
  const { routes, docs, sidebars, posts } = reference;
  expect([routes.length, docs.length, sidebars.length, posts.length]).toEqual([464, 282, 5, 23]);
});

test("the bundled site differs from the reference only in the listed ways", () => {
  const known = KNOWN_DIFFERENCES.flatMap(({ lines }) => lines);
  expect(found.filter((line) => !known.includes(line))).toEqual([]);
});

test("every listed difference exists", () => {
  const inVain = KNOWN_DIFFERENCES.flatMap(({ why, lines }) =>
    lines.filter((line) => !found.includes(line)).map((line) => `${line} (${why})`),
  );
  expect(inVain).toEqual([]);
});

test("the comparison detects each kind of difference", () => {
  const changed: Reference = {
    routes: reference.routes.map((route) => {
      if (route.path === "/docs/") return { ...route, path: "/docs/home/" };
      return route.path === "/docs/cli/" ? { ...route, match: "prefix", sidebar: "docs" } : route;
    }),
    docs: reference.docs.map((doc) => {
      if (doc.id !== "installation" || doc.version !== "2.0.0-rc.1") return doc;
      return { ...doc, title: "Install", previous: null, tags: ["new"], frontMatter: { draft: false } };
    }),
    sidebars: reference.sidebars.map((one) => {
      const { community = [] } = one.sidebars;
      const [first, second, ...others] = community;
      if (!first || !second) return one;
      return {
        ...one,
        sidebars: { community: [second, first, ...others, { type: "link", label: "More", href: "/" }] },
      };
    }),
    posts: reference.posts.map((post) => (post.title === "Hmmm!" ? { ...post, authorCount: 3 } : post)),
  };
  const before = new Set(found);
  expect(compareWithReference(graph, changed).filter((line) => !before.has(line))).toMatchInlineSnapshot(`
    [
      "route /docs/: added",
      "route /docs/home/: missing",
      "route /docs/cli/: match is "exact", not "prefix"",
      "route /docs/cli/: sidebar is "api", not "docs"",
      "version community current: sidebar community: link More href="/": missing",
      "version community current: sidebar community: link Team docId="team" href="/community/team": at another place",
      "doc default 2.0.0-rc.1 installation: title is "Installation", not "Install"",
      "doc default 2.0.0-rc.1 installation: tags is [], not ["new"]",
      "doc default 2.0.0-rc.1 installation: previous is "/docs/2.0.0-rc.1/category/getting-started", not null",
      "doc default 2.0.0-rc.1 installation: front matter: draft is undefined, not false",
      "post /tests/blog/2021/08/22/no-author: authorCount is 0, not 3",
    ]
  `);
});
