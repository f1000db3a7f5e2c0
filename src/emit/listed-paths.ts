/** Paths with facts about each, for hundreds of thousands of files: compressed, in a tenth of the memory of a map. */

import { PackedText } from "../cache/packed-text.ts";
import { makeCollector } from "../system/garbage.ts";

/** Number of paths after which to collect what they were read from. */
const COLLECT_AFTER = 20_000;

type Facts = readonly (string | null)[];

export class ListedPaths {
  readonly #hashes = new Hashes();
  /** JSON of each path with its facts. */
  readonly #lines = new PackedText();
  /** The same as a map, once a path was found: where two files have the same path, thousands may. */
  #byPath: Map<string, Facts> | undefined;

  add(path: string, ...facts: Facts): void {
    this.#hashes.add(toHash(path));
    this.#lines.add(JSON.stringify([path, ...facts]));
    this.#byPath?.set(path, facts);
  }

  /** Whether a path is there, as far as its hash tells: among a million paths, one in a billion others seems to be. */
  mayHave(path: string): boolean {
    return this.#hashes.has(toHash(path));
  }

  /** The facts about a path. */
  find(path: string): Facts | undefined {
    if (!this.mayHave(path)) return undefined;
    this.#byPath ??= new Map(this.#entries());
    return this.#byPath.get(path);
  }

  /** The paths with facts as wanted, in the order in which they were added. */
  *paths(isWanted: (facts: Facts) => boolean = () => true): Generator<string> {
    const collect = makeCollector(COLLECT_AFTER);
    for (const [path, facts] of this.#entries()) {
      collect();
      if (isWanted(facts)) yield path;
    }
  }

  *#entries(): Generator<[string, Facts]> {
    for (const text of this.#lines.join()) {
      for (const line of text.split("\n")) {
        if (line === "") continue;
        const [path, ...facts] = JSON.parse(line) as [string, ...Facts];
        yield [path, facts];
      }
    }
  }
}

/** As many bits as a number holds exactly. Never zero, which marks an empty slot. */
function toHash(path: string): number {
  return Number(BigInt.asUintN(52, BigInt(Bun.hash(path)))) + 1;
}

/** A set of numbers. */
class Hashes {
  #slots = new Float64Array(1024);
  #size = 0;

  has(hash: number): boolean {
    return this.#slots[this.#slotOf(hash)] === hash;
  }

  add(hash: number): void {
    if (2 * this.#size >= this.#slots.length) this.#grow();
    const slot = this.#slotOf(hash);
    if (this.#slots[slot] === 0) this.#size++;
    this.#slots[slot] = hash;
  }

  /** The slot of a number, or the empty one where it would be. */
  #slotOf(hash: number): number {
    let slot = hash % this.#slots.length;
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== hash) slot = (slot + 1) % this.#slots.length;
    return slot;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(2 * before.length);
    for (const hash of before) if (hash !== 0) this.#slots[this.#slotOf(hash)] = hash;
  }
}
