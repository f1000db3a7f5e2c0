/** Finds where a config sets a member, by reading the text without running it: computed members are not found. */

import type { Position } from "../model/document.ts";
import { readSourceTree, type Group, type Token } from "./source-tree.ts";
import type { KeyPath } from "./validate.ts";

/**
 * A function that finds members in a text, which is read at the first call. `marks` are members that identify their
 * object; by default those of a config.
 */
export function makeLocator(text: string, marks = MARKS): (path: KeyPath) => Position | undefined {
  let tree: readonly Token[] | undefined;
  return (path) => {
    tree ??= readSourceTree(text);
    const place = findPath(tree, path, marks);
    return place === undefined ? undefined : positionAt(text, place.start);
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

function findPath(tree: readonly Token[], path: KeyPath, marks: readonly string[]): Place | undefined {
  const config = configOf(tree, marks);
  return config && follow(config, path, tree);
}

/** The object that looks most like a config, outermost first. */
function configOf(tree: readonly Token[], marks: readonly string[]): Group | undefined {
  let best: Group | undefined;
  let bestCount = 0;
  for (const object of objectsOf(tree)) {
    const count = marks.filter((mark) => keyOf(object, mark) !== undefined).length;
    if (count > bestCount) [best, bestCount] = [object, count];
  }
  return best;
}

/** All `{}` groups, breadth first. */
function objectsOf(tree: readonly Token[]): Group[] {
  const groups = tree.filter((token) => token.kind === "group");
  if (groups.length === 0) return [];
  return [...groups.filter((group) => group.text === "{"), ...objectsOf(groups.flatMap((group) => group.tokens))];
}

function follow(group: Group, path: KeyPath, tree: readonly Token[]): Place | undefined {
  const [key, ...rest] = path;
  const place = typeof key === "number" ? entryOf(group, key) : keyOf(group, key ?? "");
  if (place === undefined || rest.length === 0) return place;
  const inner = valueGroup(place.value, tree);
  return inner === undefined ? undefined : follow(inner, rest, tree);
}

function entryOf(group: Group, index: number): Place | undefined {
  if (group.text !== "[") return undefined;
  const entries = splitAtCommas(group.tokens).slice(0, index + 1);
  // The number of entries in `...others` is known only at run time.
  if (entries.some(([first, second]) => first?.text === "." && second?.text === ".")) return undefined;
  const value = entries[index];
  const first = value?.[0];
  return value === undefined || first === undefined ? undefined : { start: first.start, value };
}

function keyOf(group: Group, key: string): Place | undefined {
  if (group.text !== "{") return undefined;
  for (const tokens of splitAtCommas(group.tokens)) {
    const [name, colon, ...value] = tokens;
    if (name === undefined || name.kind === "group" || name.text !== key) continue;
    const start = name.kind === "string" ? name.start + 1 : name.start;
    if (colon === undefined) return { start, value: [name] };
    if (colon.text === ":") return { start, value };
    if (colon.text === "(") return { start, value: [] };
  }
  return undefined;
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
