/**
 * Components of the format's themes, as its releases have them, in the place of ours. All components of a release are
 * bundled at once; then pages are rendered, and hydrated, with one of them at a time.
 */

import { drainMicrotasks } from "bun:jsc";
import { Glob } from "bun";
import { loadTheme } from "../../../src/bundle/theme/load-theme.ts";
import { toThemeName } from "../../../src/bundle/theme/slot-names.ts";
import { makeCodeCompiler } from "../../../src/markdown/code/code-compiler.ts";
import { readGraph } from "../../../src/pipeline.ts";
import { loadLocale } from "../../../src/pipeline/load-locales.ts";
import { openReport } from "../../../src/pipeline/open-report.ts";
import { makeRouteRenderer } from "../../../src/render/render.ts";
import type { RenderedRoute } from "../../../src/render/renderer.ts";
import type { Rendering } from "../../../src/render/rendering.ts";
import { makeProgress } from "../../../src/terminal/progress.ts";
import { makeFolder, makeSite } from "../../support/site.ts";
import {
  bundleAll,
  componentsOf,
  COPY,
  type Faults,
  type Loaded,
  type Modules,
  nameOf,
  openRendering,
} from "./bundle-copies.ts";
import { EJECTED_SITE, SITE_WORDS } from "./site.ts";
import { findPages, pagesOf, toError, type UsedPages } from "./used-pages.ts";

/** Releases by the name of their package here. */
export const RELEASES = ["theme-classic-2.0", "theme-classic-2.4", "theme-classic-3"] as const;

/** Of the themes for live code and diagrams. */
export const SMALL_RELEASES = [
  "theme-live-2.0",
  "theme-live-2.4",
  "theme-live-3",
  "theme-mermaid-2.4",
  "theme-mermaid-3",
] as const;

/** A page, and the data that browsers load for it: texts by URL. */
export interface Page {
  readonly html: string;
  readonly data: Readonly<Record<string, string>>;
}

/** All components of a release, bundled. */
export interface Copies {
  /** Each of them: `Footer/Logo`. */
  readonly names: readonly string[];
  readonly rendering: Rendering;
  /** Modules to put in the place of ours for a copy alone, by their names in the bundle: `@theme/Footer/Logo`. */
  needs(name: string): Readonly<Record<string, string>>;
  /** Paths of the pages that show it. */
  pages(name: string): readonly string[];
  /** Renders pages, by their path, with a copy alone; with none for "". */
  renderer(name: string): (path: string) => Page | Error;
  /** What copies do not bundle; which of those with these names do not render, and which words pages lose with them. */
  faults(names: readonly string[]): Faults;
}

/** A site that was loaded once, for all releases. */
export interface Stage extends AsyncDisposable {
  open(release: string): Promise<Copies>;
  /** Components of a release that we have no slot for. */
  missing(release: string): string[];
}

/** Modules of the classic theme that show nothing: themes of their own have the components. */
const EMPTY: ReadonlySet<string> = new Set(["Mermaid"]);

/** Loads the site. Throws when it is not as the test expects it. */
export async function openStage(): Promise<Stage> {
  const site = await makeSite(EJECTED_SITE);
  const work = await makeFolder();
  const request = { siteDir: site.dir, progress: makeProgress() };
  const report = openReport(request);
  const locale = await loadLocale(request, report);
  const read = locale && (await readGraph(locale, { request, report }));
  const theme = await loadTheme(work.dir, report);
  if (!read || !theme || report.hasErrors) throw new Error(JSON.stringify(report.diagnostics));
  const { graph, plugins } = read;
  const loaded = { site, graph, plugins, theme };
  const before = wordsOfPages(await openRendering(loaded));
  const used = await findPages(await openRendering(loaded), loaded);
  return {
    missing: (release) => {
      const known = new Set([...Object.keys(theme.modules), ...Object.keys(theme.build.inner.hosts)]);
      const files = [...new Glob("**/{index.tsx,*.tsx,*.ts}").scanSync({ cwd: componentsOf(release) })];
      return files.map(nameOf).filter((name) => !known.has(toThemeName(`@theme/${name}`)));
    },
    async open(release) {
      const unbundled: Record<string, string> = {};
      const { rendering, modules } = await bundleAll(release, loaded, unbundled);
      const empty = release.startsWith("theme-classic") ? EMPTY : undefined;
      const names = Object.keys(modules).filter((name) => !name.startsWith(COPY) && !empty?.has(name));
      return openCopies({ names, rendering, modules, unbundled, before, used, ...loaded });
    },
    async [Symbol.asyncDispose]() {
      await site.remove();
      await work.remove();
    },
  };
}

