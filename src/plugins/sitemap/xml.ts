/** Writes sitemaps: one file, or an index with parts if there are too many URLs. */

import { escapeXml } from "../../url/xml.ts";
import type { SitemapItem } from "./options.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The protocol's limits for one file. */
const [MAX_URLS, MAX_BYTES] = [50_000, 52_428_800];

/** Bytes around the entries of a file. */
const FRAME = 200;

export interface SitemapFile {
  readonly name: string;
  readonly text: string;
}

export interface SitemapRequest {
  readonly filename: string;
  readonly baseUrl: string;
  readonly maxUrls?: number;
  readonly maxBytes?: number;
}

/** `sitemap.xml`, or `sitemap.xml` as an index of `sitemap-1.xml`, `sitemap-2.xml`, … below `baseUrl`. */
export function toSitemapFiles(
  items: readonly SitemapItem[],
  { filename, baseUrl, maxUrls = MAX_URLS, maxBytes = MAX_BYTES }: SitemapRequest,
): SitemapFile[] {
  const parts = split(items.values().map(toUrl), { maxUrls, maxBytes });
  const texts = Array.from(parts, (urls) => toXml("urlset", urls));
  const [only, ...others] = texts;
  if (only !== undefined && others.length === 0) return [{ name: filename, text: only }];
  const files = texts.map((text, index) => ({ name: filename.replace(/(\.[^./]*)?$/, `-${index + 1}$1`), text }));
  const entries = files.map(({ name }) => `<sitemap><loc>${escapeXml(new URL(name, baseUrl).href)}</loc></sitemap>`);
  return [{ name: filename, text: toXml("sitemapindex", entries) }, ...files];
}

/** Groups entries into files. */
function* split(
  entries: Iterable<string>,
  { maxUrls, maxBytes }: Required<Pick<SitemapRequest, "maxUrls" | "maxBytes">>,
): Generator<readonly string[]> {
  let some: string[] = [];
  let bytes = FRAME;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry) + 1;
    if (some.length === maxUrls || (some.length > 0 && bytes + size > maxBytes)) {
      yield some;
      some = [];
      bytes = FRAME;
    }
    some.push(entry);
    bytes += size;
  }
  yield some;
}

function toUrl({ url, lastmod, changefreq, priority }: SitemapItem): string {
  const facts = { loc: url, lastmod, changefreq, priority };
  const elements = Object.entries(facts).map(([name, value]) =>
    value === undefined || value === null ? "" : `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return `<url>${elements.join("")}</url>`;
}

function toXml(root: string, entries: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${NAMESPACE}>`, ...entries, `</${root}>`, ""].join("\n");
}
