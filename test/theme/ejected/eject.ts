/**
 * Components of the format's themes, as its releases have them, in the place of ours. All components of a release are
 * bundled at once; then pages are rendered with one of them at a time.
 */

import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Glob } from "bun";
import { type Bundle, bundleSite } from "../../../src/bundle/bundle.ts";
import { loadTheme } from "../../../src/bundle/theme/load-theme.ts";
import type { LoadedTheme } from "../../../src/bundle/theme/loaded-theme.ts";
import { toPluginSettings } from "../../../src/bundle/site/plugin-settings.ts";
import { toThemeName } from "../../../src/bundle/theme/slot-names.ts";
import { makeCodeCompiler } from "../../../src/markdown/code/code-compiler.ts";
import type { Graph } from "../../../src/model/graph.ts";
import type { Plugin } from "../../../src/model/plugin.ts";
import type { ThemeServer } from "../../../src/model/theme.ts";
import { loadGraph } from "../../../src/pipeline.ts";
import { prepareRendering, type Rendering } from "../../../src/render/rendering.ts";
import { makeRouteRenderer } from "../../../src/render/render.ts";
import { toBrowserData, toSiteData } from "../../../src/render/site-data.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { makeProgress } from "../../../src/terminal/progress.ts";
import { projectDir } from "../../support/paths.ts";
import { makeFolder, makeSite, type TestSite } from "../../support/site.ts";
import { EJECTED_SITE, SITE_WORDS } from "./site.ts";

/** Releases by the name of their package here. */
export const RELEASES = ["theme-classic-2.0", "theme-classic-2.4", "theme-classic-3"] as const;

/** Of the themes for live code and diagrams. */
export const SMALL_RELEASES = "theme-live-2.0 theme-live-2.4 theme-live-3 theme-mermaid-2.4 theme-mermaid-3".split(" ");

type Modules = Readonly<Record<string, object>>;

/** Folder of the components of a release, as its authors wrote them. */
function componentsOf(release: string): string {
  return join(projectDir, "node_modules", release, "src/theme");
}

/** A component that is not as it should be: `Footer/Logo`, and why. */
export type Faults = Readonly<Record<string, string>>;

interface Loaded {
  readonly site: TestSite;
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  readonly theme: LoadedTheme;
}

/** A site that was loaded once, for all releases. */
export interface Stage extends AsyncDisposable {
  /** Tries each component of a release alone. */
  try(release: string): Promise<Faults>;
  /** Components of a release that we have no slot for. */
  missing(release: string): string[];
  /** Names of those that were tried last. */
  readonly tried: readonly string[];
}

/** Loads the site. Throws when it is not as the test expects it. */
export async function openStage(): Promise<Stage> {
  const site = await makeSite(EJECTED_SITE);
  const work = await makeFolder();
  const { graph, report, ...rest } = await loadGraph({ siteDir: site.dir, progress: makeProgress() });
  const theme = await loadTheme(work.dir, report);
  if (!graph || !theme || report.hasErrors) throw new Error(JSON.stringify(report.diagnostics));
  const { plugins } = rest as unknown as { readonly plugins: readonly Plugin[] };
  const loaded = { site, graph, plugins, theme };
  const before = await renderTexts(await openRendering(loaded));
  const pages = await findPages(await openRendering(loaded), loaded);
  let tried: readonly string[] = [];
  return {
    get tried() {
      return tried;
    },
    missing: (release) => {
      const known = new Set([...Object.keys(theme.modules), ...Object.keys(theme.build.inner.hosts)]);
      const files = [...new Glob("**/{index.tsx,*.tsx,*.ts}").scanSync({ cwd: componentsOf(release) })];
      return files.map(nameOf).filter((name) => !known.has(toThemeName(`@theme/${name}`)));
    },
    async try(release) {
      const faults: Record<string, string> = {};
      const { rendering, modules } = await bundleAll(release, loaded, faults);
      const empty = release.startsWith("theme-classic") ? EMPTY : undefined;
      tried = Object.keys(modules).filter((name) => !name.startsWith(COPY) && !empty?.has(name));
      for (const name of tried) {
        const server = serverWith(name, { modules, rendering, ...loaded });
        const shown = pages(toThemeName(`@theme/${name}`));
        const after = await renderTexts({ ...rendering, bundle: { ...rendering.bundle, server } }, shown);
        const fault = findLoss(before, after);
        if (fault !== undefined) faults[name] = fault;
      }
      return faults;
    },
    async [Symbol.asyncDispose]() {
      await site.remove();
      await work.remove();
    },
  };
}

