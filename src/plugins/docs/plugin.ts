/** The docs plugin: turns folders of Markdown into versioned documentation with sidebars. */

import { toSourceOptions } from "../../config/schema/source-options.ts";
import { validate } from "../../config/validate.ts";
import type { DocsContent, GlobalDocs } from "../../model/docs.ts";
import type { FactoryInput, Plugin, PluginFactory } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { joinUrl, toPermalink } from "../../url/paths.ts";
import { assembleDocs } from "./assemble.ts";
import { type DocsOptions, docsOptionsSchema } from "./options.ts";
import { fromFormatDocs, toFormatDocs } from "./format-docs.ts";
import { withoutLists } from "./global-data.ts";
import { docsByKey } from "./lookups.ts";
import { resolveNavbarItem } from "./navbar-item.ts";
import { besideDoc, outlineDocs } from "./outline.ts";
import { type FoundDocs, readDocs } from "./read.ts";
import { docsPlaces } from "./read-places.ts";
import { planDocs } from "./routes.ts";
import { shownOfSidebar } from "./shown-sidebar.ts";
import { PLUGIN_NAME } from "./versions.ts";

/** Returns the checked options; `undefined` after reporting errors. Diagnostic: `inconsistent-option`. */
export function readDocsOptions({ options: given, site, report, locate }: FactoryInput): DocsOptions | undefined {
  const file = toSitePath(site.dir, site.configPath);
  const options = validate(docsOptionsSchema, given ?? {}, { file, label: "docs plugin option", report, locate });
  if (!options || options.sidebarCollapsible) return options;
  if (Object(given).sidebarCollapsed === true) {
    report.warn({
      code: "inconsistent-option",
      message: "`sidebarCollapsed: true` has no effect together with `sidebarCollapsible: false`.",
      hint: "Remove one of the two.",
      file,
      ...locate?.(["sidebarCollapsed"]),
    });
  }
  return { ...options, sidebarCollapsed: false };
}

/** Makes an instance of the plugin; its options are those of the format. */
export const docsPlugin: PluginFactory = (input) => {
  const { id, locate } = input;
  const options = readDocsOptions(input);
  if (!options) return undefined;
  // One object for all versions, so that equal files are compiled once.
  const compile = toSourceOptions(options);
  const plugin: Plugin<FoundDocs, DocsContent> = {
    name: PLUGIN_NAME,
    id,
    reads: docsPlaces(input.site, id, options),
    compile,
    sourceTexts: ({ versions }) => versions.map(({ labels }) => labels.source),
    read: (context) => readDocs({ ...context, id, options, locate, compile }),
    assemble: (found, context) => assembleDocs({ ...context, id, options, found }),
    publish: (content, found) =>
      toFormatDocs(content, {
        site: input.site,
        found,
        toTagsPath: (path) => toPermalink(joinUrl(path, options.tagsBasePath), input.site.config),
      }),
    adopt: (content, published) => fromFormatDocs(input.site, content, published),
    plan: (content, plan) => planDocs(content, plan, options),
    navbarItem: resolveNavbarItem,
    shows: shownOfSidebar,
    lookups: docsByKey,
    browserGlobalData: (data) => withoutLists(data as GlobalDocs),
    outline: outlineDocs,
    beside: besideDoc,
  };
  return plugin;
};