interface CopiesRequest extends Loaded {
  readonly names: readonly string[];
  readonly rendering: Rendering;
  readonly modules: Modules;
  /** Errors of components that do not bundle. */
  readonly unbundled: Faults;
  /** Words of each page without copies. */
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  readonly used: UsedPages;
}

function openCopies({ names, rendering, modules, unbundled, before, used, theme, graph }: CopiesRequest): Copies {
  const routes = new Map(graph.routes.map((route) => [route.path, route]));
  const compileCode = makeCodeCompiler(graph.site);
  const needs = (name: string): Readonly<Record<string, string>> => {
    const known = toThemeName(`@theme/${name}`);
    const around = theme.build.inner.hosts[known] ?? [];
    const opened = around.map((host) => [host, COPY + host.replace("@theme/", "")]);
    return { ...Object.fromEntries(opened), [known]: name };
  };
  const renderer: Copies["renderer"] = (name) => {
    const server = theme.makeThemeServer({ ...theme.modules, ...pagesOf(rendering) }, drainMicrotasks);
    server.override(Object.fromEntries(Object.entries(needs(name)).map(([slot, copy]) => [slot, modules[copy] ?? {}])));
    server.compileCodeWith(compileCode);
    const render = makeRouteRenderer({ ...rendering, bundle: { ...rendering.bundle, server } });
    return (path) => {
      const route = routes.get(path);
      return route ? toPage(render(route)) : new Error(`${path} is no page`);
    };
  };
  const pages = (name: string): string[] => {
    const found = used.askingFor(toThemeName(`@theme/${name}`));
    return [...routes.keys()].filter((path) => found?.has(path) ?? true);
  };
  const richness = new Map(
    [...routes.keys()].map((path) => [path, [...siteWordsOf(before.get(path)), ...used.slotsOf(path)]]),
  );
  /** Of some pages, those that together have all words and slots that any of them has. */
  const richest = (paths: readonly string[]): string[] => {
    const known = new Set<string>();
    const sizeOf = (path: string): number => richness.get(path)?.length ?? 0;
    return paths
      .toSorted((one, other) => sizeOf(other) - sizeOf(one))
      .filter((path) => {
        const sizeBefore = known.size;
        for (const part of richness.get(path) ?? []) known.add(part);
        return known.size > sizeBefore;
      });
  };
  return {
    names,
    rendering,
    needs,
    pages,
    renderer,
    faults(tried) {
      const lost = tried.flatMap((name) => {
        const render = renderer(name);
        const faults = richest(pages(name)).flatMap((path) => findLoss(path, before.get(path), render(path)) ?? []);
        return faults.slice(0, 1).map((fault) => [name, fault] as const);
      });
      return { ...unbundled, ...Object.fromEntries(lost) };
    },
  };
}

function wordsOfPages(rendering: Rendering): ReadonlyMap<string, ReadonlySet<string>> {
  const render = makeRouteRenderer(rendering);
  return new Map(
    rendering.graph.routes.map((route) => {
      const page = toPage(render(route));
      if (page instanceof Error) throw page;
      return [route.path, wordsOf(page)];
    }),
  );
}

function toPage({ files, failure }: RenderedRoute): Page | Error {
  if (failure) return toError(failure);
  const texts = files.flatMap(({ path, content }) => (typeof content === "string" ? [[path, content] as const] : []));
  const html = texts.find(([path]) => path.endsWith(".html"))?.[1];
  if (html === undefined) return new Error("no page");
  return { html, data: Object.fromEntries(texts.map(([path, text]) => [`/${path}`, text])) };
}

function wordsOf({ html }: Page): Set<string> {
  const body = html.slice(html.indexOf("<body"), html.indexOf('<script type="application/json"'));
  const text = body.replace(/<(script|style|noscript)\b[^]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  return new Set(text.match(WORDS));
}

const WORDS = /\p{L}{3,}/gu;

function siteWordsOf(words: ReadonlySet<string> = new Set()): string[] {
  return [...words].filter((word) => SITE_WORDS.has(word));
}

/** The error, or the words that the page does not have any longer. */
function findLoss(path: string, words: ReadonlySet<string> | undefined, page: Page | Error): string | undefined {
  if (page instanceof Error) return `${path}: ${page.message}`;
  const now = wordsOf(page);
  const lost = siteWordsOf(words).filter((word) => !now.has(word));
  return lost.length > 0 ? `${path} lacks: ${lost.join(" ")}` : undefined;
}
