/** Number prefixes of files and folders (`01-intro.md`). */

import * as z from "zod/mini";
import { callSiteNow } from "../../config/call-site.ts";
import type { Reporter } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";

export interface ParsedName {
  readonly filename: string;
  readonly numberPrefix?: number | undefined;
}

export type NumberPrefixParser = (name: string) => ParsedName;

/** Dates and version numbers (`2021-11-foo`, `7.0-foo`) are names, not prefixes. */
const NO_PREFIX = /^\d+[-_.]\d+/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** The format's own parser. */
export function parseNumberPrefix(name: string): ParsedName {
  const match = NO_PREFIX.test(name) ? null : PREFIX.exec(name);
  if (match === null) return { filename: name };
  return { filename: match[2] ?? name, numberPrefix: Number(match[1]) };
}

const parsedName = z.looseObject({ filename: z.string(), numberPrefix: z.optional(z.number()) });

/** The parser that an option selects. If the site's own parser fails, the name stays unchanged. Diagnostic: `site-function-failed`. */
export function toNumberPrefixParser(
  option: boolean | NumberPrefixParser,
  { site, report }: { readonly site: Site; readonly report: Reporter },
): NumberPrefixParser {
  if (typeof option !== "function") return option ? parseNumberPrefix : keepName;
  return (name) => {
    const parsed = callSiteNow(() => option(name), {
      site,
      report,
      name: "`numberPrefixParser` of the docs plugin",
      result: parsedName,
      words: "an object with `filename`",
    });
    return parsed ?? keepName(name);
  };
}

/** Keeps the name unchanged. */
export function keepName(name: string): ParsedName {
  return { filename: name };
}

/** A path without the number prefix of every segment. */
export function stripPathPrefixes(path: string, parse: NumberPrefixParser): string {
  return path
    .split("/")
    .map((segment) => parse(segment).filename)
    .join("/");
}
