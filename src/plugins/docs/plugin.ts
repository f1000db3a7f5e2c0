/** The docs plugin: turns folders of Markdown into versioned documentation with sidebars. */

import { precedesRelease } from "../../config/format-release.ts";
import { dirname, join, resolve } from "node:path";
import { toSourceOptions } from "../../config/schema/source-options.ts";
import { validate } from "../../config/validate.ts";
import type { Doc, DocsContent, GlobalDocs, VersionDoc } from "../../model/docs.ts";
import type { FactoryInput, Plugin, PluginFactory } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { joinUrl, toPermalink } from "../../url/paths.ts";
import { localizedDir } from "../../plugin-kit/localized.ts";
import type { Site } from "../../model/site.ts";
import { assembleDocs } from "./assemble.ts";
import { fromFormatDocs, toFormatDocs } from "./format-docs.ts";
import { type DocsOptions, docsOptionsSchema } from "./options.ts";
import { withoutLists } from "./global-data.ts";
import { resolveNavbarItem } from "./navbar-item.ts";
import { besideDoc, outlineDocs } from "./outline.ts";
import { type FoundDocs, readDocs } from "./read.ts";
import { planDocs } from "./routes.ts";
import { shownOfSidebar } from "./shown-sidebar.ts";
import { CURRENT, PLUGIN_NAME, versionPaths } from "./versions.ts";

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
    linkFolders: ({ versions }) =>
      precedesRelease(input.site.dir, [3, 9]) ? versions.flatMap(({ folders }) => folders) : [],
    navbarItem: resolveNavbarItem,
    shows: shownOfSidebar,
    lookups: docsByKey,
    browserGlobalData: (data) => withoutLists(data as GlobalDocs),
    outline: outlineDocs,
    beside: besideDoc,
  };
  return plugin;
};

/** The folders and files that a docs instance reads for all versions, shown or not: absolute paths that need not exist. */
function docsPlaces(site: Site, id: string, options: DocsOptions): string[] {
  const stored = versionPaths(site.dir, id);
  const translated = localizedDir(site, { name: PLUGIN_NAME, id });
  const { path, sidebarPath, tags } = options;
  return [
    join(site.dir, path),
    stored.list,
    dirname(stored.docs(CURRENT)),
    dirname(stored.sidebars(CURRENT)),
    ...(typeof tags === "string" ? [join(site.dir, path, tags)] : []),
    ...(typeof sidebarPath === "string" ? [resolve(site.dir, sidebarPath)] : []),
    ...(translated === undefined ? [] : [translated]),
  ];
}

/**
 * Docs by plugin ID, version and ID (`default/current/intro`), for `useDocById` and `useLayoutDoc`: also categories' own pages by
 * slug, and null for a draft.
 */
function docsByKey({ pluginId, versions }: DocsContent): (readonly [string, VersionDoc | null])[] {
  return versions.flatMap(({ name, docs, generatedIndexes, draftIds }) => {
    const keyOf = (id: string): string => `${pluginId}/${name}/${id}`;
    const pages = generatedIndexes.map((page) => ({ description: "", ...page, id: page.slug }));
    return [
      ...draftIds.map((id) => [keyOf(id), null] as const),
      ...[...pages, ...docs].map((doc) => [keyOf(doc.id), toVersionDoc(doc)] as const),
    ];
  });
}

type FoundDoc = Pick<Doc, "id" | "title" | "description" | "permalink" | "sidebar">;

function toVersionDoc({ id, title, description, permalink, sidebar }: FoundDoc): VersionDoc {
  return { id, title, description, path: permalink, ...(sidebar === undefined ? {} : { sidebar }) };
}
