/** Pages as Markdown. In: the graph and the components of the site. Out: what stands in the `.md` file of a route. */

import { DOCS_PLUGIN } from "../graph/navbar.ts";
import type { DocRouteContext, DocsContent, SidebarItem } from "../model/docs.ts";
import type { Graph } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { Route } from "../model/route.ts";
import type { BodyContext } from "../render/body.ts";
import { markdownUrl } from "../url/page-path.ts";
import { decodePath } from "../url/paths.ts";
import { type About, aboutRoute, propsOf } from "../graph/text-pages.ts";
import { toBodyMarkdown } from "./body-markdown.ts";
import { toPlainMarkdown } from "./plain-markdown.ts";
import { type Entry, itemsAround, toEntries } from "./sidebar-items.ts";
import { ownValue } from "../lookup/own-value.ts";

/** A page that is text, with what is known of it before it is written. */
export interface TextPage extends About {
  readonly route: Route;
  /** Whole address of the page, and of its Markdown. */
  readonly url: string;
  readonly markdownUrl: string;
  /** Of the Markdown, relative to the output folder. */
  readonly file: string;
}

export interface TextsRequest {
  readonly graph: Graph;
  /** Makes static HTML of every component. */
  readonly components: BodyContext;
  /** HTML of a body as its page has it. */
  readonly bodyOnPage: (route: Route) => string | undefined;
}

/** Makes the Markdown of pages. */
export class PageTexts {
  /** All pages that are text, by path. */
  readonly pages: ReadonlyMap<string, TextPage>;
  readonly #graph: Graph;
  readonly #components: BodyContext;
  readonly #bodyOnPage: TextsRequest["bodyOnPage"];
  readonly #origin: string;

  constructor({ graph, components, bodyOnPage }: TextsRequest) {
    this.#graph = graph;
    this.#components = components;
    this.#bodyOnPage = bodyOnPage;
    const { config } = graph.site;
    this.#origin = config.url.replace(/\/$/, "");
    this.pages = new Map(
      graph.routes.flatMap((route): [string, TextPage][] => {
        const about = aboutRoute(route);
        if (!about) return [];
        const path = markdownUrl(route.path, config.baseUrl);
        const urls = { url: this.whole(route.path), markdownUrl: this.whole(path) };
        return [[route.path, { ...about, route, ...urls, file: decodePath(path).slice(config.baseUrl.length) }]];
      }),
    );
  }

  /** The whole address of a path. */
  whole(path: string): string {
    return encodeURI(decodePath(this.#origin + path));
  }

  /** Text of a page, below its title. */
  read({ route, title }: TextPage): string {
    const { categoryGeneratedIndex: index, items } = propsOf(route);
    const body = [
      ...(index
        ? [index.description ?? "", this.#list(toEntries(itemsAround(this.#sidebarOf(route), route.path)))]
        : []),
      ...(route.document === undefined ? [] : [this.#body(route, route.document)]),
      ...(items ? [this.#list(items.map(({ post }) => ({ ...post, label: post.title, href: post.permalink })))] : []),
    ];
    const text = body.filter((part) => part !== "").join("\n\n");
    return text.startsWith("# ") || title === "" ? text : `# ${title}\n\n${text}`;
  }

  #body(route: Route, path: string): string {
    const document = this.#graph.documents[path];
    if (!document) return "";
    const base = { site: this.#origin, page: route.path };
    const siblings = (items: Json | undefined): string => this.#cards(route, items);
    const slots = this.#graph.slotUrls[path] ?? [];
    const onPage = (): string | undefined => this.#bodyOnPage(route);
    const request = { document, slots, base, components: this.#components, siblings, onPage };
    return toPlainMarkdown(document, slots, base) ?? toBodyMarkdown(request);
  }

  #cards(route: Route, given: Json | undefined): string {
    const items = Array.isArray(given)
      ? (given as unknown as readonly SidebarItem[])
      : itemsAround(this.#sidebarOf(route), route.path).filter(
          ({ type, ...item }) => type === "html" || !("href" in item) || item.href !== route.path,
        );
    return this.#list(toEntries(items));
  }

  #sidebarOf({ plugin, context }: Route): readonly SidebarItem[] {
    if (plugin.name !== DOCS_PLUGIN) return [];
    const content = this.#graph.plugins.find(({ name, id }) => name === DOCS_PLUGIN && id === plugin.id)?.content;
    const { version, sidebar = "" } = context as DocRouteContext;
    const found = (content as DocsContent).versions.find(({ name }) => name === version);
    return (found && ownValue(found.sidebars, sidebar)) ?? [];
  }

  /** Links with descriptions; those of pages are known where the sidebar has none. */
  #list(entries: readonly Entry[]): string {
    return entries
      .map(({ label, href, description }) => {
        const about = description ?? this.pages.get(href)?.description ?? "";
        const url = href.startsWith("/") ? this.whole(href) : href;
        return toLinkLine({ title: label, url, description: about });
      })
      .join("\n");
  }
}

/** An item of a list of pages. */
export function toLinkLine({ title, url, description }: Pick<TextPage, "title" | "url" | "description">): string {
  const about = description.replace(/\s+/g, " ").trim();
  return `- [${title.replace(/[[\]]/g, "\\$&")}](${url.replace(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"))})${about === "" ? "" : `: ${about}`}`;
}
