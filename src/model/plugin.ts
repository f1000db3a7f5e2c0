/** The one contract of all plugins, built-in or a site's own. Stages call the verbs in this order. */

import type { BundlerSettings } from "./bundler-settings.ts";
import type { CspSources } from "./content-security.ts";
import type { Diagnostic, Reporter } from "./diagnostic.ts";
import type { Document, Position, Source } from "./document.ts";
import type { Graph, PluginVersion } from "./graph.ts";
import type { Histories, HistoryRequest } from "./history.ts";
import type { Json, JsonObject } from "./json.ts";
import type { PluginTheme } from "./swizzle.ts";
import type { ThemeConfig } from "./theme-config.ts";
import type { SourceTexts } from "./translation.ts";
import type { WantedRedirect } from "./redirect.ts";
import type { EmbeddedImages, ImageSource } from "./image.ts";
import type { Route, SharedData } from "./route.ts";
import type { HtmlTag, Messages, Site } from "./site.ts";

/** What a plugin found on disk: Markdown sources to compile, and whatever else it read. */
export interface Found {
  readonly sources: readonly Source[];
  /** Translated files by site-relative path, with the file of the default locale that each takes the place of. */
  readonly originals?: ReadonlyMap<string, string>;
  /** Images that its data files name; those in front matter are known without it. */
  readonly images?: readonly NamedImage[];
  /** Other files that it makes pages of, by site-relative path: React components. */
  readonly pages?: readonly string[];
  /** Whose histories `assemble` needs. */
  readonly history?: HistoryRequest;
}

/** An image that data names instead of text, with the place of its field. */
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
}

export interface AssembleContext {
  readonly site: Site;
  readonly report: Reporter;
  /** Every compiled document of the site by path. */
  readonly documents: ReadonlyMap<string, Document>;
  /** Of the files that plugins asked for. */
  readonly histories: Histories;
  /** URL of an image that front matter or a data file names, with `baseUrl`; `file` is where it is named. */
  imageUrl(file: string, url: string): string;
}

/** What a plugin can do when its content is known. */
export interface Plan {
  readonly site: Site;
  readonly report: Reporter;
  readonly documents: ReadonlyMap<string, Document>;
  addRoute(route: Omit<Route, "plugin">): void;
  /** Registers data that several routes share and returns its key. */
  shareData(key: string, value: Json): string;
  /** The same for data that only `Plugin.share` can give, under this key. */
  shareLater(key: string): string;
  /** What `useGlobalData` returns under this plugin's name and id. */
  setGlobalData(value: Json): void;
}

/** What a built-in plugin is made from. */
export interface FactoryInput {
  readonly id: string;
  readonly options: unknown;
  readonly site: Site;
  readonly report: Reporter;
  /** Place of an option in the config. */
  readonly locate?: (path: readonly (string | number)[]) => Position | undefined;
}

/** Makes a built-in plugin from the options of a config; `undefined` when the options have errors (reported). */
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
  /** Modules that it holds, by name: of the theme, and of the site's pages. */
  readonly modules: readonly string[];
}

/** Everything that is known before pages are rendered. */
export interface Finished {
  readonly graph: Graph;
  /** Scripts and styles. */
  readonly chunks: readonly BundledFile[];
}

/** A module that the browser runs on every page: an absolute path or `@site/…`, or a module that is in no file. */
export type ClientModule = string | { readonly name: string; readonly source: string };

/** Options of PostCSS, as plugins of the format know them. */
export interface PostCssOptions {
  /** Functions, names of packages, or lists of one of these and its options. */
  readonly plugins: readonly unknown[];
}

/** A service worker to bundle. */
export interface WorkerRequest {
  /** Absolute path of the site's own part of it. */
  readonly custom?: string;
  /** Expressions in that part and the code of their values. */
  readonly constants: Readonly<Record<string, string>>;
}

/** A build whose pages are written, for plugins that write files of their own. */
export interface BuildOutput extends Finished {
  readonly site: Site;
  readonly report: Reporter;
  /** Paths of pages whose head asks search engines to stay away. */
  readonly noIndex: ReadonlySet<string>;
  /** Output paths that a static folder answers. */
  readonly staticFiles: ReadonlySet<string>;
  /** A document's body as HTML for readers outside the site (feeds): links and images are absolute URLs. */
  bodyHtml(document: string): string;
  /** Absolute path of the folder that the build is writing. It replaces the output folder after all plugins have finished. */
  readonly outDir: string;
  /** All plugins, as the config has them. */
  readonly plugins: readonly Pick<Plugin, "name" | "id" | "options">[];
  /** What the format generates about the site for code that reads it on the disk: makes texts by name of the file. */
  generatedFiles(): Readonly<Record<string, string>>;
  /** Whether the name of a file, by its path in the output, identifies its content. */
  isHashed(path: string): boolean;
  /**
   * Source of the service worker; `undefined` after reported errors. `self.keptFiles` must be the address of a script that sets
   * `self.__WB_MANIFEST`, the list of files to keep.
   */
  serviceWorker(request: WorkerRequest): Promise<string | undefined>;
  /** Adds a file to the output; `path` is relative to the output folder, with `/`. */
  write(path: string, content: string | Uint8Array): void;
}

/** Contents of all plugins by name and id, in the shapes that the format gives them. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A link in a list of pages; one with `items` is a group, which may have no page of its own. Other members are left alone. */
export interface ListedLink {
  readonly type?: string;
  readonly label?: string;
  readonly href?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly ListedLink[];
}

