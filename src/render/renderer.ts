/** Renders the routes of one site. */

import { baseUrlBannerHtml } from "./base-url-banner.ts";
import { llmsSettings } from "../graph/llms-settings.ts";
import type { ComponentKinds } from "../bundle/behavior/component-kinds.ts";
import type { OutputFile } from "../model/build.ts";
import type { Graph } from "../model/graph.ts";
import type { PageData, PageHead, WrittenHead } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { HtmlTag } from "../model/site.ts";
import type { RenderedPage, RenderRequest, SiteData, ThemeServer, WithheldData } from "../model/theme.ts";
import { type RenderFailure, renderOrFail, toFailure } from "./render-failure.ts";
import { pageDataUrl } from "../url/page-data-url.ts";
import { htmlPath, markdownUrl } from "../url/page-path.ts";
import { decodePath } from "../url/paths.ts";
import { addAll, makeBodyContext, makePlainRenderer } from "./body-context.ts";
import type { SocialCards } from "../cards/social-cards.ts";
import { cardTags } from "./card-tags.ts";
import { withFormulaStyles } from "./formula-head.ts";
import { makeWithheldFiles } from "./withheld-files.ts";
import { type DocumentFrame, headHtml, type HtmlDocument } from "./html-document.ts";
import type { MissingFinder } from "./missing-pages.ts";
import type { LocalePages } from "./locale-pages.ts";
import { toPageData } from "./page-data.ts";
import type { SharedFiles } from "./shared-files.ts";
import type { SheetPicker } from "./sheet-picker.ts";
import { makeSlotValues } from "./slot-values.ts";
import { makePartReader, withoutHtml } from "./static-html.ts";

/** Input of rendering, as plain data. */
export interface RenderPlan {
  readonly graph: Graph;
  /** Of the graph. */
  readonly shared: SharedFiles;
  readonly site: SiteData;
  readonly frame: DocumentFrame;
  /** Writes an HTML file. */
  readonly writeDocument: (document: HtmlDocument) => string;
  readonly lookUp: RenderRequest["lookUp"];
  readonly missingOf: MissingFinder;
  readonly localePages: LocalePages;
  readonly pickSheet: SheetPicker;
  /** The sheets to choose from. */
  readonly sheetUrls: readonly string[];
  /** URL of the styles of formulas, when the site has any. */
  readonly formulaStyles?: string | undefined;
  /** Of the site. */
  readonly componentKinds: ComponentKinds;
  /** Social cards, for pages that do not name an image. */
  readonly cards?: SocialCards | undefined;
  /** Module of the theme → output path of its chunk. */
  readonly chunkOf: Readonly<Record<string, string>>;
  readonly isVolatile?: RenderRequest["isVolatile"];
  /** Output paths of the chunks that every page names. */
  readonly common: readonly string[];
}

/** A page with its data file, or the reason why it failed, and the links and declared anchors of its components. */
export interface RenderedRoute {
  readonly files: readonly OutputFile[];
  readonly links: Iterable<string>;
  readonly anchors?: readonly string[];
  readonly noIndex?: boolean;
  readonly failure?: RenderFailure;
  /** Input of its other files: the title if it has a card, and the site data that it reads. */
  readonly again?: {
    readonly card?: string;
    readonly reads: readonly WithheldData[];
    /** What the finder of missing pages has found. */
    readonly missing: readonly string[];
  };
}

/** Makes the function that renders a route of the plan. Site data that only some pages read is in separate files: `withheldFiles`. */
export function makeRenderer(
  plan: RenderPlan,
  server: ThemeServer,
  withheldFiles = makeWithheldFiles(plan.site),
): (route: Route) => RenderedRoute {
  const renderPage = makePageRenderer(plan, server, withheldFiles);
  return (route) => {
    try {
      return renderPage(route);
    } catch (error) {
      return { files: [], links: [], failure: { route, ...toFailure(error) } };
    }
  };
}

/** Makes the function that renders a route, or throws a failure. */
function makePageRenderer(
  plan: RenderPlan,
  server: ThemeServer,
  withheldFiles: ReturnType<typeof makeWithheldFiles>,
): (route: Route) => RenderedRoute {
  const { graph, shared, site } = plan;
  const bodies = makeBodyContext({ server, componentKinds: plan.componentKinds }, site);
  const known = { graph, shared, build: site.build, slotValues: makeSlotValues(graph), localePages: plan.localePages };
  const partsOf = makePartReader();
  const write = makePageWriter(plan);
  return (route) => {
    const links = new Set<string>();
    const anchors = new Set<string>();
    const onPage = { ...bodies, renderPlain: makePlainRenderer({ server, site, page: route, links, anchors }) };
    const content = toPageData(route, { ...known, bodies: onPage });
    const { lookUp, isVolatile } = plan;
    const request = { page: content, shared: shared.values, site, lookUp, isVolatile };
    const rendered = renderOrFail(request, server);
    const withheld = withheldFiles(rendered.reads);
    addAll(rendered, { links, anchors });
    const missing = plan.missingOf(route, links);
    const found = { parts: partsOf(rendered.parts), withheld: withheld.urls, missing };
    const page = withFindings(content, rendered, found);
    const { files, noIndex, card } = write({ route, page, rendered });
    return {
      files: [...files, ...withheld.files],
      links,
      anchors: [...anchors],
      noIndex,
      again: { ...(card !== undefined && { card }), reads: [...rendered.reads], missing },
    };
  };
}

