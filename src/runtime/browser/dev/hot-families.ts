/**
 * Stable functions for components whose code changes. React identifies a component by its function: one that stays, and
 * calls the newest code, keeps its state. The development bundle passes the components of the site's modules through
 * `velociHot` (`src/bundle/site/hot-source.ts`).
 */

import type { Context, createContext, createElement, use, useSyncExternalStore } from "react";

/** The parts of React that hot reload needs, from the site's first chunk. */
export interface HotReact {
  readonly createContext: typeof createContext;
  readonly createElement: typeof createElement;
  readonly use: typeof use;
  readonly useSyncExternalStore: typeof useSyncExternalStore;
}

/** Returns what stays for a component: the same function as long as its hooks are the same. */
export type Hot = (id: string, value: unknown, hooks: Hooks) => unknown;

export interface Hooks {
  /** Calls of hooks. */
  readonly calls: string;
  /** Functions of other modules whose calls count, too. */
  readonly others: () => readonly unknown[];
}

export interface HotUpdates {
  readonly react: HotReact;
  /** Number of the newest code, where a component is rendered. */
  readonly context: Context<number>;
  /** Number of the code that all components have been rendered with. */
  readonly generation: () => number;
  /** Called when a page still shows a component that another one has replaced: it keeps an element (`useMemo`). */
  readonly onStale: () => void;
}

declare global {
  var velociHot: Hot | undefined;
}

type Code = (...args: readonly unknown[]) => unknown;

interface Family {
  readonly signature: string;
  readonly shown: object;
  newest: object;
  /** Number of the code that has another component in its place. */
  endedAt?: number;
}

/** What `memo` and `forwardRef` return. */
interface Wrapped {
  readonly $$typeof: symbol;
  type?: unknown;
  render?: unknown;
  compare?: unknown;
}

/** The components of a page by their places in the site's code. */
export class HotFamilies {
  readonly #families = new Map<string, Family>();
  readonly #signatures = new WeakMap<object, string>();
  readonly #stable = new WeakSet<object>();
  #updates: HotUpdates | undefined;

  /** Makes components render when the number of the newest code changes. */
  follow(updates: HotUpdates): void {
    this.#updates = updates;
  }

  /** Whether `hot` returned the value. */
  isStable(value: unknown): boolean {
    return isObject(value) && this.#stable.has(value);
  }

  readonly hot: Hot = (id, value, hooks) => {
    if (typeof value === "object" && value !== null && isWrapped(value)) return this.#toWrapped(id, value, hooks);
    if (!isCode(value) || this.#stable.has(value)) return value;
    const ofOthers = readOthers(hooks).map(
      (other) => (isObject(other) ? this.#signatures.get(other) : undefined) ?? "",
    );
    return this.#toShown(id, value, [hooks.calls, ...ofOthers].join("\n"));
  };

  #toShown(id: string, code: Code, signature: string): object {
    this.#signatures.set(code, signature);
    const known = this.#families.get(id);
    if (known?.signature === signature) {
      known.newest = code;
      return known.shown;
    }
    if (known && this.#updates) known.endedAt = this.#updates.generation() + 1;
    const family: Family = {
      signature,
      newest: code,
      shown: new Proxy(
        code,
        this.#handlers(() => family),
      ),
    };
    this.#families.set(id, family);
    this.#signatures.set(family.shown, signature);
    this.#stable.add(family.shown);
    return family.shown;
  }

  #handlers(family: () => Family): ProxyHandler<Code> {
    return {
      apply: (_, self, args: unknown[]) => {
        const { newest, endedAt } = family();
        const number = this.#updates && readContext(this.#updates);
        if (endedAt !== undefined && number !== undefined && number >= endedAt) this.#updates?.onStale();
        return Reflect.apply(newest as Code, self, args);
      },
      construct: (_, args) => Reflect.construct(family().newest as Code, args) as object,
      get: (_, name) => Reflect.get(family().newest, name),
      set: (_, name, value) => Reflect.set(family().newest, name, value),
    };
  }

  #toWrapped(id: string, value: Wrapped, hooks: Hooks): object {
    const part = value.render === undefined ? "type" : "render";
    value[part] = this.hot(`${id}()`, value[part], hooks);
    const known = this.#families.get(id)?.newest as Wrapped | undefined;
    if (known?.$$typeof === value.$$typeof && known[part] === value[part]) {
      known.compare = value.compare;
      return known;
    }
    this.#families.set(id, { signature: "", newest: value, shown: value });
    this.#stable.add(value);
    return value;
  }
}

/** Subscribes a component to newer code. `undefined` if other code than React calls it. */
function readContext({ react, context }: HotUpdates): number | undefined {
  try {
    return react.use(context);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "function" || (typeof value === "object" && value !== null);
}

/** Classes keep their identity: an instance cannot change its class. */
function isCode(value: unknown): value is Code {
  return typeof value === "function" && !/^class\b/.test(Function.prototype.toString.call(value));
}

function isWrapped(value: object): value is Wrapped {
  return "$$typeof" in value && ("render" in value || ("type" in value && !("props" in value)));
}

/** Returns the imported hooks; none yet while modules that import each other load. */
function readOthers({ others }: Hooks): readonly unknown[] {
  try {
    return others();
  } catch {
    return [];
  }
}
