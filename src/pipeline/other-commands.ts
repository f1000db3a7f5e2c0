/** What commands other than builds do. Each is loaded when it is called: a build starts faster without them. */

import type { DevPipeline } from "../model/dev.ts";
import type { Pipeline } from "../model/build.ts";

/** Runs a site while its author writes; see `DevPipeline`. */
export const devSite: DevPipeline["devSite"] = async (request, report, work) =>
  (await import("./dev/run-dev-site.ts")).devSite(request, report, work);

/** Keeps the current docs as a version. */
export const cutVersion: Pipeline["cutVersion"] = async (request) =>
  (await import("./cut-version.ts")).cutVersion(request);

/** Loads the config of a site alone. */
export const loadConfig: Pipeline["loadConfig"] = async (request) =>
  (await import("./load-config.ts")).loadConfig(request);

/** Runs a command that a plugin of the site adds. */
export const runPluginCommand: Pipeline["runPluginCommand"] = async (request) =>
  (await import("./plugin-command.ts")).runPluginCommand(request);

/** Writes declarations and schemas for editors; throws system errors. */
export const writeSiteTypes: Pipeline["writeSiteTypes"] = async (siteDir) =>
  (await import("./site-types.ts")).writeSiteTypes(siteDir);

/** Writes the texts of a site for its translators. */
export const writeTranslations: Pipeline["writeTranslations"] = async (request) =>
  (await import("./translations.ts")).writeTranslations(request);

/** Compares the texts of a site with its translations. */
export const checkTranslations: Pipeline["checkTranslations"] = async (request) =>
  (await import("./translations.ts")).checkTranslations(request);

/** Adds explicit ids to headings. */
export const writeHeadingIds: Pipeline["writeHeadingIds"] = async (request) =>
  (await import("./write-heading-ids.ts")).writeHeadingIds(request);
