/**
 * Packages that a config or sidebars file imports only to configure built-in features. The runtime resolves them to a
 * stand-in that knows the package's name.
 */

import { dirname } from "node:path";
import { callBuiltIn, makeValidateOptions } from "./built-in-call.ts";
import { BUILTIN_PACKAGES, CLASSIC_PRESET } from "./builtins.ts";
import { DOCS_SERVER } from "./docs-server-stand-in.ts";
import { FORMAT_VERSION } from "./format-release.ts";
import { loggerModule } from "./logger-stand-in.ts";
import { utilsModule } from "./function-stand-ins.ts";
import { webpackModule } from "./webpack-stand-in.ts";
import * as urlRules from "../url/format-rules.ts";
import { prismModule } from "./prism/stand-in.ts";
import { isInstalled, packageName } from "./scan-modules.ts";
import { translationsModule } from "./translations-stand-in.ts";
import { unavailableExports } from "./unavailable-exports.ts";

const NAME = Symbol.for("veloci.stand-in");

const WEBPACK = "webpack";

/** Plugins call it to require installed packages of the format, which are built in. */
const PEER_CHECK = "validate-peer-dependencies";

/** What the `babel.config.js` of the format's templates names. */
export const BABEL_PRESET = "@docusaurus/core/lib/babel/preset";

const PRISM = "prism-react-renderer";

/** Plugins of unified: the site's own programs may run them, too. */
const UNIFIED_PLUGINS = ["remark-math", "remark-gfm", "rehype-katex", "@docusaurus/remark-plugin-npm2yarn"];

/** Packages that are built in, or whose code is not needed here: a stand-in replaces them even if they are installed. */
const BUILT_IN = [
  CLASSIC_PRESET,
  ...BUILTIN_PACKAGES,
  ...UNIFIED_PLUGINS,
  "@docusaurus/types",
  "@docusaurus/faster",
  "@docusaurus/module-type-aliases",
  "@docusaurus/tsconfig",
  // Plugins construct webpack plugins, whose settings are read; webpack never runs.
  WEBPACK,
  PEER_CHECK,
];

/** Packages without functions that a config would miss. An installed package takes precedence. */
const PLAIN = ["@docusaurus/core", "@docusaurus/mdx-loader"];

const DOCS_SERVER_NAME = "@docusaurus/plugin-content-docs/server";

type Exports = Readonly<Record<string, unknown>>;

/** The package that a value replaces. */
export function standInName(value: unknown): string | undefined {
  if (typeof value !== "function" || !(NAME in value)) return undefined;
  return String(value[NAME]);
}

/** Joi is large, and few configs need it, so it is loaded on demand. */
const validation = (): typeof import("./validation/stand-in.ts") => require("./validation/stand-in.ts") as never;

/** Packages whose functions are implemented here. Most configs use none, so each is made when it is imported. */
const WORKING: Readonly<Record<string, () => Exports>> = {
  "@docusaurus/logger": loggerModule,
  "@docusaurus/theme-translations": translationsModule,
  "@docusaurus/utils": utilsModule,
  "@docusaurus/utils-common": () => ({ ...urlRules, default: urlRules }),
  "@docusaurus/utils-validation": () => validation().validationModule(),
  [WEBPACK]: webpackModule,
  [PEER_CHECK]: () => ({ default: () => undefined }),
};

/** Names of all packages with a stand-in. */
export const STAND_IN_PACKAGES: readonly string[] = [
  ...new Set([PRISM, ...BUILT_IN, ...PLAIN, ...Object.keys(WORKING)]),
];

/** Whether a module name is one of those packages or a module inside one. */
export function hasStandIn(specifier: string): boolean {
  return STAND_IN_PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

export interface StandInRequest {
  /** Absolute path of the module to run. */
  readonly from: string;
  /** Submodules of packages with a stand-in that it imports, such as `@docusaurus/core/lib/server`. */
  readonly inside: readonly string[];
}

/**
 * Makes the stand-ins importable in this process, except for packages that are installed near the importing module and
 * work unchanged. May be called again; a name keeps its stand-in.
 */
export function registerStandIns({ from, inside }: StandInRequest): void {
  const isPrism = (name: string): boolean => name === PRISM || name.startsWith(`${PRISM}/`);
  const plain = [...BUILT_IN, BABEL_PRESET, ...PLAIN, ...inside].filter((name) => !isPrism(name));
  const prism = [PRISM, ...inside.filter(isPrism)];
  const all: readonly (readonly [string, () => Exports])[] = [
    ...plain.map((name) => [name, () => makeModule(name, from)] as const),
    ...prism.map((name) => [name, () => prismModule(name)] as const),
    ...Object.entries(WORKING),
  ];
  const modules = new Map(all.filter(([name]) => isBuiltIn(name) || !isInstalled(name, from)));
  Bun.plugin({
    name: "veloci-stand-ins",
    setup(build) {
      for (const [name, make] of modules) {
        // With `__esModule`, `require` returns the default export, as these packages do.
        build.module(name, () => ({ loader: "object", exports: { ...make(), __esModule: true } }));
      }
    },
  });
}

function isBuiltIn(specifier: string): boolean {
  return [...BUILT_IN, BABEL_PRESET].some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/** Thrown when a stand-in is called: a site that runs a plugin itself would get no result. */
export class StandInCallError extends Error {
  override readonly name = "StandInCallError";
  readonly package: string;

  constructor(name: string) {
    super(`\`${name}\` cannot be called: it is built into Veloci`);
    this.package = name;
  }
}

/** A package, or a module inside one: that has all that the package exports. */
function makeModule(name: string, from: string): Exports {
  const owner = packageName(name);
  if (name === `${owner}/package.json`) {
    const manifest = { name: owner, version: FORMAT_VERSION };
    return { ...manifest, default: manifest };
  }
  if (name === DOCS_SERVER_NAME) return { ...DOCS_SERVER, default: DOCS_SERVER };
  const working = Object.hasOwn(WORKING, owner) ? WORKING[owner] : undefined;
  return working ? working() : makeStandIn(name, from);
}

/** A function with the package's name, to list in a config or to call in a wrapping plugin. */
function makeStandIn(name: string, from: string): Exports {
  const owner = packageName(name);
  const call = function (this: unknown, ...given: readonly unknown[]): unknown {
    const run = UNIFIED_PLUGINS.includes(owner) ? installedPlugin(name, from) : undefined;
    if (run !== undefined) return run.apply(this, [...given]);
    const made = callBuiltIn(owner, given);
    if (made === undefined) throw new StandInCallError(name);
    return made;
  };
  // Options get their defaults when the plugin is made.
  const named = { validateOptions: makeValidateOptions(owner), DEFAULT_OPTIONS: {}, ...unavailableExports(owner) };
  const standIn = Object.assign(call, { [NAME]: name, ...named });
  return { default: Object.assign(standIn, { default: standIn }), ...named };
}

/** The function of an installed package. */
function installedPlugin(name: string, from: string): ((...given: readonly unknown[]) => unknown) | undefined {
  if (!isInstalled(name, from)) return undefined;
  const { default: plugin } = require(Bun.resolveSync(name, dirname(from))) as { readonly default?: unknown };
  return typeof plugin === "function" ? (plugin as (...given: readonly unknown[]) => unknown) : undefined;
}
