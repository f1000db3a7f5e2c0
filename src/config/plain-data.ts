/** Converts a value from the site's code to plain data. */

import type { Json, JsonObject } from "../model/json.ts";
import { toErrorText } from "../report/error-text.ts";

type KeyPath = readonly (string | number)[];

/** A value that JSON cannot hold unchanged. */
export interface Loss {
  readonly path: KeyPath;
  /** An error if it cannot be written at all, a warning if it would be lost silently. */
  readonly severity: "error" | "warning";
  /** The words that follow the name of the value: "is a BigInt, which JSON cannot hold". */
  readonly what: string;
}

/** A value as plain data; `undefined` if it cannot be converted. */
type Plain = Json | undefined;

/** Maximum nesting: no page needs more levels, and the stack holds only some thousands. */
const MAX_DEPTH = 200;

/** An object as plain data: regular expressions, dates and URLs become strings, `undefined` is left out. */
export function toPlainObject(value: object, onLoss: (loss: Loss) => void): JsonObject {
  return (toPlainData(value, onLoss) ?? {}) as JsonObject;
}

/** The same for any value. Getters, proxies and `toJSON` may throw: that counts as a loss. */
export function toPlainData(value: unknown, onLoss: (loss: Loss) => void): Plain {
  return new Reader(onLoss).read(() => value, []);
}

class Reader {
  readonly #onLoss: (loss: Loss) => void;
  /** Objects that contain the current value. */
  readonly #around = new Set<object>();

  constructor(onLoss: (loss: Loss) => void) {
    this.#onLoss = onLoss;
  }

  read(get: () => unknown, path: KeyPath): Plain {
    try {
      return this.#convert(get(), path);
    } catch (error) {
      return this.#lose(path, "error", `cannot be read: \`${toErrorText(error)}\``);
    }
  }

  #convert(value: unknown, path: KeyPath): Plain {
    if (value === undefined || value === null) return value;
    if (typeof value === "string" || typeof value === "boolean") return value;
    if (typeof value === "number") return Number.isFinite(value) ? value : this.#replace(path, `is \`${value}\``, null);
    if (typeof value === "bigint") return this.#lose(path, "error", "is a BigInt, which JSON cannot hold");
    if (typeof value !== "object")
      return this.#lose(path, "warning", `is a ${typeof value}, which pages cannot receive, so it is left out`);
    if (value instanceof RegExp) return value.source;
    if (value instanceof URL) return value.href;
    if (value instanceof Date && Number.isNaN(value.getTime())) return this.#replace(path, "is an invalid date", null);
    return this.#enter(value, path);
  }

  #enter(value: object, path: KeyPath): Plain {
    if (this.#around.has(value)) return this.#lose(path, "error", "contains itself");
    if (path.length > MAX_DEPTH) return this.#lose(path, "error", `is nested more than ${MAX_DEPTH} levels deep`);
    this.#around.add(value);
    try {
      return this.#members(value, path);
    } finally {
      this.#around.delete(value);
    }
  }

  #members(value: object, path: KeyPath): Plain {
    if (Array.isArray(value)) return value.map((_, index) => this.read(() => value[index], [...path, index]) ?? null);
    if ("toJSON" in value && typeof value.toJSON === "function")
      return this.read(() => Reflect.apply(value.toJSON as () => unknown, value, []), path);
    const keys = Object.keys(value);
    const kind = kindOf(value);
    if (kind !== undefined && keys.length === 0) return this.#replace(path, `is a \`${kind}\``, {});
    if (kind !== undefined)
      this.#lose(path, "warning", `is an instance of \`${kind}\`: pages receive its fields, but not its methods`);
    const members = keys.map((key) => [key, this.read(() => Reflect.get(value, key), [...path, key])] as const);
    return Object.fromEntries(members.filter(([, member]) => member !== undefined));
  }

  /** As `JSON.stringify` does, which says nothing. */
  #replace(path: KeyPath, what: string, by: JsonObject | null): Json {
    this.#lose(path, "warning", `${what}, which JSON cannot hold, so pages receive \`${JSON.stringify(by)}\``);
    return by;
  }

  #lose(path: KeyPath, severity: Loss["severity"], what: string): undefined {
    this.#onLoss({ path: path.slice(0, MAX_SHOWN), severity, what });
  }
}

/** Longer paths would not help anyone. */
const MAX_SHOWN = 12;

/** The class of an object, unless it is a plain one. */
function kindOf(value: object): string | undefined {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  const { constructor } = prototype as { readonly constructor?: unknown };
  return typeof constructor === "function" && constructor.name !== "" ? constructor.name : "class";
}
