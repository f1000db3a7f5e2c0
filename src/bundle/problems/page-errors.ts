/** Explains errors of a site's pages and components: their origin in the site, and how to fix them. */

import { eachValue } from "../../lookup/each-value.ts";
import { existsSync, readFileSync } from "node:fs";
import { describeEnding } from "../../config/ending.ts";
import { positionAt } from "../../config/locate.ts";
import { type Frame, siteFrames } from "../../config/thrown.ts";
import { fromSitePath, toSitePath } from "../../content/files.ts";
import { documentModule } from "../../markdown/partials/names.ts";
import type { CodePiece } from "../../model/document.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Graph } from "../../model/graph.ts";
import { stackOf, toErrorText, toReason } from "../../report/error-text.ts";
import type { Importers } from "../chunks/bundled-files.ts";
import { findOriginal } from "../site/source-paths.ts";
import { toDocumentFile, toDocumentPath, toSiteModule, toVirtualFile } from "../site/site-modules.ts";

/** Data for finding the origin of an error. */
export interface PageCode {
  readonly siteDir: string;
  readonly documents: Graph["documents"];
  /** Modules of documents with code, by path. */
  readonly modules: Readonly<Record<string, CodePiece>>;
  readonly importers: Importers;
  /** The program that all modules of pages are bundled into; empty if there are none. */
  readonly script: string;
}

type Place = Partial<Pick<Diagnostic, "file" | "line" | "column" | "length">>;

/** Names that only browsers have. */
const BROWSER_NAMES =
  "window document navigator localStorage sessionStorage location history screen matchMedia requestAnimationFrame HTMLElement Element customElements IntersectionObserver ResizeObserver MutationObserver getComputedStyle XMLHttpRequest Image";

const MISSING_NAME = new RegExp(
  `^(?:(?:Can't find variable: )?(${BROWSER_NAMES.replaceAll(" ", "|")})(?: is not defined)?$|undefined is not .*\\(evaluating '(?:[\\w.]*\\b)?(window|document|navigator)\\.)`,
);

const BROWSER_HINT =
  "Move it into `useEffect` or an event handler, render that part in `<BrowserOnly>`, or check `ExecutionEnvironment.canUseDOM` first.";

/** Whether a component renders itself: such an error has no position, and usually fails all pages. */
export function isEndless(reason: string): boolean {
  return reason === "Maximum call stack size exceeded";
}

const ENDLESS_HINT =
  "A component renders itself without end. A file in `src/theme` that wraps a component imports it from `@theme-original/`, not from `@theme/`.";

/** The message of an error, with help for browser-only code. */
export function describePageError(error: unknown): Pick<Diagnostic, "hint"> & { readonly reason: string } {
  const ending = describeEnding(error);
  if (ending)
    return { reason: ending.message.replace(/\.$/, ""), ...(ending.hint !== undefined && { hint: ending.hint }) };
  const reason = toReason(error).replace(/\.$/, "");
  const missing = MISSING_NAME.exec(reason);
  const name = missing?.[1] ?? missing?.[2];
  if (name === undefined) return isEndless(reason) ? { reason, hint: ENDLESS_HINT } : { reason };
  return { reason: `\`${name}\` exists only in browsers, not while pages are rendered to HTML`, hint: BROWSER_HINT };
}

/** An error that a module throws when it is imported: `browser-only`, `process-exit` or `module-throws`. */
export function toModuleError(error: unknown, code: PageCode): Diagnostic {
  const { reason, hint } = describePageError(error);
  const place = findPlace(error, code) ?? {};
  const ending = describeEnding(error);
  const isOfPackage = place.package !== undefined;
  const subject = isOfPackage ? `The package \`${place.package}\`` : "The module";
  const { package: _package, component: _component, ...at } = place;
  const problem =
    ending ??
    (hint === undefined
      ? { code: "module-throws", message: `${subject} throws \`${toErrorText(error)}\` when it is imported.` }
      : {
          code: "browser-only",
          message: `${subject} fails when it is imported: ${reason}.`,
          hint: isOfPackage ? PACKAGE_HINT : hint,
        });
  return { ...problem, severity: "error", ...at };
}

const PACKAGE_HINT =
  "Load it in browsers only: `require()` it inside `<BrowserOnly>`, or `import()` it in `useEffect`.";

interface Origin extends Place {
  /** The package that threw, if the position is that of its import. */
  readonly package?: string;
  /** The function at the position, if it may be a component. */
  readonly component?: string;
}

