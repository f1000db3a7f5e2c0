/** What the config stage hands on: the site, its plugins in order, and the functions of its config. Types only. */

import type { Position } from "../model/document.ts";
import type { Site } from "../model/site.ts";
import type { BuiltinName } from "./builtins.ts";
import type { BrokenTargetHook, FrontMatterParser, MarkdownPreprocessor } from "./schema/markdown.ts";
import type { ExtensionFunction, PluginEntry } from "./schema/extensions.ts";

/** Where a plugin's options are in the config. */
export interface OptionsOrigin {
  /** Site-relative path of the config. */
  readonly file: string;
  /** Place of an option. */
  locate(path: readonly (string | number)[]): Position | undefined;
}

interface Declared {
  /** `default` unless the options say otherwise. */
  readonly id: string;
  /** As given, without `id`; `{}` when none were given. Each plugin validates its own. */
  readonly options: unknown;
  readonly origin: OptionsOrigin;
  /** The only kind of run that includes it; both when absent. */
  readonly mode?: "production" | "development";
}

/** A plugin or theme that is built in. */
export interface BuiltinDeclaration extends Declared {
  readonly kind: "builtin";
  readonly name: BuiltinName;
}

/** A site's own plugin or theme. */
export interface ModuleDeclaration extends Declared {
  readonly kind: "module";
  /** Absolute path of a module, or the function itself. */
  readonly module: string | ExtensionFunction;
  /** What the author called it, for messages: `./plugins/x.js`, or `plugins[2]` for a function. */
  readonly from: string;
}

export type PluginDeclaration = BuiltinDeclaration | ModuleDeclaration;

/** Functions of a config; everything else in it is plain data. */
export interface SiteFunctions {
  readonly preprocessor?: MarkdownPreprocessor;
  readonly parseFrontMatter?: FrontMatterParser;
  /** Takes the place of `onBrokenMarkdownLinks`. */
  readonly onBrokenMarkdownLinks?: BrokenTargetHook;
  /** Takes the place of `onBrokenMarkdownImages`. */
  readonly onBrokenMarkdownImages?: BrokenTargetHook;
  /** `markdown.remarkRehypeOptions`, which may hold functions. */
  readonly remarkRehypeOptions?: Readonly<Record<string, unknown>>;
}

/** The lists of a config, or of a preset. */
export interface ExtensionLists {
  readonly presets?: readonly PluginEntry[];
  readonly plugins: readonly PluginEntry[];
  readonly themes: readonly PluginEntry[];
}

/** A site as configured. */
export interface LoadedSite {
  readonly site: Site;
  /** As the config has them. */
  readonly lists: ExtensionLists;
  /** Of its plugins and themes. */
  readonly declarations: readonly PluginDeclaration[];
  readonly functions: SiteFunctions;
  /** Place of a field of the config in its text. */
  locate(path: readonly (string | number)[]): Position | undefined;
  /** Absolute paths of the config and the local modules it imports: a change in one of them changes the site. */
  readonly dependencies: readonly string[];
}
