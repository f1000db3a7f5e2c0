/** The code of one document during its compilation: the pieces of its module (`DocumentCode`), with one function for each hole. */

import type { CodePiece, DocumentImport, DocumentCode, Position, UsedComponent } from "../../model/document.ts";
import { toRootName } from "../tags/tag.ts";
import { fromSiteFolder, withSiteModules } from "./module-names.ts";
import { declaredNames, hasEffects, isNode, ScriptNames } from "./names.ts";
import type { ScriptNode } from "./parser.ts";

/** Name of a document's layout in its module (`export default`). */
export const LAYOUT = "_layout";

/** An author's code, and the line where it begins. */
export interface WrittenCode extends Position {
  readonly source: string;
  readonly node: ScriptNode;
  /** The text of `node`, whose offsets are relative to `source`. */
  readonly base: number;
}

/** One prop of a tag, in source order. */
export type WrittenProp =
  | { readonly kind: "data"; readonly name: string }
  | { readonly kind: "code"; readonly name: string; readonly code: WrittenCode }
  | { readonly kind: "spread"; readonly code: WrittenCode };

/** In scope of every document, as in MDX 1. */
const REACT = "React";

interface ImportStatement extends CodePiece {
  readonly names: readonly string[];
}

/** Names that a document provides about itself. */
const OF_DOCUMENT = ["frontMatter", "contentTitle", "toc", "props"];

export class PageScript {
  readonly holes: CodePiece[] = [];
  readonly names = new ScriptNames();
  /** The name of a module, wherever the code is. */
  readonly #rename: (name: string) => string;
  /** Parameter name of holes, which their code knows as `props`. */
  readonly #props: string;
  readonly #imports: ImportStatement[] = [];
  readonly #exports: CodePiece[] = [];
  readonly #declared = new Set<string>();
  readonly #elements: UsedComponent[] = [];
  #reason: string | undefined;
  /** Whether statements do more than bind names. */
  #runs = false;

  /** `own`: names that the document exports. `toModule`: names of imported modules, without those of aliases. */
  constructor(path: string, own: ReadonlySet<string> = new Set(), toModule = (name: string): string => name) {
    this.#rename = (name) => fromSiteFolder(path, toModule(name));
    this.#props = own.has("props") ? "_props" : "props";
  }

  /** Names that imports and statements bind. */
  get declared(): ReadonlySet<string> {
    return this.#declared;
  }

  /** Adds an import from the middle of prose, unchanged. */
  import({ from, names }: Pick<DocumentImport, "from" | "names">, line: number): void {
    const clauses = Object.entries(names).map(([local, exported]) => toClause(local, exported));
    const module = JSON.stringify(this.#rename(from));
    for (const [index, name] of Object.keys(names).entries()) {
      this.#declared.add(name);
      this.#imports.push({ text: `import ${clauses[index]} from ${module};`, lines: [line], names: [name] });
    }
  }

  /** Adds a statement of a block with exports. */
  statement(code: WrittenCode): void {
    const { node } = code;
    for (const name of declaredNames(node)) this.#declared.add(name);
    const { text, lines } = this.#take(code);
    const piece = { text: withLayoutName(text, node), lines };
    if (node.type === "ImportDeclaration") this.#imports.push({ ...piece, names: declaredNames(node) });
    else this.#exports.push(piece);
    this.#runs ||= hasEffects(node);
  }

  /** A hole that shows a value. */
  expression(code: WrittenCode): number {
    this.#reason ??= `\`{${shorten(code.source.trim())}}\` on line ${code.line}`;
    return this.#add([{ text: `(${this.#props}) => (`, lines: [0] }, this.#take(code), { text: ")", lines: [0] }]);
  }

  /** A hole that computes the props of a tag: `p` are the plain ones. */
  props(tag: string, props: readonly WrittenProp[]): number {
    const spread = props.findIndex(({ kind }) => kind === "spread");
    const pieces = props.flatMap((prop, index): CodePiece[] => {
      if (prop.kind === "data") {
        const name = JSON.stringify(prop.name);
        // A spread may override the props before it; the props after it override its own.
        return spread >= 0 && index > spread ? [{ text: `${name}: _p[${name}],`, lines: [0] }] : [];
      }
      const { code } = prop;
      const start = prop.kind === "spread" ? "...(" : `${JSON.stringify(prop.name)}: (`;
      this.#reason ??=
        prop.kind === "spread"
          ? `the spread attribute of \`<${tag}>\` on line ${code.line}`
          : `\`${prop.name}={…}\` of \`<${tag}>\` on line ${code.line}`;
      return [{ text: start, lines: [0] }, this.#take(code), { text: "),", lines: [0] }];
    });
    return this.#add([
      { text: `(${this.#props}, _p) => ({ ..._p,`, lines: [0] },
      ...pieces,
      { text: "})", lines: [0] },
    ]);
  }

