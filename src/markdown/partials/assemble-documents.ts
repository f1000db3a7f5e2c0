/**
 * Completes documents: finds the partials that they include, compiles each once per set of props, and inserts them.
 * Returns documents without `includes`, and the modules of partials with code. Diagnostics: `missing-partial`,
 * `cyclic-partial`, `too-many-partials`.
 */

import { basename, posix } from "node:path";
import type { Problem, Reporter } from "../../model/diagnostic.ts";
import type { Document, DocumentImport, Include, Position, Source } from "../../model/document.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import type { GivenProps } from "../options.ts";
import { SharedCode } from "./shared-code.ts";
import { documentModule, isMarkdown, partialModulePath, toImportedFile } from "./names.ts";
import { type Part, placePartials } from "./place.ts";

/** Maximum number of partials on one page, counting nested ones. More is a mistake or an attack. */
const MAX_PARTIALS = 5_000;

export interface PartialCompiler {
  /** All Markdown files that can be included, by path. */
  readonly sources: ReadonlyMap<string, Source>;
  /** Compiles a partial on its own, with props. */
  compile(source: Source, given: GivenProps): Document | Promise<Document>;
  /** The same as a module, whatever it contains. */
  compileModule(source: Source): Document | Promise<Document>;
  readonly report: Reporter;
}

export interface DocumentAssembler {
  /** The document with its partials inserted. */
  assemble(document: Document): Promise<Document>;
  /** Makes modules from files that components import; missing files are left to the bundler. */
  addModules(files: readonly string[]): Promise<void>;
  /** Partials that are known to be modules. */
  readonly modules: Iterable<Document>;
}

/** Makes the assembler of one site. */
export function makeDocumentAssembler(compiler: PartialCompiler): DocumentAssembler {
  return new Assembler(compiler);
}

class Assembler implements DocumentAssembler {
  readonly #compiler: PartialCompiler;
  readonly #alone = new Map<string, Document>();
  readonly #firstAlone = new Map<string, Document>();
  readonly #whole = new Map<Document, Document>();
  readonly #moduleOf = new Map<string, Document>();
  readonly #code = new SharedCode();
  /** Number of partials in a whole document. */
  readonly #sizes = new Map<Document, number>();
  #hasReportedExcess = false;

  constructor(compiler: PartialCompiler) {
    this.#compiler = compiler;
  }

  get modules(): Iterable<Document> {
    const files = new Set([...this.#code.files, ...this.#moduleOf.keys()]);
    return Array.from(files, (file) => {
      const code = this.#code.of(file);
      const document = this.#moduleOf.get(file) ?? this.#ofCode(file);
      return { ...document, path: partialModulePath(file), ...(code && { code }) };
    });
  }

  /** Facts about a partial that appears only in pages, and whose module contains only its code. */
  #ofCode(file: string): Document {
    const alone = this.#firstAlone.get(file);
    if (alone === undefined) throw new Error(`The partial \`${file}\` was not compiled.`);
    const { truncatedBody: _, includes: _includes, ...document } = alone;
    return { ...document, body: [], slots: [], components: [] };
  }

  assemble(document: Document): Promise<Document> {
    return this.#assemble(document, [document.path]);
  }

  async addModules(files: readonly string[]): Promise<void> {
    for (const file of files) if (this.#compiler.sources.has(file)) await this.#module(file, [file]);
  }

  /** `chain`: the files from the page to this document, each included by the one before. */
  async #assemble(document: Document, chain: readonly string[]): Promise<Document> {
    const { includes } = document;
    const files = this.#findFiles(document, chain);
    for (const file of files.values()) if (namesInCode(document, file)) await this.#module(file, [...chain, file]);
    if (includes === undefined) return document;
    const parts: Part[] = [];
    let size = 0;
    for (const include of includes) {
      const part = await this.#part(document, { include, file: files.get(include.from), chain });
      size += 1 + (part.document === undefined ? 0 : (this.#sizes.get(part.document) ?? 0));
      if (size > MAX_PARTIALS) {
        this.#reportTooMany(include, chain);
        break;
      }
      parts.push(part);
    }
    const whole = placePartials(document, parts);
    this.#sizes.set(whole, size);
    return whole;
  }

  /** Files of the partials that a document imports, by module name. */
  #findFiles(document: Document, chain: readonly string[]): ReadonlyMap<string, string> {
    const files = new Map<string, string>();
    const path = chain.at(-1) ?? document.path;
    for (const statement of document.imports) {
      const { from } = statement;
      if (!isMarkdown(from)) continue;
      const file = toImportedFile(path, from);
      if (file === undefined) this.#reportOutside(path, statement);
      else if (!this.#compiler.sources.has(file)) this.#reportMissing(path, file, statement);
      else if (chain.includes(file)) this.#reportCycle(file, statement, chain);
      else files.set(from, file);
    }
    return files;
  }

  async #part(document: Document, { include, file, chain }: PartRequest): Promise<Part> {
    if (file === undefined) return {};
    const inside = [...chain, file];
    const alone = await this.#compileAlone(file, include, document);
    if (include.exported === "default") return { document: await this.#makeWhole(alone, inside) };
    await this.#module(file, inside);
    return { component: `${documentModule(partialModulePath(file))}#${include.exported}` };
  }

  async #compileAlone(file: string, include: Include, document: Document): Promise<Document> {
    const source = this.#source(file);
    // Most partials are the same wherever they are included.
    const given = source.text.includes("props") ? toGivenProps(include, document) : { props: {}, urls: {} };
    const key = `${file}\n${JSON.stringify(given)}`;
    const alone = this.#alone.get(key) ?? this.#code.share(file, await this.#compiler.compile(source, given));
    this.#alone.set(key, alone);
    this.#firstAlone.set(file, this.#firstAlone.get(file) ?? alone);
    return alone;
  }

  async #makeWhole(alone: Document, chain: readonly string[]): Promise<Document> {
    const whole = this.#whole.get(alone) ?? (await this.#assemble(alone, chain));
    this.#whole.set(alone, whole);
    return whole;
  }

  async #module(file: string, chain: readonly string[]): Promise<Document> {
    const known = this.#moduleOf.get(file);
    if (known !== undefined) return known;
    const compiled = this.#code.share(file, await this.#compiler.compileModule(this.#source(file)));
    const slots = compiled.slots.map((slot) => ({ ...slot, file }));
    const module = await this.#assemble({ ...compiled, slots }, chain);
    this.#moduleOf.set(file, module);
    return module;
  }

