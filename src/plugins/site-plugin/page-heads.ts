/** Heads of finished pages for `postBuild`, in the shape of `react-helmet-async`. A page is read when a plugin asks for it. */

import { decodeHTML } from "entities";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildOutput } from "../../model/plugin.ts";
import { htmlPath } from "../../url/page-path.ts";

/** Elements of one kind as React would write and describe them. */
interface HeadPart {
  toString(): string;
  toComponent(): readonly object[];
}

/** Attributes of an element. */
interface HeadAttributes {
  toString(): string;
  toComponent(): Readonly<Record<string, string>>;
}

type Attributes = readonly (readonly [name: string, value: string])[];

interface Tag {
  readonly name: string;
  readonly attributes: Attributes;
  text: string;
}

const PARTS = ["base", "link", "meta", "noscript", "script", "style", "title"] as const;

type PageHead = Readonly<Record<(typeof PARTS)[number], HeadPart>> &
  Readonly<Record<"htmlAttributes" | "bodyAttributes", HeadAttributes>>;

/** What `postBuild` gets of each page by its path: the head, and whether search engines may index it. */
export function makePageFacts(output: Pick<BuildOutput, "graph" | "outDir" | "noIndex">): object {
  const paths = output.graph.routes.map(({ path }) => path);
  const indexed = paths.map((path) => [path, { noIndex: output.noIndex.has(path) }] as const);
  return { head: makePageHeads(output), routesBuildMetadata: Object.fromEntries(indexed) };
}

function makePageHeads({ graph, outDir }: Pick<BuildOutput, "graph" | "outDir">): Readonly<Record<string, PageHead>> {
  const heads: Record<string, PageHead> = {};
  for (const { path } of graph.routes) {
    const file = join(outDir, htmlPath(path, graph.site.config));
    Object.defineProperty(heads, path, {
      enumerable: true,
      configurable: true,
      get(): PageHead {
        const value = readHead(readFileSync(file, "utf8"));
        Object.defineProperty(heads, path, { value, enumerable: true });
        return value;
      },
    });
  }
  return heads;
}

/** Components mark the elements that they put into the head. */
const OWN = "data-rh";

function readHead(html: string): PageHead {
  const tags: Tag[] = [];
  const around: Record<string, Attributes> = {};
  const own = { element: (element: HTMLRewriterTypes.Element) => void tags.push(toTag(element)) };
  const text = ({ text: piece }: HTMLRewriterTypes.Text): void => {
    const last = tags.at(-1);
    if (last) last.text += piece;
  };
  new HTMLRewriter()
    .on("html, body", { element: (element) => void (around[element.tagName] = [...element.attributes].map(toPair)) })
    .on(`head [${OWN}]`, { ...own, text })
    .transform(html);
  const parts = PARTS.map((name) => [name, toPart(tags.filter((tag) => tag.name === name))] as const);
  return {
    ...Object.fromEntries(parts),
    htmlAttributes: toAttributes(around["html"] ?? []),
    bodyAttributes: toAttributes(around["body"] ?? []),
  } as PageHead;
}

const toPair = ([name = "", value = ""]: readonly string[]): readonly [string, string] => [name, value];

function toTag({ tagName, attributes }: HTMLRewriterTypes.Element): Tag {
  return { name: tagName, attributes: [...attributes].map(toPair), text: "" };
}

const VOID: ReadonlySet<string> = new Set(["base", "link", "meta"]);

function toPart(tags: readonly Tag[]): HeadPart {
  const write = ({ name, attributes, text }: Tag): string =>
    `<${name} ${toText(attributes)}${VOID.has(name) ? "/>" : `>${text}</${name}>`}`;
  return {
    toString: () => tags.map(write).join("\n"),
    toComponent: () =>
      tags.map(({ name, attributes, text }, key) => ({
        type: name,
        key: String(key),
        ref: null,
        props: { ...toRecord(attributes), ...(text !== "" && { children: isRaw(name) ? text : decodeHTML(text) }) },
      })),
  };
}

function toAttributes(attributes: Attributes): HeadAttributes {
  return { toString: () => toText(attributes), toComponent: () => toRecord(attributes) };
}

function toRecord(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(attributes.map(([name, value]) => [name, decodeHTML(value)]));
}

/** Text in these elements has no character references. */
function isRaw(name: string): boolean {
  return name === "script" || name === "style";
}

function toText(attributes: Attributes): string {
  return attributes.map(([name, value]) => `${name}="${value}"`).join(" ");
}
