/** The site in one locale as the emit stage takes it: its files, and those that are made from the written ones. */

import { join } from "node:path";
import type { Bundle } from "../bundle/bundle.ts";
import { makeContentSecurity } from "../emit/content-security/content-security.ts";
import type { LocaleSite } from "../emit/emit-site.ts";
import { toManifest } from "../emit/manifest.ts";
import type { OutputFile, Tick } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import { pluginFiles } from "../render/plugin-files.ts";
import { reportMissingIds } from "../render/rendered-anchors.ts";
import { searchSources } from "../search/search-sources.ts";
import { collectAfter } from "../system/garbage.ts";
import { concat } from "./concat.ts";
import type { offlineCopy } from "./offline-copy.ts";
import type { Build } from "./open-build.ts";
import type { PreparedLocale } from "./prepare-locales.ts";

interface SiteRequest extends Pick<Build, "request" | "report" | "memo"> {
  readonly files: AsyncIterable<OutputFile>;
  readonly tick: Tick;
}

/** Adds what concerns the whole locale to its files: the policy, the manifest, and files that are made last. */
export function toLocaleSite(
  { graph, plugins, folder, folders, bundle, rendering, workDir }: PreparedLocale,
  { request, report, memo, files, tick }: SiteRequest,
): LocaleSite {
  const needs = [...plugins.flatMap((plugin) => plugin.contentSecurity?.() ?? []), searchSources(graph)];
  const security = makeContentSecurity({ config: graph.site.config, needs, memo: memo?.("csp"), report });
  return {
    folder,
    hasFiles: rendering.cache?.hasFiles,
    manifest(hashed) {
      collectAfter(graph.routes.length);
      return toManifest({ graph, hashed, policy: security.policy, locales: folder === "" ? folders : [] });
    },
    files: security.pass(files),
    finish(dir) {
      reportMissingIds(rendering, dir);
      return concat(
        security.files(dir),
        request.offlineZip ? zipped(dir, { graph, bundle, workDir, report }) : [],
        request.precompress ? compressed(dir, tick) : [],
      );
    },
    afterwards: {
      run: (outDir, hashed) => pluginFiles(rendering, { outDir, hashed }),
      touchesFolder: plugins.some(({ touchesOutput }) => touchesOutput),
    },
  };
}

/** Lists the files that documents embed, under their hashed names, without those that the bundle already contains. */
export function copiesOf({ assets, site }: Graph, { outputs }: Bundle): OutputFile[] {
  const bundled = new Set(outputs.map(({ path }) => path));
  return assets
    .filter(({ output }) => !bundled.has(output))
    .map(({ source, output }) => ({ path: output, content: { copy: join(site.dir, source) }, source, hashed: true }));
}

/** Few builds do either, and both load compressors. */
async function* zipped(...args: Parameters<typeof offlineCopy>): AsyncGenerator<OutputFile> {
  const { offlineCopy } = await import("./offline-copy.ts");
  yield* offlineCopy(...args);
}

async function* compressed(dir: string, tick: Tick): AsyncGenerator<OutputFile> {
  const { precompress } = await import("../emit/precompress.ts");
  yield* precompress(dir, tick);
}
