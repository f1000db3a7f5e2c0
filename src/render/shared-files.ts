/** Data that several pages share, as content-hashed files. */

import { contentHash } from "../content/asset-output.ts";
import type { Json } from "../model/json.ts";
import type { SharedData } from "../model/route.ts";

export interface SharedFilesRequest {
  readonly shared: SharedData;
  /** Makes what plugins share when everything else is known. */
  readonly late?: () => SharedData;
  readonly baseUrl: string;
}

/** Stores each value in one file; equal values share it. Late values are made on the first request, by a page or by a caller of `all`. */
export class SharedFiles {
  /** URL → value, for rendering. */
  readonly values: Record<string, Json> = {};
  /** Output path → text, as far as the files are made. */
  readonly made: Record<string, string> = {};
  readonly #urls = new Map<string, string>();
  readonly #baseUrl: string;
  #late: (() => SharedData) | undefined;

  constructor({ shared, late, baseUrl }: SharedFilesRequest) {
    this.#baseUrl = baseUrl;
    this.#late = late;
    this.#add(shared);
  }

  urlOf(key: string): string | undefined {
    if (!this.#urls.has(key)) this.#addLate();
    return this.#urls.get(key);
  }

  /** Output path → text. */
  all(): Readonly<Record<string, string>> {
    this.#addLate();
    return this.made;
  }

  #addLate(): void {
    const late = this.#late;
    this.#late = undefined;
    if (late) this.#add(late());
  }

  #add(shared: SharedData): void {
    for (const [key, value] of Object.entries(shared)) {
      const text = JSON.stringify(value);
      const output = `assets/data/${contentHash(text)}.json`;
      this.#urls.set(key, this.#baseUrl + output);
      this.values[this.#baseUrl + output] = value;
      this.made[output] = text;
    }
  }
}
