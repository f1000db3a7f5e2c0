/** Makes a warm process import its theme, as the executable does. `warm-builds.ts` starts it with the folder of the theme. */

import { plugin } from "bun";
import { loadThemeModule } from "../../scripts/load-theme-module.ts";

plugin({
  name: "built-theme",
  setup(build) {
    const [, , themeDir = ""] = process.argv;
    build.onLoad({ filter: /[\\/]src[\\/]bundle[\\/]theme[\\/]load-theme\.ts$/ }, () => ({
      loader: "ts",
      contents: loadThemeModule(themeDir),
    }));
  },
});
