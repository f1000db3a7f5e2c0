/**
 * Makes the body: the HTML string of a document with marks in it becomes the list of nodes. One pass over the marks.
 * Elements without components inside stay text; those with components become nodes, so that every string is whole HTML.
 */

import type { Node } from "../model/document.ts";
import { MARK_CLOSE, MARK_OPEN, type Mark, type OpenMark, type WrittenTag } from "./marks.ts";

/** What is wrong with an author's tags. */
export interface TagProblem {
  readonly kind: "unclosed" | "unopened";
  readonly name: string;
  readonly component: boolean;
  readonly written: WrittenTag;
}

interface Open {
  readonly mark: OpenMark | undefined;
  readonly index: number;
  readonly nodes: Node[];
  /** Whether a component is inside. */
  live: boolean;
}

export class Assembler {
  readonly problems: TagProblem[] = [];
  readonly #marks: readonly Mark[];
  readonly #stack: Open[] = [{ mark: undefined, index: -1, nodes: [], live: false }];

  constructor(marks: readonly Mark[]) {
    this.#marks = marks;
  }

  assemble(html: string): readonly Node[] {
    let from = 0;
    for (let open = html.indexOf(MARK_OPEN); open >= 0; open = html.indexOf(MARK_OPEN, from)) {
      this.#text(html.slice(from, open));
      const close = html.indexOf(MARK_CLOSE, open);
      const index = Number(html.slice(open + MARK_OPEN.length, close));
      const mark = this.#marks[index];
      if (mark !== undefined) this.#take(mark, index);
      from = close + MARK_CLOSE.length;
    }
    this.#text(html.slice(from));
    while (this.#stack.length > 1) this.#close(true);
    return this.#top.nodes;
  }

  get #top(): Open {
    const top = this.#stack.at(-1);
    if (top === undefined) throw new Error("The stack of open tags is empty.");
    return top;
  }

  #take(mark: Mark, index: number): void {
    if (mark.kind === "leaf") {
      this.#top.nodes.push(mark.node);
      this.#top.live = true;
    } else if (mark.kind === "open") {
      this.#stack.push({ mark, index, nodes: [], live: mark.html === undefined });
    } else {
      const depth = this.#stack.findLastIndex((open) => open.index === mark.opened);
      if (depth > 0) while (this.#stack.length > depth) this.#close(this.#stack.length - 1 > depth);
    }
  }

  #text(text: string): void {
    if (text === "") return;
    const nodes = this.#top.nodes;
    const last = nodes.at(-1);
    if (typeof last === "string") nodes[nodes.length - 1] = last + text;
    else nodes.push(text);
  }

  /** Ends the innermost element. */
  #close(_unclosed: boolean): void {
    const open = this.#stack.pop();
    if (open?.mark === undefined) return;
    const { name, html, props } = open.mark;
    if (html !== undefined && !open.live) {
      this.#text(`${html}${open.nodes.join("")}</${name}>`);
      return;
    }
    const p = Object.keys(props).length === 0 ? {} : { p: props };
    this.#top.nodes.push({ c: name, ...p, ...(open.nodes.length > 0 && { b: open.nodes }) });
    this.#top.live = true;
  }
}
