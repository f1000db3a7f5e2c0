/** Finds the messages in a site's own code, by ID. Texts that are known only at run time are warnings. */

import type { DiagnosticCode } from "../model/catalog/catalog.ts";
import { readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { findFiles } from "../content/files.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { Position } from "../model/document.ts";
import type { Plugin } from "../model/plugin.ts";
import type { Site } from "../model/site.ts";
import type { TranslationEntries, TranslationEntry } from "../model/translation.ts";
import { toSitePath } from "../report/site-path.ts";
import { extractMessages } from "./extract.ts";

export interface CodeMessagesRequest {
  readonly site: Pick<Site, "dir" | "config">;
  readonly plugins: readonly Pick<Plugin, "reads" | "themeFolders">[];
  readonly report: Reporter;
}

const CODE = /(?<!\.d)\.[jt]sx?$/;

/**
 * Reads the code of the site: `src/`, theme folders of plugins, and the site's folders that plugins read. Diagnostics:
 * `unreadable-message`, and `invalid-code` for a file that cannot be parsed.
 */
export async function readCodeMessages(request: CodeMessagesRequest): Promise<TranslationEntries> {
  const found: Record<string, TranslationEntry> = {};
  for (const path of await listCode(request)) Object.assign(found, readModule(path, request));
  return found;
}

/** Absolute paths; translations are not sources. */
async function listCode({ site: { dir, config }, plugins }: CodeMessagesRequest): Promise<string[]> {
  const isInside = (path: string, folder: string): boolean => path.startsWith(folder + sep);
  const read = plugins.flatMap(({ reads = [] }) => reads).filter((path) => isInside(path, dir));
  const places = [join(dir, "src"), ...read, ...plugins.flatMap(({ themeFolders = [] }) => themeFolders)];
  const include = ["**/*.{js,jsx,ts,tsx}"];
  const exclude = ["**/*.d.ts", "**/*.test.*", "**/__tests__/**", "**/node_modules/**"];
  const paths: string[] = [];
  for (const place of new Set(places)) {
    const files = statSync(place, { throwIfNoEntry: false });
    if (files?.isFile() && CODE.test(place)) paths.push(place);
    if (files?.isDirectory())
      paths.push(...(await findFiles({ dir: place, include, exclude })).map((path) => join(place, path)));
  }
  return [...new Set(paths)].filter((path) => !isInside(path, join(dir, config.i18n.path)));
}

function readModule(path: string, { site: { dir }, report }: CodeMessagesRequest): TranslationEntries {
  const isOwn = !relative(dir, path).startsWith("..");
  const file = isOwn ? toSitePath(dir, path) : path;
  const warn = (problem: { code: DiagnosticCode; message: string; hint: string }, place: object = {}): void =>
    report.add({ severity: "warning", file, ...problem, ...place });
  try {
    const { entries, problems } = extractMessages(readFileSync(path, "utf8"), path.endsWith(".ts") ? "ts" : "tsx");
    for (const { message, place } of problems) {
      const hint = "Write the id and the text as plain strings.";
      warn(
        { code: "unreadable-message", message: `A message cannot be read from \`${file}\`: ${message}.`, hint },
        place,
      );
    }
    return entries;
  } catch (error) {
    // The parser reports all errors, or a single one.
    const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
    const [reason] = String(first instanceof Error ? first.message : first).split("\n");
    const place = first instanceof BuildMessage && first.position ? toPlace(first.position) : {};
    const hint = "Its messages are left out. Fix the syntax, and run the command again.";
    warn({ code: "invalid-code", message: `\`${file}\` cannot be parsed: ${reason}.`, hint }, place);
    return {};
  }
}

function toPlace({ line, column }: Position): Position {
  return { line, column };
}
