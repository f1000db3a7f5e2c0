/** Input of a site's plugin after the pages are written. */

import { existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isWorkplaceName } from "../../system/workplace-name.ts";
import { ownValue } from "../../lookup/own-value.ts";
import type { Json } from "../../model/json.ts";
import type { AllContent, BuildOutput } from "../../model/plugin.ts";
import { attempt } from "../../report/system-error.ts";
import { generatedDir } from "./context.ts";
import { toFormatRoutes } from "./format-routes.ts";
import { makePageFacts } from "./page-heads.ts";
import { isJsonName } from "./given-data.ts";
import type { Requested } from "./record.ts";

export interface BuiltRequest {
  readonly output: BuildOutput;
  readonly requested: Pick<Requested, "data">;
  /** Contents of all plugins. */
  readonly published: AllContent;
}

/** What is known of the whole site once it is built, in the format's shape. Writes the files of `.docusaurus`. */
export function toBuiltProps({ output, requested, published }: BuiltRequest): Readonly<Record<string, unknown>> {
  const { graph, outDir, tags } = output;
  const facts = writeGenerated(output, requested);
  return {
    ...facts,
    ...tags,
    outDir,
    routes: toFormatRoutes(graph, published),
    routesPaths: graph.routes.map(({ path }) => path),
    plugins: toLoadedPlugins(output, facts, published),
    ...makePageFacts(output),
  };
}

/**
 * Runs code that may look for the output in `build`, the format's name for it, whatever it is called here: the site folder has a link
 * of that name meanwhile, unless it has a file or folder.
 */
export async function withLinkToOutput(
  { site, outDir }: Pick<BuildOutput, "site" | "outDir">,
  work: () => Promise<void>,
): Promise<void> {
  const link = join(site.dir, "build");
  if (!existsSync(link) && isLeft(link)) attempt(() => rmSync(link));
  // Fails if there is anything of that name.
  const isMade = attempt(() => symlinkSync(outDir, link, "junction"));
  try {
    await work();
  } finally {
    if (isMade) attempt(() => rmSync(link, { force: true }));
  }
}

/** Whether this is the link of a build that was killed. */
function isLeft(link: string): boolean {
  try {
    return isWorkplaceName(basename(dirname(readlinkSync(link))));
  } catch {
    return false;
  }
}

interface SiteFacts {
  readonly siteMetadata: { readonly pluginVersions: Readonly<Record<string, Json>> };
  readonly codeTranslations: Json;
}

/**
 * The plugins of the site in the format's shape: each with its version, its options, and its content, which is made on
 * first access.
 */
function toLoadedPlugins(
  { plugins }: Pick<BuildOutput, "plugins">,
  { siteMetadata }: SiteFacts,
  published: AllContent,
): object[] {
  return plugins.map(({ name, id, options }) => ({
    name,
    version: ownValue(siteMetadata.pluginVersions, name),
    options: { ...Object(options), id },
    get content(): unknown {
      return ownValue(ownValue(published, name) ?? {}, id);
    },
  }));
}

function toText(path: string, value: Json): string {
  return typeof value === "string" && !isJsonName(path) ? value : JSON.stringify(value);
}

/**
 * Writes the files that the format has in `.docusaurus` for plugins that read them: the data of this plugin, and facts
 * about the site, some of which are also returned.
 */
function writeGenerated(
  { site, generatedFiles }: Pick<BuildOutput, "site" | "generatedFiles">,
  { data }: Pick<Requested, "data">,
): SiteFacts {
  const folder = generatedDir(site);
  const texts = generatedFiles();
  const files = [
    ...Object.entries(texts).map(([name, text]) => [join(folder, name), text] as const),
    ...Object.entries(data).map(([path, value]) => [join(site.dir, path), toText(path, value)] as const),
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const read = (name: string): unknown => JSON.parse(texts[`${name}.json`] ?? "{}");
  return { siteMetadata: read("site-metadata"), codeTranslations: read("codeTranslations") } as SiteFacts;
}
