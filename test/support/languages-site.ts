/** The site `test/sites/languages`, built once for all test files. */

import { runCli } from "./cli.ts";
import { makeOnce, PROGRAM_SOURCES } from "./made-once.ts";
import { copyFixture } from "./site.ts";

/** Absolute path of the built site; test files share it, so they only read. */
export async function buildLanguagesSite(): Promise<string> {
  return makeOnce({
    name: "languages",
    sources: [...PROGRAM_SOURCES, "test/sites/languages/**/*"],
    async make(path) {
      await using site = await copyFixture("languages");
      const { code, stdout, stderr } = await runCli(["build", site.dir, "--out-dir", path], { cwd: site.dir });
      if (code !== 0) throw new Error(stdout + stderr);
    },
  });
}
