/**
 * Writes the body of a document as a component, for code that shows it: a partial in an expression, a Markdown file
 * that a component imports.
 */

import type { ComponentNode, Document, Node } from "../../model/document.ts";
import type { FilledSlot } from "../../model/graph.ts";
import { fillHtml, fillProps, toRuns } from "../body/fill-slots.ts";
import { CHILDREN_NODE, PROPS_NODE } from "../partials/children.ts";
import { documentModule } from "../partials/names.ts";
import { toStaticNodes } from "../body/static-nodes.ts";
import { isComponentName } from "../tags/tag.ts";
import { fromSiteFolder } from "./module-names.ts";

export interface ContentText {
  readonly imports: readonly string[];
  /** The default export. */
  readonly text: string;
}

/** The component that shows the body of a document. */
export function writeContent(document: Document, slots: readonly FilledSlot[]): ContentText {
  const writer = new ContentWriter(document, slots);
  const inside = writer.write(document.body);
  const text = [
    // Without hooks: components of sites may call it like a function, wherever they are.
    "export default function MDXContent(props) { return _createElement(_Content, props); }",
    "function _Content(props) {",
    "const _components = _useComponents();",
    `return _createElement(_Fragment, null, ${inside});`,
    "}",
  ];
  return { imports: writer.imports, text: text.join("\n") };
}

class ContentWriter {
  readonly #document: Document;
  readonly #slots: readonly FilledSlot[];
  /** Modules by name, with their local names. */
  readonly #modules = new Map<string, string>();

  constructor(document: Document, slots: readonly FilledSlot[]) {
    this.#document = document;
    this.#slots = slots;
  }

  get imports(): string[] {
    return [
      'import { createElement as _createElement, Fragment as _Fragment } from "react";',
      ...Array.from(this.#modules, ([module, name]) => `import * as ${name} from ${JSON.stringify(module)};`),
    ];
  }

  /** Arguments for the children of an element. */
  write(nodes: readonly Node[]): string {
    const written = toRuns(nodes).flatMap((node) =>
      Array.isArray(node) ? toStatic(fillHtml(node, this.#slots)) : [this.#component(node)],
    );
    return written.join(",\n");
  }

  #component(node: ComponentNode): string {
    const { c, h, b = [], k = [] } = node;
    const p = toLiteral(fillProps(node, this.#slots));
    if (c === CHILDREN_NODE) return "props.children";
    if (c === "") return `${this.#hole(h)}(props)`;
    const props = h === undefined ? p : `${this.#hole(h)}(props, ${p})`;
    const inside = this.write(b);
    if (c !== PROPS_NODE) return `_createElement(${this.#type(c)}, ${props}${inside === "" ? "" : `,\n${inside}`})`;
    const children = k.length === 0 ? "" : `, children: _createElement(_Fragment, null, ${this.write(k)})`;
    return `((props) => _createElement(_Fragment, null, ${inside}))({ ...${props}${children} })`;
  }

  #hole(hole: ComponentNode["h"]): string {
    if (typeof hole !== "string") return `_holes[${hole}]`;
    const at = hole.lastIndexOf("#");
    const module = hole.slice(0, at);
    const holes = module === documentModule(this.#document.path) ? "_holes" : `${this.#module(module)}._holes`;
    return `${holes}[${hole.slice(at + 1)}]`;
  }

  #type(name: string): string {
    const { imports, code, path } = this.#document;
    if (!isComponentName(name) && !name.includes("#") && !code?.exports.includes(name)) return JSON.stringify(name);
    const at = name.lastIndexOf("#");
    if (at > 0) return this.#member(name.slice(0, at), name.slice(at + 1));
    const [local = "", ...members] = name.slice(at + 1).split(".");
    if (at < 0 && code?.exports.includes(local)) return [local, ...members].join(".");
    const found = at < 0 ? imports.find(({ names }) => Object.hasOwn(names, local)) : undefined;
    if (found) {
      const exported = found.names[local] ?? "default";
      const from = fromSiteFolder(found.file ?? path.replace(/^partial:/, ""), found.from);
      return this.#member(from, [...(exported === "*" ? [] : [exported]), ...members].join("."));
    }
    return `(_components[${JSON.stringify(local)}]${members.map((one) => `?.${one}`).join("")} ?? "div")`;
  }

  #member(module: string, name: string): string {
    return module === documentModule(this.#document.path) ? name : `${this.#module(module)}.${name}`;
  }

  #module(name: string): string {
    const known = this.#modules.get(name) ?? `_m${this.#modules.size}`;
    this.#modules.set(name, known);
    return known;
  }
}

function toStatic(html: string): string[] {
  return toStaticNodes(html).map((node) => {
    if (typeof node === "string") return JSON.stringify(node);
    const inside = "html" in node && { dangerouslySetInnerHTML: { __html: node.html } };
    return `_createElement(${JSON.stringify(node.t)}, ${JSON.stringify({ ...node.p, ...inside })})`;
  });
}

/** JavaScript of plain data; a member called `__proto__` is an ordinary one. */
export function toLiteral(value: unknown): string {
  return String(JSON.stringify(value)).replaceAll('"__proto__":', '["__proto__"]:');
}
