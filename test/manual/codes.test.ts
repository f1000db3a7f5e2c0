/** The manual names no diagnostic that does not exist. */

import { expect, test } from "bun:test";
import { join } from "node:path";
import { EXAMPLES } from "../../scripts/diagnostics/examples.ts";
import { CODES, DIAGNOSTICS_PAGE, readOutputs, renderDiagnosticsPage } from "../../scripts/diagnostics/page.ts";
import { RECORDED } from "../../scripts/diagnostics/recorded.ts";
import { findFiles } from "../../src/content/files.ts";
import { projectDir } from "../support/paths.ts";
import { quotedTexts } from "./code-prose.ts";

const CODE = /`([a-z]+(?:-[a-z\d]+)+)`/g;

/** Tables of mistakes: the first cell of a row has the codes. */
const TABLE = /^\| (?:code|you see) \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm;

/** Codes are text, or joined to `unknown-` or `search-`. */
function isKnown(code: string, sources: string): boolean {
  if (sources.includes(`"${code}"`) || sources.includes(`\`${code}\``)) return true;
  return /^(?:unknown|search)-/.test(code) && sources.includes(`\`${code.split("-")[0]}-\${`);
}

async function readAll(include: readonly string[], exclude: readonly string[] = []): Promise<string[]> {
  const paths = await findFiles({ dir: projectDir, include: [...include], exclude: [...exclude] });
  return Promise.all(paths.map((path) => Bun.file(join(projectDir, path)).text()));
}

test("the page about diagnostics lists all codes with their descriptions from the catalog", async () => {
  const page = await Bun.file(join(projectDir, DIAGNOSTICS_PAGE)).text();
  // Its outputs are compared with those of the program by `manual.test.ts`.
  expect(page).toBe(renderDiagnosticsPage(readOutputs(page)));
});

test("the page about diagnostics has an example of each code, which runs or was recorded", async () => {
  const outputs = readOutputs(await Bun.file(join(projectDir, DIAGNOSTICS_PAGE)).text());
  expect(CODES.filter((code) => !outputs.get(code))).toEqual([]);
  expect([...Object.keys(EXAMPLES), ...RECORDED.keys()].sort()).toEqual([...CODES].sort());
});

/** The sources that report diagnostics. */
const program = readAll(["cli.ts", "src/**/*.ts"], ["src/model/catalog/**"]);

test.each([...RECORDED])("the recorded example of `%s` has the texts of the program", async (code, recorded) => {
  const { severity, texts } = partsOf(code, recorded);
  const sources = (await program).filter((source) => isKnown(code, source));
  const method = severity === "warning" ? ".warn(" : `.${severity}(`;
  expect(sources.some((source) => source.includes(`"${severity}"`) || source.includes(method))).toBe(true);
  const patterns = sources.flatMap(templatesOf);
  expect(texts.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([]);
});

/** The severity, and the message and the help, which the program's sources must have. */
function partsOf(code: string, recorded: string): { readonly severity: string; readonly texts: readonly string[] } {
  if (recorded.startsWith("{")) {
    const { severity, message } = JSON.parse(recorded) as { readonly severity: string; readonly message: string };
    return { severity, texts: [message] };
  }
  const [, severity = "", message = ""] = new RegExp(`^(\\w+)\\[${code}\\] (.+)`).exec(recorded) ?? [];
  return { severity, texts: [message, ...[...recorded.matchAll(/^ {2}help: (.+)/gm)].map(([, help = ""]) => help)] };
}

/** Patterns of the texts in a source that have enough words of their own; what is inserted may be anything. */
function templatesOf(source: string): RegExp[] {
  return source
    .split("\n")
    .flatMap(quotedTexts)
    .map((text) => text.split(/\$\{.*?\}/).map((part) => part.replaceAll(/\\(.)/g, "$1")))
    .filter((parts) => parts.join("").length >= 12)
    .map((parts) => new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`));
}

test("codes in the tables of mistakes exist in the program", async () => {
  const sources = (await readAll(["src/**/*.{ts,tsx}", "theme/**/*.tsx"])).join("\n");
  const pages = await readAll(["content/docs/**/*.{md,mdx}"]);
  const rows = pages.flatMap((page) => [...page.matchAll(TABLE)].flatMap(([, body = ""]) => body.trim().split("\n")));
  const named = rows.flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(CODE)].map(([, code = ""]) => code));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((code) => !isKnown(code, sources))).toEqual([]);
});
