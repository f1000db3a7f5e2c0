/**
 * Notices when code asks for something that changes by itself: the time, random numbers, facts about the process. From the first code that is
 * watched on, the global objects that know these are replaced by ones that answer the same.
 */

import { join, sep } from "node:path";

type Functions = Readonly<Record<string, readonly string[]>>;

/** Names of functions by the path of the object that has them. Their results change from call to call. */
const CHANGING: Functions = { Math: ["random"], crypto: ["getRandomValues", "randomUUID"], performance: ["now"] };

/** The same, for results that may be equal in two builds. */
const OF_PROCESS: Functions = {
  process: ["hrtime", "uptime", "memoryUsage", "cpuUsage", "resourceUsage"],
  "Temporal.Now": ["instant", "plainDateISO", "plainDateTimeISO", "plainTimeISO", "zonedDateTimeISO"],
};

/** Functions whose effects come later, when they may change any page. */
const LATER = ["fetch", "setTimeout", "setInterval", "setImmediate", "WebSocket", "XMLHttpRequest", "Worker"];

/** What paths of this program contain: those of the executable, or its sources. */
const OWN = /\$bunfs|~BUN/.exec(import.meta.dir)?.[0] ?? join(import.meta.dir, "..") + sep;

/** Methods of a date that give no more than the year. */
const YEAR: readonly PropertyKey[] = ["constructor", "getFullYear", "getUTCFullYear"];

type Members = Record<PropertyKey, unknown>;
type AnyFunction = (...given: readonly unknown[]) => unknown;

/** Called with the arguments of a call. */
type Note = (given: readonly unknown[]) => void;

/** Watches code. Makes no difference to what it gets, and replaces nothing before the first code is watched. */
export class VolatileReads implements Disposable {
  /** Environment variables that code asked for, by name. */
  readonly variables = new Set<string>();
  readonly #restores: (() => void)[] = [];
  #isWatching = false;
  /** Whether the program goes on with other things meanwhile. */
  #isLoading = false;
  #isFound = false;
  #isLasting = false;
  #known: ReadonlySet<string> | undefined;

  /** Replaces the global objects. */
  #open(): void {
    if (this.#restores.length > 0) return;
    const note = (): void => this.#note(true);
    const moments = makeMoments(note);
    const date = makeDate(moments, note);
    this.#watchFormats(moments);
    this.#replace(Date.prototype, "constructor", date);
    this.#replace(globalThis, "Date", date);
    this.#wrapAll(CHANGING, note);
    this.#wrapAll(OF_PROCESS, () => this.#note(false));
    for (const name of LATER) this.#wrap(globalThis, name, () => this.#noteLater());
    this.#replace(process, "env", this.#makeEnvironment(process.env));
  }

