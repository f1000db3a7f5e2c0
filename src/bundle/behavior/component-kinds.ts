/**
 * Reads the code of the components of a site. Pages contain the HTML of those that only describe what they show (no state,
 * no handlers, no browser APIs), and none of their code. Those that inspect their children receive all of them as elements.
 */

import { eachValue } from "../../lookup/each-value.ts";
import type { PluginBuilder } from "bun";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Graph } from "../../model/graph.ts";
import { type Behavior, type BundleBehavior, readBehavior } from "./behavior.ts";
import type { PluginSettings } from "../site/plugin-settings.ts";
import { isDescribing, type PlainModules } from "../theme/plain-modules.ts";
import { broughtFiles, isBrought, type ProvidedModules } from "../site/brought-modules.ts";
import type { CompileScript } from "../site/babel.ts";
import { makeSitePlugin } from "../site/site-plugin.ts";
import type { SheetReader } from "../styles/sheet-reader.ts";
import { importModule, STYLES, toVirtualFile } from "../site/site-modules.ts";

/** Components of a site as `module#export`. */
export interface ComponentKinds {
  /** Those that only describe what they show. */
  readonly plain: ReadonlySet<string>;
  /** Those that inspect their children. */
  readonly inspecting: ReadonlySet<string>;
}

export interface ComponentKindsRequest {
  readonly graph: Pick<Graph, "site" | "documents">;
  /** Of the theme. */
  readonly plain: PlainModules;
  /** Theme module name → file of the site. */
  readonly overrides: Readonly<Record<string, string>>;
  readonly settings: PluginSettings;
  readonly provided: ProvidedModules;
  readonly sheets: SheetReader;
  readonly report: Reporter;
  /** Babel of the site. */
  readonly compileScript?: CompileScript | undefined;
}

/** The module with the components that Markdown uses without an import. */
export const PROVIDED_COMPONENTS = "@theme/MDXComponents";

/** A component that Markdown uses. */
export interface Candidate {
  readonly module: string;
  readonly exported: string;
}

/** Reads the components that Markdown uses. Code that does not bundle, or has effects when loaded, is not plain; the real bundles report errors. */
export async function readComponentKinds(request: ComponentKindsRequest): Promise<ComponentKinds> {
  const candidates = listCandidates(request);
  if (candidates.length === 0) return { plain: new Set(), inspecting: new Set() };
  const isPlain = (behavior: Behavior): boolean => isPlainOnSite(behavior, request);
  const all = await readCandidates(candidates, request);
  if (all && isPlain(all.onLoad)) return toKinds(candidates, all, isPlain);
  // Some module has effects. Separate bundles show which one.
  const each = await Promise.all(
    candidates.map(async (candidate) => {
      const one = await readCandidates([candidate], request);
      return one ? [toKinds([candidate], one, isPlain)] : [];
    }),
  );
  const join = (kind: keyof ComponentKinds): Set<string> => new Set(each.flat().flatMap((kinds) => [...kinds[kind]]));
  return { plain: join("plain"), inspecting: join("inspecting") };
}

function toKinds(
  candidates: readonly Candidate[],
  behavior: BundleBehavior,
  isPlain: (behavior: Behavior) => boolean,
): ComponentKinds {
  const named = (has: (behavior: Behavior) => boolean): Set<string> =>
    new Set(
      candidates.flatMap(({ module, exported }, index) =>
        has(behavior.of(`e${index}`)) ? `${module}#${exported}` : [],
      ),
    );
  return {
    plain: isPlain(behavior.onLoad) ? named(isPlain) : new Set(),
    inspecting: named(({ inspects }) => inspects),
  };
}

