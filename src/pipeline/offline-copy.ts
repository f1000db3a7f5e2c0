import type { Bundle } from "../bundle/bundle.ts";
import { DISK_SCRIPT } from "../bundle/theme/disk-scripts.ts";
import { HELD, offlineZip } from "../emit/offline-zip/offline-zip.ts";
import type { OutputFile } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import { nonExactPaths } from "../render/site-data.ts";

interface OfflineRequest {
  readonly graph: Graph;
  readonly bundle: Bundle;
  readonly workDir: string;
  readonly report: Reporter;
}

/** Packs the finished site, in the folder `dir`, into one zip file that works without a server. */
export function offlineCopy(dir: string, { graph, bundle, ...rest }: OfflineRequest): AsyncIterable<OutputFile> {
  return offlineZip(dir, {
    config: graph.site.config,
    nonExact: nonExactPaths(graph),
    entry: bundle.entry.path,
    replaced: new Set(bundle.outputs.flatMap(({ path }) => (path.endsWith(".js") ? path : []))),
    scripts: (map) => bundle.diskScripts({ ...map, ...HELD }),
    script: DISK_SCRIPT,
    ...rest,
  });
}
