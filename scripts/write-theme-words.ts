/** `bun scripts/write-theme-words.ts`: writes the theme's English messages, the source for translations and `write-translations`. */

import { join } from "node:path";
import { collectThemeWords, THEME_WORDS } from "./theme-words.ts";

const entries = Object.entries(collectThemeWords());
const texts = entries.map(([id, entry]) => [id, entry.description === undefined ? entry.message : entry]);
await Bun.write(
  join(import.meta.dir, "..", THEME_WORDS),
  `${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`,
);
