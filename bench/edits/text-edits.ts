/** Random edits of the texts of pages: most change nothing that other pages show, and some do. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../random.ts";
import { type Edit, write } from "./site-edits.ts";

/** Changes a text. */
type TextEdit = (text: string, random: Random, number: number) => string;

const TEXT_EDITS: readonly [TextEdit, ...TextEdit[]] = [
  (text, _, number) => `${text}\nEdit ${number}.\n`,
  (text, random) => text.replace(/\nEdit \d+\.\n/, random.pick(["\n", "\nEdited, with *stress* and `code`.\n"])),
  (text, random, number) => `${text}\n\`\`\`js\nlet edit = ${number}; // ${random.integer(1, 9)}\n\`\`\`\n`,
  (text, _, number) => `${text}\n:::tip\n\nAdvice ${number}.\n\n:::\n`,
  (text) => `${text}\n`,
  (text) => text,
  (text) => text.replace(/^(---\n[^]*?\n---\n|)/, "$1\n"),
  // What other pages and files may show.
  (text, _, number) => `${text}\n## Section ${number}\n\nMore.\n`,
  (text, random) => `${text}\nSee [this](${random.pick(["./p1.md", "/", "./group/p2.md#here", "./gone.md"])}).\n`,
  (text, _, number) => text.replace(/^Text/m, `Text ${number} with a new beginning`),
  (text) => `${text}\n<details>\n\nHidden.\n\n</details>\n`,
  (text) => text.slice(0, 400),
];

/** Edits one page. */
export const editText: Edit = (dir, random, number) => {
  const below = ["docs", "versioned_docs", "blog", "src/pages"];
  const pages = below.flatMap((folder) => listPages(dir, folder));
  const [first = "docs/start.mdx", ...others] = pages;
  const path = random.pick([first, ...others]);
  const before = readFileSync(join(dir, path), "utf8");
  return `text: ${write(dir, path, random.pick(TEXT_EDITS)(before, random, number))}`;
};

function listPages(dir: string, folder: string): string[] {
  try {
    const names = readdirSync(join(dir, folder), { recursive: true, encoding: "utf8" });
    return names.filter((name) => /\.mdx?$/.test(name)).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