  #take({ source, node, base, line, column }: WrittenCode): CodePiece {
    const before = { modules: this.names.modules.length, elements: this.names.elements.length };
    this.names.add(node);
    const modules = this.names.modules.slice(before.modules);
    const text = withSiteModules(source, modules, { rename: this.#rename, base });
    for (const { name, start } of this.names.elements.slice(before.elements)) {
      const above = source.slice(0, start - base).split("\n");
      const last = above.at(-1)?.length ?? 0;
      const place = { line: line + above.length - 1, column: above.length === 1 ? column + last : last + 1 };
      this.#elements.push({ name, ...place });
    }
    return { text, lines: linesOf(text, line) };
  }

  /** Components of the theme that the code names, at their first use. */
  get components(): readonly UsedComponent[] {
    const { bound } = this.names;
    const free = this.#elements.filter(({ name }) => {
      const root = toRootName(name);
      return !bound.has(root) && !this.#declared.has(root) && root !== REACT;
    });
    return free.filter(({ name }, index) => free.findIndex((one) => one.name === name) === index);
  }

  #add(pieces: readonly CodePiece[]): number {
    return this.holes.push(joinPieces(pieces)) - 1;
  }

  /**
   * The code, if prose uses it, if it has side effects, or if all of it is requested. `exports` are the components that
   * prose uses from it.
   */
  finish({ exports, isModule }: FinishRequest): DocumentCode | undefined {
    if (this.holes.length === 0 && exports.length === 0 && !this.#runs && !isModule) return undefined;
    const { used } = this.names;
    const imports = this.#imports.filter(({ names }) => names.length === 0 || names.some((name) => used.has(name)));
    const isFree = (name: string): boolean => used.has(name) && !this.#declared.has(name);
    const react = { text: `import ${REACT} from "react";`, lines: [0] };
    return {
      reason: this.#reason ?? `\`export\` on line ${this.#exports[0]?.lines[0] ?? 1}`,
      statements: [
        ...(isFree(REACT) ? [react] : []),
        ...imports.map(({ text, lines }) => ({ text, lines })),
        ...this.#exports,
      ],
      holes: this.holes,
      exports,
      themed: [...new Set(this.components.map(({ name }) => toRootName(name)))],
      reads: OF_DOCUMENT.filter(isFree),
      ...(this.#runs && { runs: true }),
    };
  }
}

export interface FinishRequest {
  readonly exports: readonly string[];
  readonly isModule: boolean;
}

function toClause(local: string, exported: string): string {
  if (exported === "default") return local;
  return exported === "*" ? `* as ${local}` : `{ ${exported} as ${local} }`;
}

/** One piece, with each of the given ones on its own lines. */
export function joinPieces(pieces: readonly CodePiece[]): CodePiece {
  return { text: pieces.map(({ text }) => text).join("\n"), lines: pieces.flatMap(({ lines }) => lines) };
}

function linesOf(text: string, first: number): number[] {
  return text.split("\n").map((_, index) => first + index);
}

/** The layout of a document under its own name, because the default export of its module may be the document. */
function withLayoutName(text: string, node: ScriptNode): string {
  if (node.type === "ExportDefaultDeclaration")
    return `${text.replace(/^export\s+default/, `export const ${LAYOUT} =`)};`;
  if (node.type !== "ExportNamedDeclaration" || !isNode(node["source"])) return text;
  return text.replace(/\bdefault(?=\s*[,}])/, (name, at: number) =>
    /\bas\s+$/.test(text.slice(0, at)) ? LAYOUT : `${name} as ${LAYOUT}`,
  );
}

function shorten(source: string): string {
  const line = source.replace(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
