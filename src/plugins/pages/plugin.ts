import { adoptList } from "../../plugin-kit/adopt.ts";
import { checkAddress, pagePermalink } from "../../plugin-kit/permalink.ts";
import { join, posix } from "node:path";
import { validate } from "../../config/validate.ts";
import { fieldPlace } from "../../plugin-kit/front-matter.ts";
import { askEditUrl, toEditUrl } from "../../plugin-kit/edit-url.ts";
import { findFiles, fromSitePath, readSources } from "../../content/files.ts";
import { toLastUpdate } from "../../plugin-kit/last-update.ts";
import { localizedDir, localizedFiles, originalsOf } from "../../plugin-kit/localized.ts";
import { toSourceOptions } from "../../config/schema/source-options.ts";
import { toToc } from "../../plugin-kit/toc.ts";
import type { MdxPageProps } from "../../model/blog.ts";
import type { Document, SourceOptions } from "../../model/document.ts";
import type { JsonObject } from "../../model/json.ts";
import type { AssembleContext, Found, Plan, Plugin, PluginFactory, ReadContext } from "../../model/plugin.ts";
import type { Site } from "../../model/site.ts";
import { toSitePath } from "../../report/site-path.ts";
import { joinUrl } from "../../url/paths.ts";
import { type PageFrontMatter, pageFrontMatterFields } from "./front-matter.ts";
import { type PagesOptions, pagesOptionsSchema } from "./options.ts";
import { optionsPlace } from "../options-place.ts";
import { readFrontMatter } from "../../plugin-kit/read-front-matter.ts";

const NAME = "docusaurus-plugin-content-pages";

/** A page as read from disk. */
interface FoundPage {
  /** Site-relative path of the file: the page itself, or its translation. */
  readonly source: string;
  /** Path in the folder of the pages. */
  readonly path: string;
}

interface FoundPages extends Found {
  readonly markdown: readonly FoundPage[];
  readonly react: readonly FoundPage[];
}

/** Result of `assemble`. */
export type PagesContent = {
  readonly markdown: readonly (MdxPageProps & { readonly source: string })[];
  readonly react: readonly { readonly permalink: string; readonly source: string }[];
};

/** The pages plugin: every file of a folder becomes a page, Markdown or React. */
export const pagesPlugin: PluginFactory = (input) => {
  const { id, options: given } = input;
  const options = validate(pagesOptionsSchema, given, optionsPlace(input, "pages plugin option"));
  if (!options) return undefined;
  const translated = localizedDir(input.site, { name: NAME, id });
  const compile = toSourceOptions(options);
  const plugin: Plugin<FoundPages, PagesContent> = {
    name: NAME,
    id,
    compile,
    reads: [join(input.site.dir, options.path), ...(translated === undefined ? [] : [translated])],
    read: (context) => readPages(options, { ...context, id, compile }),
    assemble: (found, context) => assemblePages(found, options, context),
    publish: toFormatPages,
    adopt: fromFormatPages,
    plan: (content, plan) => planPages(content, plan, options),
  };
  return plugin;
};

/** The pages as a site's plugins see them in `allContentLoaded`. */
function toFormatPages({ markdown, react }: PagesContent): object[] {
  return [
    ...react.map(({ permalink, source }) => ({ type: "jsx", permalink, source: `@site/${source}` })),
    ...markdown.map(({ source, ...page }) => ({ ...page, type: "mdx", source: `@site/${source}` })),
  ];
}