/** Under these names the bundle has our own components whose insides are slots. */
const COPY = "opened/";

/** Modules of the classic theme that show nothing: themes of their own have the components. */
const EMPTY: ReadonlySet<string> = new Set(["Mermaid"]);

/** Bundles all components of a release, without those that do not bundle, which are told as faults. */
async function bundleAll(
  release: string,
  { site, ...loaded }: Loaded,
  faults: Record<string, string>,
): Promise<{ readonly rendering: Rendering; readonly modules: Modules }> {
  const dir = site.path("src/theme");
  await cp(componentsOf(release), dir, { recursive: true });
  const { hosts } = loaded.theme.build.inner;
  for (const host of new Set(Object.values(hosts).flat())) {
    const name = host.replace("@theme/", "");
    await site.write(`src/theme/${COPY}${name}.js`, `export { default } from "@theme-original/${name}";\n`);
  }
  try {
    for (;;) {
      let modules: Modules = {};
      const { errors, rendering } = await openOrFail(loaded, (given) => (modules = given));
      if (rendering) return { rendering, modules: byName(modules) };
      const files = errors.filter(({ file }) => file?.startsWith("src/theme/"));
      if (files.length === 0) throw new Error(errors.map(({ message }) => message).join("\n"));
      for (const { file = "", message } of files) {
        faults[nameOf(file)] ??= message;
        await rm(site.path(file), { force: true });
      }
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function nameOf(file: string): string {
  return file
    .replace("src/theme/", "")
    .replace(/\.\w+$/, "")
    .replace(/\/index$/, "");
}

function byName(modules: Modules): Modules {
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name.replace("@theme/", ""), module]));
}

/** Our server with one component of the release, and what of ours is needed to show it. */
function serverWith(
  name: string,
  { modules, theme, graph, rendering }: Omit<Loaded, "site"> & { modules: Modules; rendering: Rendering },
): ThemeServer {
  const server = theme.makeThemeServer({ ...theme.modules, ...pagesOf(rendering) });
  const known = toThemeName(`@theme/${name}`);
  const around = theme.build.inner.hosts[known] ?? [];
  const opened = around.map((host) => [host, modules[COPY + host.replace("@theme/", "")] ?? {}] as const);
  server.override({ ...Object.fromEntries(opened), [known]: modules[name] ?? {} });
  server.compileCodeWith(makeCodeCompiler(graph.site.config));
  return server;
}

/** Modules of the site's own pages. */
function pagesOf({ bundle }: Rendering): Modules {
  return Object.fromEntries(Object.entries(bundle.server.modules).filter(([name]) => name.startsWith("@site/")));
}

/**
 * Which pages ask for what is in a slot of ours: the others are as they are without it. Of a part that is compiled into other
 * components, the pages of those; of a module that is not replaced as a whole, all.
 */
async function findPages(
  rendering: Rendering,
  { theme, graph }: Loaded,
): Promise<(name: string) => ReadonlySet<string> | undefined> {
  const pages = new Map<string, Set<string>>();
  let page = "";
  const watched = Object.entries(theme.modules).flatMap(([name, module]) => {
    const slot: unknown = Reflect.get(module, "default");
    if ((typeof slot !== "object" && typeof slot !== "function") || slot === null) return [];
    const seen = new Set<string>();
    pages.set(name, seen);
    return [[name, { default: watch(slot, () => void seen.add(page)) }] as const];
  });
  const server = theme.makeThemeServer({ ...theme.modules, ...pagesOf(rendering) });
  server.override(Object.fromEntries(watched));
  server.compileCodeWith(makeCodeCompiler(graph.site.config));
  const render = makeRouteRenderer({ ...rendering, bundle: { ...rendering.bundle, server } });
  for (const route of graph.routes) {
    page = route.path;
    const { failure } = render(route);
    if (failure) throw toError(failure);
  }
  const { hosts } = theme.build.inner;
  return (name) => {
    const found = (hosts[name] ?? [name]).map((one) => pages.get(one));
    if (found.includes(undefined)) return undefined;
    return new Set(found.flatMap((some) => [...(some ?? [])]));
  };
}

