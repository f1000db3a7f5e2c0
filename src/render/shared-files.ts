/** Data that several pages share, as content-hashed files. */

import { contentHash } from "../content/asset-output.ts";
import type { OutputFile } from "../model/build.ts";
import type { Json } from "../model/json.ts";
import type { SharedData } from "../model/route.ts";

export interface SharedFilesRequest {
  readonly shared: SharedData;
  /** Makes what plugins share when everything else is known. */
  readonly late?: () => SharedData;
  readonly baseUrl: string;
}

export interface SharedFile extends OutputFile {
  readonly content: string;
}

/**
 * Stores each value in one file; equal values share it. Late values are made on the first request, by a page or by a caller of `files`.
 * Texts are made when they are written: the sidebar of a large site takes as much as its pages.
 */
export class SharedFiles {
  /** URL → value, for rendering. */
  readonly values: Record<string, Json> = {};
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

  /** The file at an output path; `undefined` if it is not made yet, or is none of these. */
  file(path: string): SharedFile | undefined {
    const value = this.values[this.#baseUrl + path];
    return value === undefined ? undefined : { path, content: JSON.stringify(value), hashed: true };
  }

  /** Whether there is such a file. */
  has(path: string): boolean {
    return Object.hasOwn(this.values, this.#baseUrl + path);
  }

  /** All files. */
  *files(): Generator<SharedFile> {
    this.#addLate();
    for (const url of Object.keys(this.values)) {
      const file = this.file(url.slice(this.#baseUrl.length));
      if (file) yield file;
    }
  }

  #addLate(): void {
    const late = this.#late;
    this.#late = undefined;
    if (late) this.#add(late());
  }

  #add(shared: SharedData): void {
    for (const [key, value] of Object.entries(shared)) {
      const url = `${this.#baseUrl}assets/data/${contentHash(JSON.stringify(value))}.json`;
      this.#urls.set(key, url);
      this.values[url] = value;
    }
  }
}
