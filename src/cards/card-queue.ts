/** Queues the cards that pages request. Returns each card file once, in the order of the requests. */

import type { OutputFile } from "../model/build.ts";
import type { OutputCache } from "../model/output-cache.ts";
import type { RunTask } from "../model/task.ts";
import type { CardText } from "./card.ts";
import type { CardsRequest, drawCards } from "./draw-cards.ts";

/** Number of cards sent to the other thread in one message. */
const BATCH = 16;

export class CardQueue {
  readonly #request: Omit<CardsRequest, "texts">;
  readonly #run: RunTask | undefined;
  readonly #cache: OutputCache | undefined;
  readonly #requested = new Set<string>();
  /** Cards that no thread draws yet. */
  #waiting: [path: string, text: CardText][] = [];
  #drawn: OutputFile[] = [];
  #drawing: Promise<typeof drawCards> | undefined;
  /** The batch that was sent last. */
  #last: Promise<void> = Promise.resolve();

  /**
   * With `run`, another thread draws cards as soon as a batch is full; without it, they are drawn when their files are read.
   * `kept` holds the cards of the previous output.
   */
  constructor(request: Omit<CardsRequest, "texts">, run: RunTask | undefined, cache?: OutputCache) {
    this.#request = request;
    this.#run = run;
    this.#cache = cache;
  }

  add(path: string, text: CardText): void {
    if (this.#requested.has(path)) return;
    this.#requested.add(path);
    // The path identifies the content.
    const known = this.#cache?.take(path);
    if (known) return void this.#drawn.push(...known.files);
    this.#waiting.push([path, text]);
    if (this.#run && this.#waiting.length === BATCH) this.#send(this.#run);
  }

  /** Returns the files that the other thread has finished since the last call. */
  ready(): Iterable<OutputFile> {
    const files = this.#drawn;
    this.#drawn = [];
    return files;
  }

  /** Yields all files that `ready` has not returned. */
  async *files(): AsyncGenerator<OutputFile> {
    if (this.#run) {
      if (this.#waiting.length > 0) this.#send(this.#run);
      await this.#last;
      yield* this.ready();
      return;
    }
    yield* this.ready();
    if (this.#waiting.length === 0) return;
    const draw = (await this.#loadDrawing()).open();
    for (const [path, text] of this.#waiting) {
      for (const content of draw({ ...this.#request, texts: [text] })) yield this.#toFile(path, content);
    }
  }

  /** Loaded for the first card that no earlier build drew. One promise keeps batches in order. */
  #loadDrawing(): Promise<typeof drawCards> {
    return (this.#drawing ??= import("./draw-cards.ts").then((loaded) => loaded.drawCards));
  }

  #send(run: RunTask): void {
    const requested = this.#waiting;
    this.#waiting = [];
    this.#last = this.#draw(run, requested);
    // The consumer of the batch handles the error.
    this.#last.catch(() => undefined);
  }

  async #draw(run: RunTask, requested: readonly (readonly [path: string, text: CardText])[]): Promise<void> {
    const drawn = await run(await this.#loadDrawing(), { ...this.#request, texts: requested.map(([, text]) => text) });
    for (const [index, [path]] of requested.entries())
      this.#drawn.push(this.#toFile(path, drawn[index] ?? new Uint8Array()));
  }

  #toFile(path: string, content: Uint8Array): OutputFile {
    const file = { path, content, hashed: true, source: "the social cards" };
    this.#cache?.put(path, { files: [file], note: null });
    return file;
  }
}
