/** Collects the theme's English messages. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Glob } from "bun";
import { BODY_MESSAGES } from "../src/markdown/body/body-messages.ts";
import type { TranslationEntries } from "../src/model/translation.ts";
import { extractMessages } from "../src/translations/extract.ts";

const ROOT = join(import.meta.dir, "..");

export const THEME_WORDS = "src/translations/languages/en.json";

/** Collects the messages of all modules, sorted by ID. Throws for a message that is not static text, and for two under one ID. */
export function collectThemeWords(): TranslationEntries {
  const found: Record<string, TranslationEntries[string]> = { ...BODY_MESSAGES };
  const folders = ["theme", "src/runtime"];
  const paths = folders.flatMap((folder) => [...new Glob(`${folder}/**/*.{ts,tsx}`).scanSync({ cwd: ROOT })]);
  for (const path of paths) {
    const text = readFileSync(join(ROOT, path), "utf8").replace(
      /"\.[^"]*\/translate(?:-component)?\.tsx?"/,
      '"@docusaurus/Translate"',
    );
    const { entries, problems } = extractMessages(text, "tsx");
    if (problems.length > 0 && !path.startsWith("src/runtime/shared/translate"))
      throw new Error(`${path}: ${problems.map(({ message }) => message).join("; ")}`);
    for (const [id, entry] of Object.entries(entries)) {
      const { message = entry.message } = found[id] ?? {};
      if (message !== entry.message) throw new Error(`${path}: \`${id}\` also has the text "${message}".`);
      found[id] = entry;
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
