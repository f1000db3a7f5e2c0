import type {
  ComponentNode,
  Document,
  DocumentImport,
  Heading,
  Include,
  Node,
  Section,
  Slot,
  UsedComponent,
} from "../../model/document.ts";
import type { Json, JsonObject } from "../../model/json.ts";
import { isComponent } from "../body/slotted.ts";
import { isComponentName } from "../tags/tag.ts";
import { PROPS_NODE } from "./children.ts";
import { embed } from "./embed.ts";
import { collectIds, findFreeIds } from "./ids.ts";
import { documentModule, isMarkdown, partialModulePath, toImportedFile } from "./names.ts";

/** The result of an include: a document with its own partials inserted, or a module. `undefined` if it fails. */
export interface Part {
  readonly document?: Document;
  /** Module name and export of the component (`@document/…#default`). */
  readonly component?: string;
}

/** Inserts partials into a document: their text, headings, sections, slots and imports. */
export function placePartials(document: Document, parts: readonly Part[]): Document {
  return new Placement(document, parts).place();
}

/** What a partial adds to its page. */
interface Placed {
  readonly nodes: (children: readonly Node[], props: Pick<ComponentNode, "p" | "u" | "h">) => readonly Node[];
  readonly headings: readonly Heading[];
  readonly anchors: readonly string[];
  readonly sections: readonly Section[];
}

const NOTHING: Placed = { nodes: () => [], headings: [], anchors: [], sections: [] };

class Placement {
  readonly #document: Document;
  readonly #includes: readonly Include[];
  readonly #slots: Slot[];
  readonly #imports: DocumentImport[];
  readonly #components: UsedComponent[];
  readonly #ids: Set<string>;
  readonly #placed: readonly Placed[];
  readonly #hasFormulas: boolean;
  readonly #hasUnknownIds: boolean;
  /** The excerpt of a page that consists of partials. */
  readonly #excerpt: string;

  constructor(document: Document, parts: readonly Part[]) {
    const { includes = [], slots, imports, body, headings } = document;
    this.#document = document;
    this.#includes = includes;
    this.#slots = [...slots];
    this.#imports = imports.filter(({ from }) => !isMarkdown(from));
    this.#components = [...document.components];
    this.#ids = collectIds(body, new Set(headings.map(({ id }) => id)));
    this.#hasUnknownIds = parts.some(({ document: part, component }) => part?.hasUnknownIds ?? component !== undefined);
    this.#hasFormulas = parts.some(({ document: part }) => part?.formulas);
    this.#excerpt = parts.find((part) => part.document?.excerpt)?.document?.excerpt ?? "";
    this.#placed = includes.map((_, index) => this.#add(parts[index] ?? {}));
  }

