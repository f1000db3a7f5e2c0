/** Reads the pages of all parts for the build that merges them. That build renders any page that no part contains. */

import { closeSync } from "node:fs";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Entries, Entry } from "../model/entries.ts";
import type { OutputCache, PageExchange } from "../model/output-cache.ts";
import { makeReader, type Place, readWhole } from "./pack-file.ts";
import { unpackGroup } from "./packed-files.ts";
import { DOCUMENT, type OpenPart } from "./part-file.ts";

/** Dispose of it to close the parts. */
export class MergedParts implements PageExchange, Disposable {
  readonly files: OutputCache;
  readonly #parts: readonly OpenPart[];
  /** Keys of all pages of the site when the parts were rendered. */
  readonly #keys: ReadonlySet<string>;
  readonly #places: ReadonlyMap<string, Place>;
  #isReported = false;

  constructor(parts: readonly OpenPart[]) {
    const places = new Map<string, Place>(parts.flatMap(({ pack }) => [...(pack.places ?? [])]));
    this.#places = places;
    this.#parts = parts;
    this.#keys = new Set(parts.flatMap(({ facts }) => facts?.keys ?? []));
    this.files = {
      take(key, isRight = () => true) {
        const place = places.get(key);
        // Damaged pages are rendered again.
        const bytes = place && readWhole(place);
        const group = bytes && unpackGroup(bytes);
        return group && isRight(group.note) ? group : undefined;
      },
      read: () => undefined,
      put: () => undefined,
      textOf: () => undefined,
    };
  }

  documents(known: Entries | undefined): Entries {
    return {
      get: (key) => openDocument(this.#places.get(DOCUMENT + key)) ?? known?.get(key),
      put: (key, bytes) => known?.put(key, bytes),
    };
  }

  isOwn(): boolean {
    return true;
  }

  onPage(key: string): Diagnostic | undefined {
    if (this.#isReported || this.#keys.has(key)) return undefined;
    this.#isReported = true;
    return {
      code: "part-mismatch",
      severity: "error",
      message: "The site differs from the one that the parts were rendered from.",
      hint: SAME_SITE,
    };
  }

  [Symbol.dispose](): void {
    for (const { pack } of this.#parts) closeSync(pack.fd);
  }
}

/** `undefined` if there is none, or if it is damaged. */
function openDocument(place: Place | undefined): Entry | undefined {
  const bytes = place && readWhole(place);
  return bytes && { bytes, reader: (at, length) => makeReader(place.fd, place.at + at, length) };
}

/** Advice for parts that come from different sites. */
export const SAME_SITE =
  "Check out the same commit in all jobs, with its full history if pages show dates from Git, and set the same variables. The config must not depend on the current time.";
