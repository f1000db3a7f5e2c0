/** The one contract of all plugins, built-in or the site's own. Stages call the verbs in this order. */

import type { BundlerSettings } from "./bundler-settings.ts";
import type { CspSources } from "./content-security.ts";
import type { Diagnostic, Reporter } from "./diagnostic.ts";
import type { Document, Position, Source, SourceOptions, SourceStore } from "./document.ts";
import type { Graph, PluginVersion } from "./graph.ts";
import type { Histories, HistoryRequest } from "./history.ts";
import type { Json, JsonObject } from "./json.ts";
import type { PluginTheme } from "./swizzle.ts";
import type { ThemeConfig } from "./theme-config.ts";
import type { SourceTexts } from "./translation.ts";
import type { ConfiguredRedirect } from "./redirect.ts";
import type { EmbeddedImages, ImageSource } from "./image.ts";
import type { Route, SharedData } from "./route.ts";
import type { HtmlTag, Messages, Site } from "./site.ts";

/** What a plugin read from disk: Markdown sources to compile, and any other files. */
export interface Found {
  readonly sources: readonly Source[];
  /** Translated files by site-relative path, with the file of the default locale that each replaces. */
  readonly originals?: ReadonlyMap<string, string>;
  /** Images that its data files name; those in front matter are found without this. */
  readonly images?: readonly NamedImage[];
  /** Other files that it makes pages from, by site-relative path: React components. */
  readonly pages?: readonly string[];
  /** Files whose histories `assemble` needs. */
  readonly history?: HistoryRequest;
}

/** An image that data names, with the position of its field. */
export interface NamedImage extends Partial<Position> {
  /** Of the field's name. */
  readonly length: number;
  /** Site-relative path of the file that contains it. */
  readonly file: string;
  /** As the author wrote it. */
  readonly url: string;
}

export interface ReadContext {
  readonly site: Site;
  readonly report: Reporter;
  /** For the texts of files that a large site may have thousands of. */
  readonly texts?: SourceStore | undefined;
}

export interface AssembleContext {
  readonly site: Site;
  readonly report: Reporter;
  /** Every compiled document of the site by path. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Of the files that plugins asked for. */
  readonly histories: Histories;
  /** URL of an image that front matter or a data file names, with `baseUrl`; `file` is the file that names it. */
  imageUrl(file: string, url: string): string;
}

/** Actions of a plugin whose content is known. */
export interface Plan {
  readonly site: Site;
  readonly report: Reporter;
  readonly documents: ReadonlyMap<string, Document>;
  /** Whether the site or a plugin replaces a component of the theme (`@theme/Footer`). */
  isReplaced(component: string): boolean;
  /** Text of the file that replaces such a component, unless it shows the theme's inside. */
  copyOf(component: string): string | undefined;
  addRoute(route: Omit<Route, "plugin">): void;
  /** Registers data that several routes share and returns its key. */
  shareData(key: string, value: Json): string;
  /** The same for data that only `Plugin.share` can provide, under this key. */
  shareLater(key: string): string;
  /** What `useGlobalData` returns under this plugin's name and id. */
  setGlobalData(value: Json): void;
}

/** Inputs for making a built-in plugin. */
export interface FactoryInput {
  readonly id: string;
  readonly options: unknown;
  readonly site: Site;
  readonly report: Reporter;
  /** Position of an option in the config. */
  readonly locate?: (path: readonly (string | number)[]) => Position | undefined;
}

/** Makes a built-in plugin from its options in the config; `undefined` if the options have errors (reported). */
export type PluginFactory = (input: FactoryInput) => Plugin | undefined;

export interface InjectedTags {
  readonly headTags?: readonly HtmlTag[];
  readonly preBodyTags?: readonly HtmlTag[];
  readonly postBodyTags?: readonly HtmlTag[];
}

/** A file of the bundle. */
export interface BundledFile {
  /** Path relative to the output folder. */
  readonly path: string;
  readonly bytes: number;
  /** Names of the modules in it: of the theme, and of the site's pages. */
  readonly modules: readonly string[];
}

/** Everything known before pages are rendered. */
export interface Finished {
  readonly graph: Graph;
  /** Scripts and styles. */
  readonly chunks: readonly BundledFile[];
}

/** A module that the browser runs on every page: an absolute path or `@site/…`, or a generated module. */
export type ClientModule = string | { readonly name: string; readonly source: string };

