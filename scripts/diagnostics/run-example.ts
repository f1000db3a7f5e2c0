/** Runs the program on an example, and returns what it prints. */

import { join } from "node:path";
import { buildSite } from "../../src/pipeline/commands.ts";
import { formatDiagnostics } from "../../src/report/print.ts";
import { makeProgress } from "../../src/terminal/progress.ts";

/** Builds the site in a folder, and returns the diagnostics as the terminal shows them. */
export async function printBuild(siteDir: string): Promise<string> {
  const { diagnostics } = await buildSite({ siteDir, progress: makeProgress(), minify: false });
  return withoutFolder(formatDiagnostics(diagnostics, { siteDir }), siteDir);
}

/** Replaces the path of a temporary folder by one that readers may have. */
export function withoutFolder(text: string, dir: string): string {
  return text.replaceAll(dir, "/srv/tools");
}

/** Runs a command in a folder, and returns its standard error. */
export async function printCommand(cwd: string, words: readonly string[]): Promise<string> {
  const cli = join(import.meta.dir, "../../cli.ts");
  const env = { ...process.env, NO_COLOR: "1" };
  const child = Bun.spawn([process.execPath, cli, ...words], {
    cwd,
    env,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe",
  });
  return withoutFolder(await new Response(child.stderr).text(), cwd);
}
