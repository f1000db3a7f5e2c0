/** The files outside of the site folder that its pages and its code use: `import Readme from "../../README.md"`. */

import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import type { Bundle } from "../bundle/bundle.ts";
import { toSiteFile } from "../content/imported-data.ts";
import type { SiteContent } from "../content/read.ts";
import { eachValue } from "../lookup/each-value.ts";
import type { Graph } from "../model/graph.ts";

export interface UsedFiles extends Pick<Bundle, "sources" | "compilerInputs"> {
  readonly graph: Graph;
}

/** The part of a path that belongs to an installed package. */
export const PACKAGES = `${sep}node_modules${sep}`;

/** Returns their absolute paths, without those of installed packages. Style sheets may depend on whole folders. */
export function listOutsideFiles({ graph, sources, compilerInputs }: UsedFiles): string[] {
  const { dir } = graph.site;
  const named = eachValue(graph.documents).flatMap(({ path, imports }) => [
    path,
    ...imports.flatMap(({ from }) => (/^(?:\.|@site\/)/.test(from) ? toSiteFile(path, from) : [])),
  ]);
  // A large site names many thousands of files, and only a path with `..` can be outside.
  const shown = [...named, ...graph.assets.map(({ source }) => source)]
    .filter((path) => path.includes(".."))
    .map((path) => join(dir, path));
  const read = [...sources, ...compilerInputs].filter((path) => !path.includes(PACKAGES) && existsSync(path));
  return [...new Set([...shown, ...read])].filter((path) => isAbove(relative(dir, path)));
}

/** Returns the absolute paths of the files outside of the site folder that its texts are made of: partials, and what loaders read. */
export function outsideTexts(content: Pick<SiteContent, "partials" | "compilerInputs">, siteDir: string): string[] {
  const read = content.compilerInputs.filter((path) => !path.includes(PACKAGES) && isAbove(relative(siteDir, path)));
  return [...outsidePartials(content, siteDir), ...read];
}

/** Returns the absolute paths of the partials outside of the site folder at an absolute path. */
export function outsidePartials({ partials }: Pick<SiteContent, "partials">, siteDir: string): string[] {
  return partials.flatMap(({ path }) => (isAbove(path) ? join(siteDir, path) : []));
}

/** Whether a file at an absolute path, or one of its folders, is among some inputs. */
export function isInput(inputs: ReadonlySet<string>, path: string): boolean {
  const folder = dirname(path);
  return inputs.has(path) || (folder !== path && isInput(inputs, folder));
}

/** Whether a path that is relative to a folder leads out of it. */
export function isAbove(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`);
}
