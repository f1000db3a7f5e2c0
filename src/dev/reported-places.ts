import { existsSync, type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { isBuiltFolder } from "../content/built-folders.ts";
import { isIgnored } from "./ignored-paths.ts";
import type { Places } from "./places.ts";

/** Watches folders with the system's notifications. Each subfolder is watched separately, so that ignored ones cost nothing. */
export class ReportedPlaces implements Places {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #onChange: (path: string) => void;

  constructor(onChange: (path: string) => void) {
    this.#onChange = onChange;
  }

  add(dir: string, isDeep: boolean): void {
    if (this.#watchers.has(dir) || !existsSync(dir)) return;
    this.#watch(dir, false, (name) => {
      const path = join(dir, name);
      // A concurrent build has put its output there.
      if (!isBuiltFolder(path)) this.#onChange(path);
      if (isDeep) this.#renew(path);
    });
    if (isDeep) for (const name of readdirSync(dir)) this.#renew(join(dir, name));
  }

  stop(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  /** Watches an existing folder, replacing an earlier watch under its name; stops watching a removed one. */
  #renew(path: string): void {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    const isFollowed = isFolder && !isIgnored(name) && !isBuiltFolder(path);
    if (this.#watchers.has(path) && isFollowed) return;
    this.#watchers.get(path)?.close();
    this.#watchers.delete(path);
    if (isFollowed) this.#watch(path, true, (inside) => this.#onChange(join(path, inside)));
  }

  #watch(dir: string, recursive: boolean, onName: (name: string) => void): void {
    const watcher = watch(dir, { recursive }, (_event, name) => {
      if (typeof name === "string" && !isIgnored(name)) onName(name);
    });
    // The folder is gone: its parent reports that.
    watcher.on("error", () => watcher.close());
    this.#watchers.set(dir, watcher);
  }
}
