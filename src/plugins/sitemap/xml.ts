/** Writes sitemaps: one file, or an index with parts if there are too many URLs. */

import { escapeXml } from "../../url/xml.ts";
import type { SitemapItem } from "./options.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The protocol's limit for one file. */
export const MAX_URLS = 50_000;

export interface SitemapFile {
  readonly name: string;
  readonly text: string;
}

/** `sitemap.xml`, or `sitemap.xml` as an index of `sitemap-1.xml`, `sitemap-2.xml`, … below `baseUrl`. */
export function toSitemapFiles(
  items: readonly SitemapItem[],
  { filename, baseUrl, maxUrls = MAX_URLS }: { filename: string; baseUrl: string; maxUrls?: number },
): SitemapFile[] {
  if (items.length <= maxUrls) return [{ name: filename, text: toUrlSet(items) }];
  const parts = Array.from({ length: Math.ceil(items.length / maxUrls) }, (_, index) => ({
    name: filename.replace(/(\.[^./]*)?$/, `-${index + 1}$1`),
    text: toUrlSet(items.slice(index * maxUrls, (index + 1) * maxUrls)),
  }));
  const entries = parts.map(({ name }) => `<sitemap><loc>${escapeXml(new URL(name, baseUrl).href)}</loc></sitemap>`);
  return [{ name: filename, text: toXml("sitemapindex", entries) }, ...parts];
}

function toUrlSet(items: readonly SitemapItem[]): string {
  return toXml("urlset", items.map(toUrl));
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
