import { join } from "node:path";
import { toSitePath } from "../../content/files.ts";
import type { Diagnostic, Reporter } from "../../model/diagnostic.ts";
import { type PageCode, toModuleError } from "./page-errors.ts";
import { toDocumentPath } from "../site/site-modules.ts";
import { writeModules } from "../site/write-modules.ts";

/** Modules of a site as scripts that import each other, by file name. */
export interface SplitScript {
  /** The script that exports `modules`: functions that import one module each, by its name. */
  readonly entry: string;
  readonly files: Readonly<Record<string, string>>;
}

type Modules = Readonly<Record<string, () => Promise<unknown>>>;

export interface FailingModulesRequest {
  readonly split: SplitScript;
  readonly code: PageCode;
  /** Absolute path of a folder for temporary files. */
  readonly workDir: string;
  readonly report: Reporter;
}

/**
 * Imports one module after the other. A module that several others import fails once for all of them. Empty if the
 * folder cannot be written. Diagnostics: those of `toModuleError`.
 */
export async function findFailingModules(request: FailingModulesRequest): Promise<Diagnostic[]> {
  const { split, code, workDir, report } = request;
  const dir = join(workDir, "modules");
  if (!(await writeModules(dir, split.files, report))) return [];
  const { modules } = (await import(join(dir, split.entry))) as { readonly modules: Modules };
  const failures = new Map<string, Diagnostic>();
  for (const [name, load] of Object.entries(modules)) {
    const file = toShownName(name, code);
    try {
      await report.siteCode.run(`\`${file}\``, load);
    } catch (error) {
      const failure = { file, ...toModuleError(error, code) };
      failures.set(JSON.stringify(failure), failure);
    }
  }
  return [...failures.values()];
}

/** Site-relative path of a module's file: modules have names such as `@site/src/pages/index.tsx`, or the paths of their files. */
function toShownName(name: string, { siteDir }: PageCode): string {
  return name.startsWith("@") ? toDocumentPath(name.replace(/^@site\//, "")) : toSitePath(siteDir, name);
}
