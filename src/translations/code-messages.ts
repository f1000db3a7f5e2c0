/** The messages in a site's own code. In: the site folder. Out: messages by id; what only running the code would tell is a warning. */

import type { DiagnosticCode } from "../model/catalogue/catalogue.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFiles } from "../content/files.ts";
import type { Reporter } from "../model/diagnostic.ts";
import type { TranslationEntries, TranslationEntry } from "../model/translation.ts";
import { extractMessages } from "./extract.ts";

/** Reads `src/`. Diagnostics: `unreadable-message`, and `invalid-code` for a file that cannot be parsed. */
export async function readCodeMessages(siteDir: string, report: Reporter): Promise<TranslationEntries> {
  const found: Record<string, TranslationEntry> = {};
  const exclude = ["**/*.d.ts", "**/*.test.*", "**/__tests__/**"];
  for (const path of await findFiles({ dir: join(siteDir, "src"), include: ["**/*.{js,jsx,ts,tsx}"], exclude })) {
    const file = `src/${path}`;
    const add = (code: DiagnosticCode, message: string, hint: string): void =>
      report.add({ code, severity: "warning", message, hint, file });
    try {
      const { entries, problems } = extractMessages(readFileSync(join(siteDir, file), "utf8"), loaderOf(path));
      Object.assign(found, entries);
      for (const problem of problems)
        add(
          "unreadable-message",
          `A message cannot be read from \`${file}\`: ${problem}.`,
          "Write the id and the text as plain strings.",
        );
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split("\n");
      add(
        "invalid-code",
        `\`${file}\` cannot be parsed: ${reason}.`,
        "Its messages are left out. Fix the syntax, and run the command again.",
      );
    }
  }
  return found;
}

function loaderOf(path: string): "tsx" | "ts" {
  return path.endsWith(".ts") ? "ts" : "tsx";
}
