/** Splits long work into short turns, so that the page can paint and respond between them. */

/** Milliseconds of work before the page gets a turn. */
const TURN_MS = 4;

export class Turns {
  #end = performance.now() + TURN_MS;

  /** Whether it is the page's turn. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** Resolves when work may continue. */
  async next(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#end = performance.now() + TURN_MS;
  }
}
