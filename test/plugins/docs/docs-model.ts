/** Docs for tests, without a disk. */

import { Labels } from "../../../src/translations/labels.ts";
import * as z from "zod/mini";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { DocsContent, DocsVersion, SidebarItem } from "../../../src/model/docs.ts";
import type { Document } from "../../../src/model/document.ts";
import type { Json, JsonObject } from "../../../src/model/json.ts";
import type { Route } from "../../../src/model/route.ts";
import type { SiteConfig } from "../../../src/model/site.ts";
import { assembleDocs } from "../../../src/plugins/docs/assemble.ts";
import type { CategoryFiles } from "../../../src/plugins/docs/category-files.ts";
import { docsOptionsSchema } from "../../../src/plugins/docs/options.ts";
import type { FoundVersion } from "../../../src/plugins/docs/read.ts";
import { planDocs } from "../../../src/plugins/docs/routes.ts";
import { makeReporter } from "../../../src/report/reporter.ts";
import { siteModel } from "../blog/site-model.ts";

/** What a document is compiled to, as far as docs need it. */
export type DocModel = Partial<Pick<Document, "contentTitle" | "excerpt" | "headings">> & {
  readonly frontMatter?: JsonObject;
};

export interface VersionModel {
  /** By path relative to the version's folder; just front matter when there is nothing else to say. */
  readonly docs: Readonly<Record<string, DocModel>>;
  /** What the sidebars file exports; `false` = none; absent = generated. */
  readonly sidebars?: Readonly<Record<string, unknown>> | false;
  /** Text of the sidebars file, for places in diagnostics. */
  readonly sidebarsText?: string;
  readonly categories?: CategoryFiles;
  readonly spec?: Partial<FoundVersion["spec"]>;
  readonly found?: Partial<FoundVersion>;
}

export interface DocsModel {
  /** By name; the first one is the last version. */
  readonly versions: Readonly<Record<string, VersionModel>>;
  readonly options?: object;
  readonly config?: Partial<SiteConfig>;
  readonly histories?: Parameters<typeof assembleDocs>[0]["histories"];
}

export interface AssembledDocs {
  readonly content: DocsContent;
  /** The first version. */
  readonly version: DocsVersion;
  readonly routes: readonly Omit<Route, "plugin">[];
  readonly shared: Readonly<Record<string, Json>>;
  readonly globalData: Json | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Assembles and plans a docs instance. */
export async function makeDocs({ versions, options, config, histories = {} }: DocsModel): Promise<AssembledDocs> {
  const site = siteModel(config);
  const report = makeReporter();
  const documents = new Map<string, Document>();
  const found = Object.entries(versions).map(([name, model], index) => toFound(name, model, { index, documents }));
  const checked = z.parse(docsOptionsSchema, options ?? {});
  const context = { site, report, documents, histories, imageUrl: (_file: string, url: string) => url };
  const content = await assembleDocs({
    ...context,
    id: "default",
    options: checked,
    found: { sources: [], versions: found },
  });
  const routes: Omit<Route, "plugin">[] = [];
  const shared: Record<string, Json> = {};
  const global: Json[] = [];
  planDocs(
    content,
    {
      ...context,
      addRoute: (route) => void routes.push(route),
      shareData: (key, value) => {
        shared[key] = value;
        return key;
      },
      isReplaced: () => false,
      copyOf: () => undefined,
      shareLater: (key) => key,
      setGlobalData: (value) => void global.push(value),
    },
    checked,
  );
  const [version] = content.versions;
  if (!version) throw new Error("No version was assembled.");
  return { content, version, routes, shared, globalData: global[0], diagnostics: report.diagnostics };
}

/** One version named `current` at `/docs`. */
export function makeVersion(model: VersionModel, more: Omit<DocsModel, "versions"> = {}): Promise<AssembledDocs> {
  return makeDocs({ ...more, versions: { current: model } });
}

/** Docs that are nothing but files. */
export function plainDocs(...paths: string[]): Record<string, DocModel> {
  return Object.fromEntries(paths.map((path) => [path, {}]));
}

/** A sidebar as an outline: labels, with `→` and the route where there is one. */
export function outline(items: readonly SidebarItem[] | undefined, indent = ""): string {
  return (items ?? [])
    .map((item) => {
      if (item.type === "html") return `${indent}${item.value}\n`;
      const line = `${indent}${item.label}${item.href === undefined ? "" : ` → ${item.href}`}\n`;
      return line + (item.type === "category" ? outline(item.items, `${indent}  `) : "");
    })
    .join("");
}

interface VersionContext {
  readonly index: number;
  readonly documents: Map<string, Document>;
}

function toFound(name: string, model: VersionModel, { index, documents }: VersionContext): FoundVersion {
  const folder = name === "current" ? "docs" : `versioned_docs/version-${name}`;
  const files = Object.entries(model.docs).map(([docPath, doc]) => {
    const path = `${folder}/${docPath}`;
    documents.set(path, toDocument(path, doc));
    return { path, docPath };
  });
  const { sidebars, sidebarsText = "", categories = {}, spec, found } = model;
  const file = sidebars ? { path: "sidebars.js", text: sidebarsText, sidebars } : sidebars;
  return {
    spec: {
      name,
      label: name,
      path: index === 0 ? "/docs" : `/docs/${name}`,
      dir: `/site/${folder}`,
      isLast: index === 0,
      banner: "none",
      badge: false,
      noIndex: false,
      className: `docs-version-${name}`,
      ...spec,
    },
    files,
    labels: new Labels("current.json"),
    categories,
    categoryLinks: {},
    ...(file === undefined ? {} : { sidebars: file }),
    ...found,
  };
}

/** Front matter fields stand one below the other from line 2. */
function toDocument(path: string, { frontMatter = {}, contentTitle, excerpt = "", headings = [] }: DocModel): Document {
  const positions = Object.keys(frontMatter).map((key, index) => [key, { line: index + 2, column: 1 }]);
  return {
    path,
    hash: "",
    frontMatter,
    frontMatterPositions: Object.fromEntries(positions),
    ...(contentTitle === undefined ? {} : { contentTitle }),
    excerpt,
    headings,
    anchors: [],
    body: [],
    slots: [],
    imports: [],
    components: [],
    sections: [],
    words: 0,
    diagnostics: [],
  };
}