/** The innermost line of an error that belongs to its author; for an error inside a package, the import that leads to it. */
export function findPlace(error: unknown, code: PageCode): Origin | undefined {
  const frames = siteFrames(error, code.siteDir);
  const own = frames.find((frame) => isOwn(frame, code));
  if (own) return toSource(own, code);
  const [, thrower] =
    /\(?((?:\/|[A-Za-z]:)[^()\n]*[\\/]node_modules[\\/][^()\n]*):\d+:\d+\)?$/m.exec(stackOf(error)) ?? [];
  return thrower === undefined ? undefined : findImport(thrower, code);
}

/** Whether a line belongs to an author of the site, not to a package or the list of all modules. */
function isOwn({ file }: Frame, code: PageCode): boolean {
  return (
    !isPackage(file) && (!file.startsWith(toVirtualFile(code.siteDir, "")) || findDocument(file, code) !== undefined)
  );
}

function isPackage(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

/** The first import, on the way to a package's file, that is not inside a package. */
function findImport(thrower: string, code: PageCode): Origin | undefined {
  const seen = new Set([thrower]);
  for (const file of seen) {
    for (const importer of code.importers.get(file) ?? []) {
      if (isPackage(importer.file)) seen.add(importer.file);
      else return { ...toImportPlace(importer, code), package: packageOf(thrower) };
    }
  }
  return undefined;
}

function packageOf(file: string): string {
  const [inside = ""] = file.replaceAll("\\", "/").split("/node_modules/").slice(-1);
  return inside
    .split("/")
    .slice(0, inside.startsWith("@") ? 2 : 1)
    .join("/");
}

interface Import {
  readonly file: string;
  readonly specifier: string;
}

function toImportPlace({ file, specifier }: Import, code: PageCode): Place {
  // Documents that are data have no program: the list of all modules imports for them.
  const isList = file.startsWith(toVirtualFile(code.siteDir, "")) && !findDocument(file, code);
  if (isList) return findStatement(specifier, code);
  const document = findDocument(file, code);
  const path = document ? toDocumentPath(document.path) : toSitePath(code.siteDir, file);
  const text = readText(path, code);
  const offset = text.search(new RegExp(`["']${RegExp.escape(specifier)}["']`));
  return { file: path, ...(offset >= 0 && { ...positionAt(text, offset + 1), length: specifier.length }) };
}

/** Where the site defines a component that its program knows by this name; `undefined` for one of the theme. */
export function findDefinition(name: string, code: PageCode): Origin | undefined {
  const offset = code.script.search(
    new RegExp(`(?<=\\bfunction\\*? )${name}\\(|(?<=\\b(?:var|let|const|class) )${name}\\b`),
  );
  if (offset < 0) return undefined;
  const frame = findOriginal(code.script, positionAt(code.script, offset));
  if (!frame) return undefined;
  const origin = toSource(frame, code);
  // The bundler numbers components with equal names.
  const line = readText(origin.file ?? "", code).split("\n")[(origin.line ?? 0) - 1];
  const component = /^\w+/.exec(line?.slice((origin.column ?? 1) - 1) ?? "")?.[0] ?? name;
  return { ...origin, component, length: component.length };
}

/** The first import of a module in a document. */
function findStatement(module: string, { documents }: PageCode): Place {
  for (const { path, imports } of eachValue(documents)) {
    const found = imports.find(({ from, file = path }) => toSiteModule(file, from) === module);
    if (found) return { file: found.file ?? path, line: found.line, column: found.column, length: found.from.length };
  }
  return {};
}

/** A line of a document's program is one of the document. */
function toSource({ file, line, column, name }: Frame, code: PageCode): Origin {
  const document = findDocument(file, code);
  const component = name !== undefined && /^[A-Z]/.test(name) ? { component: name } : {};
  if (!document) return { file: toSitePath(code.siteDir, file), line, column, ...component };
  const path = toDocumentPath(document.path);
  const module = code.modules[document.path];
  const written = module?.lines[line - 1];
  if (!written) return { file: path, ...component };
  const word = /^[\w$]+/.exec(module?.text.split("\n")[line - 1]?.slice(column - 1) ?? "")?.[0] ?? "";
  const at = word === "" ? -1 : (readText(path, code).split("\n")[written - 1]?.indexOf(word) ?? -1);
  return { file: path, line: written, ...component, ...(at >= 0 && { column: at + 1, length: word.length }) };
}

function readText(path: string, { siteDir }: PageCode): string {
  const file = fromSitePath(siteDir, path);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function findDocument(file: string, { siteDir, documents, modules }: PageCode) {
  const path = Object.keys(modules).find((one) => toDocumentFile(siteDir, documentModule(one)) === file);
  return path === undefined ? undefined : documents[path];
}
