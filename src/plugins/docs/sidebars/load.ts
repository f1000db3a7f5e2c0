/** Reads a sidebars file. In: its path. Out: what it exports, and where in its text ids stand. */

import { existsSync, readFileSync } from "node:fs";
import { importModule } from "../../../config/import-module.ts";
import { positionAt } from "../../../config/locate.ts";
import type { Reporter } from "../../../model/diagnostic.ts";
import { toSitePath } from "../../../report/site-path.ts";

/** A sidebars file as read. */
export interface SidebarsFile {
  /** Site-relative path. */
  readonly path: string;
  readonly text: string;
  /** Sidebar name → items, not checked yet. */
  readonly sidebars: Readonly<Record<string, unknown>>;
}

export interface LoadSidebarsRequest {
  readonly siteDir: string;
  /** Absolute path. */
  readonly path: string;
  readonly report: Reporter;
}

/** Runs a sidebars file. Diagnostics: `missing-sidebars-file`, `invalid-sidebars-file`, and those of running a module. */
export async function loadSidebarsFile({
  siteDir,
  path,
  report,
}: LoadSidebarsRequest): Promise<SidebarsFile | undefined> {
  const file = toSitePath(siteDir, path);
  if (!existsSync(path)) {
    report.add({
      code: "missing-sidebars-file",
      severity: "error",
      message: `The sidebars file \`${file}\` does not exist.`,
      hint: "Make it, mend `sidebarPath`, or leave the option out for one generated sidebar.",
    });
    return undefined;
  }
  const module = await importModule({ siteDir, path, report });
  if (!module) return undefined;
  const { value } = module;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    report.add({
      code: "invalid-sidebars-file",
      severity: "error",
      message: `\`${file}\` must export an object: names of sidebars and their items.`,
      file,
    });
    return undefined;
  }
  return { path: file, text: readFileSync(path, "utf8"), sidebars: value as Readonly<Record<string, unknown>> };
}

/** Where an id stands in the file, between quotes. */
export function locateId({ text }: SidebarsFile, id: string): { readonly line?: number; readonly column?: number } {
  const at = ["'", '"', "`"].map((quote) => text.indexOf(quote + id + quote)).find((offset) => offset >= 0);
  return at === undefined ? {} : positionAt(text, at + 1);
}