  #source(file: string): Source {
    const source = this.#compiler.sources.get(file);
    if (source === undefined) throw new Error(`There is no Markdown file \`${file}\`.`);
    return source;
  }

  #reportOutside(path: string, { from, line, column }: DocumentImport): void {
    this.#report({
      code: "missing-partial",
      message: `The imported file \`${from}\` is not a Markdown file of the site, so a page cannot show it.`,
      hint: "Name it by a relative path, by `@site/`, or by an alias or package in which this file exists.",
      file: path,
      line,
      column,
      length: from.length,
    });
  }

  #reportMissing(path: string, file: string, { from, line, column }: DocumentImport): void {
    const folder = posix.dirname(file);
    const beside = [...this.#compiler.sources.keys()].filter((other) => posix.dirname(other) === folder);
    const near = nearestName(
      basename(file),
      beside.map((other) => basename(other)),
    );
    this.#report({
      code: "missing-partial",
      message: `The imported file \`${file}\` does not exist.`,
      hint: didYouMean(near) ?? "Add the file, or correct the path.",
      file: path,
      line,
      column,
      length: from.length,
    });
  }

  #reportCycle(file: string, { from, line, column }: DocumentImport, chain: readonly string[]): void {
    const ring = [...chain.slice(chain.indexOf(file)), file];
    const path = chain.at(-1) ?? file;
    this.#report({
      code: "cyclic-partial",
      message:
        ring.length === 2
          ? `\`${file}\` imports itself, so its content would never end.`
          : `These files import each other in a circle, so their content would never end: ${ring.map((one) => `\`${one}\``).join(" → ")}.`,
      hint: "Remove one of these imports, and move shared content to a third file.",
      file: path,
      line,
      column,
      length: from.length,
    });
  }

  /** Reported once, because files that include a too large one are too large as well. */
  #reportTooMany({ line, column }: Position, chain: readonly string[]): void {
    if (this.#hasReportedExcess) return;
    this.#hasReportedExcess = true;
    this.#report({
      code: "too-many-partials",
      message: `This file includes more than ${MAX_PARTIALS} partials, counting nested ones. This one is left out.`,
      file: chain.at(-1) ?? "",
      line,
      column,
    });
  }

  #report(diagnostic: Problem): void {
    this.#compiler.report.add({ ...diagnostic, severity: "error" });
  }
}

function toGivenProps({ props, u = [], computed }: Include, { slots }: Document): GivenProps {
  const given = u.flatMap(({ text }) => text.flatMap((part) => (typeof part === "string" ? [] : [part.s])));
  const urls = Object.fromEntries(given.map((index) => [index, slots[index]?.url ?? ""]));
  return { props, u, urls, ...(computed && { computed }) };
}

/** Whether a document's code, rather than its prose, shows a Markdown file. */
function namesInCode({ code }: Document, file: string): boolean {
  const name = JSON.stringify(documentModule(partialModulePath(file)));
  return code?.statements.some(({ text }) => text.includes(name)) ?? false;
}

interface PartRequest {
  readonly include: Include;
  readonly file: string | undefined;
  readonly chain: readonly string[];
}
