/** Writes scripts to files, which imports need. */

import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Reporter } from "../../model/diagnostic.ts";
import { toWriteDiagnostic } from "../../report/system-error.ts";

/** Writes scripts by path below a folder. Returns `false`, with a diagnostic, if the system refuses. */
export async function writeModules(
  dir: string,
  scripts: Readonly<Record<string, string>>,
  report: Reporter,
): Promise<boolean> {
  for (const [path, text] of Object.entries(scripts)) {
    const file = join(dir, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      await Bun.write(file, text);
    } catch (error) {
      report.add(toWriteDiagnostic(error, file));
      return false;
    }
  }
  return true;
}
