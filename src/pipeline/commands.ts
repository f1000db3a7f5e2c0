/** What the command line runs on a site. All but the build is imported only when it runs, so that a build starts faster. */

import { loadSite } from "../config/load.ts";
import type { DevPipeline } from "../model/dev.ts";
import type { Pipeline } from "../model/build.ts";
import { readGraph } from "../pipeline.ts";
import { loadLocale } from "./load-locales.ts";
import { loadPlugins } from "./load-plugins.ts";
import { withReport } from "./open-report.ts";

export { buildSite } from "../pipeline.ts";

/** Renders the pages of a part. */
export const renderPart: Pipeline["renderPart"] = async (request) =>
  (await import("./render-part.ts")).renderPart(request);

/** Loads a site and checks its graph. The result has no graph if the config has errors. */
export const loadGraph: Pipeline["loadGraph"] = (request) =>
  withReport(request, async (report) => {
    const locale = await loadLocale(request, report);
    return locale && { graph: (await readGraph(locale, { request, report })).graph };
  });

/** Runs every check that needs no rendered page. */
export const checkSite: Pipeline["checkSite"] = async (request) => (await import("./check-site.ts")).checkSite(request);

/** Runs a site while its author writes; see `DevPipeline`. */
export const devSite: DevPipeline["devSite"] = async (request, report, work) =>
  (await import("./dev/run-dev-site.ts")).devSite(request, report, work);

/** Copies the current docs to a new version. */
export const cutVersion: Pipeline["cutVersion"] = async (request) =>
  (await import("./cut-version.ts")).cutVersion(request);

/** Loads only the config of a site. */
export const loadConfig: Pipeline["loadConfig"] = (request) =>
  withReport(request, async (report) => {
    const loaded = await loadSite({ ...request, report });
    return loaded && { config: loaded.site.config };
  });

/** Runs a command that a plugin of the site adds. */
export const runPluginCommand: Pipeline["runPluginCommand"] = async (request) =>
  (await import("./plugin-command.ts")).runPluginCommand(request);

/** Lists the components that plugins of the site bring. Diagnostics: those of the config and the plugins. */
export const listPluginThemes: Pipeline["listPluginThemes"] = async (request) => ({
  themes: [],
  ...(await withReport(request, async (report) => {
    const plugins = (await loadPlugins(request, report))?.made ?? [];
    return { themes: plugins.flatMap((plugin) => plugin.swizzleTheme?.() ?? []) };
  })),
});

/** Writes declarations and schemas for editors; throws system errors. */
export const writeSiteTypes: Pipeline["writeSiteTypes"] = async (siteDir) =>
  (await import("./site-types.ts")).writeSiteTypes(siteDir);

/** Writes the texts of a site for its translators. */
export const writeTranslations: Pipeline["writeTranslations"] = async (request) =>
  (await import("./translations.ts")).writeTranslations(request);

/** Compares the texts of a site with its translations. */
export const checkTranslations: Pipeline["checkTranslations"] = async (request) =>
  (await import("./translations.ts")).checkTranslations(request);

/** Adds explicit IDs to headings. */
export const writeHeadingIds: Pipeline["writeHeadingIds"] = async (request) =>
  (await import("./write-heading-ids.ts")).writeHeadingIds(request);
