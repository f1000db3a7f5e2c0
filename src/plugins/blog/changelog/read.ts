import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type DataFile, readDataFile } from "../../../content/data-file.ts";
import { findFiles, fromSitePath, readSources } from "../../../content/files.ts";
import { folderName, localizedDir, localizedFile } from "../../../plugin-kit/localized.ts";
import { openLabels } from "../../../translations/labels.ts";
import type { Source } from "../../../model/document.ts";
import type { ReadContext } from "../../../model/plugin.ts";
import { nearestName } from "../../../report/nearest.ts";
import { toSitePath } from "../../../report/site-path.ts";
import { authorImages } from "../authors-map.ts";
import { readStylesheets } from "../feed-stylesheets.ts";
import type { BlogOptions } from "../options.ts";
import { type FoundBlog, type FoundPost, noBlog, toPostCompile } from "../read.ts";
import type { ChangelogOptions } from "./options.ts";
import { dateReleases } from "./release-dates.ts";
import { readChangelog } from "./releases.ts";
import { OWN_MARKER, toIntroduction, toReleaseSource } from "./to-source.ts";

export interface ReadReleasesRequest {
  readonly name: string;
  readonly id: string;
  readonly options: ChangelogOptions;
  /** The same, for the blog's code. */
  readonly blog: BlogOptions;
}

/** Stage content: reads the file, its authors and translations. Diagnostic: `missing-changelog`; see also `releases.ts` and `release-dates.ts`. */
export function readReleases(request: ReadReleasesRequest): (context: ReadContext) => Promise<FoundBlog> {
  return async (context) => {
    const { site, report } = context;
    const path = join(site.dir, request.options.path);
    const dir = dirname(path);
    const translated = localizedDir(site, request);
    const file = await localizedFile(basename(path), dir, translated);
    if (!existsSync(file)) {
      await reportMissing(dir, request, context);
      return noBlog();
    }
    const [[source], authorsFile, labels, stylesheets] = await Promise.all([
      readSources(site.dir, [file], report),
      localizedFile(request.blog.authorsMapPath, dir, translated).then((map) => readDataFile(site.dir, map, report)),
      openLabels(`${folderName(request)}/options.json`, context),
      readStylesheets(dir, request.blog, context),
    ]);
    if (!source) return noBlog();
    const found = await toPosts(source, authorsFile, { ...request, ...context });
    const authors = authorsFile ? { authorsFile, images: authorImages(authorsFile) } : {};
    return { ...found, ...authors, labels, stylesheets, exists: true };
  };
}

type Releases = Pick<FoundBlog, "sources" | "posts" | "introduction" | "history">;

async function toPosts(
  { path: file, text }: Source,
  authorsFile: DataFile | undefined,
  { site, report, options, blog }: ReadReleasesRequest & ReadContext,
): Promise<Releases> {
  const { showUnreleased: showsUnreleased, onUndatedReleases, truncateMarker } = options;
  const { introduction, releases, definitions } = readChangelog({ file, text, showsUnreleased, report });
  const dated = dateReleases(releases, { file, onUndatedReleases, report });
  const compile = toPostCompile(blog);
  const request = {
    file,
    definitions,
    authors: new Set(Object.keys((authorsFile?.value as object | null | undefined) ?? {})),
    truncateMarker,
    compile,
    compileUnmarked: { ...compile, truncateMarker: OWN_MARKER },
  };
  const start = toIntroduction(introduction, request);
  const path = fromSitePath(site.dir, file);
  const posts = await Promise.all(
    dated.map(async (release): Promise<FoundPost> => {
      const source = toReleaseSource(release, request);
      const post = { source, path: basename(file) };
      return release.day === undefined ? { ...post, ...(await readChange(path)) } : post;
    }),
  );
  const sources = posts.map(({ source }) => source);
  const isShown = options.showLastUpdateTime || options.showLastUpdateAuthor;
  const needsChange = dated.some(({ day }) => day === undefined);
  return {
    sources: start ? [start, ...sources] : sources,
    posts,
    ...(start && { introduction: start }),
    ...((isShown || needsChange) && { history: { changed: [file], isShown } }),
  };
}

/** Unreleased changes have the date of the file. */
async function readChange(path: string): Promise<Pick<FoundPost, "born" | "bornWhen">> {
  return { born: (await stat(path)).mtimeMs, bornWhen: "changed" };
}

/** Common names of such files, tried when the site names none. */
const USUAL = /^(?:changelog|changes|history|releases?|release[-_]notes|news)\.mdx?$/i;

async function reportMissing(
  dir: string,
  { options }: ReadReleasesRequest,
  { site, report }: ReadContext,
): Promise<void> {
  const inside = (await findFiles({ dir, include: ["*.{md,mdx}"], exclude: [] })).map((name) => join(dir, name));
  const above = (await findFiles({ dir: dirname(site.dir), include: ["*.{md,mdx}"], exclude: [] })).map((name) =>
    join(dirname(site.dir), name),
  );
  const names = inside.map((path) => basename(path));
  const near = nearestName(basename(options.path), names);
  const usual = [...inside, ...above].find((path) => USUAL.test(basename(path)));
  const meant = near === undefined ? usual : join(dir, near);
  report.error({
    code: "missing-changelog",
    message: `The file \`${options.path}\` does not exist, so there are no releases to show.`,
    hint:
      meant === undefined
        ? "Create it, or set the option `path`."
        : `Set the option \`path\` to \`${toSitePath(site.dir, meant)}\`.`,
    file: toSitePath(site.dir, site.configPath),
  });
}
