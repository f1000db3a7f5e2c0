/** Values that need not be in memory, and maps of them. */

import { makeCollector } from "./garbage.ts";

/** A value that is made each time it is read, so that it need not be in memory. */
export abstract class Late<Value> {
  abstract read(): Value;
}

/** Number of values after which what they were is collected. */
const COLLECT_AFTER = 10_000;

/** A map of plain data. Some of its values may be outside of memory: do not compare them by identity. */
export class LateMap<Value> implements ReadonlyMap<string, Value> {
  readonly #values = new Map<string, Value | Late<Value>>();
  readonly #collect = makeCollector(COLLECT_AFTER);
  /** The late value that was read last: stages mostly read one several times. */
  #last: { readonly late: Late<Value>; readonly value: Value } | undefined;

  get size(): number {
    return this.#values.size;
  }

  set(key: string, value: Value | Late<Value>): this {
    this.#values.set(key, value);
    return this;
  }

  get(key: string): Value | undefined {
    const late = this.#values.get(key);
    if (!(late instanceof Late)) return late;
    if (this.#last?.late !== late) {
      this.#last = { late, value: late.read() };
      this.#collect();
    }
    return this.#last.value;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  keys(): MapIterator<string> {
    return this.#values.keys();
  }

  values(): MapIterator<Value> {
    return this.entries().map(([, value]) => value) as MapIterator<Value>;
  }

  entries(): MapIterator<[string, Value]> {
    return this.keys().map((key) => [key, this.get(key)]) as MapIterator<[string, Value]>;
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }

  /** The same as a record, whose late values are made each time they are read, too. */
  toRecord(): Readonly<Record<string, Value>> {
    if (!this.#values.values().some((value) => value instanceof Late)) return Object.fromEntries(this);
    const get = (key: string | symbol): Value | undefined => (typeof key === "string" ? this.get(key) : undefined);
    return new Proxy<Record<string, Value>>(
      {},
      {
        get: (_, key) => get(key),
        has: (_, key) => typeof key === "string" && this.has(key),
        ownKeys: () => [...this.keys()],
        getOwnPropertyDescriptor: (_, key) =>
          typeof key === "string" && this.has(key)
            ? { get: () => this.get(key), enumerable: true, configurable: true }
            : undefined,
      },
    );
  }
}
