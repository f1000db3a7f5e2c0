import type { LoadedSite } from "../config/loaded-site.ts";
import type { Position } from "../model/document.ts";
import type { Graph } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import { toSitePath } from "../report/site-path.ts";
import { listElements } from "./page-elements.ts";
import type { SiteTexts } from "./site-texts.ts";

/** A position that links to a URL. */
export interface LinkPlace extends Partial<Position> {
  readonly file: string;
}

export interface ExternalLink {
  /** Without fragment, which is never sent. */
  readonly url: string;
  /** The URL as written at the first position. */
  readonly written: string;
  /** In reading order. */
  readonly places: readonly LinkPlace[];
}

/** Names that RFC 2606 and RFC 6761 reserve for examples and for the reader's own machine: they work for nobody else. */
const NO_HOST = /(?:^|\.)(?:example\.(?:com|net|org|edu)|example|test|invalid|localhost|local)$/;

interface FindRequest {
  readonly graph: Graph;
  readonly texts: SiteTexts;
  /** Position of a config field. */
  readonly locate: LoadedSite["locate"];
}

/** Links of all bodies, the navbar and the footer to `http:` and `https:` URLs, except those to the site itself. */
export async function findExternalLinks({ graph, texts, locate }: FindRequest): Promise<ExternalLink[]> {
  const links = new Map<string, { readonly written: string; readonly places: LinkPlace[] }>();
  const { url: own, baseUrl, themeConfig } = graph.site.config;
  const add = (written: string, place: LinkPlace): void => {
    const url = toExternalUrl(written, new URL(baseUrl, own).href);
    if (url === undefined) return;
    const link = links.get(url) ?? { written, places: [] };
    links.set(url, link);
    if (!link.places.some(({ file, line }) => file === place.file && line === place.line)) link.places.push(place);
  };
  for (const document of Object.values(graph.documents)) {
    for (const { name, attribute, slot } of listElements(document)) {
      const written = name === "a" ? (slot?.url ?? attribute("href")) : undefined;
      if (written === undefined || !/^https?:/i.test(written)) continue;
      const file = slot?.file ?? document.path;
      const place = slot ?? (await texts.locate(file, written));
      add(written, { file, ...(place && { line: place.line, column: place.column }) });
    }
  }
  const file = toSitePath(graph.site.dir, graph.site.configPath);
  for (const { written, path } of configLinks(themeConfig as Json, ["themeConfig"])) {
    add(written, { file, ...locate(path) });
  }
  return [...links].map(([url, rest]) => ({ url, ...rest }));
}

/** The URL to request; `undefined` unless it is a page of another host. */
function toExternalUrl(written: string, own: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  url.hash = "";
  if (NO_HOST.test(url.hostname) || url.href.startsWith(own)) return undefined;
  return url.href;
}

interface ConfigUrl {
  readonly written: string;
  readonly path: readonly (string | number)[];
}

function configLinks(json: Json, path: ConfigUrl["path"]): ConfigUrl[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) => {
    const own = [...path, Array.isArray(json) ? Number(key) : key];
    if (typeof value !== "string") return configLinks(value as Json, own);
    return ["to", "href"].includes(key) && /^https?:/i.test(value) ? [{ written: value, path: own }] : [];
  });
}
