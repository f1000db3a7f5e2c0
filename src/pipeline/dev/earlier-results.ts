/** Small results of the last session that its first page needed, in one file: reading it takes less time than making them. */

import { join } from "node:path";
import { readChecked, writeChecked } from "../../cache/checked-file.ts";
import type { DevRequest } from "../../model/dev.ts";
import type { Json } from "../../model/json.ts";
import type { Memo } from "../../model/memo.ts";

/** Kinds of results; the keys of each are its own. */
type Kind = "outlines" | "sheets";

type Values = Record<string, Json>;

interface Content {
  readonly engine: string;
  readonly values: Readonly<Record<Kind, Values>>;
}

function none(): Record<Kind, Values> {
  return { outlines: {}, sheets: {} };
}

/** Keeps what the first state of the present session uses. A session that ends before it is complete drops nothing. */
export class EarlierResults implements Disposable {
  readonly #cache: DevRequest["cache"];
  #now = none();
  #before: Readonly<Record<Kind, Values>> | undefined;
  #isNew = false;
  #isOver = false;

  constructor(cache: DevRequest["cache"]) {
    this.#cache = cache;
  }

  /** Returns the results of one kind. They must be plain data. */
  memo<T>(kind: Kind): Memo<T> {
    return {
      get: (key) => {
        const value = this.#now[kind][key] ?? this.#read()[kind][key];
        if (value !== undefined && !this.#isOver) this.#now[kind][key] = value;
        return value as T | undefined;
      },
      put: (key, value) => {
        if (this.#isOver) return;
        this.#now[kind][key] = value as Json;
        this.#isNew = true;
      },
    };
  }

  /** Ends the first state of the site, which is complete: writes the file if there is anything new, and forgets everything. */
  save(): void {
    this.#end(() => this.#now);
  }

  /** Ends the session. What a first state that is not complete did not come to use may still be of use. */
  [Symbol.dispose](): void {
    this.#end(() => {
      const { outlines, sheets } = this.#read();
      return { outlines: { ...outlines, ...this.#now.outlines }, sheets: { ...sheets, ...this.#now.sheets } };
    });
  }

  #end(makeValues: () => Content["values"]): void {
    if (this.#cache && this.#isNew && !this.#isOver) {
      const content: Content = { engine: this.#cache.engine, values: makeValues() };
      writeChecked(this.#file, JSON.stringify(content));
    }
    this.#isOver = true;
    this.#before = none();
    this.#now = none();
  }

  #read(): Readonly<Record<Kind, Values>> {
    const text = this.#before || !this.#cache ? undefined : readChecked(this.#file);
    const content = text === undefined ? undefined : (JSON.parse(text) as Content);
    this.#before ??= content?.engine === this.#cache?.engine ? content?.values : undefined;
    return (this.#before ??= none());
  }

  get #file(): string {
    return join(this.#cache?.dir ?? "", "session.json");
  }
}