/** Calls back whenever something asks for the value, be it a component, a function or an object. */
function watch(slot: object, onUse: () => void): object {
  const original = (slot as { readonly original?: object }).original ?? slot;
  const noting = (trap: keyof typeof Reflect) =>
    function noted(...args: unknown[]): unknown {
      onUse();
      return (Reflect[trap] as (...given: unknown[]) => unknown)(...args);
    };
  const traps = ["apply", "construct", "get", "has", "ownKeys"] as const;
  return new Proxy(original, Object.fromEntries(traps.map((trap) => [trap, noting(trap)])));
}

async function openRendering(loaded: Loaded): Promise<Rendering> {
  const { rendering, errors } = await openOrFail(loaded);
  if (!rendering) throw new Error(JSON.stringify(errors));
  return rendering;
}

async function openOrFail(
  { graph, plugins, theme }: Omit<Loaded, "site">,
  onOverride: (modules: Modules) => void = () => {},
): Promise<{ readonly rendering?: Rendering; readonly errors: readonly { file?: string; message: string }[] }> {
  const report = makeReporter();
  const siteData = toSiteData(graph);
  await using work = await makeFolder();
  const watched = {
    ...theme,
    makeThemeServer: (modules: Modules) => {
      const server = theme.makeThemeServer(modules);
      const override = (given: Modules): void => onOverride(given);
      return Object.create(server, { override: { value: override } }) as ThemeServer;
    },
  };
  const bundle: Bundle | undefined = await bundleSite({
    graph,
    theme: watched,
    site: toBrowserData(siteData, plugins),
    clientModules: [],
    settings: toPluginSettings(plugins),
    minify: false,
    workDir: work.dir,
    report,
  });
  const errors = report.diagnostics.filter(({ severity }) => severity === "error");
  if (!bundle || errors.length > 0) return { errors };
  const rendering = await prepareRendering({ graph, bundle, site: siteData, plugins, staticPaths: new Set(), report });
  return { rendering, errors: [] };
}

/** Words of each page by its path, or the error it ends with. */
type Texts = ReadonlyMap<string, ReadonlySet<string> | Error>;

/** Of all pages, or of those with these paths. */
async function renderTexts(rendering: Rendering, paths?: ReadonlySet<string>): Promise<Texts> {
  const render = makeRouteRenderer(rendering);
  const routes = rendering.graph.routes.filter(({ path }) => paths?.has(path) ?? true);
  return new Map(
    routes.map((route): [string, ReadonlySet<string> | Error] => {
      const { files, failure } = render(route);
      const html = files.find(({ path }) => path.endsWith(".html"))?.content;
      if (failure || typeof html !== "string") return [route.path, failure ? toError(failure) : new Error("no page")];
      return [route.path, wordsOf(html)];
    }),
  );
}

function toError(failure: object): Error {
  const { error } = failure as { readonly error?: unknown };
  return error instanceof Error ? error : new Error(JSON.stringify(failure));
}

function wordsOf(html: string): Set<string> {
  const body = html.slice(html.indexOf("<body"), html.indexOf('<script type="application/json"'));
  const text = body.replace(/<(script|style|noscript)\b[^]*?<\/\1>/g, " ").replace(/<[^>]*>/g, " ");
  return new Set(text.match(WORDS));
}

const WORDS = /\p{L}{3,}/gu;

/** The first error, or the words that pages do not have any longer. */
function findLoss(before: Texts, after: Texts): string | undefined {
  for (const [path, words] of before) {
    const now = after.get(path);
    if (!now) continue;
    if (now instanceof Error) return `${path}: ${now.message}`;
    if (words instanceof Error) throw new Error(`${path} is no page to compare with: ${String(words)}`);
    const lost = [...words].filter((word) => SITE_WORDS.has(word) && !now.has(word));
    if (lost.length > 0) return `${path} lacks: ${lost.join(" ")}`;
  }
  return undefined;
}
