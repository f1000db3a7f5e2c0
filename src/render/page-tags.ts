/** Tags that the config and the plugins add to every page. */

import type { Bundle } from "../bundle/bundle.ts";
import { contentOf } from "../graph/content-of.ts";
import type { Graph } from "../model/graph.ts";
import type { InjectedTags, Plugin } from "../model/plugin.ts";
import type { HtmlTag } from "../model/site.ts";
import type { SiteData } from "../model/theme.ts";
import { linksFormulaStyles } from "./formula-head.ts";
import { tagHtml } from "./html-document.ts";
import { openSearchTags } from "./open-search.ts";

/** The tags of each place. */
export type PageTags = Required<InjectedTags>;

export interface PageTagsRequest {
  readonly graph: Graph;
  readonly bundle: Bundle;
  readonly plugins: readonly Plugin[];
  readonly site: Pick<SiteData, "siteConfig">;
}

/** Asks each plugin once. Diagnostics: those of its functions. */
export function toPageTags({ graph, bundle, plugins, site }: PageTagsRequest): PageTags {
  const injected = plugins.map((plugin) => plugin.injectHtmlTags?.(contentOf(graph, plugin)) ?? {});
  return {
    headTags: [
      ...openSearchTags(graph),
      ...configTags(site, bundle),
      ...injected.flatMap(({ headTags: tags = [] }) => tags),
    ],
    preBodyTags: injected.flatMap(({ preBodyTags = [] }) => preBodyTags),
    postBodyTags: injected.flatMap(({ postBodyTags = [] }) => postBodyTags),
  };
}

/** Each place as HTML, one tag per line: the shape in which the format passes them to plugins. */
export function toTagTexts(tags: PageTags): Readonly<Record<keyof PageTags, string>> {
  const write = (list: readonly HtmlTag[]): string => list.map(tagHtml).join("\n");
  return {
    headTags: write(tags.headTags),
    preBodyTags: write(tags.preBodyTags),
    postBodyTags: write(tags.postBodyTags),
  };
}

/** Tags that the config adds to every page. Styles of formulas come with the formulas, from this site. */
function configTags({ siteConfig }: PageTagsRequest["site"], { formulaStyles }: Bundle): HtmlTag[] {
  const { headTags, scripts, stylesheets } = siteConfig;
  const tags = [...stylesheets, ...scripts, ...headTags];
  return formulaStyles === undefined ? tags : tags.filter((tag) => !linksFormulaStyles(tag));
}
