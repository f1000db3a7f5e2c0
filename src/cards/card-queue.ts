/** The cards that pages asked for. In: what each says, page by page. Out: their files, each once, in the order in which they were asked for. */

import type { OutputFile } from "../model/build.ts";
import type { RunTask } from "../model/task.ts";
import type { CardText } from "./card.ts";
import { type CardsRequest, drawCards } from "./draw-cards.ts";

/** Cards that cross to another thread in one message. */
const BATCH = 16;

export class CardQueue {
  readonly #request: Omit<CardsRequest, "texts">;
  readonly #run: RunTask | undefined;
  readonly #asked = new Map<string, CardText>();
  #waiting: [path: string, text: CardText][] = [];
  #drawn: OutputFile[] = [];
  /** The last batch under way. */
  #last: Promise<void> = Promise.resolve();

  /** With `run` cards are drawn as soon as enough are asked for; else when somebody takes their files. */
  constructor(request: Omit<CardsRequest, "texts">, run: RunTask | undefined) {
    this.#request = request;
    this.#run = run;
  }

  add(path: string, text: CardText): void {
    if (this.#asked.has(path)) return;
    this.#asked.set(path, text);
    if (!this.#run) return;
    this.#waiting.push([path, text]);
    if (this.#waiting.length === BATCH) this.#send(this.#run);
  }

  /** Files that another thread has drawn since the last time. */
  ready(): Iterable<OutputFile> {
    const files = this.#drawn;
    this.#drawn = [];
    return files;
  }

  /** All files that were not among those. */
  async *files(): AsyncGenerator<OutputFile> {
    if (this.#run) {
      this.#send(this.#run);
      await this.#last;
      yield* this.ready();
      return;
    }
    const draw = drawCards.open();
    for (const [path, text] of this.#asked) {
      for (const content of draw({ ...this.#request, texts: [text] })) yield toFile(path, content);
    }
  }

  #send(run: RunTask): void {
    const asked = this.#waiting;
    this.#waiting = [];
    this.#last = this.#draw(run, asked);
    // Its consumer handles the error.
    this.#last.catch(() => undefined);
  }

  async #draw(run: RunTask, asked: readonly (readonly [path: string, text: CardText])[]): Promise<void> {
    const drawn = await run(drawCards, { ...this.#request, texts: asked.map(([, text]) => text) });
    for (const [index, [path]] of asked.entries()) this.#drawn.push(toFile(path, drawn[index] ?? new Uint8Array()));
  }
}

function toFile(path: string, content: Uint8Array): OutputFile {
  return { path, content, hashed: true, source: "the social cards" };
}
