/** The theme as the executable embeds it, built once for all test files. */

import { buildTheme, type ThemeBuild } from "../../src/bundle/theme/theme-build.ts";
import { makeOnce, PROGRAM_SOURCES } from "./made-once.ts";
import { projectDir } from "./paths.ts";

/** Builds the theme, unless another test has. */
export async function readBuiltTheme(): Promise<ThemeBuild> {
  const path = await makeOnce({
    name: "theme",
    sources: PROGRAM_SOURCES,
    async make(file) {
      await Bun.write(file, JSON.stringify(await buildTheme(projectDir)));
    },
  });
  return (await Bun.file(path).json()) as ThemeBuild;
}
