/** Pages as Markdown. */

import { contentOf } from "../graph/content-of.ts";
import type { FilledSlot, Graph } from "../model/graph.ts";
import type { Json } from "../model/json.ts";
import type { ListedLink, Plugin } from "../model/plugin.ts";
import type { About, Route } from "../model/route.ts";
import type { BodyContext } from "../render/body.ts";
import { sha256 } from "../system/sha256.ts";
import { markdownUrl } from "../url/page-path.ts";
import { decodePath } from "../url/paths.ts";
import type { Base } from "./base.ts";
import { toBodyMarkdown } from "./body-markdown.ts";
import { toPlainMarkdown } from "./plain-markdown.ts";

/** A page of text, with the facts known before it is written. They are made each time, because a large site has many pages. */
export class TextPage {
  readonly route: Route;
  readonly about: About;
  readonly #texts: Pick<PageTexts, "whole" | "baseUrl">;

  constructor(route: Route, about: About, texts: Pick<PageTexts, "whole" | "baseUrl">) {
    this.route = route;
    this.about = about;
    this.#texts = texts;
  }

  /** Absolute URL of the page. */
  get url(): string {
    return this.#texts.whole(this.route.path);
  }

  /** Absolute URL of its Markdown. */
  get markdownUrl(): string {
    return this.#texts.whole(this.#path);
  }

  /** Path of the Markdown, relative to the output folder. */
  get file(): string {
    return decodePath(this.#path).slice(this.#texts.baseUrl.length);
  }

  get #path(): string {
    return markdownUrl(this.route.path, this.#texts.baseUrl);
  }
}

/** A list of other pages that a component shows: its items, `null` for those beside the page, and their Markdown. */
export type ShownList = { readonly items: Json; readonly text: string };

/** A text that components may have a part in. */
export interface RenderedText {
  readonly text: string;
  readonly lists: readonly ShownList[];
  /** Whether components had to be rendered on their page. */
  readonly needsPage: boolean;
}

export interface TextsRequest {
  readonly graph: Graph;
  readonly plugins: readonly Plugin[];
  /** Renders any component to static HTML. */
  readonly components: BodyContext;
  /** HTML of a body on its page. */
  readonly bodyOnPage: (route: Route) => string | undefined;
}

/** Makes the Markdown of pages. */
export class PageTexts {
  /** All text pages, by path. */
  readonly pages: ReadonlyMap<string, TextPage>;
  readonly #graph: Graph;
  readonly #plugins: readonly Plugin[];
  readonly #components: BodyContext;
  readonly #bodyOnPage: TextsRequest["bodyOnPage"];
  readonly #origin: string;
  readonly baseUrl: string;

  constructor({ graph, plugins, components, bodyOnPage }: TextsRequest) {
    this.#graph = graph;
    this.#plugins = plugins;
    this.#components = components;
    this.#bodyOnPage = bodyOnPage;
    const { config } = graph.site;
    this.#origin = config.url.replace(/\/$/, "");
    this.baseUrl = config.baseUrl;
    const pages = graph.routes.flatMap((route) => (route.about ? new TextPage(route, route.about, this) : []));
    this.pages = new Map(pages.map((page) => [page.route.path, page]));
  }

