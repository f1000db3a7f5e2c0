/** Checks that a sample can be parsed. */

import type { Sample } from "./read-samples.ts";
import { isConfig } from "./to-config.ts";

/** What may be around the lines that a page shows: a part of an object, of a list, of a class or of a page. */
const AROUND: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `export const value = {\n${code}\n};`,
  (code) => `export const value = [\n${code}\n];`,
  (code) => `export function value() {\n${code}\n}`,
  (code) => `export const value = <>\n${code}\n</>;`,
];

/** What is wrong with the sample's syntax. Configs are loaded anyway. */
export function checkSyntax({ language, code, line, title }: Sample): string[] {
  const parse = isConfig(title) ? undefined : PARSERS[language];
  try {
    parse?.(code, language);
    return [];
  } catch (error) {
    return [`line ${line}: ${String(error)}`];
  }
}

const PARSERS: Readonly<Record<string, (code: string, language: string) => void>> = {
  js: parseCode,
  jsx: parseCode,
  ts: parseCode,
  tsx: parseCode,
  json: (code) => void JSON.parse(code),
  toml: (code) => void Bun.TOML.parse(code),
  yaml: (code) => void Bun.YAML.parse(code),
};

function parseCode(code: string, language: string): void {
  const loader = language === "ts" ? "ts" : "tsx";
  const errors = AROUND.map((wrap) => errorOf(() => new Bun.Transpiler({ loader }).transformSync(wrap(code))));
  if (!errors.includes(undefined)) throw new Error(`not ${language}: ${errors[0]}`);
}

function errorOf(parse: () => void): string | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    return String(error);
  }
}
