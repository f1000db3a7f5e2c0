// Settings of webpack that plugins read and change. Bun bundles the site: what it has no counterpart for is reported.

/** Part of the settings of webpack. Members without a type here may have any value. */
export interface BundlerConfiguration {
  resolve?: {
    alias?: object;
    fallback?: object | false;
    modules?: string[];
    extensions?: string[];
    mainFields?: unknown;
    mainFiles?: string[];
    symlinks?: boolean;
    plugins?: unknown[];
    [setting: string]: unknown;
  };
  module?: { rules?: unknown[]; noParse?: unknown; [setting: string]: unknown };
  plugins?: unknown[];
  externals?: unknown;
  mode?: "development" | "production" | "none";
  entry?: unknown;
  output?: unknown;
  target?: unknown;
  devtool?: unknown;
  devServer?: unknown;
  optimization?: unknown;
  performance?: unknown;
  stats?: unknown;
  cache?: unknown;
  node?: unknown;
  experiments?: unknown;
  externalsType?: unknown;
  externalsPresets?: unknown;
  resolveLoader?: unknown;
  ignoreWarnings?: unknown;
  infrastructureLogging?: unknown;
  snapshot?: unknown;
  watchOptions?: unknown;
  context?: string;
  name?: string;
  parallelism?: number;
  profile?: boolean;
}

export interface ConfigureWebpackResult extends BundlerConfiguration {
  /** How a setting is combined with that of other plugins, by its path. */
  mergeStrategy?: { readonly [path: string]: "append" | "prepend" | "replace" | "merge" | "match" };
}

export interface CurrentBundler {
  readonly name: "webpack" | "rspack";
  /** The classes of webpack's own plugins: settings of `DefinePlugin` and `EnvironmentPlugin` are used. */
  readonly instance: {
    readonly [plugin: string]: (new (options?: unknown) => object) | undefined;
  };
}

/** Loaders of the format, all of which are built in. */
export interface ConfigureWebpackUtils {
  readonly currentBundler: CurrentBundler;
  readonly getStyleLoaders: (isServer: boolean, cssOptions: { readonly [option: string]: unknown }) => object[];
  readonly getJSLoader: (options: {
    readonly isServer: boolean;
    readonly babelOptions?: string | { readonly [option: string]: unknown };
  }) => object;
}

/** Options of PostCSS. */
export interface PostCssOptions {
  plugins: unknown[];
  [option: string]: unknown;
}
