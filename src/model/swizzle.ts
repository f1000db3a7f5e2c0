/** What a site may do with a component of the theme. Types only. */

/** `safe`: its props change in major releases alone. `unsafe`: any release may break it. `forbidden`: it cannot work. */
export type SwizzleSafety = "safe" | "unsafe" | "forbidden";

export interface SwizzleVerdict {
  readonly safety: SwizzleSafety;
  /** A clause; absent for `safe`. */
  readonly reason?: string;
}

/** Components of a plugin, which a site can change as those of the theme. */
export interface PluginTheme {
  /** The plugin as the config names it, and as it calls itself. */
  readonly from: string;
  readonly name: string;
  /** Absolute path of the folder that the site is built with, and of the same components in TypeScript. */
  readonly folder: string;
  readonly typedFolder?: string;
  /** What the plugin says of its components. */
  readonly verdicts: Readonly<Record<string, PluginVerdict>>;
}

/** What a plugin says of a component; whatever it does not name is unsafe. */
export interface PluginVerdict {
  readonly summary?: string;
  readonly wrap: SwizzleSafety;
  readonly eject: SwizzleSafety;
}

export interface SwizzleRow {
  /** Without `@theme/`. */
  readonly name: string;
  /** What it shows, as the head of its source says. */
  readonly summary: string;
  /** Short name of the format's theme that has it, or the plugin. */
  readonly theme: string;
  readonly wrap: SwizzleVerdict;
  readonly eject: SwizzleVerdict;
}
