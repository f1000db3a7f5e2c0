/**
 * Checks the modules and components that documents name. Diagnostics at the authors' lines: `missing-module`,
 * `unknown-component`.
 */

import { eachValue } from "../../lookup/each-value.ts";
import { join } from "node:path";
import { describeUse } from "../../config/report-support.ts";
import { archiveHint, isInstalled, packageName, resolveFrom } from "../../config/scan-modules.ts";
import { SUPPORT } from "../../config/support.ts";
import { nearestFile } from "../../content/asset-places.ts";
import type { Diagnostic, Reporter, ReportingLevel } from "../../model/diagnostic.ts";
import type { Document, DocumentImport } from "../../model/document.ts";
import type { Graph } from "../../model/graph.ts";
import { didYouMean, nearestName } from "../../report/nearest.ts";
import { meaningOf } from "../../config/loader-meanings.ts";
import { readLoaderPrefix } from "../site/loader-prefix.ts";
import { toDocumentPath, toSiteModule } from "../site/site-modules.ts";

const OF_THEME = /^@(?:theme|theme-original|theme-init|docusaurus)\//;

/** An import of a document. */
export interface ImportPlace {
  readonly file: string;
  readonly statement: DocumentImport;
}

/** Imports of all documents by the module they refer to (`@site/src/Box`, `react-player`). */
export function indexImports({ documents }: Pick<Graph, "documents">): ReadonlyMap<string, readonly ImportPlace[]> {
  const index = new Map<string, ImportPlace[]>();
  for (const document of eachValue(documents)) {
    for (const statement of document.imports) {
      // Imports of partials and modules are reported at their own files.
      if (statement.from.startsWith("@document/")) continue;
      const file = statement.file ?? toDocumentPath(document.path);
      const module = toSiteModule(file, statement.from);
      const places = index.get(module) ?? [];
      index.set(module, places);
      places.push({ file, statement });
    }
  }
  return index;
}

/** Reports each import of a missing module; returns false if no document imports it. */
export function reportMissingModule(
  module: string,
  {
    siteDir,
    imports,
    report,
  }: { siteDir: string; imports: ReadonlyMap<string, readonly ImportPlace[]>; report: Reporter },
): boolean {
  const places = imports.get(module) ?? [];
  // `checkNames` knows the existing modules.
  if (OF_THEME.test(module)) return places.length > 0;
  const problem = describeMissing(module, siteDir);
  for (const { file, statement } of places) {
    const { line, column, from } = statement;
    report.error({ code: "missing-module", ...problem, file, line, column, length: from.length });
  }
  return places.length > 0;
}

/**
 * The message for a missing module: a package, or a file by its name from the site folder (`@site/src/x`). `ofTheme` lists
 * the modules of the theme and the client API, if the caller knows them.
 */
export function describeMissing(
  module: string,
  siteDir: string,
  ofTheme: Iterable<string> = [],
): Pick<Diagnostic, "message" | "hint"> {
  if (OF_THEME.test(module)) return describeMissingOfTheme(module, ofTheme);
  const file = module.slice(module.lastIndexOf("!") + 1);
  const loaders = readLoaderPrefix(module)?.loaders ?? [];
  if (loaders.length > 0 && (isThere(file, siteDir) || !loaders.every(({ name }) => isLoader(name, siteDir)))) {
    const problem = describeUse(SUPPORT.import["other loaders"], `The loader in \`${module}\``);
    if (problem) return problem;
  }
  if (file.startsWith("/")) {
    return {
      message: `The imported file \`${file}\` does not exist.`,
      hint: "A path that begins with `/` is looked up in the static folders and in the site folder.",
    };
  }
  if (!file.startsWith("@site/")) {
    const name = packageName(file);
    const manifest = join(siteDir, "package.json");
    if (name !== file && isInstalled(name, manifest)) {
      return {
        message: `The package \`${name}\` has no module \`${file}\`.`,
        hint: "Correct the path: only what `exports` in its `package.json` lists can be imported, if it has that field.",
      };
    }
    return {
      message: `The imported package \`${name}\` is not installed.`,
      hint: archiveHint(manifest) ?? "Add it to the site's `package.json` and install it there, or correct the name.",
    };
  }
  const path = file.slice("@site/".length);
  return {
    message: `The imported file \`${path}\` does not exist.`,
    hint: didYouMean(nearestFile(join(siteDir, path))) ?? "Add the file, or correct the path.",
  };
}

function isLoader(name: string, siteDir: string): boolean {
  return meaningOf(name) !== "unknown" || isThere(name, siteDir);
}

function isThere(name: string, siteDir: string): boolean {
  return resolveFrom(name.replace(/^@site\//, `${siteDir}/`), join(siteDir, "package.json")) !== undefined;
}

/** Describes a missing module of the theme or the client API. `known` lists the existing ones. */
function describeMissingOfTheme(module: string, known: Iterable<string>): Pick<Diagnostic, "message" | "hint"> {
  const hint = module.startsWith("@theme/hooks/") ? MOVED_HOOKS : "Add one to `src/theme/`, or correct the name.";
  return {
    message: `The theme has no module \`${module}\`.`,
    hint: didYouMean(nearestName(module, known)) ?? hint,
  };
}

const MOVED_HOOKS =
  "Import hooks from `@docusaurus/theme-common`: the format has them there since its first beta releases.";

export interface NameCheck {
  readonly graph: Pick<Graph, "documents" | "site">;
  /** From `indexImports`. */
  readonly imports: ReadonlyMap<string, readonly ImportPlace[]>;
  /** Modules of the theme and the client API, and those that the site adds. */
  readonly modules: ReadonlySet<string>;
  /** Components that need no import; absent if an error elsewhere makes them unknown. */
  readonly components: readonly string[] | undefined;
  readonly report: Reporter;
}

/** Reports imports of missing theme modules, and components without an import. */
export function checkNames({ graph, imports, modules, components, report }: NameCheck): void {
  for (const [module, places] of imports) {
    if (!OF_THEME.test(module)) continue;
    if (modules.has(module.replace(/^@theme-(?:original|init)\//, "@theme/"))) continue;
    const problem = describeMissingOfTheme(module, modules);
    for (const { file, statement } of places) {
      const { line, column, from } = statement;
      report.error({ code: "missing-module", ...problem, file, line, column, length: from.length });
    }
  }
  if (components === undefined) return;
  const known = new Set(components);
  for (const document of eachValue(graph.documents))
    checkComponents(document, { known, level: graph.site.config.onUnknownComponents, report });
}

interface ComponentCheck {
  readonly known: ReadonlySet<string>;
  readonly level: ReportingLevel;
  readonly report: Reporter;
}

function checkComponents(document: Document, { known, level, report }: ComponentCheck): void {
  for (const { name, line, column, file } of document.components) {
    if (known.has(name)) continue;
    report.addAt(level, {
      code: "unknown-component",
      message: `Unknown component \`${name}\`: neither the file nor the theme provides it, so only the text inside it is shown.`,
      hint:
        didYouMean(nearestName(name, known)) ??
        `Import it at the top of the file, add it to \`src/theme/MDXComponents\`, or write \`\\<${name}>\` if you mean text.`,
      file: file ?? toDocumentPath(document.path),
      line,
      column,
      length: name.length + 1,
    });
  }
}
