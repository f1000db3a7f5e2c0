/** The texts that mention a site's pages and files. */

import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { findFiles } from "../content/files.ts";
import type { Position } from "../model/document.ts";
import type { Graph } from "../model/graph.ts";
import { toSitePath } from "../report/site-path.ts";
import { inParallel } from "../system/in-parallel.ts";

export interface SiteTexts {
  /** Every text by site-relative path; read on first access. */
  all(): Promise<ReadonlyMap<string, string>>;
  /** Position of the first occurrence of a text in a file. */
  locate(file: string, text: string): Promise<Position | undefined>;
}

const TEXTS = "*.{md,mdx,js,jsx,ts,tsx,mjs,mts,cjs,css,scss,sass,less,json,yml,yaml,html,xml,webmanifest}";
const AT_ONCE = 32;

/** Folders of the site's content: its documents, its code and its static files. */
export function contentFolders({ site, documents }: Graph): string[] {
  const first = (path: string): string => path.split("/")[0] ?? path;
  const folders = new Set(["src"]);
  for (const path of Object.keys(documents))
    if (path.includes("/") && !path.startsWith("../")) folders.add(first(path));
  for (const folder of site.config.staticDirectories) {
    const path = relative(site.dir, folder.startsWith("/") ? folder : `${site.dir}/${folder}`);
    if (path !== "" && !path.startsWith("..")) folders.add(path);
  }
  return [...folders].sort();
}

/** Makes the texts of a site. Files that cannot be read are left out: other checks report them. */
export function makeSiteTexts(graph: Graph): SiteTexts {
  const { dir } = graph.site;
  const read = async (path: string): Promise<readonly [string, string] | undefined> => {
    const text = await readFile(`${dir}/${path}`, "utf8").catch(() => undefined);
    return text === undefined ? undefined : [path, text];
  };
  const readAll = async (): Promise<ReadonlyMap<string, string>> => {
    const include = [TEXTS, ...contentFolders(graph).map((folder) => `${folder}/**/${TEXTS}`)];
    const paths = await findFiles({ dir, include, exclude: ["**/node_modules/**"] });
    const known = new Set([...paths, toSitePath(dir, graph.site.configPath), ...sourcesOf(graph)]);
    const texts = await inParallel([...known], AT_ONCE, read);
    return new Map(texts.filter((entry) => entry !== undefined));
  };
  let all: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    all: () => (all ??= readAll()),
    async locate(file, text) {
      const [, content = ""] = (await read(file)) ?? [];
      const at = content.indexOf(text);
      if (at < 0) return undefined;
      const before = content.slice(0, at).split("\n");
      return { line: before.length, column: (before.at(-1) ?? "").length + 1 };
    },
  };
}

/** Files of the documents: a part of a file has a fragment after its path. */
function sourcesOf({ documents }: Graph): string[] {
  return Object.keys(documents).map((path) => path.split("#")[0] ?? path);
}
