/** Collects the manual's descriptions of options for editors. */

import { cellsOf, MARKER, namesOf } from "./option-tables.ts";

/** File that `veloci types` reads. */
export const DESCRIPTIONS_FILE = "src/types/descriptions.json";

/** Text by field, by the name of a schema. */
export type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The page that describes each config field in its own section. */
const CONFIG_PAGE = "api/docusaurus.config.js.md";

/** Reads the tables with a marker, and the sections of the config page. `pages` maps paths to texts. */
export function readDescriptions(pages: ReadonlyMap<string, string>): Descriptions {
  const found = new Map<string, Map<string, string>>();
  const add = (schema: string, names: readonly string[], text: string): void => {
    const fields = found.get(schema) ?? new Map<string, string>();
    for (const name of names) if (!fields.has(name)) fields.set(name, toSentence(text));
    found.set(schema, fields);
  };
  for (const [path, text] of pages) {
    const lines = text.split("\n");
    for (const [index, line] of lines.entries()) {
      const schema = MARKER.exec(line)?.groups?.["name"];
      if (schema !== undefined)
        for (const row of rowsBelow(lines, index)) add(schema, namesOf(row), cellsOf(row).at(-1) ?? "");
      if (path === CONFIG_PAGE && line.startsWith("### `")) add("config", namesIn(line), paragraphBelow(lines, index));
    }
  }
  return Object.fromEntries(
    [...found].sort().map(([schema, fields]) => [schema, Object.fromEntries([...fields].sort())]),
  );
}

function rowsBelow(lines: readonly string[], index: number): string[] {
  const start = lines.findIndex((text, at) => at > index && text.startsWith("|---")) + 1;
  const end = lines.findIndex((text, at) => at >= start && !text.startsWith("| "));
  return lines.slice(start, end);
}

function namesIn(heading: string): string[] {
  return [...heading.matchAll(/`([\w.]+)`/g)].map(([, name = ""]) => name);
}

/** Returns the first paragraph of a section that is not its list of types. */
function paragraphBelow(lines: readonly string[], index: number): string {
  const start = lines.findIndex((line, at) => at > index && line !== "" && !line.startsWith("- "));
  const end = lines.findIndex((line, at) => at > start && line === "");
  return lines.slice(start, end).join(" ");
}

/** Converts Markdown to plain text for editors: links become their text, and a table cell becomes a sentence. */
function toSentence(markdown: string): string {
  const text = markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("\\|", "|")
    .trim();
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return sentence === "" || /[.:!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
