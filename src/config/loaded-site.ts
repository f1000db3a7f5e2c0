/** Result of the config stage: the site, its plugins in order, and the functions of its config. Types only. */

import type { Position } from "../model/document.ts";
import type { Site } from "../model/site.ts";
import type { BuiltinName } from "./builtins.ts";
import type { BrokenTargetHook, FrontMatterParser, MarkdownPreprocessor } from "./schema/markdown.ts";
import type { ExtensionFunction, PluginEntry } from "./schema/extensions.ts";

/** Position of a plugin's options in the config. */
export interface OptionsOrigin {
  /** Site-relative path of the config. */
  readonly file: string;
  /** Position of an option. */
  locate(path: readonly (string | number)[]): Position | undefined;
}

interface Declared {
  /** `default` unless the options set it. */
  readonly id: string;
  /** As written, without `id`; `{}` if there are none. Each plugin validates its own. */
  readonly options: unknown;
  readonly origin: OptionsOrigin;
  /** The only kind of run that includes it; absent for both. */
  readonly mode?: "production" | "development";
}

/** A built-in plugin or theme. */
export interface BuiltinDeclaration extends Declared {
  readonly kind: "builtin";
  readonly name: BuiltinName;
}

/** A site's own plugin or theme. */
export interface ModuleDeclaration extends Declared {
  readonly kind: "module";
  /** Absolute path of a module, or the function itself. */
  readonly module: string | ExtensionFunction;
  /** Its name in messages: `./plugins/x.js`, or `plugins[2]` for a function. */
  readonly from: string;
}

export type PluginDeclaration = BuiltinDeclaration | ModuleDeclaration;

/** Functions of a config; everything else in it is plain data. */
export interface SiteFunctions {
  readonly preprocessor?: MarkdownPreprocessor;
  readonly parseFrontMatter?: FrontMatterParser;
  /** Replaces `onBrokenMarkdownLinks`. */
  readonly onBrokenMarkdownLinks?: BrokenTargetHook;
  /** Replaces `onBrokenMarkdownImages`. */
  readonly onBrokenMarkdownImages?: BrokenTargetHook;
  /** `markdown.remarkRehypeOptions`, which may contain functions. */
  readonly remarkRehypeOptions?: Readonly<Record<string, unknown>>;
}

/** The lists of a config, or of a preset. */
export interface ExtensionLists {
  readonly presets?: readonly PluginEntry[];
  readonly plugins: readonly PluginEntry[];
  readonly themes: readonly PluginEntry[];
}

/** Fields of a config as written, for plugins: pages receive only what JSON can hold. */
export interface AuthoredFields extends Required<ExtensionLists> {
  readonly customFields: object;
}

/** A configured site. */
export interface LoadedSite {
  readonly site: Site;
  readonly authored: AuthoredFields;
  /** Of its plugins and themes. */
  readonly declarations: readonly PluginDeclaration[];
  readonly functions: SiteFunctions;
  /** Position of a config field in its text. */
  locate(path: readonly (string | number)[]): Position | undefined;
  /** Absolute paths of the config and the local modules it imports: changing one of them changes the site. */
  readonly dependencies: readonly string[];
}