/** The components that Markdown uses: those that documents import, and those that the site provides to all. */
export function listCandidates({ graph, overrides }: Pick<ComponentKindsRequest, "graph" | "overrides">): Candidate[] {
  const found = eachValue(graph.documents).flatMap((document) =>
    document.imports.flatMap((statement): [string, Candidate][] => {
      const module = importModule(document.path, statement);
      if (module === undefined || /^@(?:theme|docusaurus|document)\//.test(module)) return [];
      const names = Object.values(statement.names).filter((name) => name !== "*");
      return names.map((exported) => [`${module}#${exported}`, { module, exported }]);
    }),
  );
  const provided =
    overrides[PROVIDED_COMPONENTS] === undefined ? [] : [{ module: PROVIDED_COMPONENTS, exported: "default" }];
  return [...new Map(found).values(), ...provided];
}

async function readCandidates(
  candidates: readonly Candidate[],
  { graph, plain, provided, overrides, settings, sheets, report, compileScript }: ComponentKindsRequest,
): Promise<BundleBehavior | undefined> {
  const { dir: siteDir, config } = graph.site;
  const { packages } = provided;
  const bundler = settings.bundler("browser");
  const lines = candidates.map(
    ({ module, exported }, index) => `export { ${exported} as e${index} } from ${JSON.stringify(module)};`,
  );
  const entry = toVirtualFile(siteDir, "component-kinds.js");
  const site = makeSitePlugin({
    siteDir,
    target: "browser",
    baseUrl: config.baseUrl,
    url: config.url,
    staticDirectories: config.staticDirectories,
    settings: bundler,
    provided,
    sharedExports: {},
    direct: { host: "", names: {} },
    hostOf: (name) => name,
    documents: {},
    theme: { sources: {}, opened: new Set() },
    overrides,
    hasLiveCode: false,
    onAsset: () => {},
    onInput: () => {},
    onProblem: () => {},
    sheets,
    report,
    compileScript,
    readSource: (text) => (ASKS_FOR_BROWSER.test(text) ? `${text}\nwindow.client();` : text),
  });
  const setup = (build: PluginBuilder): void | Promise<void> => {
    build.onResolve({ filter: /^[@\w]/ }, ({ path, kind }) =>
      kind === "dynamic-import" || (isGiven(path, plain) && !isBrought(path, packages) && overrides[path] === undefined)
        ? { path, external: true }
        : undefined,
    );
    // Style sheets never have effects.
    build.onResolve({ filter: STYLES }, ({ path }) => ({ path, namespace: "styles" }));
    build.onLoad({ filter: /.*/, namespace: "styles" }, () => ({ contents: "export default {};", loader: "js" }));
    return site.setup(build as never);
  };
  try {
    const { outputs } = await Bun.build({
      entrypoints: [entry],
      files: { ...broughtFiles({ siteDir, packages }), [entry]: lines.join("\n") },
      root: siteDir,
      target: "browser",
      minify: { identifiers: true, syntax: true },
      define: { "process.env.NODE_ENV": '"production"', ...bundler.define, ...settings.constants },
      jsx: { runtime: "automatic", importSource: "react", development: false },
      plugins: [{ name: "veloci-component-kinds", setup }],
    });
    return readBehavior((await outputs.find(({ kind }) => kind === "entry-point")?.text()) ?? "export");
  } catch {
    return undefined;
  }
}

/** React's directive for modules that belong to the browser, ahead of everything but comments. */
const ASKS_FOR_BROWSER = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*(["'])use client\1/;

function isGiven(path: string, plain: PlainModules): boolean {
  return (
    Object.hasOwn(plain, path) ||
    /^(?:react|react-dom|react-router(?:-dom)?|react-helmet(?:-async)?|react-live|clsx|@theme(?:-original|-init)?|@docusaurus|@mdx-js)(?:$|\/)/.test(
      path,
    )
  );
}

function isPlainOnSite({ cause, imports }: Behavior, { plain, overrides }: ComponentKindsRequest): boolean {
  return (
    cause === undefined &&
    imports.every((one) => {
      if (isDescribing(one)) return true;
      const module = Object.hasOwn(plain, one.module) ? plain[one.module] : undefined;
      return (
        module?.exports.includes(one.name) === true && !module.madeOf.some((name) => Object.hasOwn(overrides, name))
      );
    })
  );
}