/** A part of a site that is read by itself: a version of docs. */
export interface Volume {
  readonly label: string;
  /** Where it begins, with `baseUrl`. */
  readonly path: string;
  /** Readers who ask for no part get this one. */
  readonly isLatest: boolean;
  /** In reading order, with the paths of their pages. A page counts where it is first. */
  readonly sections: readonly { readonly title: string; readonly paths: readonly string[] }[];
}

/** Reports what is wrong with a field of an item of the navbar. */
export type ReportItem = (problem: Pick<Diagnostic, "code" | "message" | "hint"> & { readonly field: string }) => void;

export interface Plugin<F extends Found = Found, C extends Json = Json> {
  /** Full name, e.g. `docusaurus-plugin-content-docs`. */
  readonly name: string;
  readonly id: string;
  /** Where it comes from; set by what makes plugins of a config. */
  readonly version?: PluginVersion;
  /** As the config has them, for other plugins to look at; set by what makes plugins of a config. */
  readonly options?: unknown;
  /** Absolute paths of the folders and files that it reads. They need not exist; the output may replace none of them. */
  readonly reads?: readonly string[];
  /** Whether code blocks marked `live` become editors. */
  readonly hasLiveCode?: boolean;
  /** Whether it puts a search of its own into the pages. */
  readonly bringsSearch?: boolean;
  /** Absolute paths of folders with components that replace those of the theme, or are added to them. They need not exist. */
  readonly themeFolders?: readonly string[];
  /** The same folders for `swizzle`. */
  swizzleTheme?(): PluginTheme | undefined;
  /** Messages of its components in the language that is built, by id. */
  defaultMessages?(): Promise<Messages>;
  /** Texts of the theme's settings in the language that is built. */
  translateThemeConfig?(themeConfig: ThemeConfig): Promise<ThemeConfig>;
  /** Its texts for translators, once it was assembled. */
  sourceTexts?(found: F): readonly SourceTexts[];
  /** Stage content: find and read files. I/O happens here and nowhere later. */
  read?(context: ReadContext): Promise<F>;
  /** Stage graph: entities from what was read and compiled. Pure but for functions of the site; the result is plain data. */
  assemble?(found: F, context: AssembleContext): C | Promise<C>;
  /** Stage graph, when it is assembled: whether pages of it are missing, because code of the site failed, which is reported. */
  isIncomplete?(): boolean;
  /** Stage graph: the content as plugins of a site know it from the format; the content itself by default. */
  publish?(content: C, found: F): unknown;
  /** Stage graph: its content with what a plugin of the site, which wraps it, changed in what `publish` gave. */
  adopt?(content: C, published: unknown): C;
  /** Stage graph, when all plugins have their content: returns the content that `plan` receives. */
  complete?(content: C, all: AllContent): Promise<C>;
  /** Stage routes: a pure projection of the content. */
  plan?(content: C, plan: Plan): void;
  /** Stage graph: a navbar item that names something of this plugin, resolved to `to` and `label`. */
  navbarItem?(item: JsonObject, globalData: Json, report: ReportItem): JsonObject;
  /** Stage routes, when all are known: addresses that shall lead to pages. `paths` are those of the pages, without `baseUrl`. */
  redirects?(paths: readonly string[]): Promise<readonly WantedRedirect[]>;
  /** Stage render: the data that `plan` put off (`Plan.shareLater`), by key. */
  share?(finished: Finished): SharedData;
  /** Stage render: what components may look up by key. */
  lookups?(content: C): Iterable<readonly [key: string, value: Json]>;
  /** Stage render: what every browser gets of its global data; pages whose components read the rest get all of it. */
  browserGlobalData?(globalData: Json): Json;
  /** Stage render: takes over the images that components show. */
  images?(embedded: EmbeddedImages): Promise<ImageSource>;
  /** Stage llms: its pages in the order in which they are read. Pages of a plugin without it are one section. */
  outline?(content: C, site: Site): readonly Volume[];
  /** Stage llms: the pages that lists on a page show, in their order. */
  beside?(route: Route, content: C): readonly ListedLink[];
  /** Adds commands to those of the command line: `cli` is a command of the library `commander`, in the release that the format has. */
  extendCli?(cli: object): void;
  /** Tags for every page. */
  injectHtmlTags?(content: C): InjectedTags;
  /** What pages need from a Content-Security-Policy beside what their HTML shows. */
  contentSecurity?(): CspSources;
  /** Modules the browser runs on every page. */
  clientModules?(): readonly ClientModule[];
  /** Changes the options of PostCSS, which compiles the style sheets of the site if any plugin asks it to. */
  postCss?(options: PostCssOptions): PostCssOptions;
  /** What it asks of the bundler for one side. */
  bundler?(target: "bun" | "browser"): BundlerSettings;
  /** Constants of the code that browsers run: expressions such as `process.env.NAME`, and the code of their values. */
  constants?(): Readonly<Record<string, string>>;
  /** Its `afterBuild` reads what others have written, so it runs after theirs. */
  readonly readsOutput?: boolean;
  /** Its `afterBuild` may write to `BuildOutput.outDir` directly, or change files there. */
  readonly touchesOutput?: boolean;
  /** Stage emit: files of its own (feeds, sitemap), when all other files of the site are written. */
  afterBuild?(output: BuildOutput, content: C): Promise<void> | void;
}
