import type { CodePiece, Document, DocumentCode, Hole, Node } from "../../model/document.ts";
import { isComponent } from "../body/slotted.ts";
import { documentModule, partialModulePath } from "./names.ts";

/** Code of the partials of a site, by file: one module, however often and with whatever props a partial is included. */
export class SharedCode {
  readonly #byFile = new Map<string, DocumentCode>();

  /** The part of a file's code that its includes need. */
  of(file: string): DocumentCode | undefined {
    return this.#byFile.get(file);
  }

  /** Files with code. */
  get files(): Iterable<string> {
    return this.#byFile.keys();
  }

  /** Adds the code of a document; equal functions are merged. */
  share(file: string, document: Document): Document {
    const { code } = document;
    if (code === undefined) return document;
    const known = this.#byFile.get(file);
    const holes = new Map((known?.holes ?? []).map((hole, index) => [hole.text, { hole, index }]));
    const numbers = code.holes.map((hole) => {
      const same = holes.get(hole.text) ?? { hole, index: holes.size };
      holes.set(hole.text, same);
      return same.index;
    });
    this.#byFile.set(file, {
      ...code,
      statements: joinPieces(known?.statements, code.statements),
      holes: [...holes.values()].map(({ hole }) => hole),
      exports: joinNames(known?.exports, code.exports),
      themed: joinNames(known?.themed, code.themed),
      reads: joinNames(known?.reads, code.reads),
    });
    const module = documentModule(partialModulePath(file));
    const rename = (hole: Hole): Hole => (typeof hole === "string" ? hole : `${module}#${numbers[hole]}`);
    const { body, truncatedBody } = document;
    const renamed = { body: renameHoles(body, rename) };
    return { ...document, ...renamed, ...(truncatedBody && { truncatedBody: renameHoles(truncatedBody, rename) }) };
  }
}

function renameHoles(nodes: readonly Node[], rename: (hole: Hole) => Hole): Node[] {
  return nodes.map((node): Node => {
    if (!isComponent(node)) return node;
    const { b, k, h } = node;
    return {
      ...node,
      ...(h !== undefined && { h: rename(h) }),
      ...(b && { b: renameHoles(b, rename) }),
      ...(k && { k: renameHoles(k, rename) }),
    };
  });
}

/** Imports come before exports in each list; duplicates have equal text. */
function joinPieces(known: readonly CodePiece[] = [], added: readonly CodePiece[]): CodePiece[] {
  const all = new Map([...known, ...added].map((piece) => [piece.text, piece]));
  return [...all.values()];
}

function joinNames(known: readonly string[] = [], added: readonly string[]): string[] {
  return [...new Set([...known, ...added])];
}
