/** Finds where a config sets a member, by reading the text without running it: computed members are not found. */

import type { Position } from "../model/document.ts";
import { readSourceTree, type Group, type Token } from "./source-tree.ts";
import type { KeyPath } from "./validate.ts";

/**
 * A function that finds members in a text, which is read at the first call. `marks` are members that identify their
 * object; by default those of a config.
 */
export function makeLocator(text: string, marks = MARKS): (path: KeyPath) => Position | undefined {
  let finder: MemberFinder | undefined;
  const positionOf = makePositions(text);
  return (path) => {
    finder ??= new MemberFinder(readSourceTree(text), marks);
    const place = finder.find(path);
    return place === undefined ? undefined : positionOf(place.start);
  };
}

/** A function like `positionAt` for many offsets of one text. */
function makePositions(text: string): (offset: number) => Position {
  let ends: number[] | undefined;
  return (offset) => {
    ends ??= Array.from(text.matchAll(/\n/g), ({ index }) => index);
    let [line, last] = [0, ends.length];
    while (line < last) {
      const middle = (line + last) >> 1;
      if ((ends[middle] ?? offset) < offset) line = middle + 1;
      else last = middle;
    }
    return { line: line + 1, column: offset - (ends[line - 1] ?? -1) };
  };
}

/** 1-based line and column of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** A member found: its position and the tokens of its value. */
interface Place {
  readonly start: number;
  readonly value: readonly Token[];
}

/** Members that tell the config from other objects in the file. */
const MARKS: readonly string[] = ["title", "url", "baseUrl", "presets", "plugins", "themeConfig", "i18n"];

/** Finds members of one config. What each of its groups contains is read once: lists may have thousands of entries. */
class MemberFinder {
  readonly #tree: readonly Token[];
  readonly #config: Group | undefined;
  readonly #lists = new Map<Group, List>();
  readonly #members = new Map<Group, ReadonlyMap<string, Place>>();

  constructor(tree: readonly Token[], marks: readonly string[]) {
    this.#tree = tree;
    this.#config = this.#findConfig(marks);
  }

  find(path: KeyPath): Place | undefined {
    return this.#config && this.#follow(this.#config, path);
  }

  /** The object that looks most like a config, outermost first. */
  #findConfig(marks: readonly string[]): Group | undefined {
    let best: Group | undefined;
    let bestCount = 0;
    for (const object of objectsOf(this.#tree)) {
      const members = readMembers(object);
      const count = marks.filter((mark) => members.has(mark)).length;
      if (count > bestCount) [best, bestCount] = [object, count];
    }
    return best;
  }

  #follow(group: Group, path: KeyPath): Place | undefined {
    const [key, ...rest] = path;
    const place = typeof key === "number" ? this.#entry(group, key) : this.#member(group, key ?? "");
    if (place === undefined || rest.length === 0) return place;
    const inner = valueGroup(place.value, this.#tree);
    return inner === undefined ? undefined : this.#follow(inner, rest);
  }

  #entry(group: Group, index: number): Place | undefined {
    if (group.text !== "[") return undefined;
    const { entries, known } = this.#lists.get(group) ?? readList(group);
    this.#lists.set(group, { entries, known });
    const value = index < known ? entries[index] : undefined;
    const first = value?.[0];
    return value === undefined || first === undefined ? undefined : { start: first.start, value };
  }

  #member(group: Group, key: string): Place | undefined {
    const members = this.#members.get(group) ?? readMembers(group);
    this.#members.set(group, members);
    return members.get(key);
  }
}

/** All `{}` groups, breadth first. */
function objectsOf(tree: readonly Token[]): Group[] {
  const groups = tree.filter((token) => token.kind === "group");
  if (groups.length === 0) return [];
  return [...groups.filter((group) => group.text === "{"), ...objectsOf(groups.flatMap((group) => group.tokens))];
}

interface List {
  readonly entries: readonly (readonly Token[])[];
  /** Number of entries before one such as `...others`, whose number is known only at run time. */
  readonly known: number;
}

function readList({ tokens }: Group): List {
  const entries = splitAtCommas(tokens);
  const spread = entries.findIndex(([first, second]) => first?.text === "." && second?.text === ".");
  return { entries, known: spread < 0 ? entries.length : spread };
}

/** The members of an object; of those with the same name, the first. */
function readMembers(group: Group): ReadonlyMap<string, Place> {
  const members = new Map<string, Place>();
  if (group.text !== "{") return members;
  for (const [name, colon, ...value] of splitAtCommas(group.tokens)) {
    if (name === undefined || name.kind === "group" || members.has(name.text)) continue;
    const start = name.kind === "string" ? name.start + 1 : name.start;
    if (colon === undefined) members.set(name.text, { start, value: [name] });
    else if (colon.text === ":") members.set(name.text, { start, value });
    else if (colon.text === "(") members.set(name.text, { start, value: [] });
  }
  return members;
}

/** The object or list of a value: as written, in parentheses, or the constant it names. */
function valueGroup(value: readonly Token[], tree: readonly Token[]): Group | undefined {
  const [first, second] = value;
  if (first === undefined) return undefined;
  if (first.kind === "group") return first.text === "(" ? valueGroup(first.tokens, tree) : first;
  if (first.kind !== "word" || second?.text === "(" || second?.text === ".") return undefined;
  return initializerOf(first.text, tree);
}

/** The group after `name =` or `name: Type =` at the top of the file. */
function initializerOf(name: string, tree: readonly Token[]): Group | undefined {
  const declared = tree.findIndex((token, index) => token.text === name && isDeclarator(tree[index - 1]));
  if (declared < 0) return undefined;
  const after = tree.slice(declared + 1, declared + 12);
  const equals = after.findIndex((token) => token.text === "=");
  return equals < 0 ? undefined : valueGroup(after.slice(equals + 1, equals + 2), []);
}

function isDeclarator(token: Token | undefined): boolean {
  return token !== undefined && /^(?:const|let|var)$/.test(token.text);
}

function splitAtCommas(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === "other" && token.text === ",") parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