/** Options of PostCSS, as plugins of the format expect them. */
export interface PostCssOptions {
  /** Functions, names of packages, or pairs of one of these and its options. */
  readonly plugins: readonly unknown[];
}

/** A service worker to bundle. */
export interface WorkerRequest {
  /** Absolute path of the site's own worker code. */
  readonly custom?: string;
  /** Expressions in it, and the code that replaces them. */
  readonly constants: Readonly<Record<string, string>>;
}

/** A build whose pages are written, for plugins that write files of their own. */
export interface BuildOutput extends Finished {
  readonly site: Site;
  readonly report: Reporter;
  /** Paths of pages that ask search engines not to index them. */
  readonly noIndex: ReadonlySet<string>;
  /** Output paths that a static folder provides. */
  readonly staticFiles: ReadonlySet<string>;
  /** A document's body as HTML for readers outside the site (feeds): links and images are absolute URLs. */
  bodyHtml(document: string): string;
  /** Absolute path of the folder that the build is writing. It replaces the output folder after all plugins have finished. */
  readonly outDir: string;
  /** All plugins, in the order of the config. */
  readonly plugins: readonly Pick<Plugin, "name" | "id" | "options">[];
  /** Tags of every page as HTML, in each place. */
  readonly tags: Readonly<Record<keyof InjectedTags, string>>;
  /** What the format generates about the site for code that reads it from disk: functions that make the texts, by file name. */
  generatedFiles(): Readonly<Record<string, string>>;
  /** Whether the name of a file, given by its output path, identifies its content. */
  isHashed(path: string): boolean;
  /**
   * Source of the service worker; `undefined` after reported errors. `self.keptFiles` must be the URL of a script that
   * sets `self.__WB_MANIFEST`, the list of files to precache.
   */
  serviceWorker(request: WorkerRequest): Promise<string | undefined>;
  /** Adds a file to the output; `path` is relative to the output folder, with `/`. */
  write(path: string, content: string | Uint8Array): void;
}

/** Contents of all plugins by name and id, in the shapes that the format gives them. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A link in a list of pages; one with `items` is a group, which may have no page. Other members are ignored. */
export interface ListedLink {
  readonly type?: string;
  readonly label?: string;
  readonly href?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly ListedLink[];
}

/** A part of a site that readers read on its own, such as a version of docs. */
export interface Volume {
  readonly label: string;
  /** Path of its start, with `baseUrl`. */
  readonly path: string;
  /** The part for readers who do not choose one. */
  readonly isLatest: boolean;
  /** In reading order, with the paths of their pages. A page counts where it first occurs. */
  readonly sections: readonly { readonly title: string; readonly paths: readonly string[] }[];
}

/** Reports a problem with a field of a navbar item. */
export type ReportItem = (problem: Pick<Diagnostic, "code" | "message" | "hint"> & { readonly field: string }) => void;

