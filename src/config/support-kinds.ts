/** Vocabulary of the support table: how Veloci treats a field, option, method or package of the format. Pure. */

import type { Severity } from "../model/diagnostic.ts";

/**
 * `supported`: works as in the format. `translated`: reaches the same result in another way. `not-needed`: configures a
 * tool that Veloci does not have, so leaving it out changes nothing. `unsupported`: the site loses something.
 */
export type SupportStatus = "supported" | "translated" | "not-needed" | "unsupported";

/** One row of the table. */
export interface Support {
  readonly status: SupportStatus;
  /** A clause without capital and period: why, or for `translated` how. */
  readonly reason?: string;
  /** What to do, as a sentence in the imperative. */
  readonly help?: string;
  /** How loudly to report its use; defaults to `warning` for `unsupported` and `info` for `not-needed`. */
  readonly severity?: Severity;
  /** Values that request the default behavior: they are not reported. */
  readonly unless?: readonly unknown[];
}

/** Rows by name. `a.b` is a member, `a[].b` a member of each entry of a list, `a.*.b` of each member whatever its name. */
export type SupportRows = Readonly<Record<string, Support>>;

type Details = Pick<Support, "severity" | "unless">;

/** The same row for several names, separated by spaces. */
export function rows(names: string, support: Support): SupportRows {
  return Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, support]),
  );
}

/** Rows for names, separated by spaces, that work as in the format. */
export function supported(names: string): SupportRows {
  return rows(names, { status: "supported" });
}

/** The same for members of one object: `inside("logo", "alt src")` is `logo.alt` and `logo.src`. */
export function inside(object: string, names: string): SupportRows {
  return supported(names.replace(/\S+/g, `${object}.$&`));
}

/** Something that reaches the same result in another way; `reason` says which. */
export function translated(reason: string): Support {
  return { status: "translated", reason };
}

/** A feature that Veloci does not need. */
export function notNeeded(reason: string, help: string, details: Details = {}): Support {
  return { status: "not-needed", reason, help, ...details };
}

/** A feature that a site loses. */
export function unsupported(reason: string, help: string, details: Details = {}): Support {
  return { status: "unsupported", reason, help, ...details };
}
