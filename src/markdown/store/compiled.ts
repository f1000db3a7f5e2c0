/** Documents that this run has compiled, for other locales that show the same files. */

import type { Document, Source } from "../../model/document.ts";

interface Entry {
  /** Hash of the text. */
  readonly text: number | bigint;
  readonly settings: string;
  readonly document: Document;
}

export class Compiled {
  readonly #known = new Map<string, Entry>();
  /** Functions in settings are compared by identity. */
  readonly #functions = new Map<unknown, number>();

  /** Settings as text: equal ones give equal documents. */
  describe(settings: unknown): string {
    return JSON.stringify(settings, (_, value: unknown) => {
      if (value instanceof RegExp) return String(value);
      if (typeof value !== "function") return value;
      const number = this.#functions.get(value) ?? this.#functions.size;
      this.#functions.set(value, number);
      return `function ${number}`;
    });
  }

  find({ path, text }: Source, settings: string): Document | undefined {
    const entry = this.#known.get(path);
    return entry?.text === Bun.hash(text) && entry.settings === settings ? entry.document : undefined;
  }

  /** Stores a document that depends only on its text and settings. */
  add(source: Source, settings: string, document: Document): void {
    if (document.imports.length > 0 || document.code || source.split || source.imported) return;
    this.#known.set(source.path, { text: Bun.hash(source.text), settings, document });
  }
}
