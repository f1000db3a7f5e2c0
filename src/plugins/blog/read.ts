/** Stage content for the blog: reads everything the plugin needs from disk. */

import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type DataFile, readDataFile } from "../../content/data-file.ts";
import { findFiles, fromSitePath, readSources } from "../../content/files.ts";
import { folderName, localizedDir, localizedFile, localizedFiles, originalsOf } from "../../plugin-kit/localized.ts";
import { toSourceOptions } from "../../config/schema/source-options.ts";
import { readTagsFile } from "../../plugin-kit/tags-file.ts";
import type { DeclaredTags } from "../../plugin-kit/tags.ts";
import { Labels, openLabels } from "../../translations/labels.ts";
import type { BlogContent } from "../../model/blog.ts";
import type { Source, SourceOptions } from "../../model/document.ts";
import type { Found, ReadContext } from "../../model/plugin.ts";
import { toSitePath } from "../../report/site-path.ts";
import { authorImages } from "./authors-map.ts";
import { readStylesheets } from "./feed-stylesheets.ts";
import { parsePostFileName } from "./file-name.ts";
import type { BlogFolderOptions, BlogOptions } from "./options.ts";

/** A post as read from disk. */
export interface FoundPost {
  readonly source: Source;
  /** Path in the folder of the blog. */
  readonly path: string;
  /** Creation time of the file on this disk, in milliseconds since 1970; only if the file does not contain a date. */
  readonly born?: number;
  /** The commit of the file that dates the post where Git knows it; by default the first. */
  readonly bornWhen?: "created" | "changed";
}

export interface FoundBlog extends Found {
  readonly posts: readonly FoundPost[];
  /** Text at the top of the list. */
  readonly introduction?: Source;
  readonly authorsFile?: DataFile;
  readonly tags?: DeclaredTags;
  /** Translates the texts of options: `title`, `description`, `sidebar.title`. */
  readonly labels: Labels;
  readonly stylesheets: BlogContent["feedStylesheets"];
  /** Whether the blog exists. */
  readonly exists: boolean;
}

export interface ReadBlogRequest extends ReadContext {
  readonly name: string;
  readonly id: string;
  readonly options: BlogFolderOptions;
  /** Whether the site sets the folder itself. */
  readonly namesFolder: boolean;
}

/** An empty blog. */
export function noBlog(): FoundBlog {
  return { sources: [], posts: [], labels: new Labels(""), stylesheets: {}, exists: false };
}

/**
 * Reads posts, authors, tags and translations. If the folder is missing, there is no blog; diagnostic
 * `missing-blog-folder` if the site names one.
 */
export async function readBlog(request: ReadBlogRequest): Promise<FoundBlog> {
  const { site, report, options, namesFolder } = request;
  const dir = join(site.dir, options.path);
  if (!existsSync(dir)) {
    if (namesFolder) reportMissingFolder(request);
    return noBlog();
  }
  const translated = localizedDir(site, request);
  const [found, authorsFile, tags, labels, stylesheets] = await Promise.all([
    readPosts(dir, translated, request),
    localizedFile(options.authorsMapPath, dir, translated).then((path) => readDataFile(site.dir, path, report)),
    readTagsFile({ siteDir: site.dir, contentDir: dir, option: options.tags, report }),
    openLabels(`${folderName(request)}/options.json`, request),
    readStylesheets(dir, options, request),
  ]);
  return {
    ...found,
    ...(authorsFile ? { authorsFile, images: authorImages(authorsFile) } : {}),
    ...(tags ? { tags } : {}),
    labels,
    stylesheets,
    exists: true,
  };
}

function reportMissingFolder({ options, report }: ReadBlogRequest): void {
  report.warn({
    code: "missing-blog-folder",
    message: `The folder \`${options.path}\` does not exist, so the blog has no pages.`,
    hint: "Create it, or set the option `path`.",
  });
}

async function readPosts(
  dir: string,
  translated: string | undefined,
  { site, options, report, texts }: ReadBlogRequest,
): Promise<Pick<FoundBlog, "sources" | "originals" | "posts" | "history">> {
  const { include, exclude } = options;
  const paths = await findFiles({ dir, include, exclude });
  const files = await localizedFiles(paths, dir, translated);
  const pathOf = new Map(files.map((file, index) => [toSitePath(site.dir, file), paths[index] ?? ""]));
  const compile = toPostCompile(options);
  const sources = readSources(site.dir, files, report, { compile, texts });
  const found = sources.map((source): FoundPost => ({ source, path: pathOf.get(source.path) ?? source.path }));
  const posts = await Promise.all(found.map(async (post) => ({ ...post, ...(await readBirth(post, site.dir)) })));
  // Falling back to file dates without a history is not the author's mistake.
  const isShown = options.showLastUpdateTime || options.showLastUpdateAuthor;
  const created = posts.filter(isUndated).map(({ source }) => source.path);
  const history = { changed: isShown ? sources.map(({ path }) => path) : [], created, isShown };
  const originals = originalsOf(
    sources.map(({ path }) => path),
    { siteDir: site.dir, dir, translated },
  );
  return { sources, originals, posts, ...(isShown || created.length > 0 ? { history } : {}) };
}

/** Settings for the files of posts. */
export function toPostCompile(options: BlogOptions): SourceOptions {
  return { ...toSourceOptions(options), removeContentTitle: true, truncateMarker: options.truncateMarker };
}

/** Whether neither the name nor the front matter contains a date. */
function isUndated({ path, source }: FoundPost): boolean {
  const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source.text)?.[1] ?? "";
  return parsePostFileName(path).date === undefined && !/^date\s*:/m.test(frontMatter);
}

/** Creation time of an undated file on this disk; its first commit is known only later. */
async function readBirth(post: FoundPost, siteDir: string): Promise<{ born?: number }> {
  if (!isUndated(post)) return {};
  const { birthtimeMs, mtimeMs } = await stat(fromSitePath(siteDir, post.source.path));
  return { born: birthtimeMs || mtimeMs };
}
