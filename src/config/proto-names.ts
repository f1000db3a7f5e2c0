/**
 * Makes `__proto__` an ordinary name for schemas, which drop it: assigning it sets an object's prototype. Returns the
 * value with another name in its place, and a function that restores it.
 */

const NAME = "__proto__";

/** The stack holds only some thousands of levels, and no valid value has as many. */
const MAX_DEPTH = 200;

/** A value in which another name replaces `__proto__`. */
export interface Renamed {
  readonly value: unknown;
  /** The name as the author wrote it. */
  readonly original: (name: string) => string;
  /** Restores the names in a schema's result. */
  readonly restore: <T>(made: T) => T;
}

/** Returns `undefined` for a value without the name, as nearly all are. Does not change the value itself. */
export function renameProto(value: unknown): Renamed | undefined {
  if (!hasName(value, new Set())) return undefined;
  const standIn = `${NAME} ${crypto.randomUUID()}`;
  return {
    value: new Renamer(NAME, standIn).rename(value),
    original: (name) => (name === standIn ? NAME : name),
    restore: <T>(made: T): T => new Renamer(standIn, NAME).rename(made) as T,
  };
}

function hasName(value: unknown, seen: Set<object>, depth = 0): boolean {
  const members = depth > MAX_DEPTH ? undefined : membersOf(value);
  if (members === undefined || seen.has(members.of)) return false;
  seen.add(members.of);
  return members.entries.some(([name, member]) => name === NAME || hasName(member, seen, depth + 1));
}

class Renamer {
  readonly #from: string;
  readonly #to: string;
  /** Copies of objects; one that contains itself stays unchanged there. */
  readonly #made = new Map<object, unknown>();

  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** A copy of the objects and lists that contain the name; all others are shared with the copy. */
  rename(value: unknown, depth = 0): unknown {
    const members = depth > MAX_DEPTH ? undefined : membersOf(value);
    if (members === undefined) return value;
    if (this.#made.has(members.of)) return this.#made.get(members.of);
    this.#made.set(members.of, value);
    const entries = members.entries.map(
      ([name, member]) => [name === this.#from ? this.#to : name, this.rename(member, depth + 1)] as const,
    );
    const isSame = entries.every(([name, member], index) => {
      const [oldName, old] = members.entries[index] ?? [];
      return name === oldName && member === old;
    });
    // Own properties, whatever their names.
    const copy = Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
    const made = isSame ? value : copy;
    this.#made.set(members.of, made);
    return made;
  }
}

interface Members {
  readonly of: object;
  readonly entries: readonly (readonly [string, unknown])[];
}

/** Members of a list or a plain object; `undefined` for other values, and for those that have getters or cannot be read. */
function membersOf(value: unknown): Members | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  try {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (!Array.isArray(value) && prototype !== null && prototype !== Object.prototype) return undefined;
    const all = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, { enumerable }]) => enumerable);
    return all.some(([, { get }]) => get)
      ? undefined
      : { of: value, entries: all.map(([name, member]) => [name, member.value]) };
  } catch {
    return undefined;
  }
}
