/** What a site may do with a component of the theme. Types only. */

/** `safe`: its props change in major releases alone. `unsafe`: any release may break it. `forbidden`: it cannot work. */
export type SwizzleSafety = "safe" | "unsafe" | "forbidden";

export interface SwizzleVerdict {
  readonly safety: SwizzleSafety;
  /** A clause; absent for `safe`. */
  readonly reason?: string;
}

export interface SwizzleRow {
  /** Without `@theme/`. */
  readonly name: string;
  /** What it shows, as the head of its source says. */
  readonly summary: string;
  /** Short name of the format's theme that has it. */
  readonly theme: string;
  readonly wrap: SwizzleVerdict;
  readonly eject: SwizzleVerdict;
}
