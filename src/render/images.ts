import { eachValue } from "../lookup/each-value.ts";
import type { Bundle } from "../bundle/bundle.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Graph } from "../model/graph.ts";
import type { ImageSource } from "../model/image.ts";
import type { Plugin } from "../model/plugin.ts";
import { joinUrl } from "../url/paths.ts";
import { join } from "node:path";

const COMPONENT = "@theme/IdealImage";

const IMAGES = /\.(?:png|jpe?g|webp|gif|svg|avif)$/i;

export interface ImagesRequest {
  readonly graph: Graph;
  readonly bundle: Pick<Bundle, "outputs" | "isImported">;
  readonly plugins: readonly Plugin[];
  readonly report: Reporter;
}

/** The images that components may show, of the first plugin that offers any; `undefined` without such a plugin. */
export async function openImages({ graph, bundle, plugins, report }: ImagesRequest): Promise<ImageSource | undefined> {
  const plugin = plugins.find(({ images }) => images !== undefined);
  return plugin?.images?.({ graph, files: embeddedFiles(graph, bundle), report });
}

/** Skips images that the component cannot show, because reading an image takes time. */
function embeddedFiles(graph: Graph, { outputs, isImported }: ImagesRequest["bundle"]): Map<string, string> {
  const { dir, config } = graph.site;
  const inCode = isImported(COMPONENT);
  const sources = new Map(
    graph.assets.map(({ output, source }) => [joinUrl(config.baseUrl, output), join(dir, source)]),
  );
  const named = eachValue(graph.documents)
    .filter(({ imports }) => inCode || imports.some(({ from }) => from === COMPONENT))
    .flatMap(({ path }) => graph.slotUrls[path] ?? [])
    .flatMap(({ url }) => {
      const file = sources.get(url);
      return file === undefined ? [] : [[url, file] as const];
    });
  const bundled = outputs.flatMap(({ path, content }) =>
    inCode && typeof content === "object" && "copy" in content
      ? [[joinUrl(config.baseUrl, path), content.copy] as const]
      : [],
  );
  return new Map([...named, ...bundled].filter(([, file]) => IMAGES.test(file)));
}
