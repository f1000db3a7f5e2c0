/** Long work in short turns: between two of them the page paints and answers. */

/** Milliseconds of work after which the page gets a turn. */
const TURN_MS = 4;

export class Turns {
  #end = performance.now() + TURN_MS;

  /** Whether it is the page's turn. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Resolves when it is ours again. */
  async next(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#end = performance.now() + TURN_MS;
  }
}