interface PageToWrite {
  readonly route: Route;
  readonly page: PageData;
  readonly rendered: RenderedPage;
}

interface WrittenPage {
  readonly files: readonly OutputFile[];
  readonly noIndex: boolean;
  /** Title on its social card. */
  readonly card?: string;
}

/** Makes the function that writes a rendered page as an HTML file and as data. */
function makePageWriter(plan: RenderPlan): (page: PageToWrite) => WrittenPage {
  const { graph, site, frame, formulaStyles, cards } = plan;
  const hasTexts = llmsSettings(graph.site.config) !== undefined;
  return ({ route, page, rendered: { html, head: ownHead } }) => {
    const styled = formulaStyles === undefined ? ownHead : withFormulaStyles(ownHead, html, formulaStyles);
    const head = hasTexts && route.about ? withMarkdownLink(styled, route, graph) : styled;
    const chunks = chunksOf([...page.layers.map(({ component }) => component), ...page.modules], plan);
    const modulePreload = chunks.map((chunk) => site.siteConfig.baseUrl + chunk);
    const banner = baseUrlBannerHtml(route.path, graph.site.config);
    const sheet = plan.pickSheet(banner + html, chunks);
    const source = route.source ?? route.plugin.name;
    const card = cards ? cardTags(head, route, cards) : [];
    const content = plan.writeDocument({
      // Previews are made from whole pages, so navigation needs no card.
      head: { ...head, tags: [...head.tags, ...card] },
      html,
      data: JSON.stringify(withoutHtml(page, html)),
      preload: [page, ...page.layers].flatMap((layer) => Object.values(layer.shared ?? {})),
      modulePreload,
      frame,
      sheet,
      banner,
    });
    const dataFiles = toDataFiles({ ...page, head: toWrittenHead(head) }, { source, modulePreload, sheet, plan });
    return {
      files: [{ path: htmlPath(route.path, site.siteConfig), content, source }, ...dataFiles],
      noIndex: route.noIndex ?? head.tags.some(asksNotToBeIndexed),
      ...(card.length > 0 && { card: head.title }),
    };
  };
}

/** What is found out about a rendered page. */
interface Findings extends Required<Pick<PageData, "parts" | "missing">> {
  /** URLs of the site data that it reads. */
  readonly withheld: NonNullable<PageData["shared"]>;
}

/** The data of a page, with what rendering has added to it. */
function withFindings(
  content: PageData,
  { reads, docs, modules, images, code }: RenderedPage,
  { parts, withheld, missing }: Findings,
): PageData {
  return {
    ...content,
    ...(reads.size > 0 && { shared: withheld }),
    ...(Object.keys(docs).length > 0 && { docs }),
    parts,
    ...(missing.length > 0 && { missing }),
    modules: [...content.modules, ...modules],
    ...(Object.keys(images).length > 0 && { images }),
    ...(Object.keys(code).length > 0 && { code }),
  };
}

interface DataFileRequest {
  readonly source: string;
  readonly modulePreload: readonly string[];
  readonly sheet: number;
  readonly plan: RenderPlan;
}

/** The file that browsers fetch on navigation, if any. */
function toDataFiles(page: PageData, { source, modulePreload, sheet, plan }: DataFileRequest): OutputFile[] {
  const path = dataFilePath(page.path, plan.site);
  if (path === undefined) return [];
  const chunks = modulePreload.length > 0 && { chunks: modulePreload };
  const styles = sheet > 0 && { styles: plan.sheetUrls[sheet] };
  return [{ path, content: JSON.stringify({ ...page, ...chunks, ...styles }), source }];
}

/** Names the Markdown of a page. */
function withMarkdownLink(head: PageHead, { path }: Route, { site }: Graph): PageHead {
  const href = encodeURI(decodePath(markdownUrl(path, site.config.baseUrl)));
  const link = { tagName: "link", attributes: { rel: "alternate", type: "text/markdown", href } };
  return { ...head, tags: [...head.tags, link] };
}

/** Whether a tag is a `robots` element with `noindex`, from the page's version, its front matter or its own `<head>`. */
function asksNotToBeIndexed({ tagName, attributes: { name, content } }: HtmlTag): boolean {
  return tagName === "meta" && /^robots$/i.test(String(name)) && /\bnoindex\b/i.test(String(content));
}

/** The data that browsers fetch on navigation. Descriptions for search engines stay in the HTML, because crawlers read whole pages. */
function toWrittenHead(head: PageHead): WrittenHead {
  const isStructuredData = ({ tagName, attributes: { type } }: HtmlTag): boolean =>
    tagName === "script" && type === "application/ld+json";
  return { ...head, tags: headHtml(head.tags.filter((tag) => !isStructuredData(tag))) };
}

/** Returns the output paths of the chunks of some modules, without those that every page loads. */
function chunksOf(modules: readonly string[], { chunkOf, common }: RenderPlan): string[] {
  const chunks = new Set(modules.flatMap((name) => chunkOf[name] ?? []));
  return [...chunks].filter((chunk) => !common.includes(chunk));
}

/** Returns the output path of a page's data. The not-found page has none, because nothing navigates to it. */
export function dataFilePath(routePath: string, { siteConfig }: Pick<SiteData, "siteConfig">): string | undefined {
  const { baseUrl } = siteConfig;
  if (routePath === `${baseUrl}404.html`) return undefined;
  const url = pageDataUrl({ pathname: decodePath(routePath), baseUrl, nonExact: [] });
  return url?.slice(baseUrl.length);
}
