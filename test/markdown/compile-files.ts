/** Compiles files that import each other. Those whose name begins with `_` are partials. */

import { compileDocuments } from "../../src/markdown/compile-all.ts";
import type { Document } from "../../src/model/document.ts";
import type { Plugin } from "../../src/model/plugin.ts";
import type { RunTask } from "../../src/model/task.ts";
import type { SiteConfig } from "../../src/model/site.ts";
import { makeSiteCode } from "../../src/report/site-code.ts";
import { makeSite } from "../graph/site-fixture.ts";

export interface CompiledFiles {
  /** The document of a path, made whole. */
  document(path: string): Document;
  readonly documents: ReadonlyMap<string, Document>;
  /** The diagnostics, a line each, as authors read them. */
  readonly complaints: string;
}

const MARKDOWN = {
  format: "mdx",
  mdx1Compat: { comments: true, admonitions: true, headingIds: true },
  anchors: { maintainCase: false },
} as SiteConfig["markdown"];

export async function compileFiles(
  files: Readonly<Record<string, string>>,
  { run }: { readonly run?: RunTask } = {},
): Promise<CompiledFiles> {
  const all = Object.entries(files).map(([path, text]) => ({ path, text }));
  const isPartial = ({ path }: { readonly path: string }): boolean => /\/_[^/]*$/.test(path);
  const plugin: Plugin = { name: "docs", id: "default" };
  const { value: documents, diagnostics } = await compileDocuments({
    site: makeSite({ markdown: MARKDOWN }),
    functions: {},
    content: {
      contents: [{ plugin, found: { sources: all.filter((source) => !isPartial(source)) } }],
      partials: all.filter(isPartial),
      modules: [],
      histories: {},
    },
    siteCode: makeSiteCode(),
    run,
    tick: () => undefined,
  });
  return {
    documents,
    document(path) {
      const document = documents.get(path);
      if (document === undefined) throw new Error(`There is no document ${path}.`);
      return document;
    },
    complaints: diagnostics
      .map(({ severity, file, line, column, message, hint }) => {
        return `${severity} ${file}:${line}:${column} ${message}${hint === undefined ? "" : ` ${hint}`}`;
      })
      .join("\n"),
  };
}
