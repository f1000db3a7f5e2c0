/** What a site's plugins request of the bundler, in the bundler's own terms. */

/** Target of a module name: an absolute path, another module name, or `false` for an empty module. */
export type AliasTarget = string | false;

/** Files that are imported differently than their extension suggests. */
export interface ImportRule {
  readonly test: RegExp;
  /**
   * `text`: their content. `url`: their address in the output. `yaml`, `toml`, `json`: the data in them. `component`: SVG as a React component.
   * `empty`: nothing. `script`: a module.
   */
  readonly as: "text" | "url" | "yaml" | "toml" | "json" | "component" | "empty" | "script";
  /** Whether `require` gives the value itself, instead of a module that exports it by default. */
  readonly isBare?: boolean;
  /** Settings of components, where they are not those of the site. */
  readonly svg?: SvgSettings;
  /** Code of the site that makes the content from a text; absent for that of the file. */
  readonly change?: ChangeFile;
}

/**
 * Returns the new text of the file at an absolute path; `undefined` if the rule excludes it. `onInput` receives the absolute paths of
 * what the result depends on besides the text: the code that made it, and the files and folders that this names.
 */
export type ChangeFile = (file: string, text: string, onInput: (path: string) => void) => Promise<string | undefined>;

/** Gives modules another name before anything else looks at it. */
export interface NameRule {
  /** Matches the name, or the absolute path that it leads to. */
  readonly test: RegExp;
  /** `name` is what matched. The result is relative to the importing file, or to a path that matched; `name` itself changes nothing. */
  readonly rename: (name: string, importer: string) => AliasTarget;
}

export interface BundlerSettings {
  /** By module name; also applies to modules inside it, unless the name ends in `$`. */
  readonly alias: Readonly<Record<string, AliasTarget>>;
  /** The same, for names without another target. */
  readonly fallback: Readonly<Record<string, AliasTarget>>;
  /** Folders that are searched for modules like packages: absolute paths, or names that folders have beside the importing file or above. */
  readonly modules: readonly string[];
  /** Endings of files that are preferred to the usual ones for imports without extension: `.web.js`. */
  readonly extensions: readonly string[];
  /** Endings that are tried after the usual ones: `.yaml`. */
  readonly lateExtensions: readonly string[];
  /** The first match decides. */
  readonly rules: readonly ImportRule[];
  /** Absolute paths of loaders by the names that imports give them: `!!part?from=1!./file`. */
  readonly loaders: Readonly<Record<string, string>>;
  /** The first match decides. */
  readonly names: readonly NameRule[];
  /** Expressions and the code that replaces them. */
  readonly define: Readonly<Record<string, string>>;
  /** Modules that something else puts into global variables: name of the module → that of the variable. */
  readonly globals: Readonly<Record<string, string>>;
  /** Names that code uses without an import → module, and path to the value in it. */
  readonly ambient: Readonly<Record<string, readonly [module: string, ...path: string[]]>>;
  readonly sass: SassSettings;
  readonly svg: SvgSettings;
}

export interface SassSettings {
  /** Text above each sheet. */
  readonly above: string;
  /** Absolute paths of folders that are searched for sheets. */
  readonly folders: readonly string[];
}

/** How SVG files become components. Values in braces are code, which reads `props`. */
export interface SvgSettings {
  /** Properties that become elements: `title`, `desc`. */
  readonly labels: readonly string[];
  /** Width and height instead of the file's; empty for none. */
  readonly size?: string;
  /** Where the properties of the component are added to the attributes of the file; `false` for nowhere. */
  readonly props: "start" | "end" | false;
  readonly memo: boolean;
  /** Further attributes. */
  readonly added: Readonly<Record<string, string | number>>;
  /** Values of attributes anywhere in the file, and what replaces them. */
  readonly replaced: Readonly<Record<string, string | number>>;
  /** Name of an export beside the default one. */
  readonly exportName?: string;
  /** Optimizes the text of a file. */
  readonly optimize?: (svg: string, file: string) => string;
}

export const NO_BUNDLER_SETTINGS: BundlerSettings = {
  alias: {},
  fallback: {},
  modules: [],
  extensions: [],
  lateExtensions: [],
  rules: [],
  loaders: {},
  names: [],
  define: {},
  globals: {},
  ambient: {},
  sass: { above: "", folders: [] },
  svg: { labels: ["title"], props: "end", memo: false, added: {}, replaced: {} },
};

/** What a name resolves to by aliases, of which the longest that matches applies; `undefined` if none does. */
export function readAlias(
  aliases: Readonly<Record<string, AliasTarget>>,
  name: string,
): { readonly target: AliasTarget } | undefined {
  const matches = Object.keys(aliases).filter((alias) =>
    alias.endsWith("$") ? alias.slice(0, -1) === name : name === alias || name.startsWith(`${alias}/`),
  );
  const [longest] = matches.sort((a, b) => b.length - a.length);
  const target = longest === undefined ? undefined : aliases[longest];
  if (longest === undefined || target === undefined) return undefined;
  return { target: target === false || longest.endsWith("$") ? target : target + name.slice(longest.length) };
}

/** Merges several settings. Earlier ones come first in each list; of entries with the same name, the last wins. */
export function joinBundlerSettings(list: readonly BundlerSettings[]): BundlerSettings {
  return list.reduce(
    (joined, each) => ({
      alias: { ...joined.alias, ...each.alias },
      fallback: { ...joined.fallback, ...each.fallback },
      modules: [...joined.modules, ...each.modules],
      extensions: [...each.extensions, ...joined.extensions],
      lateExtensions: [...joined.lateExtensions, ...each.lateExtensions],
      rules: [...joined.rules, ...each.rules],
      loaders: { ...joined.loaders, ...each.loaders },
      names: [...joined.names, ...each.names],
      define: { ...joined.define, ...each.define },
      globals: { ...joined.globals, ...each.globals },
      ambient: { ...joined.ambient, ...each.ambient },
      sass: { above: joined.sass.above + each.sass.above, folders: [...joined.sass.folders, ...each.sass.folders] },
      // Only one plugin sets these.
      svg: each.svg === NO_BUNDLER_SETTINGS.svg ? joined.svg : each.svg,
    }),
    NO_BUNDLER_SETTINGS,
  );
}
