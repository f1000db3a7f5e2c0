/** Detects what plugins changed. */

import { type TreeNode, walk } from "./tree.ts";

interface Entry {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly children: readonly TreeNode[] | undefined;
}

/** Records the state of a tree. */
export class Snapshot {
  readonly #entries = new Map<TreeNode, Entry>();
  readonly #definitions: string;

  constructor(tree: TreeNode) {
    this.#definitions = listDefinitions(tree);
    walk(tree, (node) => this.#keep(node));
  }

  #keep(node: TreeNode): void {
    this.#entries.set(node, { fields: copyFields(node), children: node.children && [...node.children] });
  }

  /** Makes a change that does not count: an unchanged node stays unchanged. */
  change(node: TreeNode, change: () => void): void {
    const isSame = this.#hasSameFields(node);
    change();
    if (isSame) this.#keep(node);
  }

  #hasSameFields(node: TreeNode): boolean {
    const entry = this.#entries.get(node);
    return entry !== undefined && isSameObject(entry.fields, node);
  }

  /** Returns the unchanged nodes of a tree, except those of the `excluded` types and their ancestors. */
  findUntouched(tree: TreeNode, excluded: ReadonlySet<string> = new Set()): ReadonlySet<TreeNode> {
    const untouched = new Set<TreeNode>();
    const hasSameDefinitions = this.#definitions === listDefinitions(tree);
    const check = (node: TreeNode): boolean => {
      const before = this.#entries.get(node)?.children;
      const { children } = node;
      let isSame = before?.length === children?.length && !excluded.has(node.type);
      for (const [index, child] of (children ?? []).entries())
        isSame = check(child) && child === before?.[index] && isSame;
      isSame &&= this.#hasSameFields(node) && (hasSameDefinitions || !node.type.endsWith("Reference"));
      if (isSame) untouched.add(node);
      return isSame;
    };
    check(tree);
    return untouched;
  }
}

/** Targets of references: changing one changes its references. */
function listDefinitions(tree: TreeNode): string {
  const definitions: unknown[] = [];
  walk(tree, ({ type, identifier, url, title }) => {
    if (type === "definition") definitions.push(identifier, url, title);
  });
  return JSON.stringify(definitions);
}

/** Fields of the tree itself, and positions. */
const STRUCTURE: ReadonlySet<string> = new Set(["children", "position"]);

function copyFields(node: object): Record<string, unknown> {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(node)) if (!STRUCTURE.has(key)) copy[key] = copyField(node, key);
  return copy;
}

/** A getter is evaluated only when a plugin reads it, so it is kept. */
function copyField(owner: object, key: string): unknown {
  const { get, value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  if (get !== undefined) return get;
  if (Array.isArray(value)) return value.map((_, index) => copyField(value, String(index)));
  return typeof value === "object" && value !== null ? copyFields(value) : value;
}

function isSameObject(copy: Readonly<Record<string, unknown>>, owner: object): boolean {
  let count = 0;
  for (const key of Object.keys(owner)) {
    if (STRUCTURE.has(key)) continue;
    count++;
    if (!Object.hasOwn(copy, key) || !isSameField(copy[key], owner, key)) return false;
  }
  return count === Object.keys(copy).length;
}

function isSameField(copy: unknown, owner: object, key: string): boolean {
  const { get, value } = Object.getOwnPropertyDescriptor(owner, key) ?? {};
  if (get !== undefined || typeof value !== "object" || value === null) return copy === (get ?? value);
  if (typeof copy !== "object" || copy === null || Array.isArray(value) !== Array.isArray(copy)) return false;
  if (!Array.isArray(value) || !Array.isArray(copy)) return isSameObject(copy as Record<string, unknown>, value);
  return value.length === copy.length && value.every((_, index) => isSameField(copy[index], value, String(index)));
}
