/** Bundles the modules of a site, or takes them from an earlier run. */

import { type ComponentKinds, listCandidates, readComponentKinds } from "./behavior/component-kinds.ts";
import type { BundleRequest } from "./bundle-request.ts";
import { keepModules } from "./kept-modules.ts";
import type { indexImports } from "./problems/import-problems.ts";
import { makeBabel } from "./site/babel.ts";
import { generateModules } from "./site/generated-modules.ts";
import { buildSiteModules, type SiteBuild, splitServer } from "./site/site-build.ts";
import { hasModules, type SiteModules } from "./site/site-modules.ts";
import type { ServerScript } from "./site/site-server.ts";
import { makeSheetReader } from "./styles/sheet-reader.ts";
import { mapValues } from "../lookup/map-values.ts";

export interface ModulesRequest {
  readonly modules: SiteModules;
  readonly imports: ReturnType<typeof indexImports>;
}

/** The modules of a site. */
export interface BuiltModules {
  readonly built: Omit<SiteBuild, "server"> & { readonly server?: ServerScript };
  readonly keepsLayers: boolean;
  readonly componentKinds: ComponentKinds;
  readonly compilerInputs: readonly string[];
}

/** Bundles them for both sides, and reads the kinds of the site's components. Diagnostics: those of `buildSiteModules`. */
export async function buildModules(
  request: BundleRequest,
  { modules, imports }: ModulesRequest,
): Promise<BuiltModules> {
  const { graph, theme, site, report, minify, settings, moduleCache } = request;
  const { dir: siteDir, config } = graph.site;
  const inputs = new Set<string>();
  const onInput = (path: string): void => void inputs.add(path);
  const { sheets, keepsLayers } = await makeSheetReader({ siteDir, configure: settings.postCss, onInput, report });
  const compileScript = await makeBabel({ siteDir, onInput, report });
  const provided = {
    packages: theme.build.brought.packages,
    generated: generateModules({ site, graph, clientModules: modules.clientModules }),
  };
  const { baseUrl, url, staticDirectories } = config;
  const made = {
    siteDir,
    baseUrl,
    url,
    staticDirectories,
    sheets,
    onInput,
    compileScript,
    modules,
    theme: theme.build,
    sharedExports: mapValues(theme.modules, (module) => Object.keys(module)),
    provided,
    settings,
    imports,
    minify,
    keepsNames: request.isDevelopment,
    hot: request.hot,
    report,
  };
  const overrides = { ...modules.added, ...modules.overrides };
  const ofComponents = { ...made, graph, plain: theme.build.plain, overrides };
  const make = async () => {
    const [built, componentKinds] = await Promise.all([buildSiteModules(made), readComponentKinds(ofComponents)]);
    return { built, componentKinds, compilerInputs: [...inputs] };
  };
  const candidates = () => listCandidates(ofComponents);
  const cache = hasModules(modules) ? moduleCache : undefined;
  const kept = await keepModules({ ...made, candidates, documents: graph.documents, cache }, make);
  const { server, ...built } = kept.built;
  const splitUp = () => splitServer(made);
  return { ...kept, built: { ...built, ...(server && { server: { ...server, splitUp } }) }, keepsLayers };
}
