/** `bun scripts/write-theme-words.ts`: writes the theme's English messages, which translations and `write-translations` begin with. */

import { join } from "node:path";
import { collectThemeWords, THEME_WORDS } from "./theme-words.ts";

await Bun.write(join(import.meta.dir, "..", THEME_WORDS), `${JSON.stringify(collectThemeWords(), undefined, 2)}\n`);
