/** What the command line runs on a site. All but the build is imported only when it runs, so that a build starts faster. */

import type { DevPipeline } from "../model/dev.ts";
import type { Pipeline } from "../model/build.ts";

export { buildSite } from "../pipeline.ts";

/** Renders the pages of a part. */
export const renderPart: Pipeline["renderPart"] = async (request) =>
  (await import("./render-part.ts")).renderPart(request);

/** Loads a site and checks its graph. */
export const loadGraph: Pipeline["loadGraph"] = async (request) => (await import("./load-graph.ts")).loadGraph(request);

/** Runs every check that needs no rendered page. */
export const checkSite: Pipeline["checkSite"] = async (request) => (await import("./check-site.ts")).checkSite(request);

/** Runs a site while its author writes; see `DevPipeline`. */
export const devSite: DevPipeline["devSite"] = async (request, report, work) =>
  (await import("./dev/run-dev-site.ts")).devSite(request, report, work);

/** Copies the current docs to a new version. */
export const cutVersion: Pipeline["cutVersion"] = async (request) =>
  (await import("./cut-version.ts")).cutVersion(request);

/** Loads only the config of a site. */
export const loadConfig: Pipeline["loadConfig"] = async (request) =>
  (await import("./load-config.ts")).loadConfig(request);

/** Runs a command that a plugin of the site adds. */
export const runPluginCommand: Pipeline["runPluginCommand"] = async (request) =>
  (await import("./plugin-command.ts")).runPluginCommand(request);

/** Lists the components that plugins of the site bring. */
export const listPluginThemes: Pipeline["listPluginThemes"] = async (request) =>
  (await import("./plugin-themes.ts")).listPluginThemes(request);

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
