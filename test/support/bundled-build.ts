/** The bundled site (`content/`), built once for all test files. */

import { join } from "node:path";
import { type CliResult, runCli } from "./cli.ts";
import { makeOnce, PROGRAM_SOURCES } from "./made-once.ts";
import { projectDir } from "./paths.ts";

/** Absolute path of the site's sources. */
export const BUNDLED_SITE = join(projectDir, "content");

export interface BundledBuild {
  /** Absolute path of the output. Test files share it, so they only read. */
  readonly outDir: string;
  /** Of `build --json`. */
  readonly result: CliResult;
}

/** Builds the site, unless another test file has. */
export async function buildBundledSite(): Promise<BundledBuild> {
  const dir = await makeOnce({
    name: "bundled",
    sources: [...PROGRAM_SOURCES, "{content,public}/**/*"],
    async make(path) {
      const result = await runCli(["build", BUNDLED_SITE, "--out-dir", join(path, "dist"), "--json"], { large: true });
      // A failure is not kept: the next test file may find what was missing.
      if (result.code !== 0) throw new Error(`The bundled site cannot be built:\n${result.stderr}${result.stdout}`);
      await Bun.write(join(path, "result.json"), JSON.stringify(result));
    },
  });
  const result = (await Bun.file(join(dir, "result.json")).json()) as CliResult;
  return { outDir: join(dir, "dist"), result };
}
