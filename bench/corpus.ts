/**
 * Compiles the Markdown of real sites: `bun bench/corpus.ts <folder of sites> [--words] [--messages] [--code]`. Prints a line per
 * site with the number of files, files with code, time, and lost words, then the diagnostics by code. The switches list each
 * file's lost words, diagnostics, and code.
 */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compileSource } from "../src/markdown/compile-source.ts";
import { makeHighlighter } from "../src/markdown/code/highlighter.ts";
import { defaultCompileOptions } from "../src/markdown/options.ts";
import type { Diagnostic } from "../src/model/diagnostic.ts";
import type { Document, Source } from "../src/model/document.ts";
import { lostWords } from "./lost-words.ts";
import { readFolder } from "./sources.ts";
import { toTable } from "./table.ts";

interface FileResult {
  readonly path: string;
  readonly document: Document;
  readonly lost: readonly string[];
  readonly ms: number;
}

interface SiteResult {
  readonly name: string;
  readonly files: readonly FileResult[];
  readonly diagnostics: readonly Diagnostic[];
}

const SWITCH = { type: "boolean", default: false } as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { words: SWITCH, messages: SWITCH, code: SWITCH },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error("Name the folder of the sites: `bun bench/corpus.ts <folder>`.");
  const sites: SiteResult[] = [];
  for (const name of await siteNames(folder)) {
    sites.push(await compileSite({ name, dir: join(folder, name), compile: compileSource }));
  }
  console.log(`${toTable(siteRows(sites))}\n\n${toTable(codeRows(sites))}`);
  if (values.words) for (const site of sites) printWords(site);
  if (values.messages) for (const site of sites) printMessages(site);
  if (values.code) for (const site of sites) printReasons(site);
}

async function siteNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

type Compile = typeof compileSource;

interface SitePlan {
  readonly name: string;
  readonly dir: string;
  readonly compile: Compile;
}

async function compileSite({ name, dir, compile }: SitePlan): Promise<SiteResult> {
  const truncateMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;
  const options = { ...defaultCompileOptions({ highlighter: makeHighlighter() }), truncateMarker };
  const files: FileResult[] = [];
  for (const source of await readFolder(dir)) files.push(await measureFile(source, () => compile(source, options)));
  return { name, files, diagnostics: files.flatMap(({ document }) => document.diagnostics) };
}

async function measureFile(source: Source, compile: () => ReturnType<Compile>): Promise<FileResult> {
  const start = Bun.nanoseconds();
  const document = await compile();
  const ms = (Bun.nanoseconds() - start) / 1e6;
  return { path: source.path, document, lost: lostWords(source.text, document), ms };
}

function siteRows(sites: readonly SiteResult[]): string[][] {
  const rows = sites.map(({ name, files, diagnostics }) => {
    const count = (severity: string): string => String(diagnostics.filter((one) => one.severity === severity).length);
    return [
      name,
      String(files.length),
      String(files.filter(({ document }) => document.code !== undefined).length),
      sum(files.map(({ ms }) => ms)).toFixed(0),
      count("error"),
      count("warning"),
      count("info"),
      String(files.filter(({ lost }) => lost.length > 0).length),
      String(sum(files.map(({ lost }) => lost.length))),
    ];
  });
  return [
    ["site", "files", "with code", "ms", "errors", "warnings", "hints", "files that lose", "words lost"],
    ...rows,
  ];
}

function codeRows(sites: readonly SiteResult[]): string[][] {
  const codes = [...new Set(sites.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)))].sort();
  const rows = codes.map((code) => [
    code,
    ...sites.map(({ diagnostics }) => String(diagnostics.filter((one) => one.code === code).length || "")),
  ]);
  return [["diagnostics", ...sites.map(({ name }) => name)], ...rows];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function printWords({ name, files }: SiteResult): void {
  for (const { path, lost } of files) if (lost.length > 0) console.log(`${name}/${path}: ${lost.join(" ")}`);
}

function printMessages({ name, diagnostics }: SiteResult): void {
  for (const { severity, code, message, file, line, column } of diagnostics) {
    console.log(`${severity} ${code} ${name}/${file}:${line}:${column} ${message}`);
  }
}

function printReasons({ name, files }: SiteResult): void {
  for (const { path, document } of files) if (document.code) console.log(`${name}/${path}: ${document.code.reason}`);
}

await main();
