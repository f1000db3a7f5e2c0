// Plugins, themes and presets of a site.

import type {
  BundlerConfiguration,
  ConfigureWebpackResult,
  ConfigureWebpackUtils,
  PostCssOptions,
} from "./bundler.d.ts";
import type { CommandLine } from "./command-line.d.ts";
import type { CodeTranslations, LoadContext, Props, ThemeSettings, TranslationFile } from "./context.d.ts";
import type { RouteConfig } from "./routing.d.ts";

/** Options of a plugin in the config. */
export interface PluginOptions {
  /** Tells instances of the same plugin apart. */
  readonly id?: string;
  readonly [option: string]: unknown;
}

export interface PluginIdentifier {
  readonly name: string;
  readonly id: string;
}

/** The three actions of `contentLoaded` and `allContentLoaded`. */
export interface PluginContentLoadedActions {
  /** Adds a page. */
  readonly addRoute: (route: RouteConfig) => void;
  /** Stores data under a file name, and returns the path to use in the `modules` of a route. */
  readonly createData: (name: string, data: string | object) => Promise<string>;
  /** Sets what `usePluginData` returns: data that JSON can hold. */
  readonly setGlobalData: (data: unknown) => void;
}

/** The contents of all plugins, by name and ID. */
export type AllContent = { readonly [pluginName: string]: { readonly [pluginId: string]: unknown } };

/** An element of HTML. */
export interface HtmlTagObject {
  readonly tagName: string;
  readonly attributes?: { readonly [name: string]: string | number | boolean | null | undefined };
  readonly innerHTML?: string;
  readonly customElement?: boolean;
}

export type HtmlTags = string | HtmlTagObject | readonly (string | HtmlTagObject)[];

/** Elements for every page. */
export interface InjectedHtmlTags {
  readonly headTags?: HtmlTags;
  readonly preBodyTags?: HtmlTags;
  readonly postBodyTags?: HtmlTags;
}

export interface RouteBuildMetadata {
  /** Whether the page asks search engines not to index it. */
  readonly noIndex: boolean;
}

/** Elements of one kind in the head of a page. */
export interface HeadPart {
  /** As HTML. */
  toString(): string;
  /** As React elements. */
  toComponent(): readonly { readonly type: string; readonly props: { readonly [prop: string]: string } }[];
}

/** Attributes of `html` or `body`. */
export interface HeadAttributes {
  toString(): string;
  toComponent(): { readonly [name: string]: string };
}

/** The head of a page. */
export type PageHead = {
  readonly [part in "base" | "link" | "meta" | "noscript" | "script" | "style" | "title"]: HeadPart;
} & { readonly htmlAttributes: HeadAttributes; readonly bodyAttributes: HeadAttributes };

/** What `postBuild` receives. */
export interface PostBuildProps<Content = unknown> extends Props {
  /** Result of `loadContent`. */
  readonly content: Content;
  /** Heads of the pages by path. */
  readonly head: { readonly [path: string]: PageHead };
  readonly routesBuildMetadata: { readonly [path: string]: RouteBuildMetadata };
}

/** A plugin. The build calls its methods in this order; all of them are optional. */
export interface Plugin<Content = unknown> {
  readonly name: string;
  /** Paths and patterns whose changes `veloci dev` follows, absolute or relative to the site folder. */
  getPathsToWatch?(): string[];
  /** Folder with components that replace those of the theme or extend it. */
  getThemePath?(): string;
  /** The same components in TypeScript, for `veloci swizzle`. */
  getTypeScriptThemePath?(): string;
  /** Messages of its components in the current language, by ID. */
  getDefaultCodeTranslationMessages?(): CodeTranslations | Promise<CodeTranslations>;
  /** Adds commands to the command line. */
  extendCli?(cli: CommandLine): void;
  /** Reads the content. */
  loadContent?(): Content | Promise<Content>;
  /** Texts for translators. */
  getTranslationFiles?(input: {
    readonly content: Content;
  }): readonly TranslationFile[] | Promise<readonly TranslationFile[]>;
  translateContent?(input: {
    readonly content: Content;
    readonly translationFiles: readonly TranslationFile[];
  }): Content;
  /** Returns the settings to change. */
  translateThemeConfig?(input: {
    readonly themeConfig: ThemeSettings;
    readonly translationFiles: readonly TranslationFile[];
  }): object;
  /** Adds pages and data. */
  contentLoaded?(input: {
    readonly content: Content;
    readonly actions: PluginContentLoadedActions;
  }): void | Promise<void>;
  /** Adds pages and data that depend on the content of other plugins. */
  allContentLoaded?(input: {
    readonly allContent: AllContent;
    readonly actions: PluginContentLoadedActions;
  }): void | Promise<void>;
  /** Modules that run on every page, absolute or relative to the plugin. */
  getClientModules?(): string[];
  /** Changes the settings in place, or returns settings to add. */
  configureWebpack?(
    config: BundlerConfiguration,
    isServer: boolean,
    utils: ConfigureWebpackUtils,
    content: Content,
  ): ConfigureWebpackResult | void;
  configurePostCss?(options: PostCssOptions): PostCssOptions;
  injectHtmlTags?(input: { readonly content: Content }): InjectedHtmlTags;
  /** Runs when all pages are written. */
  postBuild?(props: PostBuildProps<Content>): void | Promise<void>;
}

