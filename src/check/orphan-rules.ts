/** Optional checks for orphans: pages without a link, images that no file names. */

import { basename } from "node:path";
import { findFiles } from "../content/files.ts";
import { findConfigLinks } from "../graph/config-links.ts";
import type { Graph } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import { toPagePath } from "../url/page-path.ts";
import { decodeUrl, splitUrl, toSiteUrl } from "../url/paths.ts";
import type { Rule, RuleRequest } from "./check-request.ts";
import { listPages, toWarning } from "./page-rules.ts";
import { contentFolders } from "./site-texts.ts";

const IMAGE = "png jpg jpeg gif svg webp avif bmp".split(" ");
const IMAGE_NAME = new RegExp(`[^/\\\\\\s"'\`()<>=,]+\\.(?:${IMAGE.join("|")})\\b`, "gi");
const QUOTED_PATH = /["'`(]((?:\/|https?:\/\/|pathname:\/\/)[^"'`()\s]*)/g;

/** Reports `orphaned-page`: pages that no sidebar, navbar, footer, page or component links to. Posts are in their lists. */
export const orphanedPages: Rule = async (request) => {
  const { graph, report } = request;
  const linked = await findLinkedPaths(request);
  const home = toPagePath(graph.site.config.baseUrl);
  for (const { path, about, source } of listPages(graph.routes)) {
    const page = toPagePath(path);
    if (page === home || about?.date !== undefined || linked.has(page)) continue;
    report.add({
      ...toWarning("orphaned-page", `No other page links to \`${path}\`.`),
      hint: "Link to it, add it to a sidebar, or set `unlisted: true` in its front matter.",
      ...(source !== undefined && { file: source, line: 1, column: 1 }),
    });
  }
};

/** Paths of pages that something other than the page itself links to. */
async function findLinkedPaths({ graph, texts }: RuleRequest): Promise<ReadonlySet<string>> {
  const { baseUrl } = graph.site.config;
  const linked = new Set<string>();
  const add = (url: string, from?: string): void => {
    const path = toPagePath(decodeUrl(splitUrl(url).pathname));
    if (path !== from) linked.add(path);
  };
  const pageOf = new Map(graph.routes.map(({ document, path }) => [document, toPagePath(path)]));
  for (const [file, slots] of Object.entries(graph.slotUrls)) for (const { url } of slots) add(url, pageOf.get(file));
  for (const { url } of findConfigLinks(graph.site)) add(url);
  for (const href of findHrefs(Object.values(graph.shared))) add(href);
  for (const [path, text] of await texts.all()) {
    if (graph.documents[path]) continue;
    for (const [, url = ""] of text.matchAll(QUOTED_PATH)) add(toSiteUrl(url, baseUrl));
  }
  return linked;
}

/** Items of sidebars and lists have their URL in `href`. */
function* findHrefs(json: Json): Generator<string> {
  if (typeof json !== "object" || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (key === "href" && typeof value === "string") yield value;
    else yield* findHrefs(value as Json);
  }
}

/** Reports `orphaned-image`: image files of the site whose name appears in no text of the site. */
export const orphanedImages: Rule = async ({ graph, texts, report }) => {
  const named = await findImageNames(graph, await texts.all());
  const endings = [...IMAGE, ...IMAGE.map((ending) => ending.toUpperCase())].join(",");
  const include = contentFolders(graph).map((folder) => `${folder}/**/*.{${endings}}`);
  const { dir } = graph.site;
  for (const file of await findFiles({ dir, include, exclude: ["**/node_modules/**"] })) {
    if (named.has(basename(file))) continue;
    report.add({
      ...toWarning(
        "orphaned-image",
        `No page shows the image \`${file}\`: no page, component, style sheet or config contains its name.`,
      ),
      hint: "Delete the file, or link to it.",
      file,
    });
  }
};

async function findImageNames(graph: Graph, texts: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const named = new Set(graph.assets.map(({ source }) => basename(source)));
  for (const text of texts.values()) {
    for (const [name] of text.matchAll(IMAGE_NAME)) named.add(name).add(basename(decodeUrl(name)));
  }
  for (const { slots } of Object.values(graph.documents)) {
    for (const { url } of slots) named.add(basename(decodeUrl(splitUrl(url).pathname)));
  }
  return named;
}
