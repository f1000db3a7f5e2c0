/** Many texts that are read only once and together. They are alike, so that compressed ones take a tenth of the memory. */

/** Number of characters to compress at once. */
const CHUNK = 1 << 20;

export class PackedText {
  readonly #packed: Uint8Array[] = [];
  #texts: string[] = [];
  #length = 0;

  add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
    if (this.#length < CHUNK) return;
    this.#packed.push(Bun.zstdCompressSync(this.#texts.join(), { level: 1 }));
    this.#texts = [];
    this.#length = 0;
  }

  /** Returns all texts, separated by commas, in parts. */
  *join(): Generator<string> {
    for (const [index, bytes] of this.#packed.entries()) {
      if (index > 0) yield ",";
      yield Bun.zstdDecompressSync(bytes).toString();
    }
    if (this.#packed.length > 0 && this.#texts.length > 0) yield ",";
    yield this.#texts.join();
  }
}