export type PluginVersionInformation =
  | { readonly type: "package"; readonly name?: string; readonly version?: string }
  | { readonly type: "project" | "local" | "synthetic" };

/** A plugin with its options. */
export interface InitializedPlugin extends Plugin {
  readonly options: PluginOptions & { readonly id: string };
  readonly version: PluginVersionInformation;
}

/** A plugin with its content. */
export interface LoadedPlugin extends InitializedPlugin {
  readonly content: unknown;
}

/** A schema of Joi, or of a library with the same method. */
export interface ValidationSchema<T> {
  validate(value: unknown, settings?: object): { readonly value?: T; readonly error?: unknown };
}

/** Checks a value and fills in its defaults; throws if it is invalid. */
export type Validate<In, Out> = (schema: ValidationSchema<Out>, value: In) => Out;

export interface OptionValidationContext<In, Out> {
  // A method, so that a plugin can declare the types of its own options.
  validate(schema: ValidationSchema<Out>, value: In): Out;
  readonly options: In;
}

export interface ThemeConfigValidationContext<In, Out = In> {
  // A method, so that a plugin can declare the types of its own options.
  validate(schema: ValidationSchema<Out>, value: In): Out;
  readonly themeConfig: In;
}

export type SwizzleAction = "eject" | "wrap";
export type SwizzleActionStatus = "safe" | "unsafe" | "forbidden";
export interface SwizzleComponentConfig {
  readonly actions: { readonly [action in SwizzleAction]: SwizzleActionStatus };
  readonly description?: string;
}
export interface SwizzleConfig {
  readonly components: { readonly [component: string]: SwizzleComponentConfig };
}

/** Props of a component that a site wraps. */
export type WrapperProps<Component> = Component extends (props: infer P, ...more: never[]) => unknown
  ? unknown extends P
    ? {}
    : P
  : Component extends new (props: infer P, ...more: never[]) => unknown
    ? P
    : {};

type Made<Content> = Plugin<Content> | null | Promise<Plugin<Content> | null>;

/** Parameters of methods may be narrower, so a plugin can declare the type of its own options. */
type Maker<Result> = { make(context: LoadContext, options: unknown): Result }["make"];

/** The export of a module with a plugin. `null` turns the plugin off. */
export type PluginModule<Content = unknown> = Maker<Made<Content>> & {
  validateOptions?(input: OptionValidationContext<unknown, unknown>): unknown;
  validateThemeConfig?(input: ThemeConfigValidationContext<unknown, unknown>): unknown;
  getSwizzleComponentList?(): string[] | undefined;
  getSwizzleConfig?(): SwizzleConfig | undefined;
};

/** A plugin or theme in the config. */
export type PluginConfig<Content = unknown> =
  string | PluginModule<Content> | readonly [string | PluginModule<Content>, PluginOptions] | false | null | undefined;

export type PresetConfigDefined = string | readonly [string, { readonly [option: string]: unknown }];
export type PresetConfig = PresetConfigDefined | false | null | undefined;

export interface Preset {
  readonly plugins?: readonly PluginConfig[];
  readonly themes?: readonly PluginConfig[];
}
export type PresetModule = Maker<Preset>;

/** A built-in plugin, which a plugin of the site may make and wrap. */
export type BuiltInPlugin<Content = unknown> = {
  (
    context: LoadContext,
    options: object,
  ): Promise<Required<Pick<Plugin<Content>, "loadContent" | "contentLoaded">> & Plugin<Content>>;
  validateOptions<In, Out>(input: OptionValidationContext<In, Out>): Out;
};
