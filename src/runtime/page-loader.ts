/** Gets a page ready to render: its data file, the shared data it names and the modules of its components. */

import type { ComponentType } from "react";
import type { PageBody, PageData, PageLayer } from "../model/page.ts";
import type { SiteData } from "../model/theme.ts";
import type { CodeContentProps, LoadedBody, LoadedPage } from "./contexts.ts";
import type { ModuleSource } from "./module-source.ts";
import { remember } from "./remember.ts";
import { fetchSharedParts } from "./shared-parts.ts";
import { pageDataUrl, toPagePath } from "../url/page-path.ts";

/** Shared data by URL. */
type SharedValues = Readonly<Record<string, object>>;

/** Everything a page needs, when it is all at hand. Throws when a module has no default export. */
export function toLoadedPage(data: PageData, modules: ModuleSource, shared: SharedValues): LoadedPage {
  return {
    data,
    ...sharedProps(data, shared),
    layers: data.layers.map((layer) => ({
      Component: componentOf(layer.component, modules),
      props: { ...layer.props, ...sharedProps(layer, shared) },
    })),
    bodies: Object.fromEntries(Object.entries(data.bodies).map(([name, body]) => [name, toLoadedBody(body, modules)])),
  };
}

function toLoadedBody(body: PageBody, modules: ModuleSource): LoadedBody {
  if (!("module" in body)) return body;
  return { Component: componentOf<CodeContentProps>(body.module, modules), truncated: body.truncated ?? false };
}

function sharedProps(layer: Pick<PageLayer, "shared">, shared: SharedValues): object {
  return Object.fromEntries(Object.entries(layer.shared ?? {}).map(([prop, url]) => [prop, shared[url]]));
}

function componentOf<P extends object>(name: string, modules: ModuleSource): ComponentType<P> {
  const module = modules.get(name) as { default?: ComponentType<P> } | undefined;
  if (!module) throw new Error(`Page component \`${name}\` is not loaded.`);
  if (!module.default)
    throw new Error(`The page component \`${name}\` has no default export, so it cannot be rendered.`);
  return module.default;
}

/** Module with the components for authors. It is loaded with the first page that needs one. */
export const AUTHOR_COMPONENTS = "@theme/MDXComponents";

/** Names of all modules a page needs before it can render. */
export function modulesOf(data: PageData): string[] {
  const bodies = Object.values(data.bodies).flatMap((body) => ("module" in body ? [body.module] : []));
  const isStatic = Object.values(data.bodies).every((body) => "html" in body);
  const author = isStatic ? [] : [AUTHOR_COMPONENTS];
  return [...data.layers.map((layer) => layer.component), ...bodies, ...author, ...data.modules];
}

export interface PageLoader {
  /** Loads the page at a path; rejects when it does not exist or belongs to another build. */
  load(pathname: string): Promise<LoadedPage>;
  /** Makes a page of data that is already there (the first one). */
  prepare(data: PageData): Promise<LoadedPage>;
  /** Fetches the data file only. */
  prefetch(pathname: string): void;
}

export interface PageLoaderRequest {
  readonly site: SiteData;
  readonly modules: ModuleSource;
  /** `AppContextValue.kept`: has the texts of parts that pages share. */
  readonly kept: Map<string, unknown>;
}

/** Makes the loader of the browser. Each page and each shared file is fetched once. */
export function makePageLoader({ site, modules, kept }: PageLoaderRequest): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const files = new Map<string, Promise<object>>();
  const fetchJson = (url: string): Promise<object> => remember(files, url, () => getJson(url));

  const prepare = async (data: PageData): Promise<LoadedPage> => {
    const urls = [data, ...data.layers].flatMap((layer) => Object.values(layer.shared ?? {}));
    const [entries] = await Promise.all([
      Promise.all(urls.map(async (url) => [url, await fetchJson(url)] as const)),
      Promise.all(modulesOf(data).map((name) => modules.load(name))),
    ]);
    return toLoadedPage(data, modules, Object.fromEntries(entries));
  };
  const dataOf = async (pathname: string): Promise<PageData> => {
    const url = pageDataUrl({ pathname, baseUrl: site.siteConfig.baseUrl, nonExact: site.nonExact });
    if (!url) throw new Error(`${pathname} is not a page of this site.`);
    const data = (await fetchJson(url)) as PageData;
    if (data.build !== site.build) throw new Error(`${pathname} is of another build.`);
    return data;
  };
  return {
    prepare,
    load: (pathname) =>
      remember(pages, toPagePath(pathname), async () => {
        const [data, { applyPageHead }] = await Promise.all([dataOf(pathname), import("./document-head.ts")]);
        const [page] = await Promise.all([prepare(data), fetchSharedParts(data, kept)]);
        return { ...page, applyHead: applyPageHead };
      }),
    prefetch: (pathname) => void dataOf(pathname).catch(() => {}),
  };
}

async function getJson(url: string): Promise<object> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as object;
}
