/** The rules of CONTRIBUTING.md and src/DESIGN.md as functions. */

import { findCycles, findImports, type Import, type Project } from "./imports.ts";

/**
 * The stages in reading order: a file may import from its own stage and from those before it. A stage is a folder of
 * `src/`, or a file there without its extension. The command line comes last.
 */
const STAGES = [
  "model",
  "url",
  "lookup",
  "marks",
  "system",
  "report",
  "cache",
  "licenses",
  "config",
  "content",
  "translations",
  "markdown",
  "plugin-kit",
  "plugins",
  "graph",
  "bundle",
  "swizzle",
  "types",
  "cards",
  "render",
  "llms",
  "search",
  "check",
  "emit",
  "pipeline",
  "serve",
  "create",
  "deploy",
  "dev",
  "terminal",
  "commands",
  "cli",
];

/** Stages that what runs in pages may import: pure, and free of Bun and Node. */
const OPEN_TO_PAGES = ["model", "url", "lookup", "marks"];

const MAX_LINES = 300;

/** Folders whose files are held to the length limit and to the rules for code. */
const CODE = /^(?:src|theme|scripts|bench)\/.*\.(?:ts|tsx|mjs|css)$|^cli\.ts$/;

/** A rule: breaches in a project, as lines `path: what is wrong`. */
export type Rule = (project: Project) => string[];

/** Imports go only to earlier stages; plugins do not know each other. */
export const importsGoBackwards: Rule = (project) =>
  findImports(project).flatMap((found) => {
    const [from, to] = [stageOf(found.from), stageOf(found.target)];
    if (from === undefined || to === undefined) return [];
    if (STAGES.indexOf(to) > STAGES.indexOf(from)) return [`${found.from}: imports the later stage ${toName(found)}`];
    const [plugin, other] = [pluginOf(found.from), pluginOf(found.target)];
    return plugin && other && plugin !== other ? [`${found.from}: imports the plugin ${toName(found)}`] : [];
  });

/**
 * Plugins are known by their verbs alone: only the pipeline imports them. The stages behind them, and plugins about whole sites,
 * know neither what single plugins keep nor their names.
 */
