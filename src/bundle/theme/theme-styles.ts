/** Bundles the theme's own styles into one minified style sheet, before it is split for each kind of page. */

import { join } from "node:path";
import { bundledFiles } from "../chunks/bundled-files.ts";
import { toLogicalStyles } from "../styles/logical-styles.ts";
import { withoutOverridden } from "../styles/overridden-styles.ts";

/** Builds them from the sources in `rootDir`. `inputs` are the files whose rules it contains. Throws what the bundler throws. */
export async function buildThemeStyles(
  rootDir: string,
): Promise<{ readonly css: string; readonly inputs: readonly string[] }> {
  const entrypoints = [join(rootDir, "theme/styles/index.css")];
  // For browsers, the bundler would rewrite logical properties into rules for each language, and flatten nested rules.
  const result = await Bun.build({ entrypoints, target: "bun", minify: true, metafile: true });
  const css = result.outputs.find(({ path }) => path.endsWith(".css"));
  return {
    css: withoutOverridden(toLogicalStyles(css ? await css.text() : "")),
    inputs: bundledFiles(result, rootDir),
  };
}
