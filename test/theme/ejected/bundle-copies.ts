/** Bundles all components of a release of the format's themes at once, as copies in a site. */

import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Bundle, bundleSite } from "../../../src/bundle/bundle.ts";
import type { LoadedTheme } from "../../../src/bundle/theme/loaded-theme.ts";
import { toPluginSettings } from "../../../src/bundle/site/plugin-settings.ts";
import type { Graph } from "../../../src/model/graph.ts";
import type { Plugin } from "../../../src/model/plugin.ts";
import type { ThemeServer } from "../../../src/model/theme.ts";
import { prepareRendering, type Rendering } from "../../../src/render/rendering.ts";
import { toBrowserData, toSiteData } from "../../../src/render/site-data.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { projectDir } from "../../support/paths.ts";
import { makeFolder, type TestSite } from "../../support/site.ts";

export type Modules = Readonly<Record<string, object>>;

/** Folder of the components of a release, as its authors wrote them. */
export function componentsOf(release: string): string {
  return join(projectDir, "node_modules", release, "src/theme");
}

/** A component that is not as it should be: `Footer/Logo`, and why. */
export type Faults = Readonly<Record<string, string>>;

/** A site that was read once, for all releases. */
export interface Loaded {
  readonly site: TestSite;
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  readonly theme: LoadedTheme;
}

/** Under these names the bundle has our own components whose insides are slots. */
export const COPY = "opened/";

/** Bundles all components of a release, without those that do not bundle, which are told as faults. */
export async function bundleAll(
  release: string,
  { site, ...loaded }: Loaded,
  faults: Record<string, string>,
): Promise<{ readonly rendering: Rendering; readonly modules: Modules }> {
  const dir = site.path("src/theme");
  await cp(componentsOf(release), dir, { recursive: true });
  const { modules: slots, build } = loaded.theme;
  const opened = [...new Set(Object.values(build.inner.hosts).flat())].map((host) => host.replace("@theme/", ""));
  // Files of a site that replace nothing are not in its bundle.
  const openedSlots = Object.fromEntries(opened.map((name) => [`@theme/${COPY}${name}`, {}]));
  const theme = { ...loaded.theme, modules: { ...slots, ...openedSlots } };
  for (const name of opened) {
    await site.write(`src/theme/${COPY}${name}.js`, `export { default } from "@theme-original/${name}";\n`);
  }
  try {
    for (;;) {
      let modules: Modules = {};
      const { errors, rendering } = await openOrFail({ ...loaded, theme }, (given) => (modules = given));
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

/** `Footer/Logo` for the file of that component. */
export function nameOf(file: string): string {
  return file
    .replace("src/theme/", "")
    .replace(/\.\w+$/, "")
    .replace(/\/index$/, "");
}

function byName(modules: Modules): Modules {
  return Object.fromEntries(Object.entries(modules).map(([name, module]) => [name.replace("@theme/", ""), module]));
}

/** The site without copies. */
export async function openRendering(loaded: Loaded): Promise<Rendering> {
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
  const observed = {
    ...theme,
    makeThemeServer: (modules: Modules, runTasks: () => void) => {
      const server = theme.makeThemeServer(modules, runTasks);
      const override = (given: Modules): void => onOverride(given);
      return Object.create(server, { override: { value: override } }) as ThemeServer;
    },
  };
  const bundle: Bundle | undefined = await bundleSite({
    graph,
    theme: observed,
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