export const pluginsAreKnownByTheirVerbs: Rule = (project) => [
  ...findImports(project)
    .filter(({ from, target }) => isOfGenerator(from) && pluginOf(from) === undefined && pluginOf(target) !== undefined)
    .map((found) => `${found.from}: imports the plugin ${toName(found)}`),
  ...findImports(project)
    .filter(({ from, target }) => isAboutWholeSites(from) && OF_PLUGINS.test(target ?? ""))
    .map((found) => `${found.from}: imports ${toName(found)}, which is of single plugins`),
  ...[...project].flatMap(([path, text]) => {
    const name = isAboutWholeSites(path)
      ? /(?<=["'`])(?:docusaurus-)?plugin-content-[a-z]+(?=["'`])/.exec(text)?.[0]
      : undefined;
    return name === undefined ? [] : [`${path}: names the plugin ${name}`];
  }),
];

/** What single plugins keep. */
const OF_PLUGINS = /^src\/model\/(?:docs|blog)\.ts$/;

function isOfGenerator(path: string): boolean {
  return (
    path.startsWith("src/") && !runsInPages(path) && !/^src\/(?:pipeline\.ts|pipeline\/.+|plugins\/[^/]+)$/.test(path)
  );
}

function isAboutWholeSites(path: string): boolean {
  return /^src\/(?:markdown|graph|cards|render|llms|search|emit|plugins\/sitemap)\/.*\.ts$/.test(path);
}

/** `src/runtime/` and `theme/` run in browsers: no Bun, no Node, none of the generator's stages. */
export const pagesAreFreeOfTheGenerator: Rule = (project) =>
  findImports(project)
    .filter(({ from }) => runsInPages(from))
    .flatMap((found) => {
      if (/^(?:bun|node:.*|bun:.*)$/.test(found.specifier)) return [`${found.from}: imports ${found.specifier}`];
      const stage = stageOf(found.target);
      const isForeign = stage !== undefined && !OPEN_TO_PAGES.includes(stage);
      return isForeign ? [`${found.from}: imports the generator's ${toName(found)}`] : [];
    });

/**
 * What only browsers run and what only the server runs do not know each other, and what both run reaches neither, except for what
 * browsers fetch when it is needed. Modules with public names (`api/`) may offer features of browsers. Types are open to all.
 */
export const sidesAreApart: Rule = (project) =>
  findImports(project)
    .filter(
      ({ isValue, isLazy, from, target }) =>
        isValue && !(isLazy && sideOf(from) === "shared" && sideOf(target) === "browser"),
    )
    .filter(({ from, target }) => CLOSED_TO[sideOf(from) ?? ""]?.includes(sideOf(target) ?? ""))
    .map((found) => `${found.from}: imports ${toName(found)}`);

/** Sides of the runtime, and which others each must not import. */
const CLOSED_TO: Readonly<Record<string, readonly string[]>> = {
  api: ["server"],
  browser: ["server"],
  server: ["browser"],
  shared: ["browser", "server"],
};

function sideOf(path: string | undefined): string | undefined {
  return /^src\/runtime\/([^/]+)\//.exec(path ?? "")?.[1];
}

/** The generator knows neither React nor the theme; only `src/bundle/` puts them together. */
export const generatorIsFreeOfReact: Rule = (project) =>
  findImports(project)
    .filter(({ from }) => !["bundle", undefined].includes(stageOf(from)))
    .filter(({ specifier, target }) => /^react(?:-dom)?(?:\/|$)/.test(specifier) || runsInPages(target))
    .map((found) => `${found.from}: imports ${found.specifier}`);

/** The theme reaches the runtime as a site does: through `@docusaurus/…`. */
export const themeUsesPublicNames: Rule = (project) =>
  findImports(project)
    .filter(({ from, specifier }) => from.startsWith("theme/") && specifier.startsWith("."))
    .filter(({ target }) => target?.startsWith("src/runtime/"))
    .map((found) => `${found.from}: imports ${found.specifier}, which has a public name`);

/**
 * No ring of imports. Public names of components are left out: a slot is looked up when the page runs, and a sidebar
 * category holds sidebar items by nature.
 */
export const noCycles: Rule = (project) =>
  findCycles(findImports(project).filter(({ specifier }) => !specifier.startsWith("@theme/")));

/** No file longer than 300 lines. */
export const filesAreShort: Rule = (project) =>
  codeOf(project).flatMap(([path, text]) => {
    const lines = text.split("\n").length - 1;
    return lines > MAX_LINES ? [`${path}: ${lines} lines, ${MAX_LINES} are allowed`] : [];
  });

/** Nothing is called `utils`, `helpers` or `common`; a name says what is inside. `theme-common` is the format's own name. */
export const namesSaySomething: Rule = (project) =>
  [...project.keys()]
    .filter((path) => /(?:^|[/-])(?:utils?|helpers?|common|misc)(?:[/.-]|$)/i.test(path.replace("/theme-common", "")))
    .map((path) => `${path}: the name says nothing`);

/** Files are `kebab-case` or, with JSX, `PascalCase`; a public module has the name the format gives it. */
export const namesAreUniform: Rule = (project) =>
  [...project.keys()]
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !hasUniformName(path))
    .map((path) => {
      return `${path}: neither kebab-case.ts nor PascalCase.tsx`;
    });

function hasUniformName(path: string): boolean {
  const name = (path.split("/").at(-1) ?? "").replace(/(?:\.test)?\.\w+$/, "").replace(/\.d$/, "");
  if (/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)) return true;
  if (/^(?:test\/)?src\/runtime\/api\//.test(path) || path.startsWith("test/runtime/api/")) return true;
  return (path.endsWith(".tsx") || path.startsWith("theme/")) && /^[A-Z][A-Za-z\d]*$/.test(name);
}

/** A file says what comes in and what goes out: its first lines, or the comment of the only value that it exports. */
export const filesSayWhatTheyAreFor: Rule = (project) =>
  codeOf(project)
    .filter(([, text]) => !/^(?:#!.*\n)?\/[*/]/.test(text) && !isOneCommentedExport(text))
    .map(([path]) => `${path}: begins with no comment, and is not explained by that of its only export`);

function isOneCommentedExport(text: string): boolean {
  const values = [...text.matchAll(/(\*\/\n)?^export (?!type |interface |declare |[{*])/gm)];
  return values.length === 1 && values[0]?.[1] !== undefined;
}

/** Nothing is kept at the level of a module: no variable that is set again, no container that starts empty. */
export const modulesHoldNoState: Rule = (project) =>
  linesOf(
    project,
    /^(?:export )?(?:(?:let|var)\b|const \w+(?:: (?!readonly |Readonly)[^=]+)? = (?:new (?:Weak)?(?:Map|Set)\b.*\(\)|\[\]|\{\});)/,
  );

/** The checkers are never told to look away, and nothing is `any`. */
export const checkersAreNotSilenced: Rule = (project) =>
  linesOf(project, /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint|biome)-disable|(?:[:<|(,]|\bas) any\b(?! \w)/);

/** No path of somebody's machine and no host of a registry. */
export const nothingIsLocal: Rule = (project) =>
  [...project].flatMap(([path, text]) => {
    const found = /(?<![\w.}/])\/(?:work|root)\/\w|registry\.(?:npmjs|yarnpkg)\b|npm\.pkg\.github/.exec(text)?.[0];
    return found === undefined ? [] : [`${path}: names ${found}`];
  });

/** The program uses American spelling, in names of files too. Prose has its own test. */
export const spellingIsAmerican: Rule = (project) =>
  [...project].flatMap(([path, text]) => {
    if (!/^(?:src|theme|scripts|bench)\/.*\.(?:tsx?|mjs|css)$/.test(path)) return [];
    const found = BRITISH.exec(`${path}\n${text}`)?.[0];
    return found === undefined ? [] : [`${path}: contains \`${found}\``];
  });

const BRITISH = /colour|behaviour|neighbour|catalogue|honour|misspelt|(?:normal|serial|recogn|optim)is(?:e|ation)/i;

/** The table of stages in src/DESIGN.md and the folders of `src/` are the same. */
export const designNamesAllFolders: Rule = (project) => {
  const table = (project.get("src/DESIGN.md") ?? "").split("\n").filter((line) => line.startsWith("|"));
  const cells = table.map((line) => line.split("|")[2] ?? "");
  const named = new Set(cells.flatMap((cell) => [...cell.matchAll(/`([\w.-]+)\//g)].map(([, name = ""]) => name)));
  const real = new Set(
    [...project.keys()].map((path) => /^src\/([^/]+)\//.exec(path)?.[1]).filter((name) => name !== undefined),
  );
  return [
    ...[...real.difference(named)].sort().map((name) => `src/${name}/: is not in the table of src/DESIGN.md`),
    ...[...named.difference(real)].sort().map((name) => `src/DESIGN.md: names src/${name}/, which does not exist`),
  ];
};

function codeOf(project: Project): (readonly [path: string, text: string])[] {
  return [...project].filter(([path]) => CODE.test(path));
}

function linesOf(project: Project, pattern: RegExp): string[] {
  return codeOf(project).flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** The generator's stage of a path; pages, tests and scripts have none. */
function stageOf(path: string | undefined): string | undefined {
  if (path === "cli.ts") return "cli";
  const name = /^src\/([^/.]+)/.exec(path ?? "")?.[1];
  return name !== undefined && name !== "runtime" ? name : undefined;
}

function pluginOf(path: string | undefined): string | undefined {
  return /^src\/plugins\/([^/]+)\//.exec(path ?? "")?.[1];
}

function runsInPages(path: string | undefined): boolean {
  return /^(?:src\/runtime|theme)\//.test(path ?? "");
}

function toName({ target, specifier }: Import): string {
  return target ?? specifier;
}