  place(): Document {
    const { includes: _, truncatedBody, ...document } = this.#document;
    const own = document.headings;
    return {
      ...document,
      ...(this.#hasFormulas && { formulas: true }),
      ...(this.#hasUnknownIds && { hasUnknownIds: true }),
      excerpt: document.excerpt || this.#excerpt,
      headings: this.#spread(own, "headings"),
      anchors: [...document.anchors, ...this.#placed.flatMap(({ anchors }) => anchors)],
      body: this.#nodes(document.body),
      ...(truncatedBody && { truncatedBody: this.#nodes(truncatedBody) }),
      slots: this.#slots,
      imports: this.#imports,
      components: this.#components,
      sections: joinSections(this.#spread(document.sections, "sections")),
    };
  }

  #add({ document, component }: Part): Placed {
    if (document === undefined && component === undefined) return NOTHING;
    const { headings = [], anchors = [], sections = [], body = [] } = document ?? {};
    if (component !== undefined) {
      const [from = ""] = component.split("#");
      this.#imports.push({ from, names: {}, line: 1, column: 1 });
      const nodes: Placed["nodes"] = (children, props) => [
        { c: component, ...props, ...(children.length > 0 && { b: children }) },
      ];
      return { nodes, headings, anchors, sections };
    }
    const ids = collectIds(body, new Set(headings.map(({ id }) => id)));
    const renamed = findFreeIds(ids, this.#ids);
    const slots = document === undefined ? [] : this.#takeSlots(document, renamed);
    const componentName = document === undefined ? (name: string) => name : this.#takeImports(document);
    const toId = <T extends { readonly id: string }>(item: T): T => ({ ...item, id: renamed.get(item.id) ?? item.id });
    const embedding = { slots, renamed, componentName };
    // Code reads props at run time.
    const readsProps = document?.code?.reads.includes("props");
    return {
      nodes: (children, props) =>
        readsProps
          ? [{ c: PROPS_NODE, ...props, b: embed(body, embedding), ...(children.length > 0 && { k: children }) }]
          : embed(body, { ...embedding, children }),
      headings: headings.map(toId),
      anchors: anchors.map((id) => renamed.get(id) ?? id),
      sections: sections.map(toId),
    };
  }

  /** Indices of a partial's slots in the page; slots in its props belong to the page already. */
  #takeSlots({ slots, path }: Document, renamed: ReadonlyMap<string, string>): readonly number[] {
    return slots.map((slot) => {
      if (slot.given !== undefined) return slot.given;
      const id = slot.url.startsWith("#") ? renamed.get(slot.url.slice(1)) : undefined;
      return this.#slots.push({ ...slot, ...(id !== undefined && { url: `#${id}` }), file: slot.file ?? path }) - 1;
    });
  }

  /** Components that a partial imports are named by module, because the page may use the same name for others. */
  #takeImports({ imports, components, path, code }: Document): (name: string) => string {
    const own = documentModule(partialModulePath(path));
    const modules = new Map((code?.exports ?? []).map((name) => [name, `${own}#${name}`]));
    for (const used of components) this.#components.push({ ...used, file: used.file ?? path });
    for (const { from, names, ...place } of imports) {
      const file = toImportedFile(path, from);
      const module = file === undefined ? from : `@site/${file}`;
      this.#imports.push({ file: path, ...place, from: module, names: {} });
      for (const [local, exported] of Object.entries(names)) {
        if (module !== `@theme/${local}`) modules.set(local, `${module}#${exported === "*" ? "" : exported}`);
      }
    }
    const pageNames = ownNames(this.#document);
    return (name) => {
      const [local = name, ...members] = name.split(".");
      const module = modules.get(local);
      // Components that the partial does not import come from the theme.
      if (module === undefined) return pageNames.has(local) && !name.includes("#") ? `#${name}` : name;
      return module + (module.endsWith("#") ? members.join(".") : "");
    };
  }

  /** The document's headings or sections, with those of partials between them. */
  #spread<K extends "headings" | "sections">(own: Document[K], kind: K): Document[K] {
    const all: (Heading | Section)[] = [];
    let from = 0;
    for (const [index, include] of this.#includes.entries()) {
      all.push(...own.slice(from, include[kind]), ...(this.#placed[index] ?? NOTHING)[kind]);
      from = include[kind];
    }
    return [...all, ...own.slice(from)] as unknown as Document[K];
  }

  /** `inText`: inside a paragraph, which cannot contain another one. */
  #nodes(nodes: readonly Node[], inText = false): Node[] {
    return nodes.flatMap((node): readonly Node[] => {
      if (!isComponent(node)) return [node];
      const { i, p, u, b, h, ...rest } = node;
      const inside = b && this.#nodes(b, node.c === "p");
      const props = { ...(p && { p: this.#props(p) }), ...(u && { u }), ...(h !== undefined && { h }) };
      if (i !== undefined) {
        const part = this.#placed[i]?.nodes(inside ?? [], props) ?? [];
        return inText ? withoutParagraph(part) : part;
      }
      return [{ ...rest, ...props, ...(inside && { b: inside }) }];
    });
  }

  /** Props with complete tables of contents. */
  #props(props: JsonObject): JsonObject {
    const toc = props["toc"];
    if (!Array.isArray(toc)) return props;
    return { ...props, toc: toc.flatMap((entry: Json) => this.#tocEntries(entry)) };
  }

  #tocEntries(entry: Json): readonly Json[] {
    if (typeof entry !== "object" || entry === null) return [entry];
    const { include, tocOf } = entry as { readonly include?: number; readonly tocOf?: string };
    const index = tocOf === undefined ? include : this.#includes.findIndex(({ from }) => from === tocOf);
    if (index === undefined) return [entry];
    return (this.#placed[index] ?? NOTHING).headings.map(({ html, id, level }) => ({ value: html, id, level }));
  }
}

/** A partial of one paragraph becomes part of the surrounding line. */
function withoutParagraph(nodes: readonly Node[]): readonly Node[] {
  const [first] = nodes;
  if (nodes.length === 1 && first !== undefined && isComponent(first) && first.c === PROPS_NODE)
    return [{ ...first, b: withoutParagraph(first.b ?? []) }];
  if (first === undefined || typeof first !== "string" || nodes.some(isComponent)) {
    return nodes.length === 1 && first !== undefined && isComponent(first) && first.c === "p" ? (first.b ?? []) : nodes;
  }
  const text = nodes.filter((node) => typeof node === "string").join("");
  const end = /<\/p>\s*$/;
  if (!text.startsWith("<p>") || !end.test(text) || text.includes("<p>", 1)) return nodes;
  return nodes.map((node, index) => {
    if (typeof node !== "string") return node;
    const opened = index === 0 ? node.slice("<p>".length) : node;
    return index === nodes.length - 1 ? opened.replace(end, "") : opened;
  });
}

/** Names of imported components that shadow components of the theme. */
function ownNames({ imports, code }: Document): ReadonlySet<string> {
  const names = imports.flatMap(({ from, names: bound }) =>
    Object.keys(bound).filter((name) => from !== `@theme/${name}`),
  );
  return new Set([...names, ...(code?.exports ?? [])].filter(isComponentName));
}

/** Text before the first heading of a partial, or after the partial, continues the surrounding section. */
function joinSections(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last === undefined || section.id !== "" || section.title !== "") joined.push(section);
    else joined[joined.length - 1] = { ...last, text: `${last.text} ${section.text}`.trim() };
  }
  return joined;
}
