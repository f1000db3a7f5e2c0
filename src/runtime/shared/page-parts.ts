/** The loaded contents of a page: its layers, its bodies, and their modules and shared data. */

import { type ComponentType, createElement } from "react";
import type { PageData, PageLayer } from "../../model/page.ts";
import type { LoadedPage } from "./contexts.ts";
import { FailedPart, type LoadedPart, type PartLoader } from "./failed-part.tsx";
import type { ModuleSource } from "../browser/module-source.ts";

/** Shared data by URL. */
type SharedValues = Readonly<Record<string, unknown>>;

/** Everything that a page needs, loaded. Throws if a module has no default export. */
export function toLoadedPage(data: PageData, modules: ModuleSource, shared: SharedValues): LoadedPage {
  return {
    data,
    ...sharedProps(data, shared),
    layers: data.layers.map((layer) => ({
      Component: componentOf(layer.component, modules),
      props: { ...layer.props, ...sharedProps(layer, shared) },
    })),
  };
}

function sharedProps(layer: Pick<PageLayer, "shared">, shared: SharedValues): object {
  return Object.fromEntries(Object.entries(layer.shared ?? {}).map(([prop, url]) => [prop, shared[url]]));
}

function componentOf<P extends object>(name: string, modules: ModuleSource): ComponentType<P> {
  const module = modules.get(name) as { default?: ComponentType<P> } | undefined;
  if (!module) throw new Error(`Page component \`${name}\` is not loaded.`);
  if (!module.default) throw new Error(`The page component \`${name}\` has no default export.`);
  return module.default;
}

/** Module with the components for authors. It is loaded with the first page that needs one. */
export const AUTHOR_COMPONENTS = "@theme/MDXComponents";

/** Names of the modules that a page needs besides those of its layers and bodies. */
function modulesBeside({ bodies, modules }: PageData): string[] {
  const isStatic = Object.values(bodies).every((body) => "html" in body);
  return isStatic ? [...modules] : [AUTHOR_COMPONENTS, ...modules];
}

function Nothing(): null {
  return null;
}

/** Loads a part, or a replacement. */
export type Rescue = (load: PartLoader) => Promise<LoadedPart>;

/** Loads all parts of a page in parallel. Rejects if one of them cannot be loaded, unless `rescue` provides a replacement. */
export type Preparer = (data: PageData, rescue: Rescue) => Promise<LoadedPage>;

/** Makes the browser's preparer. `fetchJson` fetches shared data by URL. */
export function makePreparer(modules: ModuleSource, fetchJson: (url: string) => Promise<object>): Preparer {
  const fetchShared = async ({ shared = {} }: Pick<PageLayer, "shared">): Promise<object> => {
    const entries = Object.entries(shared).map(async ([prop, url]) => [prop, await fetchJson(url)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  const loadPart = async (name: string, layer: Pick<PageLayer, "props" | "shared">): Promise<LoadedPart> => {
    const [shared] = await Promise.all([fetchShared(layer), modules.load(name)]);
    return { Component: componentOf(name, modules), props: { ...layer.props, ...shared } };
  };
  return async (data, rescue) => {
    const [page, layers] = await Promise.all([
      rescue(async () => ({ Component: Nothing, props: await fetchShared(data) })),
      Promise.all(data.layers.map((layer) => rescue(() => loadPart(layer.component, layer)))),
      ...modulesBeside(data).map((name) =>
        rescue(async () => {
          await modules.load(name);
          return { Component: Nothing, props: {} };
        }),
      ),
    ]);
    return { data, ...page.props, layers };
  };
}

/** Replacement of a part that could not be loaded. */
export function toFailedPart(reason: unknown, load: PartLoader): LoadedPart {
  return { Component: (props) => createElement(FailedPart, { ...props, reason, load }), props: {} };
}
