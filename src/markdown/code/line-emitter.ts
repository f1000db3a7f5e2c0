/**
 * Writes highlighted code so that it can be cut into lines. In: the scopes and texts that highlight.js finds. Out: HTML in which each
 * line is complete in itself and without empty spans.
 */

import type { Emitter, HLJSOptions } from "highlight.js";
import { escapeText } from "./escape-text.ts";

/** Scopes within each other that are shown: every line of them opens all, and some grammars nest without end. */
const MAX_DEPTH = 40;

/** Where a scope ends. */
const END = 0;

/** Text, the beginning of a scope, or the end of one. */
type Event = string | Scope | typeof END;

interface Scope {
  /** The opening tag; empty for a scope without a name. */
  readonly tag: string;
}

/**
 * Makes the emitter of one engine (`configure({ __emitter })`): the `value` of its results is one line of HTML for each line of
 * code. Quotes are written as themselves, as nothing here is in an attribute.
 */
export function makeLineEmitter(): HLJSOptions["__emitter"] {
  // Texts have thousands of scopes with a few dozen names.
  const scopes = new Map<string, Scope>();
  const scopeOf = (name: string): Scope => {
    const scope = scopes.get(name) ?? { tag: toTag(name) };
    scopes.set(name, scope);
    return scope;
  };
  return class LineEmitter implements Emitter {
    readonly #events: Event[] = [];
    #depth = 0;

    addText(text: string): void {
      if (text !== "") this.#events.push(text);
    }

    startScope(name: string): void {
      this.openNode(name);
    }

    endScope(): void {
      this.closeNode();
    }

    /** The parser calls this, too, for what is not a keyword. */
    openNode(name: string): void {
      this.#depth++;
      this.#events.push(scopeOf(name));
    }

    closeNode(): void {
      if (this.#depth === 0) return;
      this.#depth--;
      this.#events.push(END);
    }

    /** Takes over what is in another language; nothing is styled by which one that is. */
    __addSublanguage(emitter: Emitter): void {
      if (!(emitter instanceof LineEmitter)) return;
      emitter.finalize();
      for (const event of emitter.#events) this.#events.push(event);
    }

    finalize(): void {
      while (this.#depth > 0) this.closeNode();
    }

    toHTML(): string {
      return toHtml(this.#events);
    }
  };
}

/** `title.function` becomes `hljs-title function_`, as highlight.js names its classes. */
function toTag(name: string): string {
  if (!name) return "";
  const [first, ...tiers] = name.split(".");
  const classes = [`hljs-${first}`, ...tiers.map((tier, index) => tier + "_".repeat(index + 1))];
  return `<span class="${classes.join(" ")}">`;
}

function toHtml(events: readonly Event[]): string {
  // Tags of the scopes around the next text; empty for one that is not shown.
  const open: string[] = [];
  let shown = 0;
  let written = 0;
  let html = "";
  const write = (text: string): void => {
    if (text === "") return;
    for (; written < open.length; written++) html += open[written];
    html += escapeText(text);
  };
  const breakLine = (): void => {
    for (let depth = 0; depth < written; depth++) if (open[depth] !== "") html += "</span>";
    html += "\n";
    written = 0;
  };
  for (const event of events) {
    if (typeof event === "string") {
      let from = 0;
      for (let end = event.indexOf("\n"); end >= 0; end = event.indexOf("\n", from)) {
        write(event.slice(from, end));
        breakLine();
        from = end + 1;
      }
      write(from === 0 ? event : event.slice(from));
    } else if (event !== END) {
      const isShown = shown < MAX_DEPTH && event.tag !== "";
      if (isShown) shown++;
      open.push(isShown ? event.tag : "");
    } else {
      const closed = open.pop();
      if (closed !== "") shown--;
      if (written <= open.length) continue;
      written--;
      if (closed !== "") html += "</span>";
    }
  }
  return html;
}