/** The pages with the changes of a wrapping plugin. */
function fromFormatPages({ markdown, react }: PagesContent, published: unknown): PagesContent {
  const bySource = (page: object): string => String(Reflect.get(page, "source")).replace(/^@site\//, "");
  const named = Array.isArray(published)
    ? published.map((page: unknown) => ({ ...Object(page), source: bySource(Object(page)) }))
    : published;
  return { markdown: adoptList(markdown, named, bySource), react: adoptList(react, named, bySource) };
}

/** The translation of a page, if it has one. */
async function readPages(
  options: PagesOptions,
  { site, report, id, compile }: ReadContext & { readonly id: string; readonly compile: SourceOptions },
): Promise<FoundPages> {
  const dir = join(site.dir, options.path);
  const { include, exclude } = options;
  const translated = localizedDir(site, { name: NAME, id });
  const paths = (await findFiles({ dir, include, exclude })).filter((path) => !path.endsWith(".d.ts"));
  const files = await localizedFiles(paths, dir, translated);
  const pages = files.map((file, index) => ({ source: toSitePath(site.dir, file), path: paths[index] ?? "" }));
  const markdown = pages.filter(({ path }) => /\.mdx?$/i.test(path));
  const react = pages.filter(({ path }) => !/\.mdx?$/i.test(path));
  const absolute = markdown.map(({ source }) => fromSitePath(site.dir, source));
  const sources = readSources(site.dir, absolute, report, { compile });
  const wantsGit = options.showLastUpdateTime || options.showLastUpdateAuthor;
  const history = { changed: sources.map(({ path }) => path), isShown: true };
  const originals = originalsOf(
    sources.map(({ path }) => path),
    { siteDir: site.dir, dir, translated },
  );
  return {
    sources,
    originals,
    markdown,
    react,
    pages: react.map(({ source }) => source),
    ...(wantsGit ? { history } : {}),
  };
}

function assemblePages({ markdown, react }: FoundPages, options: PagesOptions, context: AssembleContext): PagesContent {
  const { site, report, documents, histories, imageUrl } = context;
  return {
    markdown: markdown.flatMap((page) => {
      const document = documents.get(page.source);
      if (!document) return [];
      const fields = readFrontMatter(document, pageFrontMatterFields, report);
      const isHidden = fields.draft && !site.isDevelopment;
      return isHidden ? [] : [toPage({ page, document, fields, histories, options, site, imageUrl, report })];
    }),
    react: react.map(({ source, path }) => {
      const permalink = permalinkOf({ path }, options, site);
      checkAddress(permalink, { file: source }, report);
      return { source, permalink };
    }),
  };
}

interface PageInput extends Pick<AssembleContext, "site" | "report" | "histories" | "imageUrl"> {
  readonly page: FoundPage;
  readonly document: Document;
  readonly fields: PageFrontMatter;
  readonly options: PagesOptions;
}

function toPage(input: PageInput): PagesContent["markdown"][number] {
  const { page, document, fields, histories, options, site } = input;
  const permalink = permalinkOf({ path: page.path, slug: fields.slug }, options, site);
  checkAddress(permalink, fieldPlace(document, "slug"), input.report);
  const title = fields.title ?? document.contentTitle;
  const description = fields.description ?? (document.excerpt || undefined);
  const editUrl = editUrlOf(input, permalink);
  const lastUpdate = toLastUpdate({
    showTime: options.showLastUpdateTime,
    showAuthor: options.showLastUpdateAuthor,
    authored: fields.last_update,
    history: histories[document.path],
  });
  // Plain data, like all front matter.
  const frontMatter = fields as JsonObject;
  return {
    source: document.path,
    permalink,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(fields.image ? { image: input.imageUrl(document.path, fields.image) } : {}),
    frontMatter,
    toc: toToc(document.headings, frontMatter, site),
    hideTableOfContents: fields.hide_table_of_contents ?? false,
    ...(fields.wrapperClassName === undefined ? {} : { wrapperClassName: fields.wrapperClassName }),
    ...(editUrl === undefined ? {} : { editUrl }),
    ...lastUpdate,
    unlisted: fields.unlisted ?? false,
  };
}

/** `a/index.tsx` → `/a/`; a page's own slug is relative to its folder. */
function permalinkOf(
  { path, slug }: { readonly path: string; readonly slug?: string | undefined },
  { routeBasePath }: PagesOptions,
  { config }: Site,
): string {
  const inside = path.replace(/\.\w+$/, "").replace(/(^|\/)index$/i, "$1");
  const own = slug === undefined ? inside : slug.startsWith("/") ? slug : posix.join(posix.dirname(path), slug);
  return pagePermalink(joinUrl(config.baseUrl, routeBasePath, own), config);
}

function editUrlOf(input: PageInput, permalink: string): string | undefined {
  const { page, fields, options, site } = input;
  if (fields.custom_edit_url !== undefined) return fields.custom_edit_url || undefined;
  const { editUrl, editLocalizedFiles } = options;
  if (editUrl === undefined) return undefined;
  const file = editLocalizedFiles ? page.source : joinUrl(posix.normalize(options.path), page.path);
  if (typeof editUrl === "string") return toEditUrl(editUrl, file);
  const pagesDirPath = file.slice(0, -page.path.length - 1);
  const call = { site, file: page.source, report: input.report, name: "`editUrl` of the pages plugin" };
  const requested = { pagesDirPath, pagesPath: page.path, permalink, locale: site.locale };
  return askEditUrl(() => editUrl(requested), call);
}

function planPages({ markdown, react }: PagesContent, plan: Plan, { mdxPageComponent }: PagesOptions): void {
  for (const page of markdown) {
    const { source } = page;
    const props = { ...page, source: `@site/${source}` };
    plan.addRoute({
      path: props.permalink,
      exact: true,
      layers: [{ component: mdxPageComponent, props }],
      bodies: { content: { document: source } },
      document: source,
      source,
      search: { title: props.title ?? props.permalink, tag: "default" },
      ...(props.title !== undefined && { about: { title: props.title, description: props.description ?? "" } }),
      ...(props.lastUpdatedAt !== undefined && { lastModified: new Date(props.lastUpdatedAt).toISOString() }),
      ...(props.unlisted ? { unlisted: true } : {}),
    });
  }
  for (const { permalink, source } of react) {
    plan.addRoute({ path: permalink, exact: true, layers: [{ component: `@site/${source}`, props: {} }], source });
  }
}
