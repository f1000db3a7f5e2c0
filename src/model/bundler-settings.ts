/** What plugins of a site ask of the bundler, in the bundler's own terms. */

/** What a module name leads to: an absolute path, the name of another module, or `false` for an empty module. */
export type AliasTarget = string | false;

/** Files that are imported in another way than by their ending. */
export interface ImportRule {
  readonly test: RegExp;
  /** `text`: their content. `url`: their address in the output. `data`: YAML, TOML or JSON. `component`: SVG as a React component. `empty`: nothing. */
  readonly as: "text" | "url" | "data" | "component" | "empty";
}

export interface BundlerSettings {
  /** By module name; it also holds for modules inside, unless it ends in `$`. */
  readonly alias: Readonly<Record<string, AliasTarget>>;
  /** The same for names that lead nowhere else. */
  readonly fallback: Readonly<Record<string, AliasTarget>>;
  /** Absolute paths of folders in which modules are looked for like packages. */
  readonly modules: readonly string[];
  /** The first one that matches decides. */
  readonly rules: readonly ImportRule[];
  /** Module names that are replaced by an empty module. */
  readonly ignored: readonly RegExp[];
  /** Expressions and the code of their values. */
  readonly define: Readonly<Record<string, string>>;
}

export const NO_BUNDLER_SETTINGS: BundlerSettings = {
  alias: {},
  fallback: {},
  modules: [],
  rules: [],
  ignored: [],
  define: {},
};

/** Several settings as one. In each, what comes first goes first; of equal names the last counts. */
export function joinBundlerSettings(list: readonly BundlerSettings[]): BundlerSettings {
  return list.reduce(
    (joined, each) => ({
      alias: { ...joined.alias, ...each.alias },
      fallback: { ...joined.fallback, ...each.fallback },
      modules: [...joined.modules, ...each.modules],
      rules: [...joined.rules, ...each.rules],
      ignored: [...joined.ignored, ...each.ignored],
      define: { ...joined.define, ...each.define },
    }),
    NO_BUNDLER_SETTINGS,
  );
}
