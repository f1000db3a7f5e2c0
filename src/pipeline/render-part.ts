/** Renders a part of a site, for a merge with the parts of other processes. */

import type { BuildRequest, BuildResult } from "../model/build.ts";
import { readGraphs } from "../pipeline.ts";
import { renderSite } from "../render/render.ts";
import { loadLocales } from "./load-locales.ts";
import { withBuild } from "./open-build.ts";
import { countPages, prepareLocales } from "./prepare-locales.ts";

/** Renders the pages that are this process's own, which `pages` collects. Writes nothing into the output folder. */
export async function renderPart(request: BuildRequest & Required<Pick<BuildRequest, "pages">>): Promise<BuildResult> {
  return withBuild(request, async (build) => {
    const read = await readGraphs(build, await loadLocales(request, build.report, build.place.newDir));
    if (!read) return undefined;
    // Nobody takes the files that the second thread would draw.
    const graphs = read.graphs.map((one) => ({ ...one, run: undefined }));
    await request.progress.stage("render", async (tick) => {
      for await (const { rendering } of prepareLocales(graphs, build))
        for await (const _ of renderSite(rendering, tick));
    });
    return { pages: countPages(graphs), written: { files: 0, bytes: 0 } };
  });
}
