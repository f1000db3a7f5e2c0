/**
 * Turns the scopes a highlighter finds into HTML, line by line. In: texts, and scopes that may cross lines. Out: HTML
 * in which no span crosses a newline. It takes the place of highlight.js's own emitter, which builds a tree first.
 */

import type { Emitter } from "highlight.js";
import { escapeText } from "./escape-text.ts";

/** Collects one text; spans are written when text comes, so none is empty. */
export class LineEmitter implements Emitter {
  readonly #lines: string[] = [];
  #line = "";
  /** Opening tags of the scopes around the next text. */
  readonly #scopes: string[] = [];
  /** How many of them are open in the current line. */
  #written = 0;

  startScope(name: string): void {
    this.#scopes.push(openingTag(name));
  }

  endScope(): void {
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
    this.#addHtml(escapeText(text));
  }

  /** Text in another language is its HTML: every line of it is complete in itself. */
  __addSublanguage(emitter: Emitter): void {
    this.#addHtml(emitter.toHTML());
  }

  finalize(): void {
    while (this.#scopes.length > 0) this.endScope();
  }

  toHTML(): string {
    return [...this.#lines, this.#line].join("\n");
  }

  #addHtml(html: string): void {
    let from = 0;
    for (let end = html.indexOf("\n"); end >= 0; end = html.indexOf("\n", from)) {
      this.#write(html.slice(from, end));
      this.#breakLine();
      from = end + 1;
    }
    this.#write(from === 0 ? html : html.slice(from));
  }

  #write(html: string): void {
    if (html === "") return;
    while (this.#written < this.#scopes.length) this.#line += this.#scopes[this.#written++];
    this.#line += html;
  }

  #breakLine(): void {
    this.#lines.push(this.#line + "</span>".repeat(this.#written));
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
