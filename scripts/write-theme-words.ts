/** `bun scripts/write-theme-words.ts`: writes the theme's English messages, the source for translations and `write-translations`. */

import { join } from "node:path";
import { collectThemeWords, THEME_WORDS } from "./theme-words.ts";

await Bun.write(join(import.meta.dir, "..", THEME_WORDS), `${JSON.stringify(collectThemeWords(), undefined, 2)}\n`);
