import type { OutputFile } from "../model/build.ts";
import { type StoredText, TextFile } from "../system/text-file.ts";

/** Number of characters that stay in memory. Longer files are written in parts. */
const IN_MEMORY = 8_000_000;

/** Collects the texts of pages for the files that contain all pages, by path. Dispose of it when these are written. */
export class WrittenTexts implements Disposable {
  readonly #inMemory: number;
  readonly #file = new TextFile();
  readonly #texts = new Map<string, StoredText | string>();
  #length = 0;

  constructor(inMemory = IN_MEMORY) {
    this.#inMemory = inMemory;
  }

  add(path: string, text: string): void {
    this.#length += text.length;
    this.#texts.set(path, (this.#length > this.#inMemory ? this.#file.write(text) : undefined) ?? text);
  }

  /** Text of a page, empty if it has none. */
  read(path: string): string {
    const text = this.#texts.get(path) ?? "";
    return typeof text === "string" ? text : text.read();
  }

  /** Returns the content of a file that consists of these texts. */
  join(parts: Iterable<string>): OutputFile["content"] {
    return this.#length > this.#inMemory ? { parts } : [...parts].join("");
  }

  [Symbol.dispose](): void {
    this.#file[Symbol.dispose]();
  }
}
