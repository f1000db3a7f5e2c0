/** The pages plugin: every file of a folder is a page of its own, Markdown or React. */

import { join, posix } from "node:path";
import { validate } from "../../config/validate.ts";
import { toEditUrl } from "../../content/edit-url.ts";
import { findFiles, readSources } from "../../content/files.ts";
import { type Histories, readGitHistories, toLastUpdate } from "../../content/last-update.ts";
import { toSourceOptions } from "../../content/source-options.ts";
import { toToc } from "../../content/toc.ts";
import type { MdxPageProps } from "../../model/blog.ts";
import type { Document } from "../../model/document.ts";
import type { AssembleContext, Found, Plan, Plugin, PluginFactory, ReadContext } from "../../model/plugin.ts";
import type { Site } from "../../model/site.ts";
import { toSitePath } from "../../report/site-path.ts";
import { applyTrailingSlash, joinUrl } from "../../url/paths.ts";
import { type PageFrontMatter, readPageFrontMatter } from "./front-matter.ts";
import { type PagesOptions, pagesOptionsSchema } from "./options.ts";

interface FoundPages extends Found {
  /** Site-relative paths of React pages. */
  readonly components: readonly string[];
  readonly histories: Histories;
}

/** What `assemble` returns. */
export interface PagesContent {
  readonly markdown: readonly (MdxPageProps & { readonly source: string })[];
  readonly react: readonly { readonly permalink: string; readonly source: string }[];
}

/** Makes an instance of the plugin; its options are those of the format, rc.1 and 3.x. */
export const pagesPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const file = toSitePath(site.dir, site.configPath);
  const options = validate(pagesOptionsSchema, given, {
    file,
    label: "pages plugin option",
    report,
    ...(locate && { locate }),
  });
  if (!options) return undefined;
  const plugin: Plugin<FoundPages, PagesContent> = {
    name: "docusaurus-plugin-content-pages",
    id,
    read: (context) => readPages(options, context),
    assemble: (found, context) => assemblePages(found, options, context),
    plan: (content, plan) => planPages(content, plan, options),
  };
  return plugin;
};

async function readPages(options: PagesOptions, { site, report }: ReadContext): Promise<FoundPages> {
  const dir = join(site.dir, options.path);
  const { include, exclude } = options;
  const files = (await findFiles({ dir, include, exclude })).filter((path) => !path.endsWith(".d.ts"));
  const isMarkdown = (path: string): boolean => /\.mdx?$/.test(path);
  const absolute = files.filter(isMarkdown).map((path) => join(dir, path));
  const compile = toSourceOptions(options);
  const sources = (await readSources(site.dir, absolute, report)).map((source) => ({ ...source, compile }));
  const wantsGit = options.showLastUpdateTime || options.showLastUpdateAuthor;
  const histories = wantsGit ? await readGitHistories(site.dir, [dir], report) : {};
  const components = files.filter((path) => !isMarkdown(path)).map((path) => toSitePath(site.dir, join(dir, path)));
  return { sources, components, histories };
}

function assemblePages(
  { sources, components, histories }: FoundPages,
  options: PagesOptions,
  context: AssembleContext,
): PagesContent {
  const markdown = sources.flatMap(({ path }) => {
    const document = context.documents.get(path);
    const fields = document && readPageFrontMatter(document, context.report);
    return document && fields && !fields.draft
      ? [toPage({ document, fields, histories, options, site: context.site })]
      : [];
  });
  const react = components.map((source) => ({ source, permalink: permalinkOf(source, options, context.site) }));
  return { markdown, react };
}

interface PageInput {
  readonly document: Document;
  readonly fields: PageFrontMatter;
  readonly histories: Histories;
  readonly options: PagesOptions;
  readonly site: Site;
}

function toPage({ document, fields, histories, options, site }: PageInput): PagesContent["markdown"][number] {
  const permalink = permalinkOf(document.path, options, site, fields.slug);
  const title = fields.title ?? document.contentTitle;
  const description = fields.description ?? (document.excerpt || undefined);
  const editUrl = editUrlOf({ document, fields, options, site, histories }, permalink);
  const lastUpdate = toLastUpdate({
    showTime: options.showLastUpdateTime,
    showAuthor: options.showLastUpdateAuthor,
    authored: fields.last_update,
    history: histories[document.path],
  });
  return {
    source: document.path,
    permalink,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    frontMatter: document.frontMatter,
    toc: toToc(document, site),
    hideTableOfContents: fields.hide_table_of_contents ?? false,
    ...(fields.wrapperClassName === undefined ? {} : { wrapperClassName: fields.wrapperClassName }),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(lastUpdate === undefined ? {} : { lastUpdate }),
    unlisted: fields.unlisted ?? false,
  };
}

/** `src/pages/a/index.tsx` → `/a`; a page's own slug is relative to its folder. */
function permalinkOf(source: string, { path, routeBasePath }: PagesOptions, { config }: Site, slug?: string): string {
  const inside = source.slice(posix.normalize(path).length + 1).replace(/\.\w+$/, "");
  const own = slug === undefined ? inside : slug.startsWith("/") ? slug : posix.join(posix.dirname(inside), slug);
  const route = joinUrl(config.baseUrl, routeBasePath, encodeURI(own).replace(/(^|\/)index$/, "$1"));
  return applyTrailingSlash(route, config);
}

function editUrlOf({ document, fields, options, site }: PageInput, permalink: string): string | undefined {
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined;
  const { editUrl, path } = options;
  if (typeof editUrl !== "function") return editUrl === undefined ? undefined : toEditUrl(editUrl, document.path);
  const pagesPath = document.path.slice(posix.normalize(path).length + 1);
  return editUrl({ pagesDirPath: path, pagesPath, permalink, locale: site.locale });
}

function planPages({ markdown, react }: PagesContent, plan: Plan, { mdxPageComponent }: PagesOptions): void {
  for (const { source, ...props } of markdown) {
    plan.addRoute({
      path: props.permalink,
      exact: true,
      layers: [{ component: mdxPageComponent, props }],
      bodies: { content: { document: source } },
      document: source,
      source,
      search: { title: props.title ?? props.permalink, tag: "default" },
      ...(props.lastUpdate?.date === undefined ? {} : { lastModified: new Date(props.lastUpdate.date).toISOString() }),
      ...(props.unlisted ? { unlisted: true } : {}),
    });
  }
  for (const { permalink, source } of react) {
    plan.addRoute({ path: permalink, exact: true, layers: [{ component: `@site/${source}`, props: {} }], source });
  }
}
