/** The blog plugin: a folder of dated posts with lists, tags, authors, an archive and feeds. */

import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { validate } from "../../config/validate.ts";
import { findFiles, readSources } from "../../content/files.ts";
import { type Histories, readGitHistories } from "../../content/last-update.ts";
import { toSourceOptions } from "../../content/source-options.ts";
import { readTagsFile } from "../../content/tags-file.ts";
import type { BlogContent } from "../../model/blog.ts";
import type { Plugin, PluginFactory, ReadContext } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { assembleBlog, type FoundBlog } from "./assemble.ts";
import { readAuthorsFile } from "./authors.ts";
import { feedLinks, writeFeeds } from "./feed-files.ts";
import { parsePostFileName } from "./file-name.ts";
import { type BlogOptions, blogOptionsSchema } from "./options.ts";
import { planBlog } from "./routes.ts";

/** Makes an instance of the plugin; its options are those of the format, rc.1 and 3.x. */
export const blogPlugin: PluginFactory = ({ id, options: given, site, report, locate }) => {
  const file = toSitePath(site.dir, site.configPath);
  const options = validate(blogOptionsSchema, given, {
    file,
    label: "blog plugin option",
    report,
    ...(locate && { locate }),
  });
  if (!options) return undefined;
  const plugin: Plugin<FoundBlog, BlogContent> = {
    name: "docusaurus-plugin-content-blog",
    id,
    read: (context) => readBlog(options, context),
    assemble: (found, context) => assembleBlog({ ...context, id, options, found }),
    plan: (content, plan) => planBlog(content, plan, options),
    injectHtmlTags: (content) => ({ headTags: feedLinks(content, options, site) }),
    afterBuild: (output, content) => writeFeeds(content, options, output),
  };
  return plugin;
};

/** The format's own marker, as a comment of either kind. */
const TRUNCATE = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

async function readBlog(options: BlogOptions, context: ReadContext): Promise<FoundBlog> {
  const { site, report } = context;
  const dir = join(site.dir, options.path);
  if (!existsSync(dir)) return { sources: [], exists: false, histories: {} };
  const files = await findFiles({ dir, include: options.include, exclude: options.exclude });
  const compile = {
    ...toSourceOptions(compileRelated(options)),
    removeContentTitle: true,
    truncateMarker: options.truncateMarker ?? TRUNCATE,
  };
  const absolute = files.map((file) => join(dir, file));
  const sources = (await readSources(site.dir, absolute, report)).map((source) => ({ ...source, compile }));
  const [authors, tags, histories] = await Promise.all([
    readAuthorsFile(site.dir, posix.join(options.path, options.authorsMapPath), report),
    readTagsFile({ siteDir: site.dir, contentDir: dir, option: options.tags, report }),
    readHistories(files, options, context),
  ]);
  return { sources, exists: true, ...(authors && { authors }), ...(tags && { tags }), histories };
}

function compileRelated(options: BlogOptions) {
  const {
    remarkPlugins = [],
    rehypePlugins = [],
    beforeDefaultRemarkPlugins = [],
    beforeDefaultRehypePlugins = [],
  } = options;
  const admonitions = options.admonitions === false ? false : ((options.admonitions ?? true) as boolean | object);
  return { remarkPlugins, rehypePlugins, beforeDefaultRemarkPlugins, beforeDefaultRehypePlugins, admonitions };
}

/** Git is asked only when a date may come from it. */
async function readHistories(
  files: readonly string[],
  options: BlogOptions,
  { site, report }: ReadContext,
): Promise<Histories> {
  const dated = files.every((file) => parsePostFileName(file).date !== undefined);
  if (dated && !options.showLastUpdateTime && !options.showLastUpdateAuthor) return {};
  return readGitHistories(site.dir, [join(site.dir, options.path)], report);
}
