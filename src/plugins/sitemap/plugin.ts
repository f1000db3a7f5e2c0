import { validate, type Where } from "../../config/validate.ts";
import type { BuildOutput, Found, Plugin, PluginFactory } from "../../model/plugin.ts";
import { type ChangeDates, toChangeDates } from "./change-dates.ts";
import { toSitemapItems } from "./items.ts";
import { type SitemapItem, type SitemapOptions, sitemapOptionsSchema } from "./options.ts";
import { ownItems } from "./own-items.ts";
import { toSitemapFiles } from "./xml.ts";
import { optionsPlace } from "../options-place.ts";

const NAME = "docusaurus-plugin-sitemap";

/** Sitemap plugin: writes `sitemap.xml` with the absolute URL of every indexable page, and `robots.txt`. */
export const sitemapPlugin: PluginFactory = (input) => {
  const { id, options: given, site } = input;
  const where = optionsPlace(input, "sitemap plugin option");
  const options = validate(sitemapOptionsSchema, given, where);
  if (options === undefined) return undefined;
  const history = { changed: "all", isShown: false } as const;
  const plugin: Plugin<Found, ChangeDates> = {
    name: NAME,
    id,
    read: async () => ({ sources: [], ...(options.lastmod !== null && !site.config.noIndex && { history }) }),
    assemble: (_found, { documents, histories }) => toChangeDates(documents, histories, options),
    afterBuild: async (output, dates) => {
      const isWritten = await writeSitemap({ output, dates, options, where });
      const first = output.graph.plugins.find(({ name }) => name === NAME);
      if (isWritten && first?.id === id) writeRobots(output, options);
    },
  };
  return plugin;
};

interface Request {
  readonly output: BuildOutput;
  readonly dates: ChangeDates;
  readonly options: SitemapOptions;
  /** Of the options. */
  readonly where: Where;
}

/** Whether there is a sitemap. A file of the site in a static folder takes precedence. */
async function writeSitemap(request: Request): Promise<boolean> {
  const { output, options } = request;
  const { graph, staticFiles, write } = output;
  const { baseUrl, url, noIndex } = graph.site.config;
  if (noIndex) return false;
  if (staticFiles.has(options.filename)) return true;
  const items = await listItems(request);
  if (items.length === 0) return false;
  const home = new URL(baseUrl, url).href;
  for (const file of toSitemapFiles(items, { filename: options.filename, baseUrl: home })) write(file.name, file.text);
  return true;
}

const ROBOTS = "robots.txt";

/** Names the sitemap in `robots.txt`. Crawlers look for that only at the root of a host; a file of the site takes precedence. */
function writeRobots({ site, staticFiles, write }: BuildOutput, { filename }: SitemapOptions): void {
  const { baseUrl, url } = site.config;
  if (baseUrl !== "/" || staticFiles.has(ROBOTS)) return;
  write(ROBOTS, `User-agent: *\nDisallow:\n\nSitemap: ${new URL(filename, url).href}\n`);
}

async function listItems({ output, ...request }: Request): Promise<readonly SitemapItem[]> {
  const { graph, noIndex, report } = output;
  const { options, dates } = request;
  const { site } = graph;
  const routes = graph.routes.filter((route) => !noIndex.has(route.path));
  const { createSitemapItems: create } = options;
  if (create === undefined) return toSitemapItems({ routes, siteConfig: site.config }, options, dates);
  return ownItems({ ...request, create, routes, site, report });
}
