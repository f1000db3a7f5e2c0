/** Prepares what pages are rendered from: the graph and the bundle, with what plugins and components add to them. */

import type { Bundle } from "../bundle/bundle.ts";
import { listChunks } from "../bundle/chunks/chunks.ts";
import type { OutputFile } from "../model/build.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { ImageSource, ResponsiveImage } from "../model/image.ts";
import type { LastFiles, OutputCache } from "../model/output-cache.ts";
import type { Finished, Plugin } from "../model/plugin.ts";
import type { Route, SharedData } from "../model/route.ts";
import type { RunTask } from "../model/task.ts";
import type { SiteData, ThemeServer } from "../model/theme.ts";
import { openSocialCards, type SocialCards } from "../cards/social-cards.ts";
import { openImages } from "./images.ts";
import { type LocalePages, makeLocalePages } from "./locale-pages.ts";
import { type PageTags, toPageTags } from "./page-tags.ts";
import type { VolatileReads } from "../system/volatile-reads.ts";
import { SharedFiles } from "./shared-files.ts";

export interface Rendering extends Finished {
  /** Data that several pages share. */
  readonly shared: SharedFiles;
  readonly bundle: Bundle;
  readonly site: SiteData;
  /** The site's pages in its other locales. */
  readonly localePages: LocalePages;
  readonly plugins: readonly Plugin[];
  /** Tags of every page. */
  readonly tags: PageTags;
  /** Paths below `baseUrl` that a static folder serves. */
  readonly staticPaths: ReadonlySet<string>;
  /** Paths of pages with `noindex`; filled while they are rendered. */
  readonly noIndex: Set<string>;
  /** Anchors that components declare, by path of the page; filled while pages are rendered. */
  readonly anchors: Map<string, readonly string[]>;
  readonly images: ImageSource | undefined;
  /** Images that components have requested since the list was last cleared. */
  /** Finds images for components. */
  readonly findImage?: FindImage | undefined;
  readonly requestedImages: Map<string, RequestedImage>;
  readonly cards: SocialCards | undefined;
  readonly report: Reporter;
  /** Pages of the previous output; absent if all pages are rendered. */
  readonly cache?: PageCache | undefined;
}

type FindImage = Parameters<ThemeServer["findImagesWith"]>[0];

/** An image in several widths, as a page shows it. */
export interface RequestedImage {
  readonly url: string;
  /** Path of the page; empty for parts that several pages share. */
  readonly page: string;
  /** `null` for a picture that cannot be shown in several widths. */
  readonly image: ResponsiveImage | null;
}

/** Files of the previous output, with the recorded facts about each page. */
export interface PageCache {
  readonly files: OutputCache;
  /** The last output alone, if it is there. */
  readonly last?: LastFiles;
  readonly surroundings: string;
  /** Watches the code of pages, if it may read more than that. Pages that do are rendered each time. */
  readonly volatileReads?: VolatileReads | undefined;
  /** Whether the new output already contains files of an earlier build. */
  readonly hasFiles: boolean;
  /** Whether this process renders a page; if absent, it renders all. */
  readonly isOwn?: (route: Route) => boolean;
  /** Receives the key of every page, in order. */
  readonly onPage?: (key: string, isOwn: boolean) => void;
}

export interface RenderingRequest extends Pick<
  Rendering,
  "graph" | "bundle" | "plugins" | "staticPaths" | "report" | "cache"
> {
  readonly site: Omit<SiteData, "build">;
  /** Absent if no other locale is built. */
  readonly localePages?: LocalePages;
  /** Another thread, for work that can run beside the pages. */
  readonly run?: RunTask | undefined;
}

/** Prepares everything. Diagnostics: those of images. */
export async function prepareRendering({ site, run, ...request }: RenderingRequest): Promise<Rendering> {
  const { graph, bundle, plugins } = request;
  const finished = { graph, chunks: listChunks(bundle) };
  const images = await openImages(request);
  const requestedImages = new Map<string, RequestedImage>();
  const findImage: FindImage | undefined =
    images &&
    ((url, page) => {
      const image = images.find(url, page);
      requestedImages.set(`${page} ${url}`, { url, page, image: image ?? null });
      return image;
    });
  if (findImage) bundle.server.findImagesWith(findImage);
  return {
    localePages: makeLocalePages([graph])(graph),
    ...request,
    ...finished,
    tags: toPageTags({ ...request, site }),
    shared: new SharedFiles({
      shared: graph.shared,
      late: () => lateData(finished, plugins),
      baseUrl: site.siteConfig.baseUrl,
    }),
    site: { ...site, build: bundle.entry.build },
    noIndex: new Set(),
    anchors: new Map(),
    images,
    findImage,
    cards: await openSocialCards(graph, stylesOf(bundle), { run, cache: request.cache?.files, report: request.report }),
    requestedImages,
  };
}

function lateData(finished: Finished, plugins: readonly Plugin[]): SharedData {
  const late = plugins.flatMap((plugin) =>
    Object.entries(plugin.share?.(finished) ?? {}).map(
      ([key, value]) => [`${plugin.name}/${plugin.id}/${key}`, value] as const,
    ),
  );
  return Object.fromEntries(late);
}

function stylesOf({ outputs, sheets }: Bundle): string {
  const whole = sheets.at(-1)?.path;
  const content = outputs.find(({ path }) => path === whole)?.content;
  return typeof content === "string" ? content : "";
}

/** Writes the images that pages requested. Call it when all pages are rendered. */
export async function* imageFiles({ images }: Pick<Rendering, "images">): AsyncGenerator<OutputFile> {
  if (images) yield* images.files();
}

/** Draws the social cards. Call it when all pages are rendered. */
export function cardFiles({ cards }: Pick<Rendering, "cards">): Iterable<OutputFile> | AsyncIterable<OutputFile> {
  return cards?.files() ?? [];
}
