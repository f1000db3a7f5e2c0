/** What a site may do with a component of the theme. Types only. */

/** `safe`: its props change only in major releases. `unsafe`: any release may break it. `forbidden`: it cannot work. */
export type SwizzleSafety = "safe" | "unsafe" | "forbidden";

export interface SwizzleVerdict {
  readonly safety: SwizzleSafety;
  /** A clause; absent for `safe`. */
  readonly reason?: string;
}

/** Components of a plugin, which a site can change like those of the theme. */
export interface PluginTheme {
  /** The plugin's name in the config, and its own `name`. */
  readonly from: string;
  readonly name: string;
  /** Absolute paths of the folder that the site is built with, and of the same components in TypeScript. */
  readonly folder: string;
  readonly typedFolder?: string;
  /** What the plugin states about its components. */
  readonly verdicts: Readonly<Record<string, PluginVerdict>>;
}

/** What a plugin states about a component; those that it does not mention are unsafe. */
export interface PluginVerdict {
  readonly summary?: string;
  readonly wrap: SwizzleSafety;
  readonly eject: SwizzleSafety;
}

export interface SwizzleRow {
  /** Without `@theme/`. */
  readonly name: string;
  /** What it shows, from the first comment of its source. */
  readonly summary: string;
  /** Short name of the format's theme that has it, or the plugin. */
  readonly theme: string;
  readonly wrap: SwizzleVerdict;
  readonly eject: SwizzleVerdict;
}