export interface Plugin<F extends Found = Found, C extends Json = Json> {
  /** Full name, e.g. `docusaurus-plugin-content-docs`. */
  readonly name: string;
  readonly id: string;
  /** Where it comes from; set by the code that makes plugins from the config. */
  readonly version?: PluginVersion;
  /** Absolute path of its module; absent for built-in plugins and for functions of the config. */
  readonly module?: string;
  /** Its options as in the config, for other plugins to read; set by the code that makes plugins from the config. */
  readonly options?: unknown;
  /** Absolute paths of the folders and files that it reads. They need not exist; the output may not replace any of them. */
  readonly reads?: readonly string[];
  /**
   * How its Markdown files are compiled. Only a plugin for which the text of a file concerns nothing but the file's own page sets
   * this, so that builds may compile and render that page alone.
   */
  readonly compile?: SourceOptions;
  /** Site-relative folders that links to bare file names start from (`a.md`, not `./a.md`), before the folder of the linking file. */
  linkFolders?(content: C): readonly string[];
  /** Whether code blocks marked `live` become editors. */
  readonly hasLiveCode?: boolean;
  /** Whether it adds its own search to the pages. */
  readonly bringsSearch?: boolean;
  /** Absolute paths of folders with components that replace those of the theme or extend it. They need not exist. */
  readonly themeFolders?: readonly string[];
  /** The same folders for `swizzle`. */
  swizzleTheme?(): PluginTheme | undefined;
  /** Messages of its components in the current language, by ID. */
  defaultMessages?(): Promise<Messages>;
  /** Texts of the theme settings in the current language. */
  translateThemeConfig?(themeConfig: ThemeConfig): Promise<ThemeConfig>;
  /** Its texts for translators, after `assemble`. */
  sourceTexts?(found: F): readonly SourceTexts[];
  /** Stage content: find and read files. I/O happens here and nowhere later. */
  read?(context: ReadContext): Promise<F>;
  /** Stage graph: makes entities from what was read and compiled. Pure except for functions of the site; the result is plain data. */
  assemble?(found: F, context: AssembleContext): C | Promise<C>;
  /** Stage graph, during assembly: whether its pages are missing because code of the site failed, which is reported. */
  isIncomplete?(): boolean;
  /** Stage graph: the content as a site's plugins know it from the format. Defaults to the content itself. */
  publish?(content: C, found: F): unknown;
  /** Stage graph: its content with the changes that a wrapping plugin of the site made to the result of `publish`. */
  adopt?(content: C, published: unknown): C;
  /** Stage graph, after all plugins have their content: returns the content that `plan` receives. */
  complete?(content: C, all: AllContent): Promise<C>;
  /** Stage routes: a pure projection of the content. */
  plan?(content: C, plan: Plan): void;
  /** Stage graph: resolves a navbar item that names something of this plugin to `to` and `label`. */
  navbarItem?(item: JsonObject, globalData: Json, report: ReportItem): JsonObject;
  /** Stage routes, when all routes are known: URLs that should lead to pages. `paths` are those of the pages, without `baseUrl`. */
  redirects?(paths: readonly string[]): Promise<readonly ConfiguredRedirect[]>;
  /** Stage render: the data that `plan` deferred (`Plan.shareLater`), by key. */
  share?(finished: Finished): SharedData;
  /**
   * Stage render: describes what pages show of a shared value (`Plan.shareData`), as a text by the path of the page. Returns
   * `undefined` for a value that pages may show as a whole. It speaks for the components of the theme.
   */
  shows?(shared: Json): ((path: string) => string) | undefined;
  /** Stage render: data that components may look up by key. */
  lookups?(content: C): Iterable<readonly [key: string, value: Json]>;
  /** Stage render: the part of its global data that every browser receives. Pages whose components read more receive all of it. */
  browserGlobalData?(globalData: Json): Json;
  /** Stage render: handles the images that components show. */
  images?(embedded: EmbeddedImages): Promise<ImageSource>;
  /** Stage llms: its pages in reading order. Pages of a plugin without this are one section. */
  outline?(content: C, site: Site): readonly Volume[];
  /** Stage llms: the pages that the lists on a page show, in order. */
  beside?(route: Route, content: C): readonly ListedLink[];
  /** Adds commands to the command line: `cli` is a command of the library `commander`, in the release that the format uses. */
  extendCli?(cli: object): void;
  /** Tags for every page. */
  injectHtmlTags?(content: C): InjectedTags;
  /** What pages need from a Content-Security-Policy, besides what their HTML shows. */
  contentSecurity?(): CspSources;
  /** Modules of components that replace those of the theme, and the theme modules whose props they receive. */
  ownComponents?(): Readonly<Record<string, string>>;
  /** Modules the browser runs on every page. */
  clientModules?(): readonly ClientModule[];
  /** Changes the options of PostCSS, which compiles the site's style sheets if any plugin sets this. */
  postCss?(options: PostCssOptions): PostCssOptions;
  /** Its settings for the bundler, for one side. */
  bundler?(target: "bun" | "browser"): BundlerSettings;
  /** Whether these settings may contain loaders of Markdown: then they are needed before there is any content. */
  readonly loadsMarkdown?: boolean;
  /** Constants of browser code: expressions such as `process.env.NAME`, and the code that replaces them. */
  constants?(): Readonly<Record<string, string>>;
  /** Whether its `afterBuild` reads what others wrote, so that it runs after theirs. */
  readonly readsOutput?: boolean;
  /** Whether its `afterBuild` may write to `BuildOutput.outDir` directly, or change files in it. */
  readonly touchesOutput?: boolean;
  /** Stage emit: its own files (feeds, sitemap), after all other files of the site are written. */
  afterBuild?(output: BuildOutput, content: C): Promise<void> | void;
}
