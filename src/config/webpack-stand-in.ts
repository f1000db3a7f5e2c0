/**
 * The module `webpack` for configs and plugins that construct webpack plugins. Returns objects that record these, and
 * that write their definitions into the compiler they are applied to.
 */

/** Target of webpack plugins here: it collects constants. */
export interface DefiningCompiler {
  readonly definitions: Record<string, unknown>;
}

const NAMES = (
  "AutomaticPrefetchPlugin BannerPlugin DllPlugin DllReferencePlugin EvalSourceMapDevToolPlugin " +
  "HotModuleReplacementPlugin IgnorePlugin LoaderOptionsPlugin NoEmitOnErrorsPlugin PrefetchPlugin " +
  "ProgressPlugin ProvidePlugin SourceMapDevToolPlugin WatchIgnorePlugin"
).split(" ");

class DefinePlugin {
  readonly definitions: Readonly<Record<string, unknown>>;

  constructor(definitions: Readonly<Record<string, unknown>> = {}) {
    this.definitions = definitions;
  }

  apply(compiler: Partial<DefiningCompiler>): void {
    if (compiler.definitions) Object.assign(compiler.definitions, this.definitions);
  }
}

/** Replaces modules whose names match. */
class NormalModuleReplacementPlugin {
  constructor(
    readonly resourceRegExp: unknown,
    readonly newResource: unknown,
  ) {}

  apply(): void {}
}

/** Looks for computed names elsewhere, or among fewer files. */
class ContextReplacementPlugin {
  readonly newContentResource: unknown;
  readonly newContentRegExp: unknown;

  constructor(
    readonly resourceRegExp: unknown,
    ...changes: readonly unknown[]
  ) {
    this.newContentResource = changes.find((change) => typeof change === "string");
    this.newContentRegExp = changes.find((change) => change instanceof RegExp);
  }

  apply(): void {}
}

/** Names of variables, alone or with defaults. */
class EnvironmentPlugin {
  readonly defaults: Readonly<Record<string, unknown>>;

  constructor(...names: readonly (string | readonly string[] | Readonly<Record<string, unknown>>)[]) {
    const [first] = names;
    const listed = names.flat().filter((name) => typeof name === "string");
    this.defaults =
      typeof first === "object" && !Array.isArray(first)
        ? (first as Readonly<Record<string, unknown>>)
        : Object.fromEntries(listed.map((name) => [name, undefined]));
  }

  apply(compiler: Partial<DefiningCompiler>): void {
    for (const [name, value] of Object.entries(this.defaults))
      new DefinePlugin({ [`process.env.${name}`]: JSON.stringify(process.env[name] ?? value ?? null) }).apply(compiler);
  }
}

/** The bundler, as plugins of the format know it. */
export function currentBundler(): object {
  return { name: "webpack", instance: webpackModule()["default"] };
}

/** All exports of the module. */
export function webpackModule(): Readonly<Record<string, unknown>> {
  const others = NAMES.map((name) => {
    const Plugin = class {
      readonly options: unknown;

      constructor(options: unknown) {
        this.options = options;
      }

      apply(): void {}
    };
    return [name, Object.defineProperty(Plugin, "name", { value: name })] as const;
  });
  const plugins = {
    ContextReplacementPlugin,
    DefinePlugin,
    EnvironmentPlugin,
    NormalModuleReplacementPlugin,
    ...Object.fromEntries(others),
  };
  const webpack = Object.assign(
    () => {
      throw new Error("webpack cannot run: Bun bundles the site");
    },
    plugins,
    { version: "5.0.0", webpack: plugins },
  );
  return { ...plugins, default: webpack };
}
