/**
 * A built page → what readers, crawlers and tools get from it, by kind. What only one of the two generators writes on purpose is
 * left out: links to Markdown, avatars without a picture, pictograms of cards, sizes and addresses of bundled pictures, and live code
 * except for the code itself.
 */

import type { AnyNode, Element } from "domhandler";
import { isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

export type Values = Readonly<Record<string, readonly string[]>>;

/** One page. */
interface Page {
  /** Relative links are resolved against it. */
  readonly path: string;
  readonly head: readonly Element[];
  readonly body: readonly Element[];
  /** The articles of the page, or its main element. */
  readonly content: readonly Element[];
}

/** Stands for the address of the site. */
const ORIGIN = "https://site.invalid";

const INLINE = new Set(
  "a abbr b bdi cite code del em i img input ins kbd mark q s small span strong sub sup time u var".split(" "),
);

/** The values of the page at `path`, each with its kind. */
export function readPage(html: string, path: string): Values {
  // Browsers ignore NUL characters, which parts of a character become if a stream is cut inside it.
  const document = parseDocument(html.replaceAll("\0", ""));
  const body = byName([document], "body");
  const main = byName(body, "main");
  const articles = byName(main, "article").filter(
    (article) => closest(article.parent, (element) => element.name === "article") === undefined,
  );
  const head = byName([document], "head");
  const page = { path: canonicalOf(head) ?? path, head, body, content: articles.length > 0 ? articles : main };
  return Object.fromEntries(Object.entries(KINDS).map(([kind, read]) => [kind, read(page)]));
}

/** The path that relative links start from: the site may be served with a slash at its end. */
function canonicalOf(head: readonly Element[]): string | undefined {
  const link = byName(head, "link").find(({ attribs }) => attribs["rel"] === "canonical");
  return URL.parse(link?.attribs["href"] ?? "")?.pathname;
}

/** The text of an entry of a feed, without buttons and the frames of live code: there, they do nothing. */
export function textOfEntry(html: string): string {
  const document = parseDocument(html);
  const isIdle = (element: Element): boolean =>
    element.name === "button" || has(element, /^playground(?:Header|Preview)/);
  for (const element of all([document], isIdle)) DomUtils.removeElement(element);
  return normalize(document.children.map(readable).join(" "));
}

const KINDS: Readonly<Record<string, (page: Page) => readonly string[]>> = {
  title: ({ head }) => byName(head, "title").slice(-1).map(textOf),
  description: ({ head }) => meta(head, "description"),
  "og:title": ({ head }) => meta(head, "og:title"),
  "og:description": ({ head }) => meta(head, "og:description"),
  keywords: ({ head }) => meta(head, "keywords"),
  robots: ({ head }) => meta(head, "robots"),
  version: ({ head }) => [...meta(head, "docsearch:version"), ...meta(head, "docsearch:docusaurus_tag")],
  canonical: ({ head }) =>
    byName(head, "link").flatMap(({ attribs }) => (attribs["rel"] === "canonical" ? (attribs["href"] ?? []) : [])),
  headings: ({ content }) =>
    all(content, ({ name }) => /^h[1-6]$/.test(name)).map(
      (heading) => `${heading.name} #${withoutHash(heading.attribs["id"] ?? "")} ${textOf(heading)}`,
    ),
  toc: ({ body, path }) =>
    all(
      body,
      (element) => has(element, /^table-of-contents$/) && !isInside(element, /tocCollapsible|^markdown$/),
    ).flatMap((list) =>
      // Anchors of headings, which one of the two repeats here, lead nowhere.
      all([list], ({ name, attribs }) => name === "a" && "href" in attribs).map(
        (link) => `${depthOf(link)} ${linkOf(link, path)}`,
      ),
    ),
  breadcrumbs: ({ body, path }) =>
    all(body, (element) => has(element, /^breadcrumbs__link$/)).map((link) => linkOf(link, path)),
  pagination: ({ body, path }) =>
    all(body, (element) => has(element, /^pagination-nav__link$/)).map((link) => linkOf(link, path)),
  tags: ({ body, path }) => all(body, isTagLink).map((link) => linkOf(link, path)),
  authors: ({ body }) => all(body, (element) => has(element, /^avatar$/)).map(textOf),
  dates: ({ content }) => byName(content, "time").map((time) => `${time.attribs["datetime"]} ${textOf(time)}`),
  code: ({ content }) => byName(content, "pre").map(codeOf),
  links: ({ content, path }) =>
    byName(content, "a")
      .filter(
        (link) =>
          !isTagLink(link) &&
          !isInside(link, /^(?:hash-link|breadcrumbs|pagination-nav|table-of-contents|theme-edit-this-page)$/) &&
          !isAddition(link),
      )
      .map((link) => linkOf(link, path)),
  images: ({ content }) =>
    byName(content, "img").map(
      ({ attribs }) => `${/^(?:data:|\/)/.test(attribs["src"] ?? "") ? "" : attribs["src"]} ${attribs["alt"] ?? ""}`,
    ),
  admonitions: ({ content }) =>
    all(content, (element) => has(element, /^theme-admonition$/)).map(
      ({ attribs }) => /theme-admonition-[\w-]+/.exec(attribs["class"] ?? "")?.[0] ?? "",
    ),
  tabs: ({ content }) =>
    all(content, ({ attribs }) => attribs["role"] === "tab").map(
      (tab) => `${textOf(tab)} ${tab.attribs["aria-selected"]}`,
    ),
  sidebar: ({ body, path }) =>
    all(body, (element) => has(element, /^menu__link$/) && isInside(element, /^theme-doc-sidebar-menu$/)).map(
      (link) => {
        const item = closest(link, ({ name }) => name === "li");
        return `${depthOf(link)} ${linkOf(link, path)}${item && has(item, /--collapsed$/) ? " collapsed" : ""}${has(link, /--active$/) ? " active" : ""}`;
      },
    ),
  navbar: ({ body, path }) =>
    all(
      body,
      (element) =>
        /^(?:a|button)$/.test(element.name) && has(element, /^(?:navbar__(?:item|link|brand)|dropdown__link)$/),
    ).map((item) => navbarItemOf(item, path)),
  footer: ({ body, path }) =>
    all(body, (element) => has(element, /^footer$/)).flatMap((footer) => [
      ...byName([footer], "a").map((link) => linkOf(link, path)),
      textOf(footer),
    ]),
  edit: ({ body }) =>
    all(body, (element) => has(element, /^theme-edit-this-page$/)).map(
      ({ attribs }) => URL.parse(attribs["href"] ?? "")?.href ?? "",
    ),
  text: ({ content }) => blocksOf(content),
};

function all(roots: readonly AnyNode[], test: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(test, [...roots]);
}

function byName(roots: readonly AnyNode[], wanted: string): Element[] {
  return all(roots, ({ name }) => name === wanted);
}

function meta(head: readonly Element[], wanted: string): string[] {
  const found = byName(head, "meta").filter(({ attribs }) => (attribs["name"] ?? attribs["property"]) === wanted);
  return found.slice(-1).map(({ attribs }) => normalize(attribs["content"] ?? ""));
}

function has({ attribs }: Element, pattern: RegExp): boolean {
  return (attribs["class"] ?? "").split(/\s+/).some((name) => pattern.test(name));
}

function closest(node: AnyNode | null, test: (element: Element) => boolean): Element | undefined {
  for (let at = node; at; at = at.parent) if (isTag(at) && test(at)) return at;
  return undefined;
}

function isInside(element: Element, pattern: RegExp): boolean {
  return closest(element, (around) => has(around, pattern)) !== undefined;
}

/** Number of lists around a link. */
function depthOf(link: Element): number {
  let lists = 0;
  for (let at: AnyNode | null = link; at; at = at.parent) if (isTag(at) && at.name === "ul") lists++;
  return lists;
}

function isTagLink(element: Element): boolean {
  return element.name === "a" && (element.attribs["rel"] === "tag" || has(element, /^tag(?:_|$|Regular)/));
}

function isAddition(element: Element): boolean {
  return (
    has(element, /^(?:copyPage|authorMonogram|authorBlogPostCount|authorSocialLink|sr-only)/) ||
    isInside(element, /^copyPage$/)
  );
}

/** Text and target of a link on the page at `path`, without the path if it leads to a part of this page. */
function linkOf(link: Element, path: string): string {
  const { href = "" } = link.attribs;
  const target = withoutHash(URL.parse(href, `${ORIGIN}${path}`)?.href ?? href);
  const here = `${ORIGIN}${path}#`;
  return `${textOf(link)} → ${target.startsWith(here) ? target.slice(here.length - 1) : target.replace(ORIGIN, "")}`;
}

/** An ID of a footnote or the address of an asset, without the hash, which depends on the path or the generator. */
function withoutHash(name: string): string {
  return name
    .replace(/(\bfn(?:ref)?-.+|\bfootnote-label)-[\da-z]{6}(?=-\d+$|$)/, "$1")
    .replace(/\/assets\/\w+\/([^/]+)-[\da-f]{8,32}(\.\w+)$/, (_, file: string, type: string) => {
      return `/assets/${file.replaceAll("%20", "-")}${type}`;
    });
}

/** An item of the navbar. Labels of lists are links to nowhere or to the page itself, or buttons. */
function navbarItemOf(item: Element, path: string): string {
  const { href = "#" } = item.attribs;
  if (!("aria-haspopup" in item.attribs)) return linkOf(item, path);
  return href === "#" || href === path ? `${textInside(item)} ▾` : `${linkOf(item, path)} ▾`;
}

/** Labels that later releases write in lower case. */
const LABELS = /\b(?:(?:Newer|Older) (?:Post|Entries)|Read More)\b/g;

function normalize(text: string): string {
  return text
    .replace(LABELS, (label) => label.charAt(0) + label.slice(1).toLowerCase())
    .replace(/\u200b|(?:📄|🗃|🔗)\uFE0F?/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

function textOf(element: Element): string {
  return normalize(readable(element));
}

function textInside({ children }: Element): string {
  return normalize(children.map(readable).join(""));
}

/** Text without what only has a function. */
function readable(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!("children" in node)) return "";
  if (isTag(node) && isFunctional(node)) return "";
  const inside = node.children.map(readable).join("");
  const isApart = isTag(node) && (!INLINE.has(node.name) || isIcon(node));
  return isApart ? ` ${inside} ` : inside;
}

/** Whether an element is the icon of a card, which a gap separates from its title. */
function isIcon(element: Element): boolean {
  return has(element, /^cardTitleIcon/);
}

function isFunctional(element: Element): boolean {
  if (/^(?:script|style|svg|noscript|template)$/.test(element.name)) return true;
  return has(element, /^(?:hash-link|clean-btn|buttonGroup)/) || isAddition(element);
}

/** Language, title, marked lines and text of a code block. */
function codeOf(block: Element): string {
  const frame = closest(block, (element) => has(element, /codeBlockContainer|^theme-code-block$/));
  const classes = isInside(block, /playgroundContainer/) ? "" : `${block.attribs["class"]} ${frame?.attribs["class"]}`;
  const language = /\blanguage-\S+/.exec(classes)?.[0] ?? "";
  const title =
    frame &&
    all([frame], (element) => has(element, /codeBlockTitle/))
      .map(textOf)
      .join("");
  const lines = all([block], (element) => has(element, /^token-line$/));
  const marked = lines.flatMap((line, index) => (has(line, /highlight/) ? [index + 1] : []));
  const text = (lines.length > 0 ? lines : [block])
    .map((line) => DomUtils.textContent(line).replace(/\n$/, ""))
    .join("\n");
  return `${language} ${title ?? ""} {${marked.join(",")}} ${text.replace(/[ \t]+$/gm, "").trimEnd()}`;
}

/** The text of each block. */
function blocksOf(roots: readonly Element[]): string[] {
  const blocks = [""];
  const visit = (node: AnyNode): void => {
    if (isText(node)) blocks.push((blocks.pop() ?? "") + node.data);
    if (!isTag(node) || isFunctional(node)) return;
    if (
      has(
        node,
        /^(?:breadcrumbs|pagination-nav|table-of-contents|theme-doc-footer)$|codeBlockContainer|playgroundContainer|tocCollapsible|tocMobile/,
      )
    )
      return;
    const isBlock = !INLINE.has(node.name);
    if (isBlock) blocks.push("");
    if (node.name !== "pre") for (const child of node.children) visit(child);
    if (isBlock) blocks.push("");
    else if (isIcon(node)) blocks.push(`${blocks.pop() ?? ""} `);
  };
  for (const root of roots) visit(root);
  return blocks.map(normalize).filter((block) => block !== "");
}
