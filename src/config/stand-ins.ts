/**
 * Packages that a config or sidebars file imports only to configure what is built in here. In: module names. Out: the
 * runtime's module registry answers them with a stand-in that carries the package's name, installed or not.
 */

import { BUILTIN_PACKAGES, CLASSIC_PRESET } from "./builtins.ts";

const NAME = Symbol.for("veloci.stand-in");

const PRISM = "prism-react-renderer";

/** Names of the colour themes of `prism-react-renderer`, of its first and its second version. */
const PRISM_THEMES = (
  "dracula duotoneDark duotoneLight github gruvboxMaterialDark gruvboxMaterialLight jettwaveDark jettwaveLight " +
  "nightOwl nightOwlLight oceanicNext okaidia oneDark oneLight palenight shadesOfPurple synthwave84 ultramin vsDark vsLight"
).split(" ");

/** Packages whose import has no effect of its own. */
const PLAIN = [
  CLASSIC_PRESET,
  ...BUILTIN_PACKAGES,
  "remark-math",
  "remark-gfm",
  "rehype-katex",
  "@docusaurus/remark-plugin-npm2yarn",
  "@docusaurus/core",
  "@docusaurus/types",
  "@docusaurus/faster",
  "@docusaurus/mdx-loader",
  "@docusaurus/module-type-aliases",
  "@docusaurus/tsconfig",
  "@docusaurus/utils-common",
  "@docusaurus/utils-validation",
];

type Exports = Readonly<Record<string, unknown>>;

/** The package that a value stands in for. */
export function standInName(value: unknown): string | undefined {
  if (typeof value !== "function" || !(NAME in value)) return undefined;
  return String(value[NAME]);
}

/** Names of all packages with a stand-in. */
export const STAND_IN_PACKAGES: readonly string[] = [PRISM, ...PLAIN, "@docusaurus/logger", "@docusaurus/utils"];

/** Whether a module name is one of those packages or a module inside one. */
export function hasStandIn(specifier: string): boolean {
  return STAND_IN_PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/**
 * Makes the stand-ins importable in this process. May be called again: a later call changes nothing.
 * `inside` lists modules inside those packages that a site imports, e.g. `@docusaurus/core/lib/server`.
 */
export function registerStandIns(inside: readonly string[]): void {
  const modules = new Map<string, Exports>([
    ...[...PLAIN, ...inside].map((name) => [name, { default: makeStandIn(name) }] as const),
    ...prismModules(),
    ["@docusaurus/logger", loggerModule()],
    ["@docusaurus/utils", utilityModule()],
  ]);
  Bun.plugin({
    name: "veloci-stand-ins",
    setup(build) {
      for (const [name, exports] of modules) {
        // With `__esModule`, `require` gives the default export, as these packages do.
        build.module(name, () => ({ loader: "object", exports: { ...exports, __esModule: true } }));
      }
    },
  });
}

/** A function that does nothing and carries the package's name. */
function makeStandIn(name: string): object {
  const standIn = Object.assign(() => ({}), { [NAME]: name });
  return Object.assign(standIn, { default: standIn });
}

function prismModules(): [string, Exports][] {
  const themes = Object.fromEntries(PRISM_THEMES.map((name) => [name, { name, plain: {}, styles: [] }]));
  const all = { themes, Prism: {}, Highlight: makeStandIn(PRISM), defaultProps: {} };
  return [
    [PRISM, { ...all, default: all }],
    ...Object.entries(themes).map(([name, theme]): [string, Exports] => [
      `${PRISM}/themes/${name}`,
      { default: theme },
    ]),
  ];
}

function loggerModule(): Exports {
  const logger = { info: console.info, warn: console.warn, error: console.error, success: console.info };
  return { ...logger, logger, default: logger };
}

/** The few functions of `@docusaurus/utils` that configs use. */
function utilityModule(): Exports {
  const functions = {
    DEFAULT_PLUGIN_ID: "default",
    normalizeUrl: (parts: readonly string[]) => parts.join("/").replace(/(?<!:)\/{2,}/g, "/"),
    posixPath: (path: string) => path.replaceAll("\\", "/"),
  };
  return { ...functions, default: functions };
}
