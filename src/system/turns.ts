/** Splits long work into short turns, so that signals and requests are handled while it runs. */

/** Milliseconds of work between two turns. */
const TURN = 30;

export class Turns implements Disposable {
  #begun = performance.now();
  #isOver = false;

  /** Ends the turn if it has lasted long enough. After disposal, the work never resumes. */
  async next(): Promise<void> {
    if (performance.now() - this.#begun < TURN) return;
    await new Promise(setImmediate);
    if (this.#isOver) await new Promise(() => {});
    this.#begun = performance.now();
  }

  [Symbol.dispose](): void {
    this.#isOver = true;
  }
}
