/** Converts the children of `<Head>` to plain tags. */

import { Children, Fragment, isValidElement, type ReactNode } from "react";
import type { PageHead } from "../../model/page.ts";
import type { HtmlTag } from "../../model/site.ts";
import { ownValue } from "../../lookup/own-value.ts";

const ALLOWED = new Set(["title", "meta", "link", "script", "style", "noscript", "base", "html", "body"]);
const WITH_TEXT = new Set(["title", "script", "style", "noscript"]);

export interface HeadTag extends HtmlTag {
  readonly attributes: Readonly<Record<string, string>>;
  /** Which `<Head>` of the page contains it. */
  readonly of?: number;
}

export interface HeadCollector {
  /** Adds the children of one `<Head>`. */
  add(children: ReactNode): void;
  readonly tags: readonly HeadTag[];
}

/** Makes the collector for one server rendering. */
export function makeHeadCollector(): HeadCollector {
  const tags: HeadTag[] = [];
  let count = 0;
  const add = (children: ReactNode): void => {
    count++;
    tags.push(...toHeadTags(children).map((tag) => ({ ...tag, of: count })));
  };
  return { tags, add };
}

/**
 * Reads the children of `<Head>`. Throws when a child is not one of the allowed head elements, or when an element
 * other than title, script, noscript and style has text inside.
 */
export function toHeadTags(children: ReactNode): HeadTag[] {
  const tags: HeadTag[] = [];
  Children.forEach(children, (child) => {
    if (!isValidElement<Record<string, unknown> & { children?: ReactNode }>(child)) return;
    if (child.type === Fragment) return void tags.push(...toHeadTags(child.props.children));
    tags.push(toHeadTag(child.type, child.props));
  });
  return tags;
}

function toHeadTag(type: unknown, props: Record<string, unknown>): HeadTag {
  if (typeof type !== "string" || !ALLOWED.has(type)) {
    throw new Error(`<Head> may contain ${[...ALLOWED].join(", ")}, but not <${nameOf(type)}>.`);
  }
  const attributes: Record<string, string> = Object.create(null);
  let innerHTML = "";
  for (const [name, value] of Object.entries(props)) {
    if (name === "children") innerHTML = textOf(value);
    else if (name === "dangerouslySetInnerHTML") innerHTML = (value as { __html: string }).__html;
    else if (value !== false && value !== null && value !== undefined) {
      attributes[attributeName(name)] = value === true ? "" : String(value);
    }
  }
  if (innerHTML !== "" && !WITH_TEXT.has(type)) {
    throw new Error(`<${type}> in <Head> has text inside; only ${[...WITH_TEXT].join(", ")} may.`);
  }
  return { tagName: type, attributes, ...(innerHTML !== "" && { innerHTML }) };
}

function nameOf(type: unknown): string {
  return typeof type === "function" ? type.name : String(type);
}

function textOf(children: unknown): string {
  if (Array.isArray(children)) return children.map(textOf).join("");
  // MDX turns text on its own line into a paragraph.
  if (isValidElement<{ children?: ReactNode }>(children)) return textOf(children.props.children);
  return children === null || children === undefined || typeof children === "boolean" ? "" : String(children);
}

const ATTRIBUTE_NAMES: Readonly<Record<string, string>> = {
  className: "class",
  charSet: "charset",
  httpEquiv: "http-equiv",
  crossOrigin: "crossorigin",
  hrefLang: "hreflang",
  noModule: "nomodule",
  fetchPriority: "fetchpriority",
  referrerPolicy: "referrerpolicy",
};

function attributeName(name: string): string {
  return ownValue(ATTRIBUTE_NAMES, name) ?? name;
}

/** Tags that a page may have several of: Open Graph lists, and site verification. */
const LISTED = /^meta:(?:og:(?:image|video|audio|locale:alternate)|article:(?:tag|author)|.*verification$)/;

/** Identity of a tag: a title, a meta by name or property, a canonical link, equal styles. */
function keyOf({ tagName: tag, attributes, innerHTML = "" }: HeadTag): string | undefined {
  if (tag === "title" || tag === "base") return tag;
  if (tag === "meta") {
    const name = attributes["name"] ?? attributes["property"] ?? attributes["http-equiv"];
    if (name !== undefined) return `meta:${name}`;
    return attributes["charset"] === undefined ? undefined : "meta:charset";
  }
  if (tag === "style") return `style:${innerHTML}`;
  return tag === "link" && attributes["rel"] === "canonical" ? "link:canonical" : undefined;
}

/**
 * Merges tags in render order. Classes of `html` and `body` add up, and so do lists of one `<Head>`; otherwise the last
 * one wins.
 */
export function toPageHead(tags: readonly HeadTag[]): PageHead {
  const byKey = new Map<string, readonly HeadTag[]>();
  const htmlAttributes: Record<string, string> = {};
  const bodyAttributes: Record<string, string> = {};
  tags.forEach((tag, index) => {
    if (tag.tagName === "html") mergeAttributes(htmlAttributes, tag.attributes);
    else if (tag.tagName === "body") mergeAttributes(bodyAttributes, tag.attributes);
    else {
      const key = keyOf(tag) ?? `#${index}`;
      const before = byKey.get(key) ?? [];
      const isList = LISTED.test(key) && before.some(({ of }) => of === tag.of);
      byKey.delete(key);
      byKey.set(key, isList ? [...before, tag] : [tag]);
    }
  });
  const title = byKey.get("title")?.[0]?.innerHTML ?? "";
  byKey.delete("title");
  const list = [...byKey.values()].flat().map(({ of: _of, ...tag }) => tag);
  return { title, tags: list, htmlAttributes, bodyAttributes };
}

function mergeAttributes(into: Record<string, string>, from: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(from)) {
    const before = ownValue(into, name);
    into[name] = name === "class" && before ? [...new Set(`${before} ${value}`.split(/\s+/))].join(" ") : value;
  }
}
