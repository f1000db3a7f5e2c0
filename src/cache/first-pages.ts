/**
 * Pages that the last `dev` session showed, with what browsers loaded for them. While the site is the same, the next session answers
 * with them before it has loaded anything. Text files only; pictures wait for the site.
 */

import { join } from "node:path";
import type { OutputFile } from "../model/build.ts";
import type { ShownSite } from "../model/dev.ts";
import { readChecked, writeChecked } from "./checked-file.ts";
import { gitPlaces, modulePlaces, readVariables } from "./surroundings.ts";
import { printTree } from "./tree.ts";

export interface FirstPagesRequest {
  /** Absolute paths: of the site, of its built copy, and of the folder for the file. */
  readonly siteDir: string;
  readonly outDir: string;
  readonly cacheDir: string;
  /** What pages depend on beside files: the program and the options of the session. */
  readonly requested: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface EarlyPages extends Pick<ShownSite, "baseUrl" | "trailingSlash"> {
  /** By output path. */
  readonly files: ReadonlyMap<string, OutputFile>;
}

interface Stored extends Pick<ShownSite, "baseUrl" | "trailingSlash"> {
  readonly requested: string;
  readonly print: string;
  /** Absolute paths outside of the site that its pages depend on. */
  readonly places: readonly string[];
  readonly files: readonly { readonly path: string; readonly content: string; readonly hashed?: boolean }[];
}

/** Characters that are kept: many pages with their scripts. Reading more would take longer than it is worth. */
const MOST_TEXT = 4_000_000;

/** A site at one moment. */
export interface Moment {
  readonly print: string;
  /** When the last of its files changed, in milliseconds. */
  readonly newest: number;
}

/** The pages of one site and one set of options. */
export class FirstPages {
  readonly #request: FirstPagesRequest;
  readonly #requested: string;

  constructor(request: FirstPagesRequest) {
    this.#request = request;
    this.#requested = JSON.stringify([request.requested, readVariables(request.env, [])]);
  }

  /** Absolute. */
  get siteDir(): string {
    return this.#request.siteDir;
  }

  /** Returns the pages of the last session, if nothing has changed since. */
  find(): EarlyPages | undefined {
    const text = readChecked(this.#file);
    const stored = text === undefined ? undefined : (JSON.parse(text) as Stored);
    if (stored?.requested !== this.#requested || stored.print !== this.look(stored.places)?.print) return undefined;
    const { baseUrl, trailingSlash } = stored;
    return { baseUrl, trailingSlash, files: new Map(stored.files.map((file) => [file.path, file])) };
  }

  /** Looks at the files that the site is made from: the folder, and these places beside it. Nothing where they are too many. */
  look(places: readonly string[]): Moment | undefined {
    const { siteDir, outDir } = this.#request;
    const all = [siteDir, ...places, ...modulePlaces(siteDir), ...gitPlaces(siteDir)];
    const print = printTree([...new Set(all)], { without: [outDir, join(siteDir, "node_modules")] });
    return print && { print: print.hash, newest: print.newest };
  }

  /** Keeps the newest of these files, the last one first. Where the system refuses, the next session begins without. */
  keep(shown: Pick<ShownSite, "baseUrl" | "trailingSlash">, found: readonly OutputFile[], at: FoundAt): void {
    const { baseUrl, trailingSlash } = shown;
    let left = MOST_TEXT;
    const files = found
      .flatMap(({ path, content, hashed }) => (typeof content === "string" ? [{ path, content, hashed }] : []))
      .filter(({ content }) => (left -= content.length) >= 0);
    const stored = {
      requested: this.#requested,
      print: at.moment.print,
      places: at.places,
      baseUrl,
      trailingSlash,
      files,
    };
    writeChecked(this.#file, JSON.stringify(stored));
  }

  get #file(): string {
    return join(this.#request.cacheDir, "pages.json");
  }
}

export interface FoundAt {
  readonly moment: Moment;
  readonly places: readonly string[];
}