  #wrapAll(functions: Functions, note: Note): void {
    for (const [path, names] of Object.entries(functions)) {
      const object = path
        .split(".")
        .reduce<unknown>((found, name) => (found as Members | undefined)?.[name], globalThis);
      for (const name of names) this.#wrap(object as Members | undefined, name, note);
    }
  }

  /** Whether code has done anything whose effect comes later. From then on, any page may be different each time. */
  get isLasting(): boolean {
    return this.#isLasting;
  }

  /** Environment variables that may be asked for from now on, because results are known to depend on them. */
  allow(names: Iterable<string>): void {
    this.#known = new Set(names);
  }

  /** Runs code, and returns whether its result may be another one the next time. */
  watch<T>(work: () => T): { readonly result: T; readonly isVolatile: boolean } {
    this.#begin(false);
    try {
      const result = work();
      return { result, isVolatile: this.isVolatile };
    } finally {
      this.#isWatching = false;
    }
  }

  /**
   * The same for code that is loaded, while the program goes on with other things. What packages take when they are loaded rarely reaches a
   * page, so it does not count if the next build takes something else: then it can be seen.
   */
  async watchLoading<T>(work: () => Promise<T>): Promise<T> {
    this.#begin(true);
    try {
      return await work();
    } finally {
      this.#isWatching = false;
      // Values that a module takes when it is loaded are on every page.
      this.#isLasting ||= this.#isFound;
    }
  }

  /** Whether the code that is watched has asked for anything so far. */
  get isVolatile(): boolean {
    return this.#isFound || this.#isLasting;
  }

  /** Puts everything back. */
  [Symbol.dispose](): void {
    for (const restore of this.#restores.splice(0).toReversed()) restore();
  }

  #begin(isLoading: boolean): void {
    this.#open();
    this.#isFound = false;
    this.#isWatching = true;
    this.#isLoading = isLoading;
  }

  /** The file of the code that is asking, if that is watched: a line of the stack, empty if nothing else can run. */
  #caller(): string | undefined {
    if (!this.#isWatching) return undefined;
    if (!this.#isLoading) return "";
    const lines = (new Error().stack ?? "").split("\n");
    return lines.find((line) => /[\\/]/.test(line) && !line.includes(OWN));
  }

  #isOfWatched(): boolean {
    return this.#caller() !== undefined;
  }

  /** `differs`: whether another build would get another result. */
  #note(differs: boolean): void {
    if (this.#isFound) return;
    const caller = this.#caller();
    this.#isFound = caller !== undefined && !(differs && /[\\/]node_modules[\\/]/.test(caller));
  }

  #noteLater(): void {
    if (!this.#isLasting && this.#isOfWatched()) this.#isLasting = true;
  }

  #replace(object: object, name: PropertyKey, value: unknown): void {
    const before = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, {
      value,
      configurable: true,
      enumerable: before?.enumerable ?? false,
      writable: true,
    });
    this.#restores.push(() => {
      if (before) Object.defineProperty(object, name, before);
      else Reflect.deleteProperty(object, name);
    });
  }

  #wrap(object: object | undefined, name: string, note: Note): void {
    const original: unknown = object && Reflect.get(object, name);
    if (object && typeof original === "function") this.#replace(object, name, withNote(original as AnyFunction, note));
  }

  /** Formats without a date show the current time. */
  #watchFormats({ has }: Moments): void {
    const isNow = (one: unknown): boolean => one === undefined || has(one);
    const note = (given: readonly unknown[]): void => {
      if (given.length === 0 || given.some(isNow)) this.#note(true);
    };
    const formats = Intl.DateTimeFormat.prototype;
    for (const name of ["formatToParts", "formatRange", "formatRangeToParts"] as const) this.#wrap(formats, name, note);
    const format = Object.getOwnPropertyDescriptor(formats, "format");
    if (!format?.get) return;
    const { get } = format;
    Object.defineProperty(formats, "format", {
      ...format,
      get(this: unknown) {
        return withNote(Reflect.apply(get, this, []) as AnyFunction, note);
      },
    });
    this.#restores.push(() => Object.defineProperty(formats, "format", format));
  }

  #makeEnvironment(variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    const ask = (name: PropertyKey): void => {
      if (typeof name !== "string" || !this.#isOfWatched()) return;
      this.variables.add(name);
      if (this.#known?.has(name) === false) this.#isFound = true;
    };
    return new Proxy(variables, {
      get: (target, name) => (ask(name), Reflect.get(target, name) as unknown),
      has: (target, name) => (ask(name), Reflect.has(target, name)),
      // Whoever lists all of them may read any.
      ownKeys: (target) => (this.#note(false), Reflect.ownKeys(target)),
    });
  }
}

/** Makes the function that calls `note` first. Its members stay, such as `process.hrtime.bigint`. */
function withNote(original: AnyFunction, note: Note): AnyFunction {
  return new Proxy(original, {
    apply: (target, self, given: readonly unknown[]) => (note(given), Reflect.apply(target, self, given)),
    construct: (target, given: readonly unknown[], made) => (
      note(given),
      Reflect.construct(target, given, made) as object
    ),
    get(target, name, self) {
      const member: unknown = Reflect.get(target, name, self);
      return typeof member === "function" && name === "bigint" ? withNote(member as AnyFunction, note) : member;
    },
  });
}

/** Dates that are the current moment. */
interface Moments {
  readonly make: () => Date;
  readonly has: (given: unknown) => boolean;
}

/** Makes the `Date` whose current moments are these. */
function makeDate(moments: Moments, note: () => void): DateConstructor {
  const now = withNote(Date.now as AnyFunction, note);
  const made: DateConstructor = new Proxy(Date, {
    apply: (target, self, given) => (note(), Reflect.apply(target, self, given)),
    construct(target, given: readonly unknown[], to) {
      if (given.length === 0 && to === made) return moments.make();
      // A copy of a moment asks it for nothing.
      if (given.length === 0 || given.some(moments.has)) note();
      return Reflect.construct(target, given, to === made ? target : to) as object;
    },
    get: (target, name, self) => (name === "now" ? now : (Reflect.get(target, name, self) as unknown)),
  });
  return made;
}

/** Their methods call `note` first. A page that shows only the year is the same for a year. */
function makeMoments(note: () => void): Moments {
  const Real = Date;
  const made = new WeakSet<object>();
  const methods: PropertyDescriptorMap = {};
  for (const name of Reflect.ownKeys(Date.prototype)) {
    const original: unknown = Reflect.get(Date.prototype, name);
    if (YEAR.includes(name) || typeof original !== "function") continue;
    methods[name as string] = { value: withNote(original as AnyFunction, note), configurable: true, writable: true };
  }
  return {
    make() {
      const date = Object.defineProperties(new Real(), methods);
      made.add(date);
      return date;
    },
    has: (given) => typeof given === "object" && given !== null && made.has(given),
  };
}
