/** The cards that pages asked for. Returns their files, each once, in the order in which they were asked for. */

import type { OutputFile } from "../model/build.ts";
import type { KeptFiles } from "../model/kept-files.ts";
import type { RunTask } from "../model/task.ts";
import type { CardText } from "./card.ts";
import { type CardsRequest, drawCards } from "./draw-cards.ts";

/** Cards that cross to another thread in one message. */
const BATCH = 16;

export class CardQueue {
  readonly #request: Omit<CardsRequest, "texts">;
  readonly #run: RunTask | undefined;
  readonly #kept: KeptFiles | undefined;
  readonly #asked = new Map<string, CardText>();
  readonly #taken = new Set<string>();
  #waiting: [path: string, text: CardText][] = [];
  #drawn: OutputFile[] = [];
  /** The last batch under way. */
  #last: Promise<void> = Promise.resolve();

  /** With `run` cards are drawn as soon as enough are asked for; else when somebody takes their files. `kept` has those of the last output. */
  constructor(request: Omit<CardsRequest, "texts">, run: RunTask | undefined, kept?: KeptFiles) {
    this.#request = request;
    this.#run = run;
    this.#kept = kept;
  }

  add(path: string, text: CardText): void {
    if (this.#asked.has(path)) return;
    this.#asked.set(path, text);
    // The path says what it shows.
    const known = this.#kept?.take(path);
    if (known) {
      this.#taken.add(path);
      return void this.#drawn.push(...known.files);
    }
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
    yield* this.ready();
    const draw = drawCards.open();
    for (const [path, text] of this.#asked) {
      if (this.#taken.has(path)) continue;
      for (const content of draw({ ...this.#request, texts: [text] })) yield this.#toFile(path, content);
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
    for (const [index, [path]] of asked.entries())
      this.#drawn.push(this.#toFile(path, drawn[index] ?? new Uint8Array()));
  }

  #toFile(path: string, content: Uint8Array): OutputFile {
    const file = { path, content, hashed: true, source: "the social cards" };
    this.#kept?.put(path, { files: [file], note: null });
    return file;
  }
}