  /** The absolute URL of a path. */
  whole(path: string): string {
    return encodeURI(decodePath(this.#origin + path));
  }

  /** Text of a page, below its title, if it depends only on its document; otherwise `undefined`. */
  readPlain({ route, about: { title, list } }: TextPage): string | undefined {
    const document = this.#graph.documents[route.document ?? ""];
    const text =
      document && !list ? toPlainMarkdown(document, this.#slotsOf(document.path), this.#baseOf(route)) : undefined;
    return text === undefined ? undefined : withTitle(text, title);
  }

  /** Key of everything that such a text depends on. */
  plainKey({ route, about: { title, description, list }, url }: TextPage): string | undefined {
    const document = this.#graph.documents[route.document ?? ""];
    if (list || document?.print === undefined) return undefined;
    const { locale } = this.#graph.site;
    const page = [title, description, url, this.#baseOf(route)];
    const inputs = ["text", locale, page, document.print, this.#slotsOf(document.path)];
    return sha256(JSON.stringify(inputs), "base64url");
  }

  /** Key of what a text with components depends on, apart from their lists of other pages. `site` is the key of the site and its code. */
  renderedKey(plainKey: string, site: string): string {
    return sha256(JSON.stringify(["rendered", plainKey, site]), "base64url");
  }

  /** Whether components would show the same lists now. */
  showsSame({ route }: TextPage, lists: readonly ShownList[]): boolean {
    return lists.every(({ items, text }) => this.#cards(route, items ?? undefined) === text);
  }

  /** Text of a page, below its title. */
  read({ route, about: { title, list } }: TextPage): RenderedText {
    const body = route.document === undefined ? undefined : this.#body(route, route.document);
    const parts = [list?.above ?? "", body?.text ?? "", list ? this.#cards(route) : ""];
    const text = withTitle(parts.filter((part) => part !== "").join("\n\n"), title);
    return { text, lists: body?.lists ?? [], needsPage: body?.needsPage ?? false };
  }

  #body(route: Route, path: string): RenderedText {
    const lists: ShownList[] = [];
    let needsPage = false;
    const document = this.#graph.documents[path];
    if (!document) return { text: "", lists, needsPage };
    const base = this.#baseOf(route);
    const siblings = (items: Json | undefined): string => {
      const text = this.#cards(route, items);
      lists.push({ items: items ?? null, text });
      return text;
    };
    const onPage = (): string | undefined => {
      needsPage = true;
      return this.#bodyOnPage(route);
    };
    const slots = this.#slotsOf(path);
    const request = { document, slots, base, components: this.#components, siblings, onPage };
    const text = toPlainMarkdown(document, slots, base) ?? toBodyMarkdown(request);
    return { text, lists, needsPage };
  }

  #slotsOf(path: string): readonly FilledSlot[] {
    return this.#graph.slotUrls[path] ?? [];
  }

  #baseOf({ path }: Route): Base {
    return { site: this.#origin, page: path };
  }

  /** Links of some items, or of the page's siblings. */
  #cards(route: Route, given?: Json): string {
    if (Array.isArray(given)) return this.#list(toEntries(given as readonly ListedLink[]));
    const plugin = this.#plugins.find(({ name, id }) => name === route.plugin.name && id === route.plugin.id);
    return this.#list(toEntries(plugin?.beside?.(route, contentOf(this.#graph, plugin)) ?? []));
  }

  /** Links with descriptions, which come from the pages if the sidebar has none. */
  #list(entries: readonly Entry[]): string {
    return entries
      .map(({ label, href, description }) => {
        const about = description ?? this.pages.get(href)?.about.description ?? "";
        const url = href.startsWith("/") ? this.whole(href) : href;
        return toLinkLine({ title: label, url, description: about });
      })
      .join("\n");
  }
}

function withTitle(text: string, title: string): string {
  return text.startsWith("# ") || title === "" ? text : `# ${title}\n\n${text}`;
}

/** An item of a list of pages. */
export function toLinkLine({
  title,
  url,
  description,
}: Pick<About, "title" | "description"> & Pick<TextPage, "url">): string {
  const about = description.replace(/\s+/g, " ").trim();
  return `- [${title.replace(/[[\]]/g, "\\$&")}](${url.replace(/[()]/g, (bracket) => (bracket === "(" ? "%28" : "%29"))})${about === "" ? "" : `: ${about}`}`;
}

interface Entry {
  readonly label: string;
  readonly href: string;
  readonly description?: string | undefined;
}

/** Links and groups in order, as cards show them: a group without a page links to its first one. */
function toEntries(items: readonly ListedLink[]): Entry[] {
  return items.flatMap(({ label, description, unlisted, ...item }) => {
    const href = firstPath(item);
    return label === undefined || href === undefined || unlisted ? [] : [{ label, href, description }];
  });
}

function firstPath({ href, items = [] }: ListedLink): string | undefined {
  return href ?? items.map(firstPath).find((path) => path !== undefined);
}
