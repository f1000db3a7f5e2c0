import type { GlobalDocs, GlobalDocsVersion, VersionDoc } from "../../model/docs.ts";
import type { GlobalData, SiteMetadata } from "../../model/graph.ts";
import type { RenderRequest, WithheldData } from "../../model/theme.ts";
import { DOCS_PLUGIN } from "../shared/theme-common/docs/global-docs.ts";

export interface DocsRecord {
  /** All global data; records when a component reads a list of docs. */
  readonly globalData: GlobalData;
  /** Records when a component reads the versions of plugins. */
  readonly siteMetadata: SiteMetadata;
  /** `AppContextValue.findDoc`. */
  readonly findDoc: (key: string) => VersionDoc | null | undefined;
  /** What was found so far. */
  readonly docs: Readonly<Record<string, VersionDoc | null>>;
  /** What was read so far. */
  readonly reads: ReadonlySet<WithheldData>;
}

/** Records which docs data the components of a page read while the server renders it: browsers receive no more than that. */
export function makeDocsRecord({ site, lookUp }: Pick<RenderRequest, "site" | "lookUp">): DocsRecord {
  const docs: Record<string, VersionDoc | null> = {};
  const reads = new Set<WithheldData>();
  return {
    globalData: watchLists(site.globalData, () => void reads.add("globalData")),
    siteMetadata: watchMetadata(site.siteMetadata, () => void reads.add("siteMetadata")),
    findDoc: (key) => {
      const found = lookUp(key) as VersionDoc | null | undefined;
      if (found !== undefined) docs[key] = found;
      return found;
    },
    docs,
    reads,
  };
}

/** The same data, with versions that call `onRead` when one of their lists is read. */
function watchLists(globalData: GlobalData, onRead: () => void): GlobalData {
  const instances = globalData[DOCS_PLUGIN] as Readonly<Record<string, GlobalDocs>> | undefined;
  if (!instances) return globalData;
  const observed = Object.entries(instances).map(([id, docs]) => {
    const versions = docs.versions.map((version) => watchVersion(version, onRead));
    return [id, { ...docs, versions }] as const;
  });
  return { ...globalData, [DOCS_PLUGIN]: Object.fromEntries(observed) };
}

function watchVersion(version: GlobalDocsVersion, onRead: () => void): GlobalDocsVersion {
  return {
    ...version,
    get docs() {
      onRead();
      return version.docs;
    },
    get draftIds() {
      onRead();
      return version.draftIds;
    },
  };
}

function watchMetadata(
  { docusaurusVersion, siteVersion, pluginVersions }: SiteMetadata,
  onRead: () => void,
): SiteMetadata {
  return {
    docusaurusVersion,
    ...(siteVersion === undefined ? {} : { siteVersion }),
    get pluginVersions() {
      onRead();
      return pluginVersions;
    },
  };
}
