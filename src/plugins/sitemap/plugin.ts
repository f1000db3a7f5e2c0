/** Sitemap plugin. In: the finished graph. Out: `sitemap.xml` with the absolute URL of every page to be found. */

import { validate } from "../../config/validate.ts";
import type { DocRouteContext, DocsContent } from "../../model/docs.ts";
import type { Graph } from "../../model/graph.ts";
import type { PluginFactory } from "../../model/plugin.ts";
import type { Route } from "../../model/route.ts";
import { toSitePath } from "../../report/site-path.ts";
import { toSitemapItems } from "./items.ts";
import { type SitemapRequest, sitemapOptionsSchema } from "./options.ts";
import { toSitemapFiles } from "./xml.ts";

const NAME = "docusaurus-plugin-sitemap";

/** Makes the sitemap plugin. A site with `noIndex` gets no sitemap. */
export const sitemapPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const options = validate(sitemapOptionsSchema, given, {
    file: toSitePath(site.dir, site.configPath),
    label: "sitemap plugin option",
    report,
    ...(locate && { locate }),
  });
  if (options === undefined) return undefined;
  return {
    name: NAME,
    id,
    async afterBuild({ graph, write }) {
      const { config } = graph.site;
      if (config.noIndex) return;
      const request = { routes: graph.routes.filter(isIndexed(graph)), siteConfig: config };
      const byDefault = (input: SitemapRequest) => toSitemapItems(input, options);
      const items = options.createSitemapItems
        ? await options.createSitemapItems({
            ...request,
            defaultCreateSitemapItems: async (input) => byDefault(input),
          })
        : byDefault(request);
      if (items.length === 0) return;
      const baseUrl = new URL(config.baseUrl, config.url).href;
      for (const file of toSitemapFiles(items, { filename: options.filename, baseUrl })) write(file.name, file.text);
    },
  };
};

/** Leaves out versions of docs that ask search engines to stay away. */
function isIndexed({ plugins }: Graph): (route: Route) => boolean {
  const hidden = new Set(
    plugins
      .filter(({ name }) => name === "docusaurus-plugin-content-docs")
      .flatMap(({ id, content }) =>
        (content as DocsContent).versions.filter(({ noIndex }) => noIndex).map(({ name }) => `${id}\0${name}`),
      ),
  );
  return ({ plugin, context }) =>
    hidden.size === 0 || !hidden.has(`${plugin.id}\0${(context as DocRouteContext | undefined)?.version}`);
}
