/** Watches folders by polling. */

import { statSync } from "node:fs";
import { join } from "node:path";
import { isBuiltFolder } from "../content/built-folders.ts";
import { isIgnored } from "./ignored-paths.ts";
import type { Places } from "./places.ts";
import { namesIn } from "../system/lenient-files.ts";

export class PolledPlaces implements Places {
  readonly #places = new Map<string, boolean>();
  readonly #timer: ReturnType<typeof setInterval>;
  #known = new Map<string, string>();

  constructor(ms: number, onChange: (path: string) => void) {
    this.#timer = setInterval(() => this.#look(onChange), ms);
  }

  add(dir: string, isDeep: boolean): void {
    if (this.#places.has(dir)) return;
    this.#places.set(dir, isDeep);
    // Initial files are not changes.
    for (const [path, state] of this.#list(dir, isDeep)) this.#known.set(path, state);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(onChange: (path: string) => void): void {
    const now = new Map([...this.#places].flatMap(([dir, isDeep]) => [...this.#list(dir, isDeep)]));
    const before = this.#known;
    this.#known = now;
    for (const [path, state] of now) if (before.get(path) !== state) onChange(path);
    for (const path of before.keys()) if (!now.has(path)) onChange(path);
  }

  /** Files by path, with their state. A folder may disappear while it is read. */
  *#list(dir: string, isDeep: boolean): Generator<readonly [string, string]> {
    for (const name of namesIn(dir)) {
      const path = join(dir, name);
      const stat = isIgnored(name) ? undefined : statSync(path, { throwIfNoEntry: false });
      if (!stat) continue;
      if (!stat.isDirectory()) yield [path, `${stat.mtimeMs} ${stat.size} ${stat.ino}`];
      else if (isDeep && !isBuiltFolder(path)) yield* this.#list(path, true);
    }
  }
}
