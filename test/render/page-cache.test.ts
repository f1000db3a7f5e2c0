/** Pages that are taken over, and those that are rendered. */

import { expect, test } from "bun:test";
import type { FileGroup, OutputCache } from "../../src/model/output-cache.ts";
import type { Route } from "../../src/model/route.ts";
import { makeCachingRenderer } from "../../src/render/page-cache.ts";
import type { PageKey } from "../../src/render/page-keys.ts";
import type { Rendering } from "../../src/render/rendering.ts";

interface Build {
  readonly cache: Map<string, FileGroup>;
  /** URLs of the data that all pages share. */
  readonly urls: readonly string[];
  readonly paths: readonly string[];
}

/** Builds pages, each of which shows its path and those URLs. Returns the paths of those that were rendered, and all texts. */
function build({ cache, urls, paths }: Build): { readonly rendered: string[]; readonly texts: string[] } {
  const rendered: string[] = [];
  const files: OutputCache = {
    take(key, isRight = () => true) {
      const group = cache.get(key);
      return group && isRight(group.note) ? group : undefined;
    },
    read(key) {
      const group = cache.get(key);
      return (
        group && {
          ...group,
          files: group.files.map((file) => ({ ...file, content: Buffer.from(String(file.content)) })),
        }
      );
    },
    put: (key, group) => void cache.set(key, group),
    textOf: () => undefined,
  };
  const render = makeCachingRenderer({
    cache: { files, surroundings: "", hasFiles: false },
    rendering: { requestedImages: new Map() } as unknown as Rendering,
    keyOf: ({ path }): PageKey => ({
      first: () => `first ${path} ${urls}`,
      shown: path,
      shared: urls.join(),
      site: "",
      urls,
    }),
    withheldFiles: () => ({ urls: {}, files: [] }),
    lookUp: () => undefined,
    missingOf: () => [],
    makeOther: () => () => ({ files: [], links: [] }),
    makeRender: () => (route) => {
      rendered.push(route.path);
      const content = `${route.path} shares ${urls.join(" and ")}, twice ${urls[0]}`;
      return { files: [{ path: `${route.path}.html`, content }], links: [], again: { reads: [], missing: [] } };
    },
  });
  const made = paths.flatMap((path) => render({ path } as Route).files);
  return { rendered, texts: made.map(({ content }) => String(content)) };
}

const URLS = ["/assets/data/1a.json", "/assets/data/2b.json"];

/** Builds a site, and then with other URLs. Returns the second build. */
function rebuild(urls: readonly string[], paths = ["a", "b", "c"], pathsBefore = paths): ReturnType<typeof build> {
  const cache = new Map<string, FileGroup>();
  build({ cache, urls: URLS, paths: pathsBefore });
  const second = build({ cache, urls, paths });
  // All of its pages are kept for the next build.
  expect(build({ cache, urls, paths })).toEqual({ rendered: [], texts: second.texts });
  return second;
}

test("unchanged pages are reused", () => {
  expect(rebuild(URLS).rendered).toEqual([]);
});

test("pages that show the same of their shared data get its new URL; the first is rendered", () => {
  for (const urls of [
    ["/assets/data/3c.json", "/assets/data/2b.json"],
    ["/assets/data/2b.json", "/assets/data/1a.json"],
    ["/assets/data/2b.json", "/assets/data/3c.json"],
  ]) {
    const { rendered, texts } = rebuild(urls);
    expect(rendered).toEqual(["a"]);
    expect(texts).toEqual(build({ cache: new Map(), urls, paths: ["a", "b", "c"] }).texts);
  }
});

test("a page that has become the first is rendered: links of shared parts are recorded with it", () => {
  expect(rebuild(URLS, ["b", "c"], ["a", "b", "c"]).rendered).toEqual(["b"]);
});

test("a page is rendered if a name is not as long as the one before, or if its text has the name elsewhere", () => {
  expect(rebuild(["/assets/data/longer.json", "/assets/data/2b.json"]).rendered).toEqual(["a", "b", "c"]);
  expect(rebuild(["/assets/data/3c.json", "/assets/data/2b.json"], ["a", "1a.json"]).rendered).toEqual([
    "a",
    "1a.json",
  ]);
});
