/** Checks whether parts make a complete site. */

import { closeSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic, Problem } from "../model/diagnostic.ts";
import { systemCode, toReadReason } from "../report/system-error.ts";
import { SAME_SITE } from "./merged-parts.ts";
import {
  type OpenPart,
  openPart,
  PART_ENDING,
  type PartFacts,
  type PartOptions,
  type PartOrigin,
} from "./part-file.ts";

/** A complete part. */
interface WholePart extends OpenPart {
  readonly facts: PartFacts;
}

export interface PartsRequest {
  /** Absolute path of the folder that contains the parts, directly or in subfolders. */
  readonly dir: string;
  /** The folder, as the user would write it. */
  readonly shown: string;
  /** The build that will merge them. */
  readonly own: PartOrigin;
}

/**
 * Opens all parts, or reports why they do not make a site. Diagnostics: `part-missing`, `part-damaged`,
 * `part-mismatch`, `part-duplicate`.
 */
export function openParts({
  dir,
  shown,
  own,
}: PartsRequest): { readonly parts: readonly WholePart[] } | { readonly problems: readonly Diagnostic[] } {
  const opened: OpenPart[] = [];
  const damaged: Problem[] = [];
  for (const path of listParts(dir)) {
    const part = tryOpen(path, join(shown, path.slice(dir.length)));
    if ("code" in part) damaged.push(part);
    else opened.push(part);
  }
  const whole = opened.filter(isWhole);
  const problems = damaged.length > 0 ? damaged : findProblems(whole, { shown, dir, own });
  if (problems.length === 0) return { parts: whole };
  for (const { pack } of opened) closeSync(pack.fd);
  return { problems: problems.map((problem) => ({ ...problem, severity: "error" })) };
}

function listParts(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(PART_ENDING))
    .sort()
    .map((name) => join(dir, name));
}

function isWhole(part: OpenPart): part is WholePart {
  return part.facts !== undefined;
}

function tryOpen(path: string, shown: string): OpenPart | Problem {
  const code = "part-damaged";
  try {
    const part = openPart(path);
    if (part.facts) return part;
    closeSync(part.pack.fd);
    return { code, message: `\`${shown}\` is damaged, or written by another version of Veloci.`, hint: AGAIN };
  } catch (error) {
    const reason = systemCode(error);
    if (reason === undefined) throw error;
    return { code, message: `\`${shown}\` cannot be read: ${toReadReason(reason)}.`, hint: AGAIN };
  }
}

const AGAIN = "Render this part again, or copy its file again.";

function findProblems(parts: readonly WholePart[], { shown, dir, own }: PartsRequest): Problem[] {
  const [first] = parts;
  if (!first) {
    const hint =
      "Render the parts first: `veloci build --shard 1/2` and `veloci build --shard 2/2`, for example. Name another folder with `--parts`.";
    return [{ code: "part-missing", message: `No parts found in \`${shown}\`.`, hint }];
  }
  const name = ({ path }: OpenPart): string => `\`${join(shown, path.slice(dir.length))}\``;
  const foreign = parts.find(({ facts }) => facts.engine !== own.engine);
  if (foreign) return [toForeign(name(foreign), foreign.facts, own)];
  const other = parts.find(({ facts }) => facts.of !== first.facts.of);
  if (other) {
    const message = `${name(first)} is one of ${first.facts.of} parts, and ${name(other)} one of ${other.facts.of}.`;
    return [{ code: "part-mismatch", message, hint: "Delete the parts of the other run." }];
  }
  const numbers = findNumberProblems(parts, name);
  return numbers.length > 0 ? numbers : findOriginProblems(parts, own, name);
}

function toForeign(name: string, { version, engine }: PartOrigin, own: PartOrigin): Problem {
  const platform = (text: string): string => text.split(" ").slice(2).join("-");
  const describe = (origin: PartOrigin): string => `Veloci ${origin.version} for ${platform(origin.engine)}`;
  const [its, ours] = [describe({ version, engine }), describe(own)];
  const what = its === ours ? `another build of ${ours}` : `${its}, and this is ${ours}`;
  return {
    code: "part-mismatch",
    message: `${name} was rendered by ${what}.`,
    hint: "Use the same executable in all jobs.",
  };
}

function findNumberProblems(parts: readonly WholePart[], name: (part: OpenPart) => string): Problem[] {
  const byNumber = Map.groupBy(parts, ({ facts }) => facts.part);
  const of = parts[0]?.facts.of ?? 0;
  const twice = [...byNumber].flatMap(([part, [one, two]]): Problem[] =>
    one && two
      ? [
          {
            code: "part-duplicate",
            message: `Part ${part} of ${of} exists twice: ${name(one)} and ${name(two)}.`,
            hint: "Delete one of them.",
          },
        ]
      : [],
  );
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter((part) => !byNumber.has(part));
  if (missing.length === 0) return twice;
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(missing.map(String));
  const message = missing.length === 1 ? `Part ${list} of ${of} is missing.` : `Parts ${list} of ${of} are missing.`;
  const hint = `Render it with \`veloci build --shard ${missing[0]}/${of}\`, and put the file beside the others.`;
  return [...twice, { code: "part-missing", message, hint }];
}

function findOriginProblems(parts: readonly WholePart[], own: PartOrigin, name: (part: OpenPart) => string): Problem[] {
  const [first] = parts;
  if (!first) return [];
  const known = own.commit ?? first.facts.commit;
  const stray = parts.find(({ facts: { commit = known } }) => commit !== known);
  const code = "part-mismatch";
  if (stray) {
    const against = own.commit === undefined ? `${name(first)} from` : "and this is";
    const message = `${name(stray)} was rendered from commit \`${shorten(stray.facts.commit)}\`, ${against} \`${shorten(known)}\`.`;
    return [{ code, message, hint: "Check out the same commit in all jobs." }];
  }
  const options = parts.find(({ facts }) => toWords(facts.options) !== toWords(first.facts.options));
  if (options) {
    const message = `${name(first)} was rendered ${toWords(first.facts.options)}, and ${name(options)} ${toWords(options.facts.options)}.`;
    return [{ code, message, hint: "Give all parts the same options." }];
  }
  const different = parts.find(({ facts }) => facts.site !== first.facts.site);
  if (!different) return [];
  const message = `${name(first)} and ${name(different)} were rendered from different sites: a file, a variable or the time differs.`;
  return [{ code, message, hint: SAME_SITE }];
}

function shorten(commit = ""): string {
  return commit.slice(0, 8);
}

/** Options as typed on a command line. */
function toWords({ config, locale, minify, precompress, offlineZip }: PartOptions): string {
  const words = [
    config !== undefined && `--config ${config}`,
    locale !== undefined && `--locale ${locale}`,
    !minify && "--no-minify",
    precompress && "--precompress",
    offlineZip && "--offline-zip",
  ].filter((word) => word !== false);
  return words.length === 0 ? "without options" : `with \`${words.join(" ")}\``;
}
