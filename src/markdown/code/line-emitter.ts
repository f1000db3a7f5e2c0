/**
 * Turns the scopes a highlighter finds into HTML, line by line. In: texts, and scopes that may cross lines. Out: HTML
 * in which no span crosses a newline. It takes the place of highlight.js's own emitter, which builds a tree first.
 */

import type { Emitter } from "highlight.js";
import { escapeText } from "./escape-text.ts";

/** Opening tags by scope: making one takes longer than all else that is done for a word. */
export type TagTable = Map<string, string>;

/** Scopes within each other that are shown: every line of them opens all, and some grammars nest without end. */
const MAX_DEPTH = 40;

/** Collects one text; spans are written when text comes, so none is empty. */
export class LineEmitter implements Emitter {
  /** HTML of the lines so far; the last one is being written. */
  readonly lines: string[] = [];
  readonly #tags: TagTable;
  #line = "";
  /** Opening tags of the scopes around the next text. */
  readonly #scopes: string[] = [];
  /** How many of them are open in the current line. */
  #written = 0;
  /** Scopes that are too deep to be shown. */
  #hidden = 0;

  constructor(tags: TagTable) {
    this.#tags = tags;
  }

  startScope(name: string): void {
    if (this.#scopes.length === MAX_DEPTH) return void this.#hidden++;
    let tag = this.#tags.get(name);
    if (tag === undefined) this.#tags.set(name, (tag = openingTag(name)));
    this.#scopes.push(tag);
  }

  endScope(): void {
    if (this.#hidden > 0) return void this.#hidden--;
    this.#scopes.pop();
    if (this.#written <= this.#scopes.length) return;
    this.#written--;
    this.#line += "</span>";
  }

  openNode(name: string): void {
    this.startScope(name);
  }

  closeNode(): void {
    this.endScope();
  }

  addText(text: string): void {
    const html = escapeText(text);
    let from = 0;
    for (let end = html.indexOf("\n"); end >= 0; end = html.indexOf("\n", from)) {
      this.#write(html.slice(from, end));
      this.#breakLine();
      from = end + 1;
    }
    this.#write(from === 0 ? html : html.slice(from));
  }

  /** Text in another language is lines already: every one of them is complete in itself. */
  __addSublanguage(emitter: LineEmitter): void {
    emitter.lines.forEach((line, index) => {
      if (index > 0) this.#breakLine();
      this.#write(line);
    });
  }

  /** Called once, at the end of the text. */
  finalize(): void {
    while (this.#hidden + this.#scopes.length > 0) this.endScope();
    this.lines.push(this.#line);
  }

  /** The lines are all that is asked for; highlight.js makes one text of every result, and of every part of one. */
  toHTML(): string {
    return "";
  }

  #write(html: string): void {
    if (html === "") return;
    while (this.#written < this.#scopes.length) this.#line += this.#scopes[this.#written++];
    this.#line += html;
  }

  #breakLine(): void {
    this.lines.push(this.#line + "</span>".repeat(this.#written));
    this.#line = "";
    this.#written = 0;
  }
}

/** `title.function` → classes `hljs-title function_`, the names that stylesheets for highlight.js have. */
function openingTag(scope: string): string {
  const [first, ...rest] = scope.split(".");
  const more = rest.map((name, depth) => ` ${name}${"_".repeat(depth + 1)}`).join("");
  return `<span class="hljs-${first}${more}">`;
}
