/** Data and wrapper that all pages of a docs version share. */

import type { Doc, DocMetadata, DocRouteContext, DocsContent, DocsVersion, VersionProps } from "../../model/docs.ts";
import type { JsonObject } from "../../model/json.ts";
import type { Plan } from "../../model/plugin.ts";
import type { Layer, Route } from "../../model/route.ts";
import { makeDocMetadata } from "./doc-metadata.ts";
import { mainPathOf } from "./global-data.ts";
import type { DocsOptions } from "./options.ts";

export type PlainRoute = Omit<Route, "plugin">;

/** Makes the routes of one version. */
export interface VersionPlan {
  readonly plan: Plan;
  readonly options: DocsOptions;
  readonly version: DocsVersion;
  /** A route inside the wrapper of the version. */
  toRoute(page: VersionPage): PlainRoute;
  /** Everything about it except its layers. */
  toFacts(page: Omit<VersionPage, "component" | "props">): Omit<PlainRoute, "layers">;
  toLayers(page: Pick<VersionPage, "component" | "props" | "sidebar">): readonly Layer[];
  /** A doc as its page receives it. */
  toMetadata(doc: Doc): DocMetadata;
}

/** A page's own part. */
export interface VersionPage {
  readonly path: string;
  readonly component: string;
  readonly props: JsonObject;
  readonly sidebar?: string | undefined;
  /** For a category's own page, its slug. */
  readonly docId?: string;
}

/** A doc's permalinks in the other versions. */
export type AlternatesOf = (docId: string | undefined, version: string) => Readonly<Record<string, string>>;

interface WrapperInput {
  readonly plan: Plan;
  readonly options: DocsOptions;
  readonly version: DocsVersion;
  readonly content: DocsContent;
  readonly alternatesOf: AlternatesOf;
}

/** Shares the data of the version and its sidebars once; pages refer to it. */
export function makeVersionPlan({ plan, options, version, content, alternatesOf }: WrapperInput): VersionPlan {
  const versionKey = plan.shareData(`${version.name}/version`, toVersionProps(version, content));
  const sidebarKeys = new Map(
    Object.entries(version.sidebars).map(([name, items]) => [
      name,
      plan.shareData(`${version.name}/sidebar/${name}`, { name, items }),
    ]),
  );
  // Thousands of pages share the layers of a sidebar.
  const known = new Map<string | undefined, readonly Layer[]>();
  const wrappersOf = (sidebar: string | undefined): readonly Layer[] => {
    const sidebarKey = sidebar === undefined ? undefined : sidebarKeys.get(sidebar);
    const shared = { version: versionKey, ...(sidebarKey === undefined ? {} : { sidebar: sidebarKey }) };
    const wrappers = known.get(sidebar) ?? toWrappers(options, { shared, path: version.path });
    known.set(sidebar, wrappers);
    return wrappers;
  };
  const toLayers: VersionPlan["toLayers"] = ({ component, props, sidebar }) => [
    ...wrappersOf(sidebar),
    { component, props },
  ];
  const toFacts: VersionPlan["toFacts"] = ({ path, sidebar, docId }) => {
    const context: DocRouteContext = {
      version: version.name,
      ...(sidebar === undefined ? {} : { sidebar }),
      ...(docId === undefined ? {} : { docId }),
      alternates: alternatesOf(docId, version.name),
    };
    return {
      path,
      exact: true,
      context,
      ...(sidebar === undefined ? {} : { sidebar }),
      ...(version.isLast ? { priority: -1 } : {}),
      ...(version.noIndex ? { noIndex: true } : {}),
    };
  };
  const toRoute: VersionPlan["toRoute"] = (page) => ({ ...toFacts(page), layers: toLayers(page) });
  return { plan, options, version, toRoute, toFacts, toLayers, toMetadata: makeDocMetadata(plan.site, version) };
}

/** Components around a page, outermost first: those that a site sets, and one of the theme. */
function toWrappers(options: DocsOptions, rest: Pick<Layer, "shared" | "path">): Layer[] {
  const { docsRootComponent, docVersionRootComponent, docRootComponent, docLayoutComponent } = options;
  const inner = docRootComponent ?? docLayoutComponent ?? "@theme/DocPage";
  const names = [docsRootComponent, docVersionRootComponent, inner].filter((component) => component !== undefined);
  return names.map((component) => ({ component, props: {}, ...rest }));
}

function toVersionProps(version: DocsVersion, { pluginId, versions }: DocsContent): VersionProps {
  const { name, label, isLast, banner, badge, noIndex, className } = version;
  const last = versions.find((other) => other.isLast) ?? version;
  const latest = { label: last.label, path: mainPathOf(last) };
  return {
    pluginId,
    version: name,
    label,
    isLast,
    banner: banner === "none" ? null : banner,
    badge,
    noIndex,
    className,
    latest,
  };
}

/** Permalinks of a doc, or of a category's own page, in the other versions; for a version without it, of the main doc. */
export function makeAlternates({ versions }: DocsContent): AlternatesOf {
  const byVersion = versions.map((version) => ({
    name: version.name,
    main: mainPathOf(version),
    docs: new Map([
      ...version.docs.map(({ id, permalink }) => [id, permalink] as const),
      ...version.generatedIndexes.map(({ slug, permalink }) => [slug, permalink] as const),
    ]),
  }));
  // Most sites have one version.
  const none = {};
  return (docId = "", own) =>
    byVersion.length === 1
      ? none
      : Object.fromEntries(
          byVersion.filter(({ name }) => name !== own).map(({ name, main, docs }) => [name, docs.get(docId) ?? main]),
        );
}
