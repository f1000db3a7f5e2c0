/** Parses one tag, HTML or JSX: its name, its attributes as written, and its end; `undefined` if `<` begins no tag. */

import { findExpressionEnd, type ScanBudget } from "../values/expression.ts";

export type AttributeValue =
  | { readonly kind: "flag" }
  | { readonly kind: "text"; readonly text: string; readonly offset: number }
  /** `end` is the offset after the closing brace. */
  | { readonly kind: "expression" | "spread"; readonly offset: number; readonly end: number };

export interface Attribute {
  readonly name: string;
  readonly value: AttributeValue;
}

export interface Tag {
  /** `single`: it is self-closing (`/>`). */
  readonly kind: "open" | "close" | "single";
  /** Empty for the tags of a fragment. */
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly start: number;
  readonly end: number;
}

const NAME = /<(\/?)((?:[A-Za-z][\w.:-]*)?)(?=[\s/>])/y;
/** What no attribute begins with is text: `Promise<object | null>`. */
const ATTRIBUTE_NAME = /(?![|&,;])[^\s"'<>/={}`]+/y;
const SPACE = /\s*/y;
/**
 * Space, followed by JavaScript comments: a URL is not one. The limit exceeds any author's comment, and bounds the
 * search in text without an end.
 */
const GAP = /\s*(?:(?<=\s)(?:\/\/[^\n]*\n|\/\*[^]{0,2000}?\*\/)\s*)*/y;

/** Void HTML elements. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);

/** Whether a name is a component's. */
export function isComponentName(name: string): boolean {
  return /^[A-Z]|\./.test(name);
}

/** The name that must be bound for a component: `icons` for `icons.Star`. */
export function toRootName(name: string): string {
  return name.split(".", 1)[0] ?? name;
}

/** Whether a tag has content after it. */
export function opens(tag: Tag): boolean {
  return tag.kind === "open" && !VOID_ELEMENTS.has(tag.name);
}

/** Parses the tag at `start`. */
export function readTag(text: string, start: number, budget: ScanBudget): Tag | undefined {
  if (budget.spent) return undefined;
  NAME.lastIndex = start;
  const head = NAME.exec(text);
  if (head === null) return undefined;
  const written = head[2] ?? "";
  const name = toElementName(written);
  const nameEnd = start + head[0].length;
  if (written === "" && text[nameEnd] !== ">") return undefined;
  if (head[1] === "/") {
    const end = skip(SPACE, text, nameEnd);
    return text[end] === ">" ? { kind: "close", name, attributes: [], start, end: end + 1 } : undefined;
  }
  const reader = new AttributeReader(text, nameEnd, budget);
  const rest = reader.read();
  if (rest === undefined) {
    budget.lose(start, reader.at);
    return undefined;
  }
  if (name !== "") return { ...rest, name, start };
  // A fragment has no attributes but a key. Without content, it is a component like others.
  return rest.kind === "open" ? { ...rest, name, start, attributes: [] } : { ...rest, name: written, start };
}

/** `<>` by its name, which needs no import: React is in scope. */
const FRAGMENT = "React.Fragment";

/** Some authors write void elements in capitals; other names in capitals may be components. */
function toElementName(name: string): string {
  if (name === FRAGMENT) return "";
  return /^(?:BR|HR|IMG|WBR)$/.test(name) ? name.toLowerCase() : name;
}

class AttributeReader {
  at: number;
  readonly #text: string;
  readonly #budget: ScanBudget;

  constructor(text: string, at: number, budget: ScanBudget) {
    this.#text = text;
    this.at = at;
    this.#budget = budget;
  }

  /** The attributes and the end of the tag. */
  read(): Pick<Tag, "kind" | "attributes" | "end"> | undefined {
    const attributes: Attribute[] = [];
    for (;;) {
      this.at = skip(GAP, this.#text, this.at);
      const character = this.#text[this.at];
      if (character === ">") return { kind: "open", attributes, end: this.at + 1 };
      if (character === "/") {
        const end = skip(SPACE, this.#text, this.at + 1);
        return this.#text[end] === ">" ? { kind: "single", attributes, end: end + 1 } : undefined;
      }
      const attribute = character === "{" ? this.#spread() : this.#attribute();
      if (attribute === undefined) return undefined;
      attributes.push(attribute);
    }
  }

  #attribute(): Attribute | undefined {
    const start = this.at;
    // Attributes are separated by space, but MDX does not require it after a quoted value.
    const end = skip(ATTRIBUTE_NAME, this.#text, start);
    if (end === start) return undefined;
    const name = this.#text.slice(start, end);
    const equals = skip(SPACE, this.#text, end);
    this.at = end;
    if (this.#text[equals] !== "=") return { name, value: { kind: "flag" } };
    const value = this.#value(skip(SPACE, this.#text, equals + 1));
    return value === undefined ? undefined : { name, value };
  }

  #value(start: number): AttributeValue | undefined {
    const quote = this.#text[start];
    if (quote === "{") return this.#braces(start, "expression");
    if (quote === '"' || quote === "'") {
      const end = this.#text.indexOf(quote, start + 1);
      this.at = end < 0 ? this.#text.length : end + 1;
      return end < 0 ? undefined : { kind: "text", text: this.#text.slice(start + 1, end), offset: start + 1 };
    }
    const bare = /[^\s"'=<>`{}]+/y;
    const end = skip(bare, this.#text, start);
    this.at = end;
    return end === start ? undefined : { kind: "text", text: this.#text.slice(start, end), offset: start };
  }

  #spread(): Attribute | undefined {
    const value = this.#braces(this.at, "spread");
    return value === undefined ? undefined : { name: "", value };
  }

  #braces(start: number, kind: "expression" | "spread"): AttributeValue | undefined {
    const end = findExpressionEnd(this.#text, start, this.#budget);
    if (end < 0) return undefined;
    this.at = end;
    return { kind, offset: start, end };
  }
}

/** Returns the offset after the match of a sticky pattern at `start`; `start` if it does not match. */
function skip(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}
