/** Many texts that are read together, and rarely. They are alike, so that compressed ones take a tenth of the memory. */

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
    this.#packed.push(Bun.zstdCompressSync(this.#rest(), { level: 1 }));
    this.#texts = [];
    this.#length = 0;
  }

  /** Returns all texts in parts, each text after a line end. */
  *join(): Generator<string> {
    for (const bytes of this.#packed) yield Bun.zstdDecompressSync(bytes).toString();
    yield this.#rest();
  }

  #rest(): string {
    return this.#texts.map((each) => `\n${each}`).join("");
  }
}
